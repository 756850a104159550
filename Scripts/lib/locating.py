# SPDX-License-Identifier: Apache-2.0
"""Tables of addresses without coordinates, made of the places and houses of an index, and how far from the truth an import places them.

    locating.py COMMAND FOLDER NAME [INDEX]

Four tables: the address in columns, and in one text; with every third house missing in the base; and with the town of another row, where a place in neither
town would be a wrong city. Prints a line each, and exits 1 where a house or a street of another town was taken.
"""
import csv
import json
import math
import random
import re
import subprocess
import sys
import unicodedata

MOST = 2000
FAR = 3000
COLUMNS = ["id", "name", "street", "number", "sublocality", "postcode", "city", "state", "country"]
PRECISIONS = ["house", "betweenHouses", "street", "postalCode", "town"]


def metres(a, b):
    """The distance on a sphere."""
    (y1, x1), (y2, x2) = [[math.radians(v) for v in p] for p in (a, b)]
    h = math.sin((y2 - y1) / 2) ** 2 + math.cos(y1) * math.cos(y2) * math.sin((x2 - x1) / 2) ** 2
    return 2 * 6371008.8 * math.asin(math.sqrt(h))


def point(location):
    return location["latitude"], location["longitude"]


def addresses(places):
    """A row for each place and each house with a street and a number, with its position."""
    for place in places:
        address = place.get("address", {})
        parts = {"sublocality": address.get("sublocality"), "postcode": address.get("postalCode"), "city": address.get("locality"),
                 "state": address.get("administrativeArea1"), "country": address.get("countryCode")}
        if address.get("street") and address.get("houseNumber"):
            yield {**parts, "street": address["street"], "number": address["houseNumber"]}, point(place["location"])
        if place.get("primaryType") == "route":
            for house in place.get("houseNumbers", []):
                code = house.get("postalCode") or parts["postcode"]
                yield {**parts, "street": place["name"], "number": house["number"], "postcode": code}, point(house["location"])


def folded(text):
    """A street as people may spell it otherwise: `Äulestrasse` is `Aeulestraße`."""
    plain = unicodedata.normalize("NFD", text.lower().replace("ß", "ss")).encode("ascii", "ignore").decode() or text.lower()
    return re.sub(r"([aou])e", r"\1", re.sub(r"[^a-z0-9]", "", plain)) if plain.isascii() else plain


def write(path, rows, as_text):
    with open(path, "w", newline="", encoding="utf-8") as file:
        table = csv.writer(file)
        table.writerow(["id", "name", "address"] if as_text else COLUMNS)
        for number, row in enumerate(rows):
            name = f"Row {number}"
            if as_text:
                line = f"{row['street']} {row['number']}"
                town = " ".join(filter(None, [row["postcode"], row["city"]]))
                table.writerow([number, name, ", ".join(filter(None, [line, town, row["country"]]))])
            else:
                table.writerow([number, name] + [row[column] or "" for column in COLUMNS[2:]])


def located(command, folder, base, rows, as_text=False):
    """What an import made of the rows: position and precision by number, and its report."""
    write(f"{folder}/rows.csv", rows, as_text)
    over = ["--locate-over", base]
    subprocess.run([command, "import", *over, "--no-link", "--output", f"{folder}/rows.gaz", "--report", f"{folder}/report.json",
                    "--reject-file", f"{folder}/rejects.tsv", f"{folder}/rows.csv"], check=True, capture_output=True)
    lines = subprocess.run([command, "export", "--index", f"{folder}/rows.gaz"], check=True, capture_output=True).stdout.splitlines()
    found = {}
    for place in map(json.loads, lines):
        found[int(place["id"])] = (point(place["location"]), place["extra"]["locationPrecision"])
    return found, json.load(open(f"{folder}/report.json", encoding="utf-8"))


