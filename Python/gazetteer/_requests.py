# SPDX-License-Identifier: Apache-2.0
"""Arguments as requests of the contract. What breaks its rules is refused by the library, which names the field."""
from __future__ import annotations

from typing import Any, Dict, Iterable, List, Optional, Sequence

JSON = Dict[str, Any]

#: The members of the contract that a `Place` has. All of them (`*`) include some that need searches of their own.
PLACE_FIELDS = (
    "id", "displayName", "formattedAddress", "location", "types", "primaryType", "internationalPhoneNumber", "websiteUri", "rating",
    "businessStatus",
)  # fmt: skip


def fields_of_places(with_page: bool = False) -> str:
    """The field mask for the members of `Place` in the answer of a search."""
    return ",".join([*(f"places.{name}" for name in PLACE_FIELDS), *(["nextPageToken"] if with_page else [])])


def point(position: Sequence[float]) -> JSON:
    """A position: latitude and longitude in degrees."""
    latitude, longitude = position
    return {"latitude": latitude, "longitude": longitude}


def circle(center: Sequence[float], radius: float) -> JSON:
    """An area: a centre and metres around it."""
    return {"circle": {"center": point(center), "radius": radius}}


def area(corners: Sequence[float]) -> JSON:
    """An area: latitude, longitude and metres of a circle, or south, west, north and east of a box."""
    if len(corners) == 3:
        return circle(corners[:2], corners[2])
    if len(corners) == 4:
        south, west, north, east = corners
        return {"rectangle": {"low": point((south, west)), "high": point((north, east))}}
    raise ValueError(f"An area has 3 numbers (latitude, longitude, metres) or 4 (south, west, north, east), not {len(corners)}.")


def given(**members: Any) -> JSON:
    """The members that are not None."""
    return {name: value for name, value in members.items() if value is not None}


def texts(values: Optional[Iterable[str]]) -> Optional[List[str]]:
    """A list of texts; a single text is a list of one."""
    if values is None or isinstance(values, str):
        return None if values is None else [values]
    return list(values)
