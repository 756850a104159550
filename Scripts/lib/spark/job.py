# SPDX-License-Identifier: Apache-2.0
"""The stages of the job, on the driver."""
import json
import os
import subprocess
import time

import canonical
import columns
import cut
import folder
import inputs
import session
import text
from command import Command
from part import Packs
from report import Report, check_limit
from work import Work
from world import most_important


class Job:
    def __init__(self, options, mapping_folder, say):
        self.options, self.say, self.report = options, say, Report()
        check_limit(options.max_rejects)
        folder.check_is_replaceable(options.output)
        self.work = Work(options.work)
        self.spark = None
        self.mapping_folder = mapping_folder

    # What is wrong with the words of the command line and with local files is found before Spark starts, which takes seconds.
    def prepare(self):
        self.sources = inputs.sources(self.options, self.mapping_folder, self.remote_files)
        self.identity = {"inputs": [source.identity for source in self.sources], "command": self.version(), "options": self.options_that_count()}
        self.try_options()
        self.work.open(json.loads(json.dumps(self.identity)))
        self.make_nobody()

    def version(self):
        return b" ".join(Command(self.options.command).lines("--version")).decode()

    def options_that_count(self):
        names = ("by", "degrees", "world", "filterable", "searchable", "importances", "no_link", "strict_types", "whole_files", "chunk")
        return {name: getattr(self.options, name) for name in names}

    def try_options(self):
        """Has the command read its options and each mapping, without a row."""
        for form, mapping in {(source.form, source.mapping and source.mapping.name): source.mapping for source in self.sources}.items():
            words = ["--format", "ndjson" if form[0] == "parquet" else form[0]] + (["--mapping", mapping.name] if mapping else [])
            said = subprocess.run([self.options.command, "import", "--dry-run", *canonical.import_flags(self.options), *words, "-"], input=b"", capture_output=True)
            if b"holds no rows" not in said.stderr:
                from command import message
                from faults import Fault
                raise Fault(message(said.stderr, "input"), said.returncode)

    def make_nobody(self):
        """An index of nobody, over which chunks are imported: an import of no place at all would fail."""
        if not os.path.exists(self.work.at("nobody.gaz")):
            row = json.dumps({"id": canonical.NOBODY, "name": "Nobody", "location": {"latitude": 0, "longitude": 0}}) + "\n"
            Command(self.options.command).run("import", "--format", "ndjson", "--output", self.work.at("nobody.gaz"), "-", about="nobody", feed=[row.encode()])

    # MARK: With Spark

    def start(self):
        if self.spark is None:
            log = self.work.at("spark.log") if os.path.isdir(self.work.path) else os.devnull
            self.spark, self.stop_session = session.start(self.options, log)
        return self.spark

    def remote_files(self, path):
        """The files of a path with a scheme, as Hadoop lists them."""
        spark = self.start()
        place = spark.sparkContext._jvm.org.apache.hadoop.fs.Path(path)
        system = place.getFileSystem(spark.sparkContext._jsc.hadoopConfiguration())
        found, files = [], system.globStatus(place) or []
        for status in files:
            if status.isFile():
                found.append(status.getPath().toString())
                continue
            below = system.listFiles(status.getPath(), True)
            while below.hasNext():
                found.append(below.next().getPath().toString())
        return [file for file in found if not os.path.basename(file).startswith((".", "_"))]

    def remote_lines(self, file):
        rows = self.start().read.text(text.escaped(file), lineSep="\n").select("value").take(100)
        return [row[0].encode() + b"\n" for row in rows]

    def run(self):
        self.prepare()
        result = self.work.read("done.json")
        if result is None:
            self.start()
            self.timed("rows", self.make_rows)
            self.timed("parts", self.make_parts)
            result = self.make_packs()
            self.work.write("done.json", result)
        self.publish(result)
        return result

    def timed(self, stage, work):
        start = time.monotonic()
        work()
        self.report.spend(stage, seconds=time.monotonic() - start)

    def stop(self):
        if self.spark is not None:
            self.spark.stop()
            self.stop_session()

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
            heads = {source.files[0]: inputs.head_of(source.files[0], source.mapping, self.remote_lines) for source in group if source.form in ("csv", "tsv")}
            files = [file for source in group for file in source.files]
            frame = columns.read(self.spark, group[0]) if group[0].form == "parquet" else text.read(self.spark, files, self.options.whole_files)
            chunks = canonical.Chunks(self.options, group, heads, self.work.at("nobody.gaz"))
            rows = frame.rdd.mapPartitions(chunks)
            self.spark.createDataFrame(rows, canonical.SCHEMA, verifySchema=False).write.mode("overwrite").option("compression", "zstd").parquet(path)

    # MARK: Stage 2

    def rows(self):
        return self.spark.read.schema(canonical.SCHEMA).parquet(*self.rows_folders())

    def make_parts(self):
        self.count_rows()
        if self.work.is_written("parts"):
            self.say("parts: done before")
        else:
            self.say("parts …")
            cut.write_parts(cut.kept_rows(self.rows().where("id IS NOT NULL"), self.doubled()), self.work.at("parts"))

    def doubled(self):
        if not self.work.is_written("doubled"):
            cut.find_doubled(self.rows().where("id IS NOT NULL")).write.mode("overwrite").parquet(self.work.at("doubled"))
        return self.spark.read.parquet(self.work.at("doubled"))

    def count_rows(self):
        for row in self.rows().where("id IS NULL").orderBy("source", "chunk").select("line").toLocalIterator():
            told = json.loads(row[0])
            self.report.take(told["report"])
            self.report.spend("rows", chunks=1, **{"command cpu": told["cpu"], "python cpu": told["python"], "memory": told["memory"]})
        for row in self.doubled().groupBy("rows", "sources").count().collect():
            for _ in range(row["count"]):
                self.report.take_doubled(row["rows"], row["sources"])
        self.report.check(self.options.max_rejects)

    # MARK: Stage 3

    def make_packs(self):
        parts = [(part, list(dict(sorted(sources.items())).values()), size) for part, sources, size in cut.parts(self.work.at("parts"))]
        tiles = self.options.degrees if self.options.by == "tile" else None
        makers = Packs(self.options, self.work.path, "countries" if tiles else "packs", not self.options.no_link, tiles)
        known = self.make_each("packs" if not tiles else "countries", makers, [(part, sources, ()) for part, sources, _ in parts])
        countries = {part: makers.path(part, ".gaz") for part, _, _ in parts}
        places = sum(each["pack"]["places"] for each in known.values())
        self.report.linked, self.report.kept = self.report.kept - places, places
        if tiles:
            makers = Packs(self.options, self.work.path, "packs", False)
            known = self.make_each("packs", makers, list(self.tiles(countries)))
        world = self.make_world(makers, known, countries)
        index_format = json.loads(b"".join(Command(self.options.command).lines("info", "--json", "--index", self.work.at("packs", "world.gaz"))))["formatVersion"]
        packs = [each["pack"] for each in known.values()]
        return {"manifest": folder.text(self.options.by, index_format, world["pack"], packs), "files": [pack["file"] for pack in packs] + ["world.gaz"],
                "report": self.report.json}

    def tiles(self, countries):
        """The rows of each tile, with the countries whose towns lend names to its addresses."""
        found = {}
        for country, path in countries.items():
            below = path.removesuffix(".gaz") + ".tiles"
            for name in os.listdir(below):
                found.setdefault(name.removesuffix(".ndjson"), []).append((os.path.join(below, name), path))
        sized = sorted(found.items(), key=lambda tile: (-sum(os.path.getsize(rows) for rows, _ in tile[1]), tile[0]))
        for tile, cuts in sized:
            yield tile, [[rows] for rows, _ in cuts], [path for _, path in cuts]

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
        """Over all packs, whose towns lend names to the addresses of its places."""
        start = time.monotonic()
        world = makers.known("world")
        if world is None:
            self.say("world …")
            tops = [makers.path(part, ".top") for part in sorted(known)]
            count, rows = self.options.world, self.work.at("world.ndjson")

            def make(_):
                with open(rows, "wb") as file:
                    file.writelines(most_important(tops, count))
                return Packs.make(makers, "", "world.gaz", [[rows]], sorted(countries.values()))

            makers.flags = [flag for flag in makers.flags if flag != "--no-link"] + ["--no-link"]
            world = self.spark.sparkContext.parallelize([0], 1).map(make).collect()[0]
        self.report.spend("world", seconds=time.monotonic() - start)
        self.spend("world", world)
        return world

    # MARK: The end

    def publish(self, result):
        folder.put_in_place(self.options.output, {name: self.work.at("packs", name) for name in result["files"]}, result["manifest"])
        if self.options.report:
            with open(self.options.report, "w", encoding="utf-8") as file:
                json.dump(result["report"], file, ensure_ascii=False, indent=2)
                file.write("\n")
        if not self.options.keep_work:
            self.work.remove()
