# SPDX-License-Identifier: Apache-2.0
"""Compares what the embedded places state with the files of ../shared/data, and prints counts."""
import argparse
import pathlib
import re
import sys

import embedded
import openstreetmap
import tables
from texts import folded, metres

EXTRACTS = {"monaco-2026": True, "liechtenstein-autauga-2021": True, "vancouver-2015": False}
"""The extracts, and whether they are young enough for hours to be carried over."""
CALLING_CODES = {"MC": "+377", "LI": "+423", "CA": "+1"}
NEAR = 500
"""Metres within which two sources speak of one sight, as the judged cases have it."""
NAME_LETTERS = 6
"""A name of fewer letters is looked for as a whole only: `Prater` is part of many."""


class Report:
    def __init__(self, lists):
        self.lists, self.faults = lists, 0

    def line(self, text):
        print(text)

    def fault(self, text):
        self.faults += 1
        print(f"  DIFFERS {text}")

    def remark(self, text):
        if self.lists:
            print(f"  {text}")


def digits(phone, country):
    """A phone number as its country code and digits; a North American one may lack the code."""
    found = re.sub(r"[^\d+]", "", phone)
    found = "+" + found[2:] if found.startswith("00") else found
    return "+1" + found if country == "CA" and len(found) == 10 else found


def address(site):
    """A website without what does not tell two apart."""
    return site.strip("\u200e ").removeprefix("https://").removeprefix("http://")


def stated(tags, with_hours):
    """The facts of a feature by the member that would hold them."""
    hours = tags.get("opening_hours") if with_hours else None
    kitchen = tags.get("opening_hours:kitchen") if with_hours else None
    return {
        "website": tags.get("website") or tags.get("contact:website"),
        "phone": tags.get("phone") or tags.get("contact:phone"),
        "openingHours": {"regular": hours, "kitchen": kitchen} if hours and kitchen else hours,
    }


def agree(member, ours, theirs, country):
    if member == "phone":
        return digits(ours, country) == digits(theirs, country) and ours.startswith(CALLING_CODES[country])
    if member == "website":
        return address(ours) == address(theirs)
    return ours == theirs


def compare_facts(places, data, report):
    """Website, phone and hours of every place whose source is OpenStreetMap beside the feature of that name."""
    ours = [place for place in places if place.source == "OpenStreetMap"]
    features = [
        (feature, young)
        for name, young in EXTRACTS.items()
        for feature in openstreetmap.Extract(data / f"osm/{name}.osm.pbf").features
    ]
    counts = dict.fromkeys(("website", "phone", "openingHours"), 0)
    apart = 0
    for place in ours:
        names = {folded(name) for name in place.names}
        near = [(metres(place.position, feature.position), feature, young) for feature, young in features]
        near = sorted((entry for entry in near if entry[0] < 50), key=lambda entry: (not names_meet(names, entry[1]), entry[0]))
        if not near:
            report.fault(f"{place.id}: no feature within 50 m")
            continue
        apart = max(apart, near[0][0])
        theirs = stated(near[0][1].tags, near[0][2])
        for member in counts:
            if member not in place.value:
                continue
            counts[member] += 1
            if not theirs[member] or not agree(member, place.value[member], theirs[member], place.country):
                report.fault(f"{place.id}: {member} {place.value[member]}, {near[0][1].key} has {theirs[member]}")
    report.line(
        f"OpenStreetMap: {len(ours)} places, at most {apart:.0f} m from their feature; "
        + ", ".join(f"{member} {count}" for member, count in counts.items())
    )


def names_meet(names, feature):
    theirs = folded(feature.tags["name"])
    return any(name in theirs or theirs in name for name in names)


def compare_airports(places, data, report):
    known = tables.airports(data)
    ours = [place for place in places if place.id.startswith("airport-")]
    found = [(metres(place.position, known[place.iata]), place) for place in ours if place.iata in known]
    far = [(distance, place) for distance, place in found if distance > 1500]
    for distance, place in far:
        report.remark(f"{place.id}: {distance / 1000:.1f} km from OpenFlights")
    for distance, place in found:
        if place.source == "OpenFlights" and distance > 100:
            report.fault(f"{place.id}: {distance:.0f} m from OpenFlights, whose position it bears")
    report.line(f"airports: {len(ours)}, {len(found)} in OpenFlights, {len(found) - len(far)} within 1.5 km of its position")


def compare_stations(places, data, report):
    known = tables.stations(data)
    ours = [place for place in places if place.file == "stations.ndjson"]
    compare_points(ours, [point for point in known], lambda place, point: True, "main stations of capitals", report)


def compare_sights(places, data, report):
    known = tables.judged(data)
    for name in EXTRACTS:
        known += [tables.Point(feature.tags["name"], feature.position) for feature in openstreetmap.Extract(data / f"osm/{name}.osm.pbf").features]
    ours = [place for place in places if place.file.startswith("sights-") or (place.file == "poi-vancouver.ndjson" and not place.source)]
    compare_points(ours, known, same_name, "sights", report)


def same_name(place, point):
    """Whether a text names the place, as it is or with a word or town beside it."""
    text = folded(point.name)
    return any(name == text or (len(name) >= NAME_LETTERS and name in text) for name in map(folded, place.names))


def compare_points(ours, known, belongs, title, report):
    """How many places lie within 500 m of a point that belongs to them."""
    checked = []
    for place in ours:
        near = [(metres(place.position, point.position), point) for point in known if abs(point.position[0] - place.position[0]) < 0.2]
        near = [entry for entry in near if entry[0] < 20_000 and belongs(place, entry[1])]
        if near:
            checked.append((*min(near, key=lambda entry: entry[0]), place))
    within = [entry for entry in checked if entry[0] <= NEAR]
    close = sum(entry[0] <= 100 for entry in within)
    for distance, point, place in sorted(checked, key=lambda entry: entry[0]):
        if distance > NEAR:
            report.remark(f"{place.id}: {distance:.0f} m from {point.name}")
    report.line(f"{title}: {len(ours)}, {close} within 100 m of a file's position, {len(within)} within {NEAR} m, {len(ours) - len(within)} unchecked")


def compare_towns(places, data, report):
    """How far new sights lie from the town that their address names: what finds a slip of a sign or digit."""
    known = tables.towns(data)
    ours = [place for place in places if place.file.startswith(("sights-", "stations"))]
    distances = []
    for place in ours:
        towns = known.get((place.country, folded(place.locality)))
        if towns:
            distances.append((min(metres(place.position, town) for town in towns), place))
    for distance, place in distances:
        if distance > 30_000:
            report.remark(f"{place.id}: {distance / 1000:.0f} km from {place.locality}")
    within = [sum(distance <= limit for distance, _ in distances) for limit in (10_000, 30_000)]
    report.line(
        f"their towns: {len(ours)} sights and stations, {len(distances)} name a town of GeoNames, "
        f"{within[0]} lie within 10 km of it, {within[1]} within 30 km"
    )


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("root", type=pathlib.Path)
    arguments.add_argument("data", type=pathlib.Path)
    arguments.add_argument("--list", action="store_true", help="also name the places that lie elsewhere")
    given = arguments.parse_args()
    report = Report(given.list)
    places = embedded.places(given.root)
    for compare in (compare_facts, compare_airports, compare_stations, compare_sights, compare_towns):
        compare(places, given.data, report)
    sys.exit(1 if report.faults else 0)


main()
