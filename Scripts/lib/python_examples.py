# SPDX-License-Identifier: Apache-2.0
"""Runs the examples in Python of a Markdown file in order, as one session, and compares what they print with what the page says.

    python_examples.py FILE.md

A block ```python is run. A block ```text after it is what it prints; `…` stands for any characters there. One that needs a module which is
not installed (a line `import X`) is left out, and said so.
"""
import contextlib
import importlib.util
import io
import re
import sys
from pathlib import Path

BLOCK = re.compile(r"^```python\n(.*?)^```\n(?:\n?```text\n(.*?)^```)?", re.M | re.S)


def missing(code):
    """The modules that a block needs and that are not there."""
    return [name for name in re.findall(r"^import (\w+)", code, re.M) if importlib.util.find_spec(name) is None]


def run(code, names, where):
    """What a block prints."""
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        exec(compile(code, where, "exec"), names)
    return output.getvalue()


def main():
    path = Path(sys.argv[1])
    text = path.read_text(encoding="utf-8")
    names, count = {"__name__": "__main__"}, 0
    for match in BLOCK.finditer(text):
        code, expected = match.groups()
        where = f"{path.name}:{text.count(chr(10), 0, match.start()) + 2}"
        if absent := missing(code):
            print(f"Left out: {where} needs {', '.join(absent)}")
            continue
        printed = run(code, names, where)
        pattern = ".*".join(map(re.escape, (expected or "").split("…")))
        if not re.fullmatch(pattern, printed, re.S):
            sys.exit(f"{where} prints\n{printed}and the page says\n{expected or ''}")
        count += 1
    if not count:
        sys.exit(f"{path} has no example in Python.")
    print(f"{path.name}: {count} examples run as written")


main()
