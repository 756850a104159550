# SPDX-License-Identifier: Apache-2.0
"""The index for asyncio: each call runs on a thread, and ends when its task is cancelled."""
from __future__ import annotations

import asyncio
from typing import Any, Callable, TypeVar

from ._index import Index
from ._library import CancelToken
from ._values import Explanation, Place, Results, Suggestion

Value = TypeVar("Value")


class AsyncIndex:
    """An `Index` whose methods are awaited; their arguments are those of `Index`.

    async with AsyncIndex() as index:
        print((await index.complete("syd"))[0].text)
    """

    def __init__(self, *paths: Any, **options: Any) -> None:
        #: The same index for threads.
        self.index = Index(*paths, **options)

    async def __aenter__(self) -> AsyncIndex:
        return self

    async def __aexit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Closes the index. Calls that run raise `Cancelled`."""
        self.index.close()

    async def complete(self, text: str, **arguments: Any) -> Results[Suggestion]:
        """See `Index.complete`."""
        return await self._run(self.index.complete, text, **arguments)

    async def details(self, place_id: str, **arguments: Any) -> Place:
        """See `Index.details`."""
        return await self._run(self.index.details, place_id, **arguments)

    async def nearby(self, *positional: Any, **arguments: Any) -> Results[Place]:
        """See `Index.nearby`."""
        return await self._run(self.index.nearby, *positional, **arguments)

    async def search(self, text: str, **arguments: Any) -> Results[Place]:
        """See `Index.search`."""
        return await self._run(self.index.search, text, **arguments)

    async def explain(self, text: str, **arguments: Any) -> Explanation:
        """See `Index.explain`."""
        return await self._run(self.index.explain, text, **arguments)

    async def _run(self, function: Callable[..., Value], *positional: Any, **arguments: Any) -> Value:
        token = CancelToken()
        try:
            return await asyncio.to_thread(function, *positional, token=token, **arguments)
        except asyncio.CancelledError:
            token.cancel()
            raise
