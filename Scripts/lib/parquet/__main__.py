# SPDX-License-Identifier: Apache-2.0
"""Prints the rows of Parquet files as JSON, one a line: see Scripts/parquet."""
import os
import sys

import duckdb

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from rows import BadFile, rows  # noqa: E402

USAGE = "usage: Scripts/parquet [--columns NAME,NAME…] FILE…"
BAD_USAGE, BAD_DATA, NOT_FOUND = 64, 65, 66


def end(message, code):
    print(message, file=sys.stderr)
    sys.exit(code)


def arguments(words):
    columns, paths, named = None, [], False
    words = list(words)
    while words:
        word = words.pop(0)
        if named or not word.startswith("--"):
            paths.append(word)
        elif word == "--":
            named = True
        elif word == "--columns" and words:
            columns = words.pop(0).split(",")
        elif word.startswith("--columns="):
            columns = word.split("=", 1)[1].split(",")
        else:
            end(f"{word}: no such option, or no value; {USAGE}", BAD_USAGE)
    if not paths:
        end(USAGE, BAD_USAGE)
    return columns, paths


def files(path):
    """A file itself, or the Parquet files in and below a folder, sorted."""
    if not os.path.isdir(path):
        if not os.path.isfile(path):
            end(f"{path}: no such file; check the path", NOT_FOUND)
        return [path]
    found = [os.path.join(folder, name) for folder, _, names in os.walk(path) for name in names if name.endswith((".parquet", ".geoparquet"))]
    if not found:
        end(f"{path}: no file in it ends in .parquet", NOT_FOUND)
    return sorted(found)


def main():
    columns, paths = arguments(sys.argv[1:])
    found = [file for path in paths for file in files(path)]
    # Nothing is fetched, whatever a file or a path asks for.
    database = duckdb.connect(config={"autoinstall_known_extensions": "false", "autoload_known_extensions": "false"})
    for file in found:
        try:
            for batch in rows(database, file, columns):
                sys.stdout.buffer.write(batch)
        except (BadFile, duckdb.Error) as error:
            end(f"{file}: {str(error).splitlines()[0]}", BAD_DATA)
    sys.stdout.buffer.flush()


try:
    main()
except BrokenPipeError:
    # The reader has ended, and says why.
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    sys.exit(1)
except KeyboardInterrupt:
    sys.exit(130)
