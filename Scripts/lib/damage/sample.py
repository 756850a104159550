# SPDX-License-Identifier: Apache-2.0
"""A small index that has something in every table, and words to look for in an index."""
import json
import os
import subprocess


def make(command, folder):
    """Every tenth embedded place, and streets with houses, former ids, viewports, hours: some hundred kilobytes."""
    lines = subprocess.run([command, "export"], check=True, capture_output=True).stdout.splitlines()[::10]
    records = os.path.join(folder, "places.ndjson")
    with open(records, "wb") as file:
        file.write(b"".join(line + b"\n" for line in lines))
        for number in range(40):
            file.write(json.dumps(street(number)).encode() + b"\n")
    index = os.path.join(folder, "whole.gaz")
    subprocess.run([command, "import", "--output", index, records], check=True, capture_output=True)
    return index


def street(number):
    """A street of a town on a grid."""
    name = ["Main St", "Oak Street", "Hauptstraße", "Elm Road", "Rue de l'Église"][number % 5]
    latitude, longitude = 40 + number // 5 * 0.01, -74 + number % 5 * 0.001
    houses = [
        {"number": f"{2 * house + 1}{'a' if house % 7 == 3 else ''}", "location": {"latitude": latitude + house * 0.0002, "longitude": longitude}}
        for house in range(30)
    ]
    return {
        "id": f"street-{number}", "name": name, "location": {"latitude": latitude, "longitude": longitude}, "primaryType": "route",
        "types": ["route"], "importance": 0.2 + number / 1000, "formerIds": [f"old-{number}"], "houseNumbers": houses,
        "address": {"locality": f"Smallville {number // 5}", "postalCode": f"{10000 + number}", "countryCode": "US", "administrativeArea1": "NY"},
        "viewport": {
            "low": {"latitude": latitude - 0.01, "longitude": longitude - 0.01}, "high": {"latitude": latitude + 0.01, "longitude": longitude + 0.01},
        },
        "openingHours": "Mo-Fr 09:00-17:30; PH off", "phone": f"+1 212 555 {1000 + number}", "website": "https://example.org",
        "source": {"name": "sample", "license": "CC0", "attribution": "example.org"},
    }


def words(command, index):
    """Words of names from all over an index, and ids of its first and last places."""
    places = []
    with subprocess.Popen([command, "export", "--index", index], stdout=subprocess.PIPE) as process:
        for number, line in enumerate(process.stdout):
            if number < 2000 or number % 1000 == 0:
                places.append(json.loads(line))
    names = [place["name"].split()[0] for place in places]
    names = [name for name in names if name.isalpha() and len(name) > 3] * 8
    return [names[len(names) * number // 8] for number in range(8)], [place["id"] for place in places]
