# SPDX-License-Identifier: Apache-2.0
"""What the manifest tells of the places of a pack."""
import hashlib
import os

# By which packs are found, however they are cut.
STANDARD = 5
AREAS = {"country", "continent", "archipelago", "colloquial_area", "political", "locality", "neighborhood", "postal_town"}
AREA_BEGINNINGS = ("administrative_area_level_", "sublocality", "postal_code")


def e7(degrees):
    return round(degrees * 1e7)


def tile_number(latitude, longitude, degrees=STANDARD):
    """The number of the tile of a position in 1e-7 degrees, by rows from the south-west."""
    unit, columns = degrees * 10_000_000, -(-360 // degrees)
    row = min((latitude + 900_000_000) // unit, -(-180 // degrees) - 1)
    return row * columns + min((longitude + 1_800_000_000) // unit, columns - 1)


def tile_name(latitude, longitude, degrees):
    """A tile by its south-west corner: n45e010."""
    number, columns = tile_number(latitude, longitude, degrees), -(-360 // degrees)
    south, west = number // columns * degrees - 90, number % columns * degrees - 180
    return f"{'s' if south < 0 else 'n'}{abs(south):02}{'w' if west < 0 else 'e'}{abs(west):03}"


def is_area(place):
    """Whether addresses may inherit names of the place: it is a settlement or a region (PlaceFamily of GazetteerIndex)."""
    kind = place.get("primaryType", "")
    return kind in AREAS or kind.startswith(AREA_BEGINNINGS)


class Facts:
    """Takes the canonical places of a pack, the most important first."""

    def __init__(self):
        self.places, self.tiles, self.countries, self.sources, self.low, self.high = 0, set(), set(), [], None, None

    def take(self, place):
        point = (e7(place["location"]["latitude"]), e7(place["location"]["longitude"]))
        self.places += 1
        self.tiles.add(tile_number(*point))
        self.low = point if self.low is None else (min(self.low[0], point[0]), min(self.low[1], point[1]))
        self.high = point if self.high is None else (max(self.high[0], point[0]), max(self.high[1], point[1]))
        country = place.get("address", {}).get("countryCode")
        if country:
            self.countries.add(country)
        source = {name: place[member] for name, member in (("name", "source"), ("license", "license"), ("attribution", "attribution")) if member in place}
        if "name" in source and source not in self.sources:
            self.sources.append(source)

    def pack(self, path, file, key):
        """The pack as an element of the manifest."""
        corner = lambda point: {"latitude": point[0] / 1e7, "longitude": point[1] / 1e7}  # noqa: E731
        low, high = self.low or (0, 0), self.high or (0, 0)
        return {"file": file, "key": key, "places": self.places, "bytes": os.path.getsize(path), "sha256": sha256(path), "seal": seal(path),
                "bounds": {"low": corner(low), "high": corner(high)}, "tiles": sorted(self.tiles), "countries": sorted(self.countries),
                "sources": self.sources}


def seal(path):
    """The checksum of the checksums, the last word of the file."""
    with open(path, "rb") as file:
        file.seek(-8, os.SEEK_END)
        return f"{int.from_bytes(file.read(), 'little'):016x}"


def sha256(path):
    with open(path, "rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
