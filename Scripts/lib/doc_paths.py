# SPDX-License-Identifier: Apache-2.0
"""Checks that the files and folders that the documents name in backticks exist.

A path is relative to the repository or to the last folder that the paragraph or table row has named before it ("`Sources/A/B.swift`; `C.swift` there").
Any other name of a Swift or Python file, such as `Collector.swift`, has to be the end of the path of some file. Patterns (`<Name>Reader.swift`) and code
are left out.
"""

import pathlib
import re
import subprocess
import sys

ROOTS = ("Sources", "Tests", "Data", "Scripts", "Packaging", "Python", "docs", "Fuzz", ".ci")
FILE_NAME = re.compile(r"^[\w.+-]+\.(swift|py)$")
GENERATED = {"docs/api", "docs/site"}


def is_path(text):
    return bool(re.fullmatch(r"[\w./+-]+", text)) and (text.split("/")[0] in ROOTS or bool(FILE_NAME.match(text.split("/")[-1])))


def missing(document, files, folders):
    for number, line in enumerate(document.read_text().split("\n"), 1):
        folder = None
        for text in re.findall(r"`([^`\s]+)(?:[^`]*)?`", line):
            text = text.rstrip("/.,:")
            if not is_path(text) or text in GENERATED:
                continue
            if text in files or text in folders:
                folder = text if text in folders else text.rpartition("/")[0]
            elif folder and (f"{folder}/{text}" in files or f"{folder}/{text}" in folders):
                continue
            elif text.split("/")[0] in ROOTS or not any(file.endswith("/" + text) for file in files):
                yield f"{document}:{number}: `{text}` is no file or folder of the repository"


def main():
    listed = subprocess.run(["git", "ls-files", "--cached", "--others", "--exclude-standard"], capture_output=True, text=True, check=True)
    files = set(listed.stdout.split("\n"))
    folders = {str(parent) for file in files for parent in pathlib.PurePath(file).parents}
    documents = [pathlib.Path(file) for file in sorted(files) if re.fullmatch(r"(ARCHITECTURE|CONTRIBUTING|README)\.md|docs/.*\.md", file)]
    found = [line for document in documents for line in missing(document, files, folders)]
    for line in found:
        print(line, file=sys.stderr)
    if found:
        sys.exit(f"{len(found)} paths in the documents do not exist; correct the document, or name the file as it is called now")
    print(f"The paths in {len(documents)} documents exist.")


main()
