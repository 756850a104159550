# SPDX-License-Identifier: Apache-2.0
"""The same places in one index and spread over several: how much longer the answers take, and whether they are the same."""
import json
import math
import subprocess

import engine
import workload

# Places of each file, in thousandths of all.
SPREADS = {
    "990 and 10": [990, 10],
    "910 and nine of 10": [910] + [10] * 9,
    "two of 500": [500, 500],
    "ten of 100": [100] * 10,
}
MODES = ["biased", "unbiased", "restricted", "one slip"]
# Of the keystrokes every third is asked: there are five spreads to ask.
EVERY = 3


def measure(command, index, places, keystrokes, seed, rounds, folder):
    """By spread and mode: the sum of the fastest times of each text, divided by that of one index, and the number of answers that differ."""
    files = {"one": [index], **{name: spread(command, places, shares, folder) for name, shares in SPREADS.items()}}
    keystrokes = keystrokes[::EVERY]
    figures = {name: {} for name in SPREADS}
    for mode in MODES:
        texts = workload.slips(keystrokes, seed) if mode == "one slip" else keystrokes
        asked = {name: ask(command, paths, "biased" if mode == "one slip" else mode, texts, rounds) for name, paths in files.items()}
        times, answers = asked["one"]
        for name in SPREADS:
            figures[name][mode] = {
                "ratio": round(sum(asked[name][0]) / sum(times), 2), "texts": len(texts),
                "different": sum(one != other for one, other in zip(answers, asked[name][1])),
            }
    return figures


def spread(command, places, shares, folder):
    """The indexes of the places spread by shares; places of all importances are in each."""
    paths = [folder / f"layer-{'-'.join(map(str, (len(shares), shares[0], number)))}" for number in range(len(shares))]
    owner = [number for number, share in enumerate(shares) for _ in range(share)]
    files = [path.with_suffix(".tsv").open("w", encoding="utf-8") for path in paths]
    with places.open(encoding="utf-8") as lines:
        # 7 has no divisor in common with 1000, so neighbours come into different files.
        for number, line in enumerate(lines):
            files[owner[number * 7 % 1000]].write(line)
    for file in files:
        file.close()
    for path in paths:
        subprocess.run(
            [str(command), "import", "--output", str(path.with_suffix(".gaz")), str(path.with_suffix(".tsv"))], check=True,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        path.with_suffix(".tsv").unlink()
    return [path.with_suffix(".gaz") for path in paths]


def ask(command, paths, mode, keystrokes, rounds):
    """The fastest time of each text, and the ids that it finds."""
    requests = "".join(engine.request(mode, key) + "\n" for key in keystrokes).encode()
    options = [option for path in paths for option in ("--index", str(path))]
    process = subprocess.Popen([str(command), "batch", "--timing", *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    milliseconds = [math.inf] * len(keystrokes)
    for number in range(rounds):
        answers = engine.round_(process, requests, len(keystrokes))
        if number > 0:
            milliseconds = [min(least, answer["elapsedMicroseconds"] / 1000) for least, answer in zip(milliseconds, answers)]
    process.stdin.close()
    process.wait()
    return milliseconds, [engine.places(answer) for answer in answers]


def text(figures):
    """The figures as lines."""
    lines = [f"{'thousandths of the places':27}" + "".join(f"{mode:>12}" for mode in MODES)]
    for name, modes in figures.items():
        lines.append(f"{name:27}" + "".join(f"{modes[mode]['ratio']:12.2f}" for mode in MODES))
    different = sum(mode["different"] for modes in figures.values() for mode in modes.values())
    texts = sum(mode["texts"] for modes in figures.values() for mode in modes.values())
    return "\n".join([*lines, f"{different} of {texts} answers differ from those of one index"])
