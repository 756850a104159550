# SPDX-License-Identifier: Apache-2.0
"""The C library: where it is, what its functions take, and calls of them."""
from __future__ import annotations

import ctypes
import functools
import json
import os
import sys
import weakref
from pathlib import Path
from typing import Any, Dict, Optional, Tuple

from ._errors import LibraryMissing, error_from

ABI_VERSION = 1
FUNCTIONS = ("complete", "details", "nearby", "search_text", "explain")


class Options(ctypes.Structure):
    """`gazetteer_options`"""

    _fields_ = [
        ("size", ctypes.c_size_t),
        ("fields", ctypes.c_char_p),
        ("place_id", ctypes.c_char_p),
        ("deadline_ms", ctypes.c_int64),
        ("token", ctypes.c_void_p),
        ("extras", ctypes.c_int32),
    ]


def library_path() -> Path:
    """The file of the library: what $GAZETTEER_LIBRARY names, else the one inside the package."""
    named = os.environ.get("GAZETTEER_LIBRARY")
    return Path(named) if named else Path(__file__).with_name("libgazetteer.so")


def world_path() -> Path:
    """The index of the embedded places, inside the package."""
    return Path(__file__).with_name("world.gaz")


@functools.lru_cache(maxsize=None)
def library() -> ctypes.CDLL:
    """The library, loaded once."""
    path = library_path()
    cure = "Install the wheel that Scripts/python-package builds, or name libgazetteer.so in GAZETTEER_LIBRARY."
    if not path.exists():
        raise LibraryMissing(f"There is no {path}. {cure}")
    try:
        loaded = ctypes.CDLL(str(path))
        found = loaded.gazetteer_abi_version()
    except (OSError, AttributeError) as problem:
        raise LibraryMissing(f"{path} cannot be used: {_foreign(path) or ' '.join(str(problem).split())}. {cure}") from None
    if found != ABI_VERSION:
        raise LibraryMissing(f"{path} has interface {found}, and this package needs {ABI_VERSION}. {cure}")
    _declare(loaded)
    return loaded


def _foreign(path: Path) -> str:
    """Why a file is no library for this machine, of which the loader says only that it does not open it; empty for others."""
    with open(path, "rb") as file, open(sys.executable, "rb") as program:
        head, own = file.read(20), program.read(20)
    if head[:4] != b"\x7fELF":
        return "it is no library of Linux"
    return "it is made for another kind of processor" if own[:4] == head[:4] and own[18:20] != head[18:20] else ""


def _declare(loaded: ctypes.CDLL) -> None:
    pointer, text, size = ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t
    out = ctypes.POINTER(pointer)
    signatures = {
        "version": (text, []),
        "open": (ctypes.c_int32, [text, size, out]),
        "close": (ctypes.c_int32, [pointer]),
        "index_free": (None, [pointer]),
        "answer_json": (pointer, [pointer]),
        "answer_size": (size, [pointer]),
        "answer_is_complete": (ctypes.c_int32, [pointer]),
        "answer_free": (None, [pointer]),
        "token_create": (pointer, []),
        "cancel": (ctypes.c_int32, [pointer]),
        "token_free": (None, [pointer]),
        "last_error": (text, []),
    }
    for name in FUNCTIONS:
        signatures[name] = (ctypes.c_int32, [pointer, text, size, ctypes.POINTER(Options), out])
    for name, (result, arguments) in signatures.items():
        function = getattr(loaded, "gazetteer_" + name)
        function.restype, function.argtypes = result, arguments


def library_version() -> str:
    """The version of the C library, as `0.1.0`."""
    version: bytes = library().gazetteer_version()
    return version.decode()


def check(status: int) -> None:
    """Raises the error of the call that just ended on this thread, unless it succeeded."""
    if status:
        raise error_from(library().gazetteer_last_error())


class CancelToken:
    """Ends the calls that it was given to, from any thread."""

    def __init__(self) -> None:
        self.handle = library().gazetteer_token_create()
        weakref.finalize(self, library().gazetteer_token_free, self.handle).atexit = False

    def cancel(self) -> None:
        """Ends all calls that have the token, now and later, with `Cancelled`."""
        check(library().gazetteer_cancel(self.handle))


class OpenIndex:
    """An open index of the library, freed with this object."""

    def __init__(self, options: Dict[str, Any]) -> None:
        body = json.dumps(options).encode()
        handle = ctypes.c_void_p()
        check(library().gazetteer_open(body, len(body), ctypes.byref(handle)))
        self.handle = handle.value
        weakref.finalize(self, library().gazetteer_index_free, self.handle).atexit = False

    def close(self) -> None:
        """Closes it; calls that run end."""
        check(library().gazetteer_close(self.handle))

    def call(
        self,
        function: str,
        request: bytes,
        fields: Optional[str] = None,
        place_id: Optional[str] = None,
        deadline: Optional[float] = None,
        token: Optional[CancelToken] = None,
        extras: bool = False,
    ) -> Tuple[bytes, bool]:
        """The JSON of an answer, and whether the search was complete."""
        loaded = library()
        options = Options(
            ctypes.sizeof(Options),
            _zero_terminated(fields),
            _zero_terminated(place_id),
            0 if deadline is None else max(1, round(deadline * 1000)),
            None if token is None else token.handle,
            extras,
        )
        answer = ctypes.c_void_p()
        check(getattr(loaded, "gazetteer_" + function)(self.handle, request, len(request), options, ctypes.byref(answer)))
        try:
            body = ctypes.string_at(loaded.gazetteer_answer_json(answer), loaded.gazetteer_answer_size(answer))
            return body, bool(loaded.gazetteer_answer_is_complete(answer))
        finally:
            loaded.gazetteer_answer_free(answer)


def _zero_terminated(text: Optional[str]) -> Optional[bytes]:
    return None if text is None else text.encode()
