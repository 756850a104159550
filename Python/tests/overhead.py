# SPDX-License-Identifier: Apache-2.0
"""Microseconds a call of Python, the least of many short rounds: as bytes of JSON, and as values."""
import os
import time

from gazetteer import Index

ROUNDS, REPEATS = 100, 400


def cost(call):
    """Microseconds a call."""
    best = float("inf")
    for _ in range(REPEATS):
        start = time.perf_counter()
        for _ in range(ROUNDS):
            call()
        best = min(best, (time.perf_counter() - start) / ROUNDS * 1e6)
    return best


with Index(os.environ["GAZETTEER_TEST_INDEX"]) as index:
    raw = index._index
    for name, body in [("blank text, nothing to find", b'{"input":" "}'), ("syd", b'{"input":"syd"}')]:
        print(f"{name}, bytes: {cost(lambda: raw.call('complete', body)):.2f} us")
    print(f"blank text, nothing to find, values: {cost(lambda: index.complete(' ')):.2f} us")
    print(f"syd, values: {cost(lambda: index.complete('syd')):.2f} us")
