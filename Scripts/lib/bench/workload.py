# SPDX-License-Identifier: Apache-2.0
"""The synthetic places and the keystrokes that are measured. What was made once is kept in the folder."""
import random
from dataclasses import dataclass, replace

import synthetic

ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
# The letters beside each letter in its row of the keyboard.
BESIDE = {row[i]: row[max(0, i - 1):i] + row[i + 1:i + 2] for row in ROWS for i in range(len(row))}


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


def made(path, write):
    """The file, written when it is not there yet."""
    if not path.exists():
        partial = path.with_suffix(".partial")
        write(partial)
        partial.rename(path)
    return path


def places(folder, count):
    """The path of the places, in GeoNames' columns."""
    return made(folder / f"places-{count}.tsv", lambda path: synthetic.write_places(path, count))


def keystrokes(folder, places, count, seed):
    """Every prefix of 200 names, in the order in which they are typed."""
    path = made(folder / f"keystrokes-{count}-{seed}.tsv", lambda path: synthetic.write_keystrokes(path, places, seed))
    found = []
    for line in path.read_text(encoding="utf-8").splitlines():
        text, latitude, longitude, country, target = line.split("\t")
        found.append(Keystroke(text, float(latitude), float(longitude), country, target))
    for key, following in zip(found, found[1:] + [None]):
        key.is_last = following is None or not (following.target == key.target and following.text.startswith(key.text))
    return found


def slips(keystrokes, seed, each=5):
    """Names as far as they are typed, each several times, with one wrong, missing, extra or swapped letter in a word of four letters and more."""
    chance = random.Random(seed)
    found = []
    for key in keystrokes:
        words = key.text.split(" ")
        able = [i for i, word in enumerate(words) if len(word) >= 4 and word.isalpha()]
        if not key.is_last or not able:
            continue
        for _ in range(each):
            slip = list(words)
            at = chance.choice(able)
            slip[at] = slipped(slip[at], chance)
            found.append(replace(key, text=" ".join(slip)))
    return found


def slipped(word, chance):
    """The word with a slip of the finger, rarely on the first letter."""
    letters = list(word)
    at = 0 if chance.random() < 0.1 else chance.randrange(1, len(letters))
    beside = chance.choice(BESIDE.get(letters[at], "x"))
    kind = chance.choice(["wrong", "extra", "missing", "swapped"])
    if kind == "swapped" and at and letters[at] != letters[at - 1]:
        letters[at - 1:at + 1] = reversed(letters[at - 1:at + 1])
    elif kind == "missing":
        del letters[at]
    elif kind == "extra":
        letters.insert(at, beside)
    else:
        letters[at] = beside
    return "".join(letters)


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
