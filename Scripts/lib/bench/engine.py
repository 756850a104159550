# SPDX-License-Identifier: Apache-2.0
"""Keystrokes through `gazetteer batch`: times of the engine, places found, memory of the process."""
import json
import math
import os
import re
import subprocess
import threading
from dataclasses import dataclass

from workload import away

# The ways to ask. Private memory is looked at after each.
MODES = ["biased", "unbiased", "restricted", "restricted, country, type"]


@dataclass
class Mode:
    """What one way of asking gave."""

    figures: dict
    milliseconds: list  # of each keystroke, the fastest of the rounds that count


def percentiles(milliseconds):
    """p50, p90, p99 and the most: the smallest value that so many are at or below."""
    ordered = sorted(milliseconds)
    at = lambda share: round(ordered[max(0, -(-len(ordered) * share // 100) - 1)], 4)
    return {"p50": at(50), "p90": at(90), "p99": at(99), "max": round(ordered[-1], 4)}


def find_types(command, index, keystrokes, codes):
    """Notes the primary type of every target: one look at a place for each feature code."""
    example = {code: place for place, code in codes.items()}
    types = {}
    for code, place in example.items():
        details = json.loads(subprocess.check_output([str(command), "details", "--index", str(index), "--json", place]))
        types[code] = details.get("primaryType", "")
    for key in keystrokes:
        key.type = types[codes[key.target]]


def request(mode, key):
    """The body of a request."""
    latitude, longitude = away(key)
    center = {"latitude": latitude, "longitude": longitude}
    body = {"input": key.text}
    if mode == "biased":
        body["locationBias"] = {"circle": {"center": center, "radius": 1000}}
    if mode.startswith("restricted"):
        body["locationRestriction"] = {"circle": {"center": center, "radius": 20000}}
    if "country" in mode:
        body["includedRegionCodes"] = [key.country]
    if "type" in mode and key.type:
        body["includedPrimaryTypes"] = [key.type]
    return json.dumps(body)


def private_memory(process, index):
    """Bytes of memory without the mapped index: the resident set less the pages of that file."""
    total = mapped = 0
    is_index = False
    with open(f"/proc/{process}/smaps") as lines:
        for line in lines:
            if re.match(r"[0-9a-f]+-[0-9a-f]+ ", line):
                is_index = line.rstrip().endswith(index)
            elif line.startswith("Rss:"):
                size = int(line.split()[1]) * 1024
                total += size
                mapped += size if is_index else 0
    return total - mapped


def processor_seconds(process):
    """Processor time of a process so far."""
    with open(f"/proc/{process}/stat") as file:
        values = file.read().rpartition(")")[2].split()
    return (int(values[11]) + int(values[12])) / os.sysconf("SC_CLK_TCK")


def measure(command, index, mode, keystrokes, rounds, name=None):
    """Asks all keystrokes several times in one process; the first round does not count. `name` is what they are called, if not as the mode."""
    requests = "".join(request(mode, key) + "\n" for key in keystrokes).encode()
    process = subprocess.Popen(
        [str(command), "batch", "--timing", "--index", str(index)], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    round_(process, requests, len(keystrokes))
    started = processor_seconds(process.pid)
    milliseconds = [math.inf] * len(keystrokes)
    for _ in range(rounds - 1):
        answers = round_(process, requests, len(keystrokes))
        milliseconds = [min(least, answer["elapsedMicroseconds"] / 1000) for least, answer in zip(milliseconds, answers)]
    seconds = (processor_seconds(process.pid) - started) / (rounds - 1)
    memory = private_memory(process.pid, str(index))
    process.stdin.close()
    process.wait()
    last = [(key, answer) for key, answer in zip(keystrokes, answers) if key.is_last]
    found = sum(key.target in places(answer) for key, answer in last)
    figures = {
        "mode": name or mode, **percentiles(milliseconds), "successAt5": round(found / len(last), 4), "names": len(last),
        "processorMicroseconds": round(seconds * 1e6 / len(keystrokes)), "privateMemoryMB": round(memory / 1e6, 1),
    }
    return Mode(figures, milliseconds)


def round_(process, requests, count):
    """Writes all requests and reads all answers."""
    writer = threading.Thread(target=lambda: (process.stdin.write(requests), process.stdin.flush()))
    writer.start()
    answers = [json.loads(process.stdout.readline()) for _ in range(count)]
    writer.join()
    refused = next((answer["error"] for answer in answers if "error" in answer), None)
    if refused:
        raise SystemExit(f"A request was refused: {refused}")
    return answers


def times(command, index, requests):
    """Of each request, asked once in one process, the milliseconds and whether the answer is complete."""
    process = subprocess.Popen(
        [str(command), "batch", "--timing", "--extras", "--index", str(index)], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    answers = round_(process, "".join(request + "\n" for request in requests).encode(), len(requests))
    process.stdin.close()
    process.wait()
    return [(answer["elapsedMicroseconds"] / 1000, answer.get("complete", True)) for answer in answers]


def places(answer):
    """The ids of an answer."""
    return [suggestion["placePrediction"]["placeId"] for suggestion in answer.get("suggestions", [])]


def costs(program, index):
    """The units of the cost model: what each takes in nanoseconds and in steps, and the steps that the model says."""
    lines = subprocess.check_output([str(program), str(index)], text=True).splitlines()[1:]
    return [dict(zip(("unit", "nanoseconds", "steps", "model"), line.split("\t"))) for line in lines]
