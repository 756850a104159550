# SPDX-License-Identifier: Apache-2.0
"""What ends a job: one line for people, and an exit code of sysexits.h."""
import json
import re

USAGE, DATA, NOT_FOUND, UNAVAILABLE, INTERNAL, CANNOT_WRITE = 64, 65, 66, 69, 70, 73
MARK = "gazetteer-fault:"


class Fault(Exception):
    """A reason to end. Its text passes through Spark, which tells the driver of a worker's error only as text."""

    def __init__(self, message, code=DATA):
        super().__init__(MARK + json.dumps([message, code]))
        self.message, self.code = message, code

    def __reduce__(self):
        return Fault, (self.message, self.code)


def fault_in(text):
    """The fault that a text of Spark's quotes; None when there is none."""
    found = re.search(re.escape(MARK) + r'(\[".*", \d+\])', text)
    if not found:
        return None
    try:
        return Fault(*json.loads(found.group(1)))
    except ValueError:
        return None


def cause_in(text):
    """The line of one of Spark's errors that says most."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    causes = [line for line in lines if line.startswith("Caused by: ")]
    return (causes or lines or ["no reason told"])[-1 if causes else 0][:300]
