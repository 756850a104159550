# SPDX-License-Identifier: Apache-2.0
"""The tables of ../shared/data that state positions."""
import csv
import gzip
import json
from collections import namedtuple

from texts import folded

Point = namedtuple("Point", "name position")


def airports(data):
    """IATA code → position, of OpenFlights."""
    found = {}
    with gzip.open(data / "openflights/airports-extended.dat.gz", "rt", encoding="utf-8") as lines:
        for row in csv.reader(lines, escapechar="\\"):
            if row[12] != "station" and len(row[4]) == 3:
                found.setdefault(row[4], (float(row[6]), float(row[7])))
    return found


def stations(data):
    """Stations of OpenFlights and Trainline."""
    found = []
    with gzip.open(data / "openflights/airports-extended.dat.gz", "rt", encoding="utf-8") as lines:
        found += [Point(row[1], (float(row[6]), float(row[7]))) for row in csv.reader(lines, escapechar="\\") if row[12] == "station"]
    with gzip.open(data / "trainline/stations-2016-12.csv.gz", "rt", encoding="utf-8") as lines:
        for row in csv.DictReader(lines, delimiter=";"):
            if row["latitude"]:
                found.append(Point(row["name"], (float(row["latitude"]), float(row["longitude"]))))
    return found


def judged(data):
    """What judged cases expect where: museums and sights from Wikidata, and others."""
    found = []
    with gzip.open(data / "relevance/cases.ndjson.gz", "rt", encoding="utf-8") as lines:
        for line in lines:
            case = json.loads(line)
            position = case.get("coordinate")
            if position and case.get("query") and "airports" not in case["file"]:
                found.append(Point(case["query"], (float(position["lat"]), float(position["lon"]))))
    return found


def towns(data):
    """Country and folded name → positions, of GeoNames."""
    found = {}
    for name in ("cities1000-2010-12", "cities5000-2018-01", "cities15000-2025-11"):
        with gzip.open(data / f"geonames/{name}.txt.gz", "rt", encoding="utf-8") as lines:
            for line in lines:
                row = line.split("\t")
                for text in {row[1], row[2], *row[3].split(",")}:
                    if text:
                        found.setdefault((row[8], folded(text)), []).append((float(row[4]), float(row[5])))
    return found
