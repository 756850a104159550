# SPDX-License-Identifier: Apache-2.0
"""The embedded places."""
import json


class Place:
    def __init__(self, file, value):
        self.file, self.value, self.id = file, value, value["id"]
        self.position = (value["location"]["latitude"], value["location"]["longitude"])
        self.country = value["address"]["countryCode"]
        self.locality = value["address"].get("locality", "")
        self.names = [value["name"]] + [name["text"] for name in value.get("names", [])]
        self.source = value.get("source")

    @property
    def iata(self):
        return self.id.removeprefix("airport-").upper()


def places(root):
    found = []
    for path in sorted((root / "Data/places").glob("*.ndjson")):
        with open(path, encoding="utf-8") as lines:
            found += [Place(path.name, json.loads(line)) for line in lines]
    return found
