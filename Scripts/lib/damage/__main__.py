# SPDX-License-Identifier: Apache-2.0
"""Damages an index in many ways and asks every verb of the command: see Scripts/check damage."""
import argparse
import collections
import os
import random
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor

import large
import sample
from kinds import KINDS
from verbs import FINE, RAW, Verbs
from victim import Victim


class Count(collections.Counter):
    """What came out, and the first few examples of each thing that must not."""

    def __init__(self):
        super().__init__()
        self.examples = []

    def bad(self, what, example):
        self[what] += 1
        if sum(1 for kind, _ in self.examples if kind == what) < 5:
            self.examples.append((what, example))

    def merge(self, other):
        self.update(other)
        self.examples += other.examples


def judge(count, verbs, victim, whole, names, label):
    """Asks the verbs of a damaged file, `verify` last."""
    differs = False
    for name in names:
        status, output, messages = verbs.run(name, victim.path)
        count["processes"] += 1
        if status is None:
            count.bad("hangs", f"{label}: {name}")
        elif status < 0 or status >= 128:
            count.bad("crashes", f"{label}: {name} {status} {messages[-200:]!r}")
        elif status not in FINE:
            count.bad("other exit codes", f"{label}: {name} {status} {messages[:300]!r}")
        if RAW.search(messages) or status != 0 and RAW.search(output):
            count.bad("SQL or traces", f"{label}: {name} {messages[:300]!r}")
        count[f"exit {name} {status}"] += 1
        if name == "verify":
            if status == 0:
                count.bad("passed by verify, other answers" if differs else "passed by verify, same answers", label)
        elif status == 0 and output != whole[name]:
            differs = True
    count["files with other answers"] += differs


def work(arguments, verbs, whole, job):
    """Damages a copy of its own over and over; gives what came out of each file."""
    with tempfile.TemporaryDirectory() as folder:
        victim = Victim(arguments.index, os.path.join(folder, "a.gaz"))
        for number in range(job, arguments.count, arguments.jobs):
            chance = random.Random(f"{arguments.seed} {number}")
            kind, anew = chance.choice(KINDS), number % 2 == 1 if arguments.kind == "both" else arguments.kind == "sealed"
            label = f"{number} {kind.__name__}{' sealed' if anew else ''}"
            part = Count()
            if victim.damage(kind(victim.whole, chance), anew):
                part["files"] += 1
                extra = chance.sample(sorted(verbs.others), 1 if not anew else arguments.verbs)
                judge(part, verbs, victim, whole, ["batch"] + extra + ([] if "verify" in arguments.without else ["verify"]), label)
            else:
                part["no change"] += 1
            victim.heal()
            yield anew, part


def main():
    parser = argparse.ArgumentParser(prog="Scripts/check damage")
    parser.add_argument("--command", required=True, help=argparse.SUPPRESS)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--index", help="the index to damage (default: a few hundred embedded places and some of every kind)")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--kind", choices=["both", "plain", "sealed"], default="both")
    parser.add_argument("--verbs", type=int, default=5, help="verbs besides batch and verify for a file that was sealed anew")
    parser.add_argument("--limit", type=int, default=10, help="seconds of processor time for one process; more hang")
    parser.add_argument("--without", nargs="*", default=[], choices=["verify", "export"], help="verbs that read a large index for too long")
    parser.add_argument("--large", type=int, help="flip so many bits of a large index for each command that reads a whole one")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        if arguments.large:
            sys.exit(large.check(arguments.command, folder, arguments.large, arguments.seed))
        if not arguments.index:
            arguments.index = sample.make(arguments.command, folder)
        names, ids = sample.words(arguments.command, arguments.index)
        verbs = Verbs(arguments.command, names, ids, arguments.limit)
        for verb in arguments.without:
            verbs.others.pop(verb, None)
        whole = {name: verbs.run(name, arguments.index)[1] for name in ["batch"] + sorted(verbs.others)}
        again = {name: verbs.run(name, arguments.index)[1] for name in whole}
        if whole != again:
            raise SystemExit(f"answers of the whole index differ from run to run: {[name for name in whole if whole[name] != again[name]]}")
        sys.exit(run(arguments, verbs, whole))


def run(arguments, verbs, whole):
    begin = time.time()
    totals = {False: Count(), True: Count()}

    def one(job):
        for anew, part in work(arguments, verbs, whole, job):
            totals[anew].merge(part)
            if job == 0 and sys.stderr.isatty():
                done = sum(total["files"] + total["no change"] for total in totals.values())
                print(f"\r{done} of {arguments.count}", end="", file=sys.stderr)

    with ThreadPoolExecutor(arguments.jobs) as pool:
        list(pool.map(one, range(arguments.jobs)))
    return show(totals, arguments, time.time() - begin)


ROWS = [
    "files", "no change", "processes", "crashes", "hangs", "SQL or traces", "other exit codes", "files with other answers",
    "passed by verify, same answers", "passed by verify, other answers",
]


def show(totals, arguments, seconds):
    print(f"{arguments.count} damages, seed {arguments.seed}, {os.path.getsize(arguments.index)} bytes, {seconds:.0f} s\n")
    print(f"{'':36}{'as damaged':>12}{'sealed anew':>14}")
    for row in ROWS:
        print(f"{row:36}{totals[False][row]:>12}{totals[True][row]:>14}")
    for anew, total in totals.items():
        codes = sorted(key for key in total if key.startswith("exit "))
        print(f"\n{'sealed anew' if anew else 'as damaged'}: " + ", ".join(f"{key[5:]}: {total[key]}" for key in codes))
        for kind, example in total.examples:
            print(f"  {kind}: {example}")
    forbidden = ["crashes", "hangs", "SQL or traces", "other exit codes"]
    bad = sum(total[key] for total in totals.values() for key in forbidden)
    bad += totals[False]["passed by verify, same answers"] + totals[False]["passed by verify, other answers"]
    print(f"\n{'nothing that must not be' if bad == 0 else f'{bad} things that must not be'}")
    return 1 if bad else 0


main()
