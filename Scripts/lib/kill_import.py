# SPDX-License-Identifier: Apache-2.0
"""Kills imports and lets their system calls fail; prints what came of it, by kind."""
import argparse
import collections
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time

KILL_CALLS = [
    "write", "pwrite64", "pread64", "read", "openat", "fsync", "rename", "unlink", "ftruncate", "fcntl", "close", "lseek", "mmap", "munmap",
]
# What fails, how often beside the others, and the statuses that are right: 0 where the call is tried again or is of no consequence.
OUTPUT, ANY = {0, 73}, {0, 66, 73}
FAILURES = [
    ("write:error=ENOSPC", 4, OUTPUT), ("write:error=EIO", 3, OUTPUT), ("write:error=EDQUOT", 1, OUTPUT),
    ("pwrite64:error=ENOSPC", 4, OUTPUT), ("pwrite64:error=EIO", 3, OUTPUT), ("pread64:error=EIO", 3, OUTPUT),
    ("openat:error=EACCES", 2, OUTPUT), ("openat:error=EMFILE", 2, OUTPUT), ("openat:error=EIO", 1, OUTPUT),
    ("fsync:error=EIO", 2, OUTPUT), ("rename:error=EIO", 2, {73}), ("ftruncate:error=EIO", 1, OUTPUT), ("unlink:error=EIO", 1, OUTPUT),
    ("fcntl:error=ENOLCK", 1, OUTPUT), ("mmap:error=ENOMEM", 1, OUTPUT), ("read:error=EIO", 2, ANY),
    ("write:error=EINTR", 3, {0}), ("read:error=EINTR", 3, {0}), ("pread64:error=EINTR", 2, {0}), ("pwrite64:error=EINTR", 2, {0}),
    ("openat:error=EINTR", 2, {0}), ("fsync:error=EINTR", 2, {0}), ("rename:error=EINTR", 1, {0}),
]
# The same for calls on the source alone; the number is that of the call.
SOURCE_FAILURES = [
    ("openat:error=EACCES:when=1", {66}), ("openat:error=EIO:when=2", {66}), ("openat:error=EMFILE:when=1", {66}), ("openat:error=ENOENT:when=2", {66}),
    ("read:error=EIO:when=1", {66}), ("read:error=EIO:when=2", {66}), ("read:error=EIO:when=3", {66}), ("read:error=EISDIR:when=2", {66}),
    ("openat:error=EINTR:when=1", {0}), ("read:error=EINTR:when=1..4", {0}), ("newfstatat:error=EIO:when=1", {0, 66}),
]
FORBIDDEN = re.compile(r"SELECT|INSERT|DELETE FROM|PRAGMA|CREATE TABLE|SQLite error|Fatal error|Stack dump")
OUTPUT_NAME = "places.gaz"


def places(count, seed):
    """Places with names that share words, spread over the globe."""
    draw = random.Random(seed)
    words = ["north", "south", "old", "new", "river", "hill", "stone", "bridge", "market", "garden", "lake", "castle", "mill", "green"]
    for number in range(count):
        name = " ".join(draw.sample(words, 2)).title() + f" {number % 97}"
        location = {"latitude": round(draw.uniform(-80, 80), 6), "longitude": round(draw.uniform(-180, 180), 6)}
        yield json.dumps({"id": f"p{seed}-{number}", "name": name, "location": location, "importance": round(draw.random(), 3)})


