# SPDX-License-Identifier: Apache-2.0
"""The stages of the job: rows, parts, packs, and the world pack. What is complete in the work folder is not done again."""
import json
import os
import time

import canonical
import columns
import cut
import folder
import inputs
import text
from command import Command
from part import Packs
from work import REPORTS
from world import most_important


class Stages:
    def __init__(self, job):
        self.job, self.options, self.work, self.spark, self.sources = job, job.options, job.work, job.spark, job.sources
        self.report, self.say, self.filterable = job.report, job.say, job.filterable

    def run(self):
        self.timed("rows", self.make_rows)
        self.timed("parts", self.make_parts)
        result = self.make_packs()
        if self.options.master.startswith("local[") or self.options.master == "local":
            self.report.spend("engine", cpu=self.engine_cpu())
        return {**result, "report": self.report.json}

    def engine_cpu(self):
        """Processor seconds of Java, which is all of Spark on one machine, but for its workers in Python."""
        with open(f"/proc/{self.spark.sparkContext._jvm.java.lang.ProcessHandle.current().pid()}/stat", encoding="utf-8") as file:
            fields = file.read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def timed(self, stage, work):
        start = time.monotonic()
        work()
        self.report.spend(stage, seconds=time.monotonic() - start)

    # MARK: Stage 1

    def groups(self):
        """Sources that Spark reads together: every Parquet input, and all files of text of one form and mapping."""
        found = {}
        for source in self.sources:
            kind = source.number if source.form == "parquet" else (source.form, source.mapping and source.mapping.name)
            found.setdefault(kind, []).append(source)
        return list(found.values())

    def rows_folders(self):
        return [self.work.at("rows", str(number)) for number in range(len(self.groups()))]

    def make_rows(self):
        for group, path in zip(self.groups(), self.rows_folders()):
            name = group[0].name + (f" and {len(group) - 1:,} more" if len(group) > 1 else "")
            if os.path.exists(os.path.join(path, "_SUCCESS")):
                self.say(f"rows of {name}: done before")
                continue
            self.say(f"rows of {name} …")
            self.forget_reports({source.number for source in group})
            heads = {source.files[0]: inputs.head_of(source.files[0], source.mapping, self.job.remote_lines) for source in group if source.form in ("csv", "tsv")}
            files = [file for source in group for file in source.files]
            frame = columns.read(self.spark, group[0]) if group[0].form == "parquet" else text.read(self.spark, files, self.options.whole_files)
            chunks = canonical.Chunks(self.options, group, heads, self.work.path)
            rows = frame.rdd.mapPartitions(chunks)
            self.spark.createDataFrame(rows, canonical.SCHEMA, verifySchema=False).write.mode("overwrite").option("compression", "zstd").parquet(path)

    def forget_reports(self, numbers):
        """Those of a job that was stopped: on another number of cores the chunks of small files are others."""
        for name in self.reports():
            if int(name.split("-")[0]) in numbers:
                os.unlink(self.work.at(REPORTS, name))

    def reports(self):
        folder = self.work.at(REPORTS)
        return sorted(name for name in os.listdir(folder) if name.endswith(".json")) if os.path.isdir(folder) else []

    # MARK: Stage 2

    def rows(self):
        return self.spark.read.schema(canonical.SCHEMA).parquet(*self.rows_folders())

    def make_parts(self):
        self.count_rows()
        if self.work.is_written("parts"):
            self.say("parts: done before")
        else:
            self.say("parts …")
            cut.write_parts(cut.kept_rows(self.rows(), self.doubled(), self.count_doubled), self.work.at("parts"))

    def doubled(self):
        if not self.work.is_written("doubled"):
            cut.find_doubled(self.rows()).write.mode("overwrite").parquet(self.work.at("doubled"))
        return self.spark.read.parquet(self.work.at("doubled"))

    def count_rows(self):
        self.count_doubled = 0
        for name in self.reports():
            told = self.work.read(REPORTS, name)
            self.report.take(told["report"])
            self.report.spend("rows", chunks=1, **{"command cpu": told["cpu"], "python cpu": told["python"], "memory": told["memory"]})
        for row in self.doubled().groupBy("rows", "sources").count().collect():
            self.count_doubled += row["count"]
            self.report.take_doubled(row["rows"], row["sources"], row["count"])
        self.report.check(self.options.max_rejects)

    # MARK: Stage 3

    def make_packs(self):
        parts = [(part, list(dict(sorted(sources.items())).values()), size) for part, sources, size in cut.parts(self.work.at("parts"))]
        tiles = self.options.degrees if self.options.by == "tile" else None
        makers = Packs(self.options, self.work.path, "countries" if tiles else "packs", not self.options.no_link, self.filterable, tiles)
        known = self.make_each("packs" if not tiles else "countries", makers, [(part, sources, ()) for part, sources, _ in parts])
        countries = {part: makers.path(part, "") for part, _, _ in parts}
        places = sum(each["pack"]["places"] for each in known.values())
        self.report.linked, self.report.kept = self.report.kept - places, places
        if tiles:
            makers = Packs(self.options, self.work.path, "packs", False, self.filterable)
            known = self.make_each("packs", makers, list(self.tiles(countries)))
        world = self.make_world(makers, known, countries)
        index_format = json.loads(b"".join(Command(self.options.command).lines("info", "--json", "--index", self.work.at("packs", "world.gaz"))))["formatVersion"]
        packs = [each["pack"] for each in known.values()]
        return {"manifest": folder.text(self.options.by, index_format, places, world["pack"], packs), "files": [pack["file"] for pack in packs] + ["world.gaz"]}

    def tiles(self, countries):
        """The rows of each tile, with the countries whose towns lend names to its addresses."""
        found = {}
        for country, path in countries.items():
            for name in os.listdir(path + ".tiles"):
                found.setdefault(name.removesuffix(".ndjson"), []).append((os.path.join(path + ".tiles", name), path + ".areas.gaz"))
        sized = sorted(found.items(), key=lambda tile: (-sum(os.path.getsize(rows) for rows, _ in tile[1]), tile[0]))
        for tile, cuts in sized:
            yield tile, [[rows] for rows, _ in cuts], [areas for _, areas in cuts if os.path.exists(areas)]

    def make_each(self, stage, makers, parts):
        """Makes the packs that are not there yet, one a task, the largest first."""
        start = time.monotonic()
        known = {part: makers.known(part) for part, _, _ in parts}
        missing = [each for each in parts if known[each[0]] is None]
        self.say(f"{stage}: {len(missing):,} of {len(parts):,} to make …" if missing else f"{stage}: done before")
        if missing:
            tasks = self.spark.sparkContext.parallelize(missing, len(missing))
            for part, made in tasks.map(lambda each: (each[0], makers.make(each[0], each[0] + ".gaz", each[1], each[2]))).collect():
                known[part] = made
        self.report.spend(stage, seconds=time.monotonic() - start)
        for each in known.values():
            self.spend(stage, each)
        return known

    def spend(self, stage, made):
        self.report.spend(stage, packs=1, **{name: made[name] for name in ("import cpu", "export cpu", "memory")}, **{"python cpu": made["python"]})

    def make_world(self, makers, known, countries):
        """Over the towns of all countries, which lend names to the addresses of its places."""
        start = time.monotonic()
        world = makers.known("world")
        if world is None:
            self.say("world …")
            tops = [makers.path(part, ".top") for part in sorted(known)]
            areas = [path + ".areas" for path in countries.values() if os.path.getsize(path + ".areas")]
            count, rows = self.options.world, self.work.at("world.ndjson")

            def make(_):
                with open(rows, "wb") as file:
                    file.writelines(most_important(tops, count))
                return makers.make_world(rows, areas)

            makers.flags = [flag for flag in makers.flags if flag != "--no-link"] + ["--no-link"]
            world = self.spark.sparkContext.parallelize([0], 1).map(make).collect()[0]
        self.report.spend("world", seconds=time.monotonic() - start)
        self.spend("world", world)
        return world
