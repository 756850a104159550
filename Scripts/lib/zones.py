# SPDX-License-Identifier: Apache-2.0
"""Compares the time zones that an import finds with those of GeoNames; see Scripts/check zones. Arguments: the command, the data, and a folder."""
import collections
import csv
import datetime
import gzip
import json
import subprocess
import sys
import zoneinfo

COMMAND, DATA, FOLDER = sys.argv[1:]
# Each list without the towns of those before it, and the least share of right clocks. The zones of 2010 are old: some were divided since.
LISTS = [("corrected the table", "cities15000-2025-11", 99.5), ("5,000 to 15,000 people", "cities5000-2018-01", 99.7),
         ("smaller, zones of 2010", "cities1000-2010-12", 99.4)]
# Moments at which zones with one clock show the same: in winter and summer, and between the changes of two continents.
MOMENTS = [datetime.datetime(2026, month, day, 12, tzinfo=datetime.timezone.utc) for month, day in ((1, 15), (3, 20), (4, 3), (7, 15), (10, 15), (11, 15))]


def clock(zone, known={}):
    """What clocks of a zone show at the moments; None for a zone that the system does not know."""
    if zone not in known:
        try:
            known[zone] = [moment.astimezone(zoneinfo.ZoneInfo(zone)).utcoffset() for moment in MOMENTS]
        except (zoneinfo.ZoneInfoNotFoundError, ValueError):
            known[zone] = None
    return known[zone]


def towns():
    """The towns with a zone by id, each in the first list that has it: list, name, country, latitude, longitude, zone."""
    found = {}
    for name, file, _ in LISTS:
        with gzip.open(f"{DATA}/{file}.txt.gz", "rt", encoding="utf-8", newline="\n") as rows:
            for row in csv.reader(rows, delimiter="\t", quoting=csv.QUOTE_NONE):
                if row[0] not in found and row[8] and clock(row[17]):
                    found[row[0]] = (name, row[1], row[8], float(row[4]), float(row[5]), row[17])
    return found


def zones(towns):
    """The zone that an import gives to each town."""
    with open(f"{FOLDER}/towns.ndjson", "w", encoding="utf-8") as file:
        for id, (_, _, country, latitude, longitude, _) in towns.items():
            place = {"id": id, "name": f"Town {id}", "location": {"latitude": latitude, "longitude": longitude}, "address": {"countryCode": country},
                     "openingHours": "Mo-Fr 09:00-17:00"}
            file.write(json.dumps(place) + "\n")
    index = f"{FOLDER}/towns.gaz"
    subprocess.run([COMMAND, "import", "--output", index, f"{FOLDER}/towns.ndjson"], check=True, capture_output=True)
    exported = subprocess.run([COMMAND, "export", "--index", index], check=True, capture_output=True, text=True).stdout
    return {place["id"]: place.get("timeZone") for place in map(json.loads, exported.splitlines())}


def main():
    known = towns()
    found = zones(known)
    # A country of one zone shows one clock everywhere, whether right or not.
    several = {country for country, count in collections.Counter(country for country, _ in {(t[2], found.get(id)) for id, t in known.items()}).items() if count > 1}
    failed = False
    for name, _, least in LISTS:
        rows = {id: town for id, town in known.items() if town[0] == name}
        wrong = {id: town for id, town in rows.items() if found.get(id) is None or clock(found[id]) != clock(town[5])}
        counts = [sum(town[2] in several for town in some.values()) for some in (rows, wrong)]
        share = 100 - 100 * len(wrong) / len(rows)
        failed = failed or share < least
        print(f"{name}: {len(rows):,} towns, {share:.2f} % right; in countries of several zones {100 - 100 * counts[1] / counts[0]:.2f} % of {counts[0]:,}")
        groups = collections.Counter((town[2], str(found.get(id)), town[5]) for id, town in wrong.items())
        for (country, ours, theirs), count in groups.most_common(5):
            print(f"  {count:>4} in {country}: {ours} instead of {theirs}")
    sys.exit("The share of right clocks has fallen." if failed else 0)


main()
