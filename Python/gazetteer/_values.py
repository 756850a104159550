# SPDX-License-Identifier: Apache-2.0
"""Answers as values. Each keeps the JSON that it was made from."""
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Dict, Generic, Iterable, List, NamedTuple, Optional, Tuple, TypeVar

JSON = Dict[str, Any]
Value = TypeVar("Value")


class Point(NamedTuple):
    """A position in degrees."""

    latitude: float
    longitude: float


class Results(List[Value], Generic[Value]):
    """The values of an answer, best first."""

    def __init__(self, values: Iterable[Value], is_complete: bool, next_page_token: Optional[str] = None) -> None:
        super().__init__(values)
        #: False when the deadline cut the search short, or a correction was too much work.
        self.is_complete = is_complete
        #: Asks `Index.search` for the next page; None when there is none.
        self.next_page_token = next_page_token


@dataclass(frozen=True)
class Suggestion:
    """A completion of a text: a place, or a query such as `pizza in Paris`, which has no id."""

    #: The id for `Index.details`; None for a query.
    place_id: Optional[str]
    #: The whole line, as `Sydney, New South Wales, Australia`.
    text: str
    main_text: str
    secondary_text: str
    types: Tuple[str, ...]
    location: Optional[Point]
    #: Metres from `origin` or `near`; None without either.
    distance_meters: Optional[int]
    #: 0 to 1: how well known the place is.
    importance: Optional[float]
    score: Optional[float]
    #: How the text fits, as `wholeName`, `prefix`, `corrected`; see docs/contract.md.
    match_kind: Optional[str]
    #: Where the text stands in `text`: first character, and the one behind the last.
    matches: Tuple[Tuple[int, int], ...]
    #: What the library answered.
    json: JSON = field(repr=False, compare=False)

    @classmethod
    def from_json(cls, entry: JSON, has_origin: bool = False) -> Suggestion:
        """The suggestion of an entry of `suggestions`. Distances of zero are left out of JSON, so `has_origin` decides what their absence means."""
        is_place = "placePrediction" in entry
        body: JSON = entry["placePrediction"] if is_place else entry["queryPrediction"]
        parts = body.get("structuredFormat", {})
        text = body.get("text", {})
        return cls(
            place_id=body.get("placeId"),
            text=text.get("text", ""),
            main_text=parts.get("mainText", {}).get("text", ""),
            secondary_text=parts.get("secondaryText", {}).get("text", ""),
            types=tuple(body.get("types", ())),
            location=_point(body.get("location")),
            distance_meters=body.get("distanceMeters", 0 if has_origin and is_place else None),
            importance=body.get("importance"),
            score=body.get("score"),
            match_kind=body.get("matchKind"),
            matches=tuple((match.get("startOffset", 0), match["endOffset"]) for match in text.get("matches", ())),
            json=entry,
        )


@dataclass(frozen=True)
class Place:
    """What is known of a place. Members that `fields` left out, or that the index does not know, are None or empty.

    `json` has all members that were asked for, as `regularOpeningHours`.
    """

    id: Optional[str]
    name: Optional[str]
    address: Optional[str]
    location: Optional[Point]
    types: Tuple[str, ...]
    primary_type: Optional[str]
    phone: Optional[str]
    website: Optional[str]
    rating: Optional[float]
    business_status: Optional[str]
    #: What the library answered.
    json: JSON = field(repr=False, compare=False)

    @classmethod
    def from_json(cls, body: JSON) -> Place:
        """The place of a message of the contract."""
        return cls(
            id=body.get("id"),
            name=body.get("displayName", {}).get("text"),
            address=body.get("formattedAddress"),
            location=_point(body.get("location")),
            types=tuple(body.get("types", ())),
            primary_type=body.get("primaryType"),
            phone=body.get("internationalPhoneNumber"),
            website=body.get("websiteUri"),
            rating=body.get("rating"),
            business_status=body.get("businessStatus"),
            json=body,
        )


@dataclass(frozen=True)
class Explanation:
    """Why each suggestion stands where it does."""

    #: For people, a line each.
    lines: Tuple[str, ...]
    #: The same for programs.
    json: JSON = field(repr=False)

    def __str__(self) -> str:
        return "\n".join(self.lines)


def _point(body: Optional[JSON]) -> Optional[Point]:
    return None if body is None else Point(body.get("latitude", 0.0), body.get("longitude", 0.0))