def shares(name, rows, truths, found):
    distances = {precision: [] for precision in PRECISIONS}
    for number, (position, precision) in found.items():
        distances[precision].append(metres(position, truths[number]))
    parts = [f"{len(rows)} rows", f"{100 * len(found) / len(rows):.1f} % placed"]
    for precision, values in distances.items():
        if values:
            values.sort()
            parts.append(f"{precision} {100 * len(values) / len(rows):.1f} % (median {values[len(values) // 2]:.0f} m, "
                         f"95 % within {values[min(len(values) - 1, int(len(values) * 0.95))]:.0f} m)")
    every = sorted(d for values in distances.values() for d in values)
    parts.append(f"farther than 10 km: {sum(d > 10_000 for d in every)}")
    print(f"  {name}: {', '.join(parts)}")


def without_thirds(places):
    """The places with every third house of a street missing."""
    for place in places:
        houses = place.get("houseNumbers", [])
        yield {**place, "houseNumbers": [house for n, house in enumerate(houses) if n % 3 != 1]} if houses else place


def moved(rows, towns):
    """The rows with the town of another row, far from their own, and without region and postal code."""
    result = []
    for row in rows:
        other = random.choice(towns)
        if other[0] != row["city"]:
            result.append({**row, "city": other[0], "country": other[1], "postcode": None, "state": None, "sublocality": None})
    return result


def main():
    command, folder, name = sys.argv[1:4]
    index = sys.argv[4] if len(sys.argv) > 4 else "world"
    exported = subprocess.run([command, "export", "--index", index], check=True, capture_output=True).stdout.splitlines()
    places = [json.loads(line) for line in exported]
    random.seed(7)
    drawn = list(addresses(places))
    drawn = random.sample(drawn, min(MOST, len(drawn)))
    if not drawn:
        sys.exit(f"{name} has no addresses.")
    rows, truths = [row for row, _ in drawn], [truth for _, truth in drawn]
    print(name)
    found, _ = located(command, folder, index, rows)
    shares("columns", rows, truths, found)
    found, _ = located(command, folder, index, rows, as_text=True)
    shares("one text", rows, truths, found)
    if any(place.get("houseNumbers") for place in places):
        with open(f"{folder}/less.ndjson", "w", encoding="utf-8") as file:
            file.writelines(json.dumps(place, ensure_ascii=False) + "\n" for place in without_thirds(places))
        subprocess.run([command, "import", "--no-link", "--output", f"{folder}/less.gaz", f"{folder}/less.ndjson"], check=True,
                       capture_output=True)
        found, _ = located(command, folder, f"{folder}/less.gaz", rows)
        shares("every third house missing", rows, truths, found)
    # An address in a town that has no such street: a house or a street of it is a wrong city, unless the town has one of its own.
    streets = {(place["address"].get("locality"), folded(text)) for place in places if place.get("address")
               for text in ([place["name"]] if place.get("primaryType") == "route" else [place["address"].get("street")]) if text}
    towns = sorted({(row["city"], row["country"]) for row in rows if row["city"]}, key=str)
    foreign = [row for row in moved(rows, towns) if (row["city"], folded(row["street"])) not in streets]
    if not foreign:
        print("  town of another row: left out, there is one town")
        return
    found, report = located(command, folder, index, foreign)
    precise = [(foreign[n], found[n]) for n in sorted(found) if found[n][1] in PRECISIONS[:3]]
    in_town = {}
    for row, position in addresses(places):
        in_town.setdefault(row["city"], []).append(position)
    wrong = [(row, found) for row, found in precise if min(metres(found[0], other) for other in in_town[row["city"]]) > FAR]
    print(f"  town of another row: {len(foreign)} rows, {len(found)} placed, {len(precise)} of them at a house or street, "
          f"{len(wrong)} farther than {FAR} m from every address of the town; {sum(report['totals']['rejected'].values())} rejected")
    for row, (position, precision) in wrong:
        print(f"    {row['street']} {row['number']}, {row['city']}: {precision} at {position[0]},{position[1]}")
    if wrong:
        sys.exit("An address was found in another town than it names.")


main()
