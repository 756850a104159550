# SPDX-License-Identifier: Apache-2.0
"""The files of the inputs: what there is, in which order, of which format."""
import glob
import gzip
import json
import os
from urllib.parse import unquote, urlparse

from faults import DATA, NOT_FOUND, USAGE, Fault

ENDINGS = {".parquet": "parquet", ".geoparquet": "parquet", ".csv": "csv", ".tsv": "tsv", ".ndjson": "ndjson", ".jsonl": "ndjson", ".json": "ndjson"}
DOCUMENTS = ("readme", "license", "licence", "notice", "copying", "changelog", "sha256sum", "md5sum")
LONGEST_HEAD = 1 << 20


class Source:
    """Files that one import would read as one source: all Parquet files of an input, or a single file of text."""

    def __init__(self, number, name, files, form, mapping):
        self.number, self.name, self.files, self.form, self.mapping = number, name, files, form, mapping

    @property
    def identity(self):
        """What tells that the source has changed."""
        return {"files": self.files, "format": self.form, "mapping": self.mapping.name if self.mapping else None,
                "state": [state(file) for file in self.files]}


class Mapping:
    """What cutting a file of text needs to know of a mapping. Everything else is the command's."""

    def __init__(self, name, folder):
        self.name, self.has_header, self.quote, self.comment, self.filterable = name, True, '"', None, []
        path = name if os.path.isabs(name) else os.path.join(folder, name + ".json")
        try:
            with open(path, encoding="utf-8") as file:
                members = json.load(file)
        except (OSError, ValueError):
            return  # The command says what is wrong with it.
        if isinstance(members, dict):
            self.has_header = members.get("header", True) is not False
            # With a character that makes quotes literal, quotes cannot be counted.
            self.quote = None if members.get("escape") else members.get("quote", '"') or None
            self.comment = members.get("comment")
            self.filterable = [member for member in members.get("filterable") or [] if isinstance(member, str)]


def is_remote(path):
    return "://" in path


def state(file):
    if is_remote(file):
        return None
    information = os.stat(file)
    return [information.st_size, information.st_mtime_ns]


def local_path(path):
    """The path of file:///…, and other paths as they are."""
    return unquote(urlparse(path).path) if path.startswith("file:") else path


def files_of(path, remote_files):
    """The files of an input, sorted by name within each folder. `remote_files` lists a path with a scheme."""
    path = local_path(path)
    if is_remote(path):
        found = remote_files(path)
    elif os.path.isdir(path):
        found = [os.path.join(folder, name) for folder, _, names in os.walk(path) for name in names]
        found = [file for file in found if not any(part.startswith((".", "_")) for part in os.path.relpath(file, path).split(os.sep))]
    elif os.path.exists(path):
        return [os.path.abspath(path)]
    else:
        found = [file for file in glob.glob(path, recursive=True) if os.path.isfile(file)]
    if not found:
        raise Fault(f"{path}: no such file; check the path", NOT_FOUND)
    found = [file for file in found if not os.path.basename(file).lower().startswith(DOCUMENTS) and not file.endswith(".md")]
    return sorted((file if is_remote(file) else os.path.abspath(file) for file in found), key=lambda file: file.split("/"))


def form_of(file):
    name = file.lower().removesuffix(".gz")
    return ENDINGS.get(os.path.splitext(name)[1])


def sources(options, mapping_folder, remote_files):
    found = []
    for each in options.inputs:
        mapping = Mapping(each.mapping, mapping_folder) if each.mapping else None
        files = files_of(each.path, remote_files)
        forms = {file: each.format or form_of(file) for file in files}
        known = [file for file in files if forms[file]]
        if not known:
            raise Fault(f"{each.path}: neither its name nor --format tells how it is read; give --format parquet, csv, tsv or ndjson", USAGE)
        parquet = [file for file in known if forms[file] == "parquet"]
        if parquet:
            found.append(Source(len(found), each.path, parquet, "parquet", mapping))
        for file in known:
            if forms[file] == "parquet":
                continue
            if forms[file] in ("csv", "tsv") and mapping is None:
                raise Fault(f"{file}: what do its columns mean? Give --mapping", USAGE)
            found.append(Source(len(found), file, [file], forms[file], mapping))
        check_content(known, forms)
    return found


def check_content(files, forms):
    """Refuses local files that are empty, or Parquet by their name only: Spark's own words for that are many."""
    for file in files:
        if is_remote(file):
            continue
        try:
            with open(file, "rb") as opened:
                start = opened.read(4)
        except OSError as error:
            raise Fault(f"{file} cannot be read: {error.strerror}. Check its permissions.", NOT_FOUND) from None
        if not start:
            raise Fault(f"{file} holds no rows; check that the download is complete")
        if (start == b"PAR1") != (forms[file] == "parquet"):
            raise Fault(f"{file} is no Parquet file; check the download, or give its --format" if forms[file] == "parquet"
                        else f"{file} is a Parquet file; give --format parquet", DATA)


def head_of(file, mapping, remote_lines):
    """The line with the names of the columns, that every chunk of the file begins with; empty for a table without."""
    if mapping is None or not mapping.has_header:
        return b""
    lines = remote_lines(file) if is_remote(file) else local_lines(file)
    for line in lines:
        text = line.removeprefix(b"\xef\xbb\xbf")
        if text.strip() and not (mapping.comment and text.startswith(mapping.comment.encode())):
            return line.rstrip(b"\n") + b"\n"
    raise Fault(f"{file} holds no rows; check that the download is complete")


def local_lines(file):
    with (gzip.open if file.endswith(".gz") else open)(file, "rb") as opened:
        try:
            while line := opened.readline(LONGEST_HEAD):
                yield line
        except (OSError, EOFError) as error:
            raise Fault(f"{file}: broken gzip data ({error}); fetch or compress the file again") from None
