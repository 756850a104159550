# SPDX-License-Identifier: Apache-2.0
"""Random texts that cost most: one to six of the commonest words, with words that have synonyms, countries, single letters, words typed twice and typos."""
import collections
import json
import random
import string

import engine

COMMONEST = 300
# Words with synonyms or abbreviations, and function words.
SYNONYMS = "st str ave blvd rd north south n s e w and & u.s.a. usa uk mt ft saint sankt unit fl 10 #5 № zip 1/2 plaza hwy dr sq und et de la le of".split()
COUNTRIES = "usa germany france india brazil japan china italy spain canada australia mexico turkey iran saudi arabia united states".split()
AGAIN = 300  # so many of the slowest are asked twice more; their least time counts


def common_words(places):
    """The commonest words of names and aliases, commonest first."""
    counts = collections.Counter()
    with places.open(encoding="utf-8") as lines:
        for line in lines:
            row = line.split("\t", 4)
            counts.update(set(f"{row[1]} {row[3].replace(',', ' ')}".lower().split()))
    return [word for word, _ in counts.most_common(COMMONEST)]


def made(words, chance):
    """One text."""
    def word():
        kind = chance.random()
        if kind < 0.7:
            return chance.choice(words)
        if kind < 0.8:
            return chance.choice(SYNONYMS)
        if kind < 0.88:
            return chance.choice(COUNTRIES)
        if kind < 0.95:
            return chance.choice(string.ascii_lowercase)
        letters = list(chance.choice(words))
        letters[chance.randrange(len(letters))] = chance.choice(string.ascii_lowercase)
        return "".join(letters)

    text = []
    for _ in range(chance.randint(1, 6)):
        text.append(chance.choice(text) if text and chance.random() < 0.2 else word())
    if chance.random() < 0.3:
        text[-1] = text[-1][:chance.randint(1, len(text[-1]))]
    return " ".join(text)


def body(text, chance):
    """A request; every third has a bias."""
    request = {"input": text}
    if chance.random() < 1 / 3:
        center = {"latitude": chance.uniform(-50, 60), "longitude": chance.uniform(-170, 170)}
        request["locationBias"] = {"circle": {"center": center, "radius": 1000}}
    return json.dumps(request)


def measure(command, index, places, count, seed):
    """Percentiles, the mean, how many took more than 20 ms, and the slowest texts."""
    chance = random.Random(seed)
    words = common_words(places)
    requests = [body(made(words, chance), chance) for _ in range(count)]
    asked = engine.times(command, index, requests)
    milliseconds = [one for one, _ in asked]
    # The slowest come last: a new process answers its first texts slowly, whatever they are.
    slowest = sorted(range(count), key=lambda i: milliseconds[i])[-AGAIN:]
    for _ in range(2):
        for i, (least, _) in zip(slowest, engine.times(command, index, [requests[i] for i in slowest])):
            milliseconds[i] = min(milliseconds[i], least)
    slowest.sort(key=lambda i: -milliseconds[i])
    return {
        "seed": seed, "texts": count, **engine.percentiles(milliseconds), "above20": sum(one > 20 for one in milliseconds),
        "mean": round(sum(milliseconds) / count, 2),
        "incomplete": sum(not is_complete for _, is_complete in asked),
        "slowest": [{"milliseconds": round(milliseconds[i], 1), "text": json.loads(requests[i])["input"]} for i in slowest[:20]],
    }
