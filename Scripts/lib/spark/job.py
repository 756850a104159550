# SPDX-License-Identifier: Apache-2.0
"""The job on the driver: what is checked before Spark starts, which takes seconds, and what is done when its stages are."""
import json
import os
import subprocess

import folder
import inputs
from command import Command, message
from faults import Fault
from options import import_flags
from report import Report, check_limit
from work import NOBODY, Work


class Job:
    def __init__(self, options, mapping_folder, say):
        self.options, self.mapping_folder, self.say, self.report = options, mapping_folder, say, Report()
        check_limit(options.max_rejects)
        folder.check_is_replaceable(options.output)
        self.work, self.spark, self.stop_session = Work(options.work), None, None

    def prepare(self):
        self.sources = inputs.sources(self.options, self.mapping_folder, self.remote_files)
        self.identity = {"inputs": [source.identity for source in self.sources], "command": self.version(), "options": self.options_that_count()}
        self.try_options()
        self.work.open(json.loads(json.dumps(self.identity)))
        self.make_nobody()

    def version(self):
        return b" ".join(Command(self.options.command).lines("--version")).decode()

    def options_that_count(self):
        names = ("by", "degrees", "world", "filterable", "searchable", "importances", "time_zone", "no_link", "strict_types", "whole_files", "chunk")
        return {name: getattr(self.options, name) for name in names}

    def try_options(self):
        """Has the command read its options and each mapping, without a row."""
        for form, mapping in {(source.form, source.mapping and source.mapping.name): source.mapping for source in self.sources}.items():
            words = ["--format", "ndjson" if form[0] == "parquet" else form[0]] + (["--mapping", mapping.name] if mapping else [])
            said = subprocess.run([self.options.command, "import", "--dry-run", *import_flags(self.options), *words, "-"], input=b"", capture_output=True)
            if b"holds no rows" not in said.stderr:
                raise Fault(message(said.stderr, "input"), said.returncode)

    def make_nobody(self):
        """An index of nobody, over which chunks are imported: an import of no place at all would fail."""
        if not os.path.exists(self.work.at("nobody.gaz")):
            row = json.dumps({"id": NOBODY, "name": "Nobody", "location": {"latitude": 0, "longitude": 0}}) + "\n"
            Command(self.options.command).run("import", "--format", "ndjson", "--output", self.work.at("nobody.gaz"), "-", about="nobody", feed=[row.encode()])

    # MARK: With Spark

    def start(self):
        if self.spark is None:
            import session

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
        import text

        rows = self.start().read.text(text.escaped(file), lineSep="\n").select("value").take(100)
        return [row[0].encode() + b"\n" for row in rows]

    def run(self):
        self.prepare()
        result = self.work.read("done.json")
        if result is None:
            self.start()
            from stages import Stages

            result = Stages(self).run()
            self.work.write("done.json", result)
        self.publish(result)
        return result

    def stop(self):
        if self.stop_session is not None:
            self.spark.stop()
            self.stop_session()

    @property
    def filterable(self):
        """What requests can filter by in any pack: canonical rows do not tell what the mappings of their rows said."""
        named = (self.options.filterable or "").split(",") + [name for source in self.sources if source.mapping for name in source.mapping.filterable]
        return ",".join(sorted({name.strip() for name in named} - {""}))

    # MARK: The end

    def publish(self, result):
        folder.put_in_place(self.options.output, {name: self.work.at("packs", name) for name in result["files"]}, result["manifest"])
        if self.options.report:
            with open(self.options.report, "w", encoding="utf-8") as file:
                json.dump(result["report"], file, ensure_ascii=False, indent=2)
                file.write("\n")
        if not self.options.keep_work:
            self.work.remove()
