# SPDX-License-Identifier: Apache-2.0
"""Writes the examples in C of a header and of Markdown files as programs, and prints their names.

    c_examples.py FOLDER FILE…

In a header, an example is indented by four spaces inside a comment; in Markdown, it is a block ```c. One without `main` is the body of it.
"""
import re
import sys
from pathlib import Path

HEAD = "#include <gazetteer.h>\n#include <pthread.h>\n#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>\n\n"


def examples(path):
    """The examples of a file."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".md":
        return re.findall(r"^```c\n(.*?)^```$", text, re.M | re.S)
    found = re.findall(r"((?:^ \*     .*\n)+)", text, re.M)
    return [re.sub(r"^ \*     ", "", example, flags=re.M) for example in found]


def program(example):
    """A whole program of an example."""
    return example if re.search(r"\bmain\(", example) else f"{HEAD}int main(void) {{\n{example}return 0;\n}}\n"


def main():
    folder = Path(sys.argv[1])
    for path in map(Path, sys.argv[2:]):
        found = examples(path)
        if not found:
            sys.exit(f"{path} has no example in C.")
        for number, example in enumerate(found, 1):
            name = f"example-{path.stem}-{number}"
            (folder / f"{name}.c").write_text(program(example), encoding="utf-8")
            print(name)


main()
