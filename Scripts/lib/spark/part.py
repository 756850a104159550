# SPDX-License-Identifier: Apache-2.0
"""The third stage, on a worker: the rows of a part become a pack, with what the manifest tells of it."""
import json
import os
import shutil
import tempfile
import time

from command import Command, cost_so_far
from facts import Facts, e7, is_area, tile_name
from work import Work, dump, publish


class Packs:
    """Makes packs in a folder of the work folder. Only plain values, since it is sent to the workers.

    A pack is complete when its JSON file is there: a job that was stopped does not make it again.
    """

    def __init__(self, options, work, folder, link, filterable, degrees=None):
        self.command, self.scratch, self.work, self.folder = options.command, options.scratch, work, folder
        self.flags = (["--filterable", filterable] if filterable else []) + ([] if link else ["--no-link"])
        self.world, self.degrees = options.world, degrees

    def path(self, key, ending):
        return os.path.join(self.work, self.folder, key + ending)

    def known(self, key):
        """What is known of a pack that is complete; None of another."""
        return Work(self.work).read(self.folder, key + ".json")

    def make(self, key, file, sources, over=()):
        """`sources` are the files of each source, which for the command are one file: records of one file are never linked."""
        command, python, start = Command(self.command), cost_so_far(), time.monotonic()
        with tempfile.TemporaryDirectory(prefix="gazetteer-", dir=self.scratch) as folder:
            index = os.path.join(folder, "pack.gaz")
            layers = [word for layer in over for word in ("--over", layer)]
            joined = [join(files, os.path.join(folder, f"{number}.ndjson")) for number, files in enumerate(sources)]
            command.run("import", *self.flags, *layers, "--output", index, "--format", "ndjson", *joined, about=f"part {key or 'world'}")
            imported = command.cpu
            facts = self.describe(command, index, key, folder)
            publish(self.path(key or "world", ".gaz"), lambda path: shutil.copyfile(index, path))
        known = {"pack": facts.pack(self.path(key or "world", ".gaz"), file, key), "seconds": time.monotonic() - start, "import cpu": imported,
                 "export cpu": command.cpu - imported, "python": cost_so_far() - python, "memory": command.memory}
        publish(self.path(key or "world", ".json"), lambda path: dump(known, path))
        return known

    def describe(self, command, index, key, folder):
        """Reads the finished pack once: facts, the places that may be among the most important of all, towns and areas, and, for a cut by tiles, the rows of
        each tile."""
        facts, tiles = Facts(), {}
        cut = os.path.join(folder, "cut")
        os.mkdir(cut)
        with open(os.path.join(folder, "top"), "wb") as top, open(os.path.join(folder, "areas.ndjson"), "wb") as areas:
            for line in command.lines("export", "--index", index):
                place = json.loads(line)
                facts.take(place)
                if key and facts.places <= self.world:
                    top.write(line + b"\n")
                if is_area(place):
                    areas.write(line + b"\n")
                if self.degrees:
                    tile = tile_name(e7(place["location"]["latitude"]), e7(place["location"]["longitude"]), self.degrees)
                    if tile not in tiles:
                        tiles[tile] = open(os.path.join(cut, tile + ".ndjson"), "wb")
                    tiles[tile].write(line + b"\n")
        for file in tiles.values():
            file.close()
        if key:
            publish(self.path(key, ".top"), lambda path: shutil.copyfile(top.name, path))
            publish(self.path(key, ".areas"), lambda path: shutil.copyfile(areas.name, path))
        if self.degrees:
            if os.path.getsize(areas.name):
                index = self.areas_index(command, [areas.name], folder)
                publish(self.path(key, ".areas.gaz"), lambda path: shutil.copyfile(index, path))
            publish(self.path(key, ".tiles"), lambda path: shutil.copytree(cut, path))
        return facts

    def make_world(self, rows, areas):
        """The pack of the most important places, over one index of the towns and areas of all countries: over their packs it would take half a minute a
        million places, as each place of each layer is passed by."""
        command = Command(self.command)
        with tempfile.TemporaryDirectory(prefix="gazetteer-", dir=self.scratch) as folder:
            over = [self.areas_index(command, areas, folder)] if areas else []
            made = self.make("", "world.gaz", [[rows]], over)
        return {**made, "import cpu": made["import cpu"] + command.cpu, "memory": max(made["memory"], command.memory)}

    @staticmethod
    def areas_index(command, files, folder):
        index = os.path.join(folder, "areas.gaz")
        command.run("import", "--no-link", "--output", index, "--format", "ndjson", *files, about="areas")
        return index


def join(files, path):
    """One file of several."""
    if len(files) == 1:
        return files[0]
    with open(path, "wb") as joined:
        for file in files:
            with open(file, "rb") as opened:
                shutil.copyfileobj(opened, joined, 1 << 20)
    return path
