# SPDX-License-Identifier: Apache-2.0
"""The sets of judged cases: cut out of public collections, or made by the command out of the places of an index."""
import gzip
import json
import subprocess
import sys
from dataclasses import dataclass

import indexes
from workload import keystrokes

# Collections take their positions from other data, where a town may lie some kilometres off. `answerable.tsv` found its towns within this distance.
TOWN_METRES = 10_000
SLIPS = "neighbour,inserted,deleted,swapped"


@dataclass
class Set:
    """One line of the table, or one for each script or group."""

    name: str
    index: str
    make: object
    # What has to be reached: figure and bound, upwards for shares, downwards for letters.
    targets: dict
    # The member of results, "script" or "group", that each line is about; groups have a line for all of them as well.
    by: str = ""
    # Suggestions asked for each text: five where the list that people see is the question, and its last row may be given to a place at hand.
    rows: int = 10


def collection(*files, corpus="geonames", metres=TOWN_METRES):
    """The answerable cases of files of the exchanged collections."""

    def make(work, path):
        rows = (line.split("\t") for line in (work.data / "relevance/answerable.tsv").read_text().splitlines()[1:])
        wanted = {row[0] for row in rows if row[3] == corpus and (not files or row[2] in files)}
        with gzip.open(work.data / "relevance/cases.ndjson.gz", "rt") as cases, path.open("w") as output:
            for case in map(json.loads, cases):
                if case["id"] in wanted:
                    output.write(json.dumps(widened(case, metres), ensure_ascii=False) + "\n")

    return make


def widened(case, metres):
    """The case with at least so wide a tolerance."""
    spot = case.get("coordinate")
    if spot:
        spot["tolerance_m"] = max(metres, spot.get("tolerance_m") or 0)
    return case


def lines(file):
    """Lines of another project, as they are."""

    def make(work, path):
        path.write_bytes((work.data / "relevance" / file).read_bytes())

    make.suffix = "." + file.rsplit(".", 1)[1]
    return make


def own(file):
    """Cases of this package."""

    def make(work, path):
        path.write_bytes((work.root / "Tests/EvaluationSuite" / file).read_bytes())

    return make


def made(index, kinds, each, *options):
    """Cases that the command makes of the places of an index."""

    def make(work, path):
        arguments = [work.command, "cases", "--index", work.indexes.path(index), "--kinds", kinds, "--each", str(each), "--seed", "7", *options]
        with path.open("w") as output:
            if subprocess.run(arguments, stdout=output).returncode:
                sys.exit(f"No cases could be made of {index}.")

    return make


def third_near(*seeds):
    """The keystrokes of Scripts/bench from six letters on, each without its third letter, typed where the place is; a group for each seed."""

    def make(work, path):
        work.indexes.path("synthetic")
        folder = work.root / ".build/bench"
        places = folder / f"places-{indexes.SYNTHETIC_PLACES}.tsv"
        with path.open("w") as output:
            for seed in seeds:
                for key in keystrokes(folder, places, indexes.SYNTHETIC_PLACES, seed):
                    letters = [index for index, letter in enumerate(key.text) if letter != " "]
                    if len(letters) < 6:
                        continue
                    text = key.text[:letters[2]] + key.text[letters[2] + 1:]
                    case = {"id": f"{seed}-{key.target}-{key.text}", "text": text, "group": f"seed {seed}", "rank": 5, "expected": [{"id": key.target}]}
                    output.write(json.dumps({**case, "bias": f"circle:{key.latitude},{key.longitude},5000"}) + "\n")

    return make


CITY_TARGETS = {"success1": 0.95, "success5": 0.99}
# Cities by their full names, all collections in one: of 143 in the US, seven are asked for by a text that another case wants another city for.
CITIES = ("us", "german", "polish", "polish-in-german")

SETS = [
    Set("us", "world", collection("usa/test_cities.csv"), {}),
    Set("german", "world", collection("germany/test_cities.csv", "germany/test_towns.csv", "germany/test_villages.csv"), {}),
    Set("polish", "world", collection("poland/test_cities.csv"), {}),
    Set("polish-in-german", "world", collection("poland/de/test_cities.csv"), {}),
    Set("pelias", "world", collection(corpus="geonames-name-country"), {}),
    Set("placeholder", "world", lines("pelias-placeholder/citySearch.txt"), {}),
    Set("capitals", "world", lines("pelias-placeholder/capitalCities.txt"), {}),
    Set("airports", "airports", collection("poi/test_airports.csv", corpus="openflights", metres=5_000), CITY_TARGETS),
    Set("replay", "world", made("world", "typed", 1_000, "--most", "1000"), {"lost": 0}),
    Set("replay-near", "world", made("world", "near", 1_000, "--most", "1000"), {"letters5": 3, "lost": 0}),
    Set("slips", "cities", made("cities", SLIPS, 125), {"success5": 0.95}),
    Set("unmarked", "cities", made("cities", "unmarked", 400), {}),
    Set("word-order", "cities", made("cities", "order", 400), {}),
    Set("with-context", "cities", made("cities", "context", 400), {}),
    Set("other-name", "cities", made("cities", "alias", 400), {}),
    Set("script", "cities", made("cities", "script", 300), {"success5": 0.97}, by="script"),
    # What used to bring nothing: slips in two words, words too many, codes, other languages.
    Set("typos2", "cities", made("cities", "typos2", 200), {}),
    Set("short", "world", made("world", "short", 200), {}),
    Set("third", "cities", made("cities", "third", 200), {}),
    Set("unfinished", "cities", made("cities", "unfinished", 500), {}),
    Set("area-typo", "cities", made("cities", "area-typo", 200), {}),
    Set("extra", "cities", made("cities", "extra", 200), {}),
    Set("code", "cities", made("cities", "code", 200), {}),
    Set("area-language", "cities", made("cities", "area-language", 200), {}),
    Set("alias-full", "cities", made("cities", "alias-full", 200), {}),
    Set("script60", "cities", made("cities", "script60", 200), {}, by="script"),
    Set("marked", "cities", made("cities", "marked", 200), {}),
    Set("embedded", "embedded", made("embedded", "typos2,short,third,area-typo,extra,area-language,alias-full,category", 200), {}, by="group"),
    Set("typed", "embedded", own("typed.ndjson"), {}, by="group"),
    Set("typed-world", "world", own("typed-world.ndjson"), {}, by="group"),
    Set("vancouver", "vancouver", own("vancouver.ndjson"), {"success5": 0.95}, by="group"),
    Set("third-near", "synthetic", third_near(5, 7, 11), {"success5": 0.985}, by="group", rows=5),
    Set("synthetic", "synthetic", made("synthetic", "third,typos2", 200), {}, by="group"),
]
