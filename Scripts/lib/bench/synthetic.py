# SPDX-License-Identifier: Apache-2.0
"""Makes the synthetic places and keystrokes. The same arguments give the same bytes: every choice is drawn from one seeded generator, in one order.

Places have the 19 columns of GeoNames. The first 20,000 are cities, the others points of interest that lie around a city, the more the larger it is. Their
words follow a Zipf-like distribution over 80,000 made-up words and some that many real places have. Column 4 holds the name of the city, so that "name
city" can be typed.
"""
import math
from bisect import bisect
from itertools import accumulate
from random import Random

SEED = 42  # of the places

SYLLABLES = (
    "ba be bi bo bu ca ce ci co cu da de di do du fa fe fi fo fu ga ge gi go gu ha he hi ho hu ja je jo ju ka ke ki ko ku la le li lo lu "
    "ma me mi mo mu na ne ni no nu pa pe pi po pu ra re ri ro ru sa se si so su ta te ti to tu va ve vi vo wa we wi wo ya yo za ze zo "
    "sh ch th st br cr dr gr pr tr san new ton ville burg field ford wood land berg stadt"
).split()
SYLLABLES_OF_A_WORD = [1, 2, 2, 3, 3, 4]

# Words that many real places have; they come before the made-up ones, so that they are the commonest.
COMMON_WORDS = (
    "restaurant cafe pizza hotel school church park station street bank market bar pharmacy hospital museum library bakery garage san saint "
    "new north south east west the la de el sushi burger grill house center store shop salon clinic dental auto"
).split()
MADE_UP_WORDS = 80_000
WORDS_OF_A_NAME = [1, 2, 2, 2, 3, 3, 4]

CITIES = 20_000
CITY_ENDINGS = ["", "ton", "ville", " City", "burg"]
COUNTRIES = "US US US GB DE FR IN BR JP CN IT ES CA AU MX TR IR SA".split()
# GeoNames' classes and codes of the points of interest.
FEATURES = "P.PPL S.REST S.HTL S.SCH S.CH L.PRK S.BANK S.STNR S.MUS S.HSP S.MALL R.ST S.BLDG S.AIRP".split()

NAMES_ANYWHERE = 150  # whose keystrokes are asked
NAMES_OF_IMPORTANT_PLACES = 50
IMPORTANT_PLACES = 3_000
LONGEST_PREFIX = 12


class Vocabulary:
    """Words of which the n-th commonest is drawn with a weight of 1 / (n + 8) ** 0.95."""

    def __init__(self, random):
        self.random = random
        words, known = [], set()
        while len(words) < MADE_UP_WORDS:
            word = self.made_up()
            if len(word) > 1 and word not in known:
                known.add(word)
                words.append(word)
        self.words = COMMON_WORDS + words
        self.weights = list(accumulate(1 / (rank + 8) ** 0.95 for rank in range(len(self.words))))

    def made_up(self):
        count = self.random.choice(SYLLABLES_OF_A_WORD)
        return "".join(self.random.choice(SYLLABLES) for _ in range(count))

    def drawn(self):
        return self.words[bisect(self.weights, self.random.random() * self.weights[-1])]

    def name(self):
        count = self.random.choice(WORDS_OF_A_NAME)
        return " ".join(self.drawn() for _ in range(count)).title()


class City:
    """A city, smaller the later it is made."""

    def __init__(self, rank, vocabulary):
        random = vocabulary.random
        self.latitude = math.degrees(math.asin(random.uniform(-0.6, 0.9)))
        self.longitude = random.uniform(-180, 180)
        self.name = vocabulary.made_up().capitalize() + random.choice(CITY_ENDINGS)
        self.population = int(1e7 / (rank + 1) ** 0.9) + 500
        self.country = random.choice(COUNTRIES)

    def point_near(self, random):
        """A position around the city: nearer the middle is likelier, and large cities reach farther."""
        radius = abs(random.gauss(0, 1)) * 0.03 * (1 + self.population / 1e6)
        angle = random.uniform(0, 2 * math.pi)
        latitude = max(-89.9, min(89.9, self.latitude + radius * math.sin(angle)))
        narrowing = max(0.05, math.cos(math.radians(self.latitude)))
        return latitude, (self.longitude + radius * math.cos(angle) / narrowing + 180) % 360 - 180


def row(number, name, city, latitude, longitude, feature, population):
    """A line in GeoNames' columns."""
    kind, code = feature.split(".")
    columns = [number, name, name, city.name, f"{latitude:.5f}", f"{longitude:.5f}", kind, code, city.country]
    return "\t".join(map(str, [*columns, "", "", "", "", "", population, "", "", "", "2026-01-01"])) + "\n"


def rows(count):
    """The lines of so many places."""
    random = Random(SEED)
    vocabulary = Vocabulary(random)
    cities = [City(rank, vocabulary) for rank in range(CITIES)]
    weights = list(accumulate(city.population ** 0.8 for city in cities))
    for number in range(1, count + 1):
        if number <= len(cities):
            city = cities[number - 1]
            yield row(number, city.name, city, city.latitude, city.longitude, "P.PPL", city.population)
        else:
            city = cities[bisect(weights, random.random() * weights[-1])]
            name = vocabulary.name()
            latitude, longitude = city.point_near(random)
            yield row(number, name, city, latitude, longitude, random.choice(FEATURES), 0)


def write_places(path, count):
    """Writes so many places to a file."""
    with path.open("w", encoding="utf-8") as file:
        file.writelines(rows(count))


def write_keystrokes(path, places, seed):
    """Writes every prefix of 200 names of a file of places: text, latitude, longitude, country and id of the place."""
    random = Random(seed)
    with places.open(encoding="utf-8") as lines:
        found = [line.rstrip("\n").split("\t") for line in lines]
    found.sort(key=lambda columns: -int(columns[14] or 0))
    reaches = [len(found)] * NAMES_ANYWHERE + [min(IMPORTANT_PLACES, len(found))] * NAMES_OF_IMPORTANT_PLACES
    with path.open("w", encoding="utf-8") as file:
        for columns in [found[random.randrange(reach)] for reach in reaches]:
            name = columns[1].lower()
            for length in range(1, min(len(name), LONGEST_PREFIX) + 1):
                if name[length - 1] != " ":
                    file.write("\t".join([name[:length], columns[4], columns[5], columns[8], columns[0]]) + "\n")
