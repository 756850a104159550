# SPDX-License-Identifier: Apache-2.0
"""Flips single bits in an index of more than 8 MiB, which is not compared with its checksums in full when it is opened, and asks every command that reads
a whole index to write or to judge something: it has to refuse, and to write nothing. See Scripts/check damage."""
import json
import os
import random
import subprocess

# What stays in the folder.
INPUTS = {"whole.gaz", "bad.gaz", "packs", "places.ndjson", "one.ndjson", "case.ndjson"}
COMMANDS = {
    "import": ["import", "--output", "new.gaz", "bad.gaz"],
    "import --base": ["import", "--base", "bad.gaz", "--output", "new.gaz", "one.ndjson"],
    "import --over": ["import", "--over", "bad.gaz", "--output", "new.gaz", "one.ndjson"],
    "split": ["split", "bad.gaz", "--output", "new.packs"],
    "export": ["export", "--index", "bad.gaz"],
    "export, a layer": ["export", "--index", "whole.gaz", "--index", "bad.gaz"],
    "diff, old": ["diff", "bad.gaz", "whole.gaz"],
    "diff, new": ["diff", "whole.gaz", "bad.gaz"],
    "info": ["info", "--index", "bad.gaz"],
    "audit": ["audit", "bad.gaz"],
    "cases": ["cases", "--index", "bad.gaz", "--each", "5"],
    "judge": ["judge", "--index", "bad.gaz", "--output", "new.html", "case.ndjson"],
    "evaluate": ["evaluate", "--index", "bad.gaz", "--report", "new.json", "case.ndjson"],
    "evaluate --against": ["evaluate", "--index", "whole.gaz", "--against", "bad.gaz", "--report", "new.json", "case.ndjson"],
    "tune": ["tune", "--index", "bad.gaz", "--train", "case.ndjson", "--hold", "case.ndjson", "--rounds", "1", "--output", "new.json"],
    "verify": ["verify", "--index", "bad.gaz"],
}
ON_PACKS = {
    "export of packs": ["export", "--index", "packs"],
    "import --over packs": ["import", "--over", "packs", "--output", "new.gaz", "one.ndjson"],
    "verify of packs": ["verify", "--index", "packs"],
}


def run(command, folder, arguments):
    done = subprocess.run([command] + arguments, cwd=folder, capture_output=True)
    written = sorted(set(os.listdir(folder)) - INPUTS)
    for name in written:
        subprocess.run(["rm", "-rf", os.path.join(folder, name)], check=True)
    return done.returncode, done.stdout, done.stderr.decode(errors="replace"), written


def fill(folder, count):
    """Few places with long texts are a large file as well, and soon imported."""
    chance = random.Random(1)
    with open(os.path.join(folder, "places.ndjson"), "w") as file:
        for number in range(count):
            place = {
                "id": f"p{number}", "name": f"Place {number:06} {'abcdefgh'[number % 8] * 5}", "primaryType": "cafe", "importance": number % 900 / 1000,
                "location": {"latitude": 48 + number % 300 / 100, "longitude": 8 + number // 300 / 100},
                "address": {"locality": f"Town {number // 50}", "countryCode": "DE"}, "extra": {"note": chance.randbytes(3500).hex()},
            }
            file.write(json.dumps(place) + "\n")
    with open(os.path.join(folder, "one.ndjson"), "w") as file:
        file.write('{"id":"new","name":"New Place","location":{"latitude":1,"longitude":1},"primaryType":"cafe"}\n')
    with open(os.path.join(folder, "case.ndjson"), "w") as file:
        for number in range(10):
            file.write(json.dumps({"text": f"place {number:06}", "expected": [{"id": f"p{number}"}]}) + "\n")


def judge(name, result, whole):
    """What must not be: nil when there is nothing."""
    status, output, messages, written = result
    if status == 0:
        return "passed"
    if status != 69 or "damaged" not in messages:
        return f"exit code {status}: {messages[:200]!r}"
    if written or output and not name.startswith("verify"):
        return f"wrote {written or output[:60]}"
    return None


def check(command, folder, count, seed, places=1300):
    fill(folder, places)
    for arguments in (["import", "--output", "whole.gaz", "places.ndjson"], ["split", "whole.gaz", "--output", "packs"]):
        subprocess.run([command] + arguments, cwd=folder, check=True, capture_output=True)
    whole, pack = (os.path.join(folder, name) for name in ("whole.gaz", "packs/de.gaz"))
    print(f"{os.path.getsize(whole)} bytes, {os.path.getsize(pack)} of the pack; {count} flipped bits for each command")
    bytes_of = {path: open(path, "rb").read() for path in (whole, pack)}
    bad = os.path.join(folder, "bad.gaz")
    with open(bad, "wb") as file:
        file.write(bytes_of[whole])
    failures, chance = 0, random.Random(seed)
    for name, arguments in {**COMMANDS, **ON_PACKS}.items():
        sound = run(command, folder, arguments)
        found = [f"of the sound file: {sound[0]} {sound[2][:200]!r}"] if sound[0] != 0 else []
        target = pack if name in ON_PACKS else bad
        content = bytes_of[pack if name in ON_PACKS else whole]
        for _ in range(count):
            # Behind the first group, which every opening compares.
            position, bit = chance.randrange(65536, len(content)), chance.randrange(8)
            with open(target, "r+b") as file:
                file.seek(position)
                file.write(bytes([content[position] ^ 1 << bit]))
            problem = judge(name, run(command, folder, arguments), sound)
            with open(target, "r+b") as file:
                file.seek(position)
                file.write(content[position : position + 1])
            if problem:
                found.append(f"bit {bit} of byte {position}: {problem}")
        failures += len(found)
        print(f"{name:24}{'refused' if not found else f'{len(found)} must not be'}")
        for line in found[:3]:
            print(f"  {line}")
    print("nothing that must not be" if failures == 0 else f"{failures} things that must not be")
    return 1 if failures else 0
