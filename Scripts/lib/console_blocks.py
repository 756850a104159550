# SPDX-License-Identifier: Apache-2.0
"""Runs the ```console blocks of a Markdown file and compares what they print with what the file says.

    console_blocks.py FILE.md [--update]

A line that begins with `$ ` is a command, run by bash; the lines after it, up to the next command, are its standard output. A command has
to succeed. In these lines `…` stands for any characters, and a line that is only `…` for any number of lines. Blocks of other languages
are not run.

Commands run one after the other in one temporary folder that sees the package's Scripts and Data, with a cache of its own: nothing of the
user's is read or written. A block may need files that a clone does not have:

    <!-- needs cities.txt.gz = ../shared/data/cities.txt.gz -->

on the line before the block puts them into the folder under the name on the left; where one is absent, the block is left out, and said so.
With --update, lines that differ are replaced by what was printed.
"""
import os
import re
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

BLOCK = re.compile(r"((?:^<!-- needs .*? -->\n)*)^```console\n(.*?)^```$", re.M | re.S)
NEED = re.compile(r"<!-- needs (\S+) = (\S+) -->")


@dataclass
class Command:
    """A command and the lines that it should print."""

    line: str
    expected: list[str] = field(default_factory=list)


def commands(text):
    """The commands of a block."""
    found = []
    for line in text.splitlines():
        if line.startswith("$ "):
            found.append(Command(line[2:]))
        elif found:
            found[-1].expected.append(line)
        else:
            sys.exit(f"A console block begins with something else than a command: {line}")
    return found


def pattern(lines):
    """A regular expression for what the lines say."""
    parts = []
    for line in lines:
        if line == "…":
            parts.append(r"(?:.*\n)*")
        else:
            parts.append(".*".join(map(re.escape, line.split("…"))) + r"\n")
    return re.compile("".join(parts))


def merged(expected, actual):
    """The lines printed, with the expected line in the place of each that it fits."""
    if len(expected) != len(actual):
        return actual
    return [old if pattern([old]).fullmatch(new + "\n") else new for old, new in zip(expected, actual)]


def run(line, folder):
    """The output of a command, as lines, and whether it succeeded."""
    environment = dict(os.environ, XDG_CACHE_HOME=str(folder / "cache"), NO_COLOR="1", GAZETTEER_PROGRESS="off")
    environment.pop("GAZETTEER_INDEX", None)
    result = subprocess.run(["bash", "-c", line], cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    if result.returncode != 0:
        print(f"failed with {result.returncode}: {line}\n{result.stderr}", file=sys.stderr)
    return [text.rstrip() for text in result.stdout.splitlines()], result.returncode == 0


def provide(needs, folder, root):
    """Puts the files that a block needs into the folder; says which is absent."""
    for name, path in NEED.findall(needs):
        source = root / path
        if not source.exists():
            return path
        if not (folder / name).exists():
            (folder / name).symlink_to(source.resolve())
    return None


class Check:
    """One run over a file."""

    def __init__(self, root, folder):
        self.root, self.folder = root, folder
        self.passed = self.failed = self.skipped = 0

    def block(self, match):
        """Runs a block; gives its new text."""
        needs, text = match.groups()
        if absent := provide(needs, self.folder, self.root):
            print(f"Left out: there is no {absent}: {text.splitlines()[0]}")
            self.skipped += 1
            return match.group()
        return f"{needs}```console\n" + "".join(self.command(command) for command in commands(text)) + "```"

    def command(self, command):
        """Runs a command; gives its new text."""
        actual, succeeded = run(command.line, self.folder)
        same = succeeded and pattern(command.expected).fullmatch("".join(line + "\n" for line in actual)) is not None
        self.passed, self.failed = self.passed + same, self.failed + (not same)
        print(f"{'same' if same else 'DIFFERENT'}: {command.line}")
        if succeeded and not same:
            for sign, lines in (("-", command.expected), ("+", actual)):
                print("".join(f"  {sign} {line}\n" for line in lines), end="")
        shown = command.expected if same or not succeeded else merged(command.expected, actual)
        return "".join(line + "\n" for line in [f"$ {command.line}", *shown])


def main():
    path = Path(sys.argv[1]).resolve()
    update = sys.argv[2:] == ["--update"]
    if sys.argv[2:] and not update:
        sys.exit("usage: check-readme [--update]")
    with tempfile.TemporaryDirectory() as folder:
        root = Path(__file__).resolve().parents[2]
        check = Check(root, Path(folder))
        for name in ("Scripts", "Data"):
            (Path(folder) / name).symlink_to(root / name)
        text = path.read_text(encoding="utf-8")
        new = BLOCK.sub(check.block, text)
    if update and new != text:
        path.write_text(new, encoding="utf-8")
    print(f"{path.name}: {check.passed} as printed, {check.failed} different, {check.skipped} blocks left out")
    if check.passed + check.failed == 0:
        sys.exit(f"No command was run: is {path.name} without console blocks?")
    sys.exit(1 if check.failed and not update else 0)


main()
