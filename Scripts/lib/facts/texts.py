# SPDX-License-Identifier: Apache-2.0
"""What two sources are compared by: names without marks and spaces, and metres between positions."""
import math
import unicodedata

EARTH_RADIUS_METRES = 6_371_000


def folded(text):
    """The letters and digits of a text, in lower case, without marks: `Musée d'Orsay` is `museedorsay`."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in plain if letter.isalnum())


def metres(a, b):
    """The distance of two pairs of latitude and longitude in degrees."""
    south, west, north, east = (math.radians(value) for value in (*a, *b))
    half = math.sin((north - south) / 2) ** 2 + math.cos(south) * math.cos(north) * math.sin((east - west) / 2) ** 2
    return 2 * EARTH_RADIUS_METRES * math.asin(min(1, math.sqrt(half)))
