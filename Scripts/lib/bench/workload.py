# SPDX-License-Identifier: Apache-2.0
"""The synthetic places and the keystrokes that are measured. What was made once is kept in the folder."""
import random
import subprocess
import sys
from dataclasses import dataclass


@dataclass
class Keystroke:
    """A text on its way to a place."""

    text: str
    latitude: float
    longitude: float
    country: str
    target: str
    is_last: bool = False  # the longest text of this place: now the place should be in the list
    type: str = ""


def made(path, script, before, after=()):
    """The file, written by a script, whose arguments stand before and after its name, when it is not there yet."""
    if not path.exists():
        partial = path.with_suffix(".partial")
        subprocess.run([sys.executable, *map(str, [script, *before, partial, *after])], check=True)
        partial.rename(path)
    return path


def places(tools, folder, count):
    """The path of the places, in GeoNames' columns."""
    return made(folder / f"places-{count}.tsv", tools / "synth_places.py", [count])


def keystrokes(tools, folder, places, count, seed):
    """Every beginning of 200 names, in the order in which they are typed."""
    path = made(folder / f"keystrokes-{count}-{seed}.tsv", tools / "make_workload.py", [places], [seed])
    found = []
    for line in path.read_text(encoding="utf-8").splitlines():
        text, latitude, longitude, country, target = line.split("\t")
        found.append(Keystroke(text, float(latitude), float(longitude), country, target))
    for key, following in zip(found, found[1:] + [None]):
        key.is_last = following is None or not (following.target == key.target and following.text.startswith(key.text))
    return found


def feature_codes(places, ids):
    """The feature code of each place asked for."""
    codes = {}
    with places.open(encoding="utf-8") as lines:
        for line in lines:
            row = line.split("\t", 8)
            if row[0] in ids:
                codes[row[0]] = f"{row[6]}.{row[7]}"
    return codes


def sample(keystrokes, count, seed):
    """The positions of as many keystrokes as asked, drawn at random, in their order."""
    count = min(count, len(keystrokes))
    return [(i, keystrokes[i]) for i in sorted(random.Random(seed).sample(range(len(keystrokes)), count))]


def away(key):
    """The point that stands for the person asking: 3 km north of the place, south where north is the pole."""
    step = 0.027
    return key.latitude + (step if key.latitude < 89 else -step), key.longitude
