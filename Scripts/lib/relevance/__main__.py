# SPDX-License-Identifier: Apache-2.0
"""The measurement behind Scripts/relevance: see there."""
import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1] / "bench"))  # the maker of synthetic places

import judged
import table
from indexes import Indexes


class Work:
    """What every set needs: the command, the data, the indexes, a folder for files."""

    def __init__(self, options):
        self.command, self.root = options.command, options.root.resolve()
        self.data = (options.root / "../shared/data").resolve()
        if not (self.data / "relevance/answerable.tsv").exists():
            sys.exit(f"There is no {self.data}/relevance: nothing measured.")
        self.folder = options.root / ".build/relevance"
        self.folder.mkdir(parents=True, exist_ok=True)
        self.indexes = Indexes(self.command, self.data, self.folder, self.root)
        self.html, self.profile = options.html, options.profile

    def results(self, one):
        """What came of the cases of a set under the baseline and under the profile."""
        path = self.folder / (one.name + getattr(one.make, "suffix", ".ndjson"))
        report = self.folder / f"{one.name}.json"
        one.make(self, path)
        self.namesakes = noted(path, "namesake")
        arguments = [self.command, "evaluate", path, "--index", self.indexes.path(one.index), "--report", report, "--limit", str(one.rows)]
        arguments += ["--profile", "importance", "--profile", self.profile]
        if self.html:
            arguments += ["--html", self.html / f"{one.name}.html"]
        run = subprocess.run(arguments, capture_output=True, text=True)
        if run.returncode:
            sys.exit(f"{one.name} could not be measured:\n{run.stderr}")
        return [run["results"] for run in json.loads(report.read_text())["runs"]]


def noted(path, note):
    """The ids of the cases of a file that have a note."""
    if path.suffix != ".ndjson":
        return set()
    return {case["id"] for case in map(json.loads, path.read_text().splitlines()) if case.get("note") == note}


def arguments():
    parser = argparse.ArgumentParser(prog="Scripts/relevance", description="Measures how good the answers are on real places.")
    parser.add_argument("--root", type=Path, required=True, help=argparse.SUPPRESS)
    parser.add_argument("--command", type=Path, required=True, help=argparse.SUPPRESS)
    parser.add_argument("--failures", action="store_true", help="print the first failures of each set")
    parser.add_argument("--html", type=Path, metavar="FOLDER", help="write a page for each set")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to a file")
    parser.add_argument("--before", type=Path, metavar="FILE", help="figures of another run, to print beside")
    parser.add_argument("--profile", default="standard", metavar="FILE", help="a ranking profile to measure in place of the standard one")
    names = [one.name for one in judged.SETS]
    parser.add_argument("sets", nargs="*", metavar="set", help=f"only these of {', '.join(names)}")
    options = parser.parse_args()
    unknown = [name for name in options.sets if name not in names]
    if unknown:
        parser.error(f"there is no set {unknown[0]}; the sets are {', '.join(names)}")
    return options


def leading(runs, namesakes):
    """The results of both profiles without the cases of whose name there is a better known place."""
    return [[result for result in run if result["id"] not in namesakes] for run in runs]


def parts(one, baseline, standard):
    """The lines of a set: name and results of both profiles."""
    if not one.by:
        return [(one.name, baseline, standard)]
    values = sorted({result[one.by] for result in standard})
    lines = [(f"{one.name} {value}", *([r for r in run if r[one.by] == value] for run in (baseline, standard))) for value in values]
    return lines + [(f"{one.name} all", baseline, standard)] if one.by == "group" else lines


def show_failures(results):
    failures = [result for result in results if not result["passed"]]
    for result in failures[:10]:
        found = result["found"][0] if result["found"] else "nothing"
        print(f"    \"{result['text']}\" wants {result['wanted']}: {result.get('cause', '')}; found {found}")


class Table:
    """Prints lines and keeps what they say."""

    def __init__(self, options):
        self.before = json.loads(options.before.read_text()) if options.before else {}
        self.failures = options.failures
        self.written, self.short = {}, []

    def show(self, name, baseline, standard, targets):
        new = self.written[name] = table.figures(standard)
        print(table.row(name, new, table.figures(baseline), self.before.get(name)), flush=True)
        self.short += [f"{name}: {figure} is {new[figure]:.3f}, wanted {targets[figure]}" for figure in table.missed(new, targets)]
        if self.failures:
            show_failures(standard)


def main():
    options = arguments()
    work = Work(options)
    if options.html:
        options.html.mkdir(parents=True, exist_ok=True)
    lines, cities = Table(options), []
    print(table.HEAD)
    for one in judged.SETS:
        if options.sets and one.name not in options.sets:
            continue
        runs = work.results(one)
        if one.name in judged.CITIES:
            cities.append(runs)
        for name, baseline, standard in parts(one, *runs):
            lines.show(name, baseline, standard, {} if one.by == "group" and not name.endswith(" all") else one.targets)
        if work.namesakes:
            lines.show(f"{one.name}, first of name", *leading(runs, work.namesakes), {})
        if len(cities) == len(judged.CITIES):
            lines.show("all cities", *(sum(results, []) for results in zip(*cities)), judged.CITY_TARGETS)
            cities.clear()
    print("\nTargets missed:" if lines.short else "\nEvery target is reached.", *lines.short, sep="\n  ")
    if options.json:
        options.json.write_text(json.dumps(lines.written, indent=2) + "\n")


os.environ.pop("GAZETTEER_INDEX", None)
main()
