# SPDX-License-Identifier: Apache-2.0
"""Made-up places for the check: towns with names in several languages, and two sources of shops in them, with what goes wrong in real ones."""
import json
import random
import struct

COUNTRIES = {"AT": (47.5, 14.0), "DE": (51.0, 10.0), "CH": (46.8, 8.2), "NZ": (-41.0, 174.0), "FJ": (-17.8, 179.9)}
WORDS = "Adler Berg Krone Linde Post Rose Sonne Stern Taube Wald See Garten Mühle Brücke Turm".split()
KINDS = ["cafe", "bakery", "restaurant", "hotel", "pharmacy"]
MAPPING = {"delimiter": ";", "fields": {"id": "ref", "name": "title", "latitude": "lat", "longitude": "lng", "primaryType": "kind", "locality": "town",
                                        "countryCode": "country"},
           "source": {"name": "Shops", "license": "CC0"}, "extra": {"brand": "brand"}, "filterable": ["brand"]}


def towns(seed, count):
    """Canonical rows. Every tenth town has no country; towns of one name lie in several countries. Every third has hours, and no time zone."""
    chance, rows = random.Random(seed), []
    for number in range(count):
        code = chance.choice(sorted(COUNTRIES))
        name = chance.choice(WORDS) + chance.choice(["dorf", "stadt", "hausen", "au"])
        latitude, longitude = COUNTRIES[code]
        row = {"id": f"town-{number}", "name": name, "primaryType": "locality", "population": chance.randrange(100, 900_000),
               "location": {"latitude": round(latitude + chance.uniform(-1, 1), 5), "longitude": round((longitude + chance.uniform(-1, 1) + 180) % 360 - 180, 5)},
               "names": [{"text": f"{name} {language}", "language": language, "kind": "official"} for language in ("fr", "ja")[:chance.randrange(3)]]}
        if number % 10:
            row["address"] = {"countryCode": code}
        if number % 3 == 0:
            row["openingHours"] = "Mo-Fr 09:00-17:00"
        rows.append(row)
    return rows


def shops(seed, towns, count):
    """Shops as values: id, name, latitude, longitude, kind, town, country, brand."""
    chance = random.Random(seed)
    for number in range(count):
        town = chance.choice(towns)
        latitude, longitude = (town["location"][name] + chance.uniform(-0.02, 0.02) for name in ("latitude", "longitude"))
        name = f"{chance.choice(WORDS)} {chance.choice(WORDS)} {number % 97}"
        yield [f"{number}", name, round(latitude, 6), round((longitude + 180) % 360 - 180, 6), chance.choice(KINDS), town["name"],
               town.get("address", {}).get("countryCode", ""), chance.choice(["Zebra", "Lion", ""])]


def csv(rows):
    """A table with what goes wrong in tables: an id twice, no id, no position, an unknown type, a code in small letters, delimiters and quotes in names."""
    lines = ["ref;title;lat;lng;kind;town;country;brand"]
    for number, (id, name, latitude, longitude, kind, town, country, brand) in enumerate(rows):
        if number % 50 == 1:
            name = f'"{name}; ""the best"""'
        if number % 60 == 2:
            country = country.lower()
        if number % 211 == 3:
            kind = "no such kind"
        if number % 307 == 4:
            id = ""
        if number % 401 == 5:
            id = "c-7"
        lines.append(";".join([id and "c-" + id if id != "c-7" else id, name, "" if number % 503 == 6 else str(latitude), str(longitude), kind, town, country, brand]))
    return "\r\n".join(lines) + "\r\n"


def overture(rows, others):
    """Rows in the form of Overture's places. Some describe a shop of the other source as well, one has its id; for the last row there is no geometry."""
    for number, (id, name, latitude, longitude, kind, town, country, _) in enumerate(rows):
        if number % 9 == 0:
            _, name, latitude, longitude, kind, town, country, _ = others[number]
            latitude = round(latitude + 0.0003, 6)
        yield {"id": "c-12" if number == 40 else f"o-{id}", "names": {"primary": name, "common": {"de": f"{name} am Platz"} if number % 3 == 0 else None},
               "categories": {"primary": kind, "alternate": None}, "confidence": float("nan") if number % 77 == 0 else 0.9,
               "addresses": [{"freeform": f"Gasse {number % 30}", "locality": town, "country": country or None}],
               "geometry": struct.pack("<BIdd", 1, 1, longitude, latitude)}


def as_json(row):
    """A row of Overture's as Scripts/parquet prints it: what the job has to read from Parquet."""
    longitude, latitude = struct.unpack("<BIdd", row["geometry"])[2:]
    return json.dumps({**row, "confidence": None if row["confidence"] != row["confidence"] else row["confidence"],
                       "geometry": {"type": "Point", "coordinates": [longitude, latitude]}}, ensure_ascii=False)
