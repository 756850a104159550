# SPDX-License-Identifier: Apache-2.0
"""Places that complete a text, from an index file, without a network.

    from gazetteer import Index

    with Index() as index:
        for suggestion in index.complete("syd", near=(-33.87, 151.21)):
            print(suggestion.text, suggestion.location)
"""
from ._aio import AsyncIndex
from ._errors import (
    Busy,
    Cancelled,
    DeadlineExceeded,
    GazetteerError,
    InternalError,
    InvalidRequest,
    LibraryMissing,
    NotFound,
    Violation,
)
from ._index import Index
from ._library import CancelToken, library_version
from ._values import Explanation, Place, Point, Results, Suggestion

__all__ = [
    "AsyncIndex",
    "Busy",
    "CancelToken",
    "Cancelled",
    "DeadlineExceeded",
    "Explanation",
    "GazetteerError",
    "Index",
    "InternalError",
    "InvalidRequest",
    "LibraryMissing",
    "NotFound",
    "Place",
    "Point",
    "Results",
    "Suggestion",
    "Violation",
    "library_version",
]
