# SPDX-License-Identifier: Apache-2.0
"""The measurement behind Scripts/check osm-table: see there."""
import json
import math
import os
import subprocess
import sys
import time
from pathlib import Path

AREAS = {
    "country", "continent", "locality", "sublocality", "neighborhood", "postal_code", "colloquial_area", "administrative_area_level_1",
    "administrative_area_level_2", "administrative_area_level_3", "administrative_area_level_4", "postal_town",
}
STOPS = {"bus_stop", "transit_stop", "bus_station", "train_station", "subway_station", "light_rail_station", "tram_stop", "transit_station", "ferry_terminal"}
# Elements that are no places; what else is rejected are places, which are no rows of their own.
ADDRESSES = {"noHouseNumber", "noStreet"}
HEAD = f"{'extract':32} {'MB':>5} {'elements':>9} {'POI':>6} {'street':>6} {'house':>7} {'area':>5} {'stop':>5} {'s':>5} {'MB mem':>6} {'B/place':>7} {'type':>5} {'town':>5} {'country':>7}  rejected"


def kind(place):
    """POI, street, area or stop."""
    if place.get("primaryType") in AREAS:
        return "area"
    if place.get("primaryType") == "route":
        return "street"
    return "stop" if place.get("primaryType") in STOPS else "POI"


def measured(command, path, index, country):
    """The report of an import, its seconds, and its peak memory in MB."""
    report = index.with_suffix(".json")
    arguments = [command, "import", "--output", index, "--report", report, path] + (["--country", country] if country else [])
    start = time.monotonic()
    process = subprocess.Popen(arguments, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    message = process.stderr.read().decode()
    _, status, usage = os.wait4(process.pid, 0)
    if status:
        sys.exit(f"{path.name} cannot be imported: {message}")
    return json.loads(report.read_text()), time.monotonic() - start, usage.ru_maxrss / 1024


def exported(command, index):
    run = subprocess.run([command, "export", "--index", index], capture_output=True, text=True, check=True)
    return [json.loads(line) for line in run.stdout.splitlines()]


def rejected(report):
    """Why rows were rejected, most frequent first. Every row that was read has one outcome."""
    counts = report["totals"]["rejected"]
    for source in report["sources"]:
        told = source["gathered"] + source["skipped"] + sum(n for reason, n in source["rejected"].items() if reason in ADDRESSES)
        if told != source["read"]:
            sys.exit(f"{source['source']}: {source['read']} elements were read, {told} are accounted for")
    return ", ".join(f"{reason} {count:,}" for reason, count in sorted(counts.items(), key=lambda item: -item[1])) or "0"


def share(places, has):
    return f"{100 * sum(map(bool, map(has, places))) / max(1, len(places)):.0f} %"


def row(command, path, index):
    country = {"krems": "AT", "vancouver": "CA", "monaco": "MC"}.get(path.name.split("-")[0])
    report, seconds, memory = measured(command, path, index, country)
    places = exported(command, index)
    counts = {name: sum(kind(place) == name for place in places) for name in ("POI", "street", "area", "stop")}
    houses = sum(len(place.get("houseNumbers", [])) for place in places)
    print(
        f"{path.name:32} {path.stat().st_size / 1e6:5.1f} {sum(s['read'] for s in report['sources']):9,} {counts['POI']:6,} {counts['street']:6,} "
        f"{houses:7,} {counts['area']:5,} {counts['stop']:5,} {seconds:5.1f} {memory:6.0f} {index.stat().st_size / max(1, len(places)):7.0f} "
        f"{share(places, lambda p: p.get('primaryType')):>5} {share(places, lambda p: p.get('address', {}).get('locality')):>5} "
        f"{share(places, lambda p: p.get('address', {}).get('countryCode')):>7}  {rejected(report)}",
        flush=True,
    )
    return places


def credit(command, index, places):
    name = places[0]["name"]
    request = json.dumps({"input": name, "limit": 1})
    answer = subprocess.run([command, "details", "--index", index, places[0]["id"], "--fields", "attributions"], capture_output=True, text=True)
    print(f"\nThe credit in the details of {request}: {' '.join(answer.stdout.split()) or answer.stderr.strip()}")


def meters(a, b):
    north = (a["latitude"] - b["latitude"]) * 111_195
    east = (a["longitude"] - b["longitude"]) * 111_195 * math.cos(math.radians(a["latitude"]))
    return math.hypot(north, east)


def calibrate(command, folder, geonames, towns):
    """How far the importances of towns are from GeoNames' of the same name, within 10 km."""
    source = next(iter(sorted(geonames.glob("cities1000-*.txt.gz")) + sorted(geonames.glob("cities*.txt.gz"))), None)
    if not source:
        return print("\nNot compared with GeoNames: there are no city files in ../shared/data/geonames.")
    index = folder / "geonames.gaz"
    subprocess.run([command, "import", "--output", index, source], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    known = {}
    for place in exported(command, index):
        known.setdefault(place["name"].casefold(), []).append(place)
    pairs = []
    for town in towns:
        near = [p for p in known.get(town["name"].casefold(), []) if meters(p["location"], town["location"]) < 10_000]
        if near:
            pairs.append((town["importance"], max(p["importance"] for p in near)))
    differences = sorted(a - b for a, b in pairs)
    if not pairs:
        return print("\nNo town of the extracts is in GeoNames' city files.")
    middle = differences[len(differences) // 2]
    spread = sorted(abs(d - middle) for d in differences)[len(differences) // 2]
    print(f"\n{len(pairs)} towns that both have: importance here less GeoNames', median {middle:+.3f}, median deviation {spread:.3f}")
    print("  GeoNames   n   here (median)   plot: . GeoNames, # here")
    for low in range(2, 10):
        group = sorted(a for a, b in pairs if low / 10 <= b < (low + 1) / 10)
        if group:
            value = group[len(group) // 2]
            line = [" "] * 51
            line[round((low + 0.5) * 5)] = "."
            line[round(value * 50)] = "#"
            print(f"  {low / 10:.1f}–{(low + 1) / 10:.1f} {len(group):5}   {value:13.3f}   |{''.join(line)}|")


def main():
    command, folder, geonames = sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3])
    print(HEAD, flush=True)
    towns, last = [], None
    for number, name in enumerate(sys.argv[4:]):
        index = folder / f"{number}.gaz"
        places = row(command, Path(name), index)
        towns += [p for p in places if p.get("primaryType") == "locality"]
        last = (index, places)
    if last and last[1]:
        credit(command, *last)
    calibrate(command, folder, geonames, towns)


main()
