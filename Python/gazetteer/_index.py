# SPDX-License-Identifier: Apache-2.0
"""The index: what a program asks."""
from __future__ import annotations

import json
import os
from collections import deque
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Deque, Iterable, Iterator, Mapping, Optional, Sequence, Tuple, Union

from . import _requests as requests
from ._library import FUNCTIONS, CancelToken, OpenIndex, world_path
from ._values import JSON, Explanation, Place, Results, Suggestion

if TYPE_CHECKING:
    import pandas

Path = Union[str, "os.PathLike[str]"]
Numbers = Sequence[float]


class Index:
    """An index file, a folder of packs, or several as layers, open for reading. Any number of threads may use it.

    with Index("stores.gaz") as index:
        print(index.complete("syd")[0].text)
    """

    #: Metres around `near`, when no radius is given.
    DEFAULT_RADIUS = 5000.0

    def __init__(
        self,
        *paths: Path,
        max_concurrent: Optional[int] = None,
        max_wait: Optional[float] = None,
        ranking: Optional[Mapping[str, Any]] = None,
    ) -> None:
        """Opens the files, from the lowest layer to the highest; without any, the 7,455 embedded places. `world` names them as a layer.

        `max_concurrent` calls run at once (as many as there are processor cores), others wait `max_wait` seconds (2), then raise `Busy`.
        `ranking` has weights, as `gazetteer tune` writes them.
        """
        named = [os.fspath(path) for path in paths] or ["world"]
        wait = None if max_wait is None else round(max_wait * 1000)
        self._index = OpenIndex(
            requests.given(
                paths=[str(world_path()) if path == "world" else path for path in named], maxConcurrent=max_concurrent, maxWaitMilliseconds=wait, ranking=ranking
            )
        )

    def close(self) -> None:
        """Closes the index. Calls that run raise `Cancelled`, later ones `InvalidRequest`."""
        self._index.close()

    def __enter__(self) -> Index:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def complete(
        self,
        text: str,
        *,
        near: Optional[Numbers] = None,
        radius: float = DEFAULT_RADIUS,
        within: Optional[Numbers] = None,
        origin: Optional[Numbers] = None,
        limit: Optional[int] = None,
        language: Optional[str] = None,
        region: Optional[str] = None,
        countries: Optional[Iterable[str]] = None,
        types: Optional[Iterable[str]] = None,
        queries: Optional[bool] = None,
        where: Optional[Mapping[str, Any]] = None,
        deadline: Optional[float] = None,
        token: Optional[CancelToken] = None,
    ) -> Results[Suggestion]:
        """The places that best complete a text, best first.

        `near` (latitude, longitude) prefers places within `radius` metres of it, `within` accepts only those of an area: (latitude, longitude,
        metres) or (south, west, north, east). Distances are measured from `origin`, else from `near`. `where` filters by attributes. After
        `deadline` seconds the answer has what was found.
        """
        request = self._completion(
            text, near, radius, within, origin, limit=limit, languageCode=language, regionCode=region,
            includedRegionCodes=requests.texts(countries), includedPrimaryTypes=requests.texts(types), includeQueryPredictions=queries,
            gazetteer=None if where is None else {"where": where},
        )  # fmt: skip
        answer, is_complete = self._call("complete", request, deadline=deadline, token=token, extras=True)
        has_origin = "origin" in request
        return Results((Suggestion.from_json(entry, has_origin) for entry in answer.get("suggestions", ())), is_complete)

    def details(
        self,
        place_id: str,
        *,
        fields: Optional[str] = None,
        language: Optional[str] = None,
        region: Optional[str] = None,
        deadline: Optional[float] = None,
        token: Optional[CancelToken] = None,
    ) -> Place:
        """A place by its id. `fields` names the wanted members, as `id,displayName`, or `*` for all; without it, those of `Place`."""
        request = requests.given(name="places/" + place_id, languageCode=language, regionCode=region)
        wanted = ",".join(requests.PLACE_FIELDS) if fields is None else fields
        answer, _ = self._call("details", request, fields=wanted, deadline=deadline, token=token)
        return Place.from_json(answer)

    def nearby(
        self,
        center: Numbers,
        radius: float = DEFAULT_RADIUS,
        *,
        types: Optional[Iterable[str]] = None,
        excluded_types: Optional[Iterable[str]] = None,
        by_distance: bool = False,
        limit: Optional[int] = None,
        language: Optional[str] = None,
        region: Optional[str] = None,
        fields: Optional[str] = None,
        deadline: Optional[float] = None,
        token: Optional[CancelToken] = None,
    ) -> Results[Place]:
        """The places around a point, the best known or the nearest first.

        `fields` names the wanted members, as `places.id,places.displayName`, or `*` for all; without it, those of `Place`.
        """
        request = requests.given(
            locationRestriction=requests.circle(center, radius), includedTypes=requests.texts(types),
            excludedTypes=requests.texts(excluded_types), rankPreference="DISTANCE" if by_distance else None, maxResultCount=limit,
            languageCode=language, regionCode=region,
        )  # fmt: skip
        return self._places("nearby", request, fields, deadline, token)

    def search(
        self,
        text: str,
        *,
        near: Optional[Numbers] = None,
        radius: float = DEFAULT_RADIUS,
        within: Optional[Numbers] = None,
        type: Optional[str] = None,
        open_now: Optional[bool] = None,
        min_rating: Optional[float] = None,
        limit: Optional[int] = None,
        page_token: Optional[str] = None,
        language: Optional[str] = None,
        region: Optional[str] = None,
        fields: Optional[str] = None,
        deadline: Optional[float] = None,
        token: Optional[CancelToken] = None,
    ) -> Results[Place]:
        """The places that a finished text stands for, a page of at most 20. `next_page_token` of the results asks for the next.

        `fields` is as for `nearby`; one that leaves `nextPageToken` out has no further page.
        """
        request = requests.given(
            textQuery=text, locationBias=None if near is None else requests.circle(near, radius),
            locationRestriction=None if within is None else requests.area(within), includedType=type, openNow=open_now,
            minRating=min_rating, pageSize=limit, pageToken=page_token, languageCode=language, regionCode=region,
        )  # fmt: skip
        return self._places("search_text", request, fields, deadline, token)

    def explain(
        self,
        text: str,
        *,
        place_id: Optional[str] = None,
        near: Optional[Numbers] = None,
        radius: float = DEFAULT_RADIUS,
        within: Optional[Numbers] = None,
        limit: Optional[int] = None,
        language: Optional[str] = None,
        countries: Optional[Iterable[str]] = None,
        types: Optional[Iterable[str]] = None,
        token: Optional[CancelToken] = None,
    ) -> Explanation:
        """Why each suggestion for a text stands where it does, and why the place `place_id` does, or is missing."""
        request = self._completion(
            text, near, radius, within, None, limit=limit, languageCode=language,
            includedRegionCodes=requests.texts(countries), includedPrimaryTypes=requests.texts(types),
        )  # fmt: skip
        answer, _ = self._call("explain", request, place_id=place_id, token=token)
        return Explanation(tuple(answer["lines"]), answer["explanation"])

    def request(self, function: str, request: Mapping[str, Any], fields: Optional[str] = None) -> JSON:
        """The answer to a request of the contract, both as it defines them. `function` is `complete`, `details`, `nearby`, `search_text`
        or `explain`."""
        if function not in FUNCTIONS:
            raise ValueError(f"There is no function {function}. Give one of {', '.join(FUNCTIONS)}.")
        return self._call(function, request, fields=fields)[0]

    def complete_all(self, texts: Iterable[str], *, threads: Optional[int] = None, **arguments: Any) -> Iterator[Results[Suggestion]]:
        """The results of `complete` for each text, in their order, from several threads; `arguments` are those of `complete`.

        Texts are taken as they are needed, so they may come from a file of any size.
        """
        count = threads or os.cpu_count() or 1
        waiting: Deque[Future[Results[Suggestion]]] = deque()
        with ThreadPoolExecutor(count) as pool:
            for text in texts:
                waiting.append(pool.submit(self.complete, text, **arguments))
                if len(waiting) > count * 4:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()

    def complete_frame(self, texts: pandas.Series, *, limit: int = 1, **arguments: Any) -> pandas.DataFrame:
        """A frame with the best place of each text, under the index of the series, for `frame.join`. It needs pandas.

        With a `limit` above 1 a text has as many rows as places were found. A text without any has one row, without values.
        """
        from ._frames import completed

        return completed(texts, self.complete_all(texts.astype(str), limit=limit, **arguments))

    @staticmethod
    def _completion(
        text: str, near: Optional[Numbers], radius: float, within: Optional[Numbers], origin: Optional[Numbers], **members: Any
    ) -> JSON:
        start = near if origin is None else origin
        return requests.given(
            input=text, locationBias=None if near is None else requests.circle(near, radius),
            locationRestriction=None if within is None else requests.area(within),
            origin=None if start is None else requests.point(start), **members,
        )  # fmt: skip

    def _places(
        self, function: str, request: JSON, fields: Optional[str], deadline: Optional[float], token: Optional[CancelToken]
    ) -> Results[Place]:
        wanted = requests.fields_of_places(with_page=function == "search_text") if fields is None else fields
        answer, is_complete = self._call(function, request, fields=wanted, deadline=deadline, token=token)
        return Results((Place.from_json(place) for place in answer.get("places", ())), is_complete, answer.get("nextPageToken"))

    def _call(self, function: str, request: Mapping[str, Any], **options: Any) -> Tuple[JSON, bool]:
        body, is_complete = self._index.call(function, json.dumps(request).encode(), **options)
        return json.loads(body), is_complete
