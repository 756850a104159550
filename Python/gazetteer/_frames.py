# SPDX-License-Identifier: Apache-2.0
"""Answers as frames of pandas. Only this file imports it."""
from __future__ import annotations

from typing import Any, Iterable, List, Optional

import pandas

from ._values import Results, Suggestion

COLUMNS = ("place_id", "name", "address", "latitude", "longitude", "importance", "score", "match_kind")


def completed(texts: pandas.Series, answers: Iterable[Results[Suggestion]]) -> pandas.DataFrame:
    """A row for each suggestion, under the label of its text."""
    labels: List[Any] = []
    rows: List[List[Any]] = []
    for label, answer in zip(texts.index, answers):
        for suggestion in answer or [None]:
            labels.append(label)
            rows.append(_row(suggestion))
    frame: pandas.DataFrame = pandas.DataFrame(rows, index=pandas.Index(labels, name=texts.index.name), columns=list(COLUMNS))
    return frame


def _row(suggestion: Optional[Suggestion]) -> List[Any]:
    if suggestion is None:
        return [None] * len(COLUMNS)
    latitude, longitude = suggestion.location or (None, None)
    return [
        suggestion.place_id, suggestion.main_text, suggestion.secondary_text, latitude, longitude, suggestion.importance,
        suggestion.score, suggestion.match_kind,
    ]  # fmt: skip
