# SPDX-License-Identifier: Apache-2.0
"""What goes wrong, as exceptions: one class a kind, each with code, message and cure."""
from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Dict, Tuple, Type


@dataclass(frozen=True)
class Violation:
    """A field of a request that breaks a rule."""

    #: The path of the field in snake_case, as `location_bias.circle.radius`.
    field: str
    #: The problem and its cure.
    description: str


class GazetteerError(Exception):
    """A call that failed. `str(error)` is one line: the problem and its cure."""

    def __init__(self, message: str, code: str = "INTERNAL", violations: Tuple[Violation, ...] = ()) -> None:
        super().__init__(message)
        #: One line: the problem and its cure.
        self.message = message
        #: The status of the contract, as `INVALID_ARGUMENT`.
        self.code = code
        #: Every field that breaks a rule.
        self.violations = violations

    @property
    def cure(self) -> str:
        """What to do about it: the last sentence of the message, or what follows its colon."""
        text = self.message.rstrip(".")
        for separator in (". ", ": ", "; "):
            _, found, rest = text.rpartition(separator)
            if found:
                return rest + "."
        return ""


class InvalidRequest(GazetteerError):
    """An argument or the request breaks a rule and has to be changed."""


class NotFound(GazetteerError):
    """There is no such place, or no such file."""


class DeadlineExceeded(GazetteerError):
    """The deadline passed before anything was found."""


class Cancelled(GazetteerError):
    """The token of the call was cancelled, or the index was closed meanwhile."""


class Busy(GazetteerError):
    """Too many calls at once; try again."""


class InternalError(GazetteerError):
    """The index is damaged, or the library has a bug."""


class LibraryMissing(GazetteerError):
    """There is no C library that this package can use."""


_KINDS: Dict[str, Type[GazetteerError]] = {
    "INVALID_ARGUMENT": InvalidRequest,
    "NOT_FOUND": NotFound,
    "DEADLINE_EXCEEDED": DeadlineExceeded,
    "CANCELLED": Cancelled,
    "UNAVAILABLE": Busy,
    "INTERNAL": InternalError,
}


def error_from(body: bytes) -> GazetteerError:
    """The exception for an error body of the contract."""
    error = json.loads(body)["error"]
    violations = tuple(
        Violation(entry["field"], entry["description"])
        for detail in error.get("details", ())
        for entry in detail.get("fieldViolations", ())
    )
    # The cure of the library names its own function.
    message = error["message"].replace("gazetteer_open", "Index")
    return _KINDS.get(error["status"], GazetteerError)(message, error["status"], violations)
