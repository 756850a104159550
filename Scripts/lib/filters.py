# SPDX-License-Identifier: Apache-2.0
"""Makes indexes of cafés and searches them with filters; see Scripts/check filters. Arguments: the command, a folder, and perhaps --times-only."""
import json
import re
import subprocess
import sys
import time

COMMAND, FOLDER = sys.argv[1:3]
TIMES_ONLY = "--times-only" in sys.argv
SIZES = [750, 1500, 3000]
# Closed on every day, each in words of its own, so that no two places have the same text.
CLOSED = "Mo-Su {:02}:{:02}-{:02}:{:02} off"


def cafe(number, count, has_one):
    is_the_one = has_one and number == count
    minutes = number % 60
    return {
        "id": "one" if is_the_one else f"cafe-{number}",
        "name": f"Zebra Café {number}",
        "location": {"latitude": 48.0 + number / 20_000, "longitude": 11.0},
        "primaryType": "cafe",
        "types": ["cafe"],
        "importance": 0.5 - number / 20_000,
        "address": {"countryCode": "DE"},
        "timeZone": "Europe/Berlin",
        "openingHours": "24/7" if is_the_one else CLOSED.format(8, minutes, 18, minutes),
    }


def index(count, has_one):
    source, target = f"{FOLDER}/cafes.ndjson", f"{FOLDER}/{count}-{int(has_one)}.gaz"
    with open(source, "w") as file:
        for number in range(1, count + 1):
            file.write(json.dumps(cafe(number, count, has_one)) + "\n")
    subprocess.run([COMMAND, "import", "--output", target, source], check=True, capture_output=True)
    return target


HERE = {"latitude": 48.0, "longitude": 11.0}
REQUESTS = {
    "a letter": {"input": "z"},
    "a name near a bias": {"input": "zebra", "locationBias": {"circle": {"center": HERE, "radius": 1000}}},
    "a typo": {"input": "zebrra"},
    "a category near somebody": {"input": "coffee", "origin": HERE},
    "a category anywhere": {"input": "coffee shop"},
}


def answer(target, request):
    """What batch answers, which has no deadline, and the milliseconds that it took."""
    line = json.dumps(dict(request, gazetteer={"where": {"openNow": True}}))
    run = subprocess.run([COMMAND, "batch", "--index", target, "--extras", "--timing"], input=line, check=True, capture_output=True, text=True)
    found = json.loads(run.stdout)
    ids = [place["placePrediction"]["placeId"] for place in found.get("suggestions", [])]
    return ids, found["complete"], found["elapsedMicroseconds"] / 1000


def work(target, request):
    """How many places a search by name compares and judges, as explain tells."""
    arguments = [request["input"], "--where", "openNow", "--json"]
    if "locationBias" in request:
        arguments += ["--bias", f"circle:{HERE['latitude']},{HERE['longitude']},1000"]
    run = subprocess.run([COMMAND, "explain", "--index", target, *arguments], check=True, capture_output=True, text=True)
    steps = json.loads(run.stdout)["steps"]
    patterns = {"read": r"(\d+) places read", "judged": r"judged by details: (\d+)"}
    counts = {word: [int(n) for step in steps for n in re.findall(pattern, step)] for word, pattern in patterns.items()}
    return max(counts["read"], default=0), max(counts["judged"], default=0)


def main():
    failures = []
    for has_one in (True, False):
        targets = [index(count, has_one) for count in SIZES]
        print(f"{'one open' if has_one else 'none open'}, of " + ", ".join(map(str, SIZES)) + " cafés: milliseconds")
        for name, request in REQUESTS.items():
            answers = [answer(target, request) for target in targets]
            line = f"  {name:26}" + "".join(f"{ms:10.1f}" for _, _, ms in answers)
            for (ids, complete, _), count in zip(answers, SIZES):
                # A correction has a limit of work; then the answer says that it is incomplete.
                if ids != (["one"] if has_one else []) or not (complete or name == "a typo"):
                    failures.append(f"{name}, {count} cafés, {'one' if has_one else 'none'} open: found {ids}, complete: {complete}")
            if not TIMES_ONLY and not name.startswith("a category"):
                counts = [work(target, request) for target in targets]
                line += "   compared, judged: " + ", ".join(f"{read}, {judged}" for read, judged in counts)
                for (read, judged), count, (more_read, _) in zip(counts, SIZES, counts[1:] + [(0, 0)]):
                    if judged > count or not judged:
                        failures.append(f"{name}: {judged} of {count} cafés judged")
                    if more_read > 2 * read + 50:
                        failures.append(f"{name}: {read} compared, with twice the cafés {more_read}")
            print(line, flush=True)
    start = time.monotonic()
    subprocess.run([COMMAND, "search", "--index", targets[-1], "--where", "openNow", "z"], check=True, capture_output=True)
    print(f"gazetteer search --where openNow z, {SIZES[-1]} cafés, none open: {time.monotonic() - start:.2f} s")
    for failure in failures:
        print(f"FAILED: {failure}")
    sys.exit(1 if failures else 0)


main()
