# SPDX-License-Identifier: Apache-2.0
"""The first stage, on a worker: rows of any form become canonical rows, by an import of the chunk and an export."""
import itertools
import json
import os
import tempfile
from urllib.parse import unquote, urlparse

import columns
import text
from command import Command, cost_so_far
from faults import Fault
from options import import_flags
from work import NOBODY, REPORTS, dump, publish

SCHEMA = "id string, part string, source int, chunk long, line string"
# Files of one source are told apart by this factor; none is larger.
FILE = 1 << 44


class Chunks:
    """Turns a partition of Spark's into canonical rows. Only plain values, since it is sent to the workers."""

    def __init__(self, options, sources, heads, work):
        self.command, self.scratch, self.work = options.command, options.scratch, work
        self.form, self.mapping = sources[0].form, sources[0].mapping
        self.heads, self.whole = heads, options.whole_files
        self.files = {key(file): (source.number, at, file) for source in sources for at, file in enumerate(source.files)}
        self.flags = import_flags(options)

    def __call__(self, rows):
        for (file, start), chunk in itertools.groupby(rows, key=lambda row: (row[0], row[1])):
            number, at, path = self.files[key(file)]
            yield from self.rows_of(self.feed(chunk, path, start), path, number, at * FILE + start)

    def feed(self, chunk, path, start):
        if self.form == "parquet":
            return columns.lines(chunk)
        quote = self.mapping.quote if self.mapping and self.form != "ndjson" and not self.whole else None
        return text.lines(chunk, self.heads.get(path, b""), start, quote and quote.encode(), path)

    def rows_of(self, feed, path, number, position):
        """Canonical rows of one chunk. What became of the others is told in the work folder."""
        command, before = Command(self.command), cost_so_far()
        with tempfile.TemporaryDirectory(prefix="gazetteer-", dir=self.scratch) as folder:
            index, report = os.path.join(folder, "chunk.gaz"), os.path.join(folder, "report.json")
            form = ["--format", "ndjson" if self.form == "parquet" else self.form]
            mapping = ["--mapping", self.mapping.name] if self.mapping else []
            try:
                command.run("import", "--no-link", "--base", os.path.join(self.work, "nobody.gaz"), "--report", report, "--output", index, *self.flags, *form, *mapping, "-",
                            about=path, feed=feed)
            except Fault as fault:
                if not fault.message.startswith(f"{path} holds no rows"):
                    raise
                return  # Of a chunk such as the names of columns alone; whether there are rows at all is seen at the end.
            for line in command.lines("export", "--index", index):
                place = json.loads(line)
                if place["id"] != NOBODY:
                    yield place["id"], part_of(place), number, position, line.decode()
            with open(report, encoding="utf-8") as file:
                told = json.load(file)
        told = {"report": checked(told, path), "cpu": command.cpu, "python": cost_so_far() - before, "memory": command.memory}
        publish(os.path.join(self.work, REPORTS, f"{number:06}-{position:020}.json"), lambda path: dump(told, path))


def part_of(place):
    return place.get("address", {}).get("countryCode", "none").lower()


def key(file):
    """A path without its scheme's marks: Spark writes file:/a%20b for /a b."""
    parts = urlparse(file) if "://" in file or file.startswith("file:") else None
    return file if parts is None else parts.netloc + unquote(parts.path)


def checked(report, path):
    """Refuses what cannot be cut by rows."""
    totals = report["totals"]
    if totals["gathered"]:
        raise Fault(f"{path}: its rows are houses, and a street needs all of its houses at once; run gazetteer import, then give the job what gazetteer export writes")
    if totals["deleted"] or totals["rejected"].get("unknownID"):
        raise Fault(f"{path}: it has rows that remove places; take them out, and apply them to the packs that have these places, with gazetteer import --base")
    report["sources"] = [{**source, "source": path} for source in report["sources"][1:]]
    report["firstRejects"] = [f"{path}:{reject.removeprefix('-:')}" for reject in report["firstRejects"][:5]]
    return report