class Import:
    """One place of work: an index that is there, a source, and what the index has to become."""

    def __init__(self, command, folder, count):
        self.command, self.folder = command, folder
        self.env = {**os.environ, "XDG_CACHE_HOME": os.path.join(folder, "cache")}
        for name, lines in [("old.ndjson", places(400, 1)), ("new.ndjson", places(count, 2)), ("tiny.ndjson", places(2, 3))]:
            with open(os.path.join(folder, name), "w") as file:
                file.write("\n".join(lines) + "\n")
        for name in ["old", "new", "tiny"]:
            subprocess.run([command, "import", "--output", name + ".gaz", name + ".ndjson"], cwd=folder, env=self.env, check=True, stdout=subprocess.DEVNULL)
        self.expected = {name: self.read(name + ".gaz") for name in ["old", "new", "tiny"]}

    def read(self, name):
        with open(os.path.join(self.folder, name), "rb") as file:
            return file.read()

    def reset(self):
        shutil.copyfile(os.path.join(self.folder, "old.gaz"), os.path.join(self.folder, OUTPUT_NAME))

    def injected(self):
        """The calls that strace let fail, one on each thread that made so many; empty when there were fewer."""
        return "\n".join(line for line in self.read("trace").decode(errors="replace").splitlines() if "(INJECTED)" in line)

    def arguments(self, source="new.ndjson"):
        return [self.command, "import", "--output", OUTPUT_NAME, source]

    def run(self, arguments):
        return subprocess.run(arguments, cwd=self.folder, env=self.env, capture_output=True, text=True, timeout=300)

    def leftovers(self):
        return [name for name in os.listdir(self.folder) if name.startswith(OUTPUT_NAME + ".")]

    def traced(self, *options):
        """Runs an import that reads standard input, under strace from the moment when its own work begins."""
        process = subprocess.Popen(
            self.arguments("-"), cwd=self.folder, env=self.env, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        staged = os.path.join(self.folder, f"{OUTPUT_NAME}.{process.pid}.staged")
        until(lambda: os.path.exists(staged))
        tracer = subprocess.Popen(["strace", "-f", "-qq", "-o", "trace", "-p", str(process.pid), *options], cwd=self.folder)
        until(lambda: tracer.poll() is not None or all(is_traced(process.pid, task) for task in os.listdir(f"/proc/{process.pid}/task")))
        message = process.communicate(self.read("new.ndjson"), timeout=300)[1].decode(errors="replace")
        tracer.wait()
        return process.returncode, message

    def calls(self):
        """How often the thread that does most calls each."""
        self.reset()
        self.traced("-e", "trace=" + ",".join(KILL_CALLS))
        calls = collections.Counter()
        with open(os.path.join(self.folder, "trace"), errors="replace") as file:
            for line in file:
                call = re.match(r"(\d+) +(\w+)\(", line)
                if call:
                    calls[call[1], call[2]] += 1
        return {name: max(count for (_, call), count in calls.items() if call == name) for name in {call for _, call in calls}}


def until(condition):
    end = time.monotonic() + 60
    while not condition():
        if time.monotonic() > end:
            sys.exit("the import did not begin within a minute")
        time.sleep(0.002)


def is_traced(process, task):
    try:
        with open(f"/proc/{process}/task/{task}/status") as file:
            return "TracerPid:\t0\n" not in file.read()
    except FileNotFoundError:
        return True


class Table:
    """What came of each kind."""

    def __init__(self):
        self.rows = collections.defaultdict(collections.Counter)
        self.faults = []

    def note(self, kind, work, status, message, allowed, injected=None):
        row = self.rows[kind]
        row["runs"] += 1
        row["hit"] += injected is None or bool(injected)
        row[f"status {status}"] += 1
        found = work.read(OUTPUT_NAME)
        which = "old" if found == work.expected["old"] else "new" if found == work.expected["new"] else "LOST"
        row[which] += 1
        row["left"] += bool(work.leftovers())
        faults = [] if which != "LOST" else ["the index is neither the old one nor the new one"]
        if status not in allowed:
            faults.append(f"status {status}")
        # Where the message itself was what could not be written, there is none.
        is_said = "write(2," not in (injected or "")
        if FORBIDDEN.search(message) or (status > 0 and is_said and len(message.strip().splitlines()) != 1):
            faults.append("a message that is not for people")
        if status == 0 and which != "new":
            faults.append("status 0 without the new index")
        tiny = work.run(work.arguments("tiny.ndjson"))
        if tiny.returncode != 0 or work.read(OUTPUT_NAME) != work.expected["tiny"]:
            faults.append("the next import failed: " + tiny.stderr)
        left = work.leftovers()
        row["left after next"] += bool(left)
        if left:
            faults.append("left after the next import: " + ", ".join(left))
            for name in left:
                os.unlink(os.path.join(work.folder, name))
        self.faults += [f"{kind}: {fault}: {message.strip()}" for fault in faults]

    def print(self):
        statuses = sorted({name for row in self.rows.values() for name in row if name.startswith("status")})
        columns = ["runs", "hit", "old", "new", "LOST", *statuses, "left", "left after next"]
        width = max(len(kind) for kind in self.rows)
        print(" " * width, *[name.rjust(len(name)) for name in columns], sep="  ")
        total = collections.Counter()
        for kind, row in self.rows.items():
            total.update(row)
            print(kind.ljust(width), *[str(row[name] or "").rjust(len(name)) for name in columns], sep="  ")
        print("all".ljust(width), *[str(total[name]).rjust(len(name)) for name in columns], sep="  ")
        for fault in self.faults:
            print("FAULT", fault)


def kill_at_moments(work, table, draw, count, seconds):
    for _ in range(count):
        work.reset()
        process = subprocess.Popen(work.arguments(), cwd=work.folder, env=work.env, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        time.sleep(draw.uniform(0, seconds))
        process.kill()
        message = process.communicate()[1]
        table.note("killed at any moment", work, process.returncode, "" if process.returncode < 0 else message, {0, -9})


def kill_at_calls(work, table, draw, count, calls):
    kinds = [name for name in KILL_CALLS if name in calls]
    for number in range(count):
        name = kinds[number % len(kinds)]
        work.reset()
        status, message = work.traced("-e", f"inject={name}:signal=KILL:when={draw.randint(1, calls[name])}")
        table.note(f"killed at {name}", work, status, message, {0, -9})


def fail_calls(work, table, draw, count, calls):
    kinds = [kind for kind in FAILURES for _ in range(kind[1]) if kind[0].split(":")[0] in calls]
    draw.shuffle(kinds)
    for number in range(count):
        kind, _, allowed = kinds[number % len(kinds)]
        work.reset()
        status, message = work.traced("-e", f"inject={kind}:when={draw.randint(1, calls[kind.split(':')[0]])}")
        injected = work.injected()
        # A source of which a part could not be read must not be taken for the whole.
        table.note(kind, work, status, message, {66} if "read(0," in injected and "EINTR" not in kind else allowed, injected)


def fail_source(work, table):
    for kind, allowed in SOURCE_FAILURES:
        work.reset()
        source = os.path.join(work.folder, "new.ndjson")
        run = work.run(["strace", "-f", "-qq", "-o", "trace", "-P", source, "-e", f"inject={kind}", *work.arguments(source)])
        table.note("source " + kind, work, run.returncode, run.stderr, allowed, work.injected())


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--command", required=True)
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--failures", type=int, default=300)
    parser.add_argument("--places", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    draw, table = random.Random(options.seed), Table()
    with tempfile.TemporaryDirectory(prefix="gazetteer-kill-") as folder:
        work = Import(os.path.abspath(options.command), folder, options.places)
        start = time.monotonic()
        work.reset()
        work.run(work.arguments())
        seconds = time.monotonic() - start
        calls = work.calls()
        kill_at_moments(work, table, draw, options.kills // 2, seconds)
        kill_at_calls(work, table, draw, options.kills - options.kills // 2, calls)
        fail_calls(work, table, draw, options.failures, calls)
        fail_source(work, table)
    table.print()
    sys.exit(1 if table.faults else 0)


main()
