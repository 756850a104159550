# SPDX-License-Identifier: Apache-2.0
"""The words of the command line."""
import os
from dataclasses import dataclass, field

from faults import CANNOT_WRITE, NOT_FOUND, USAGE, Fault

USAGE_LINE = "usage: Scripts/spark [OPTION…] --output FOLDER [--format FORMAT] [--mapping MAPPING] INPUT…"
FORMATS = ("parquet", "csv", "tsv", "ndjson")
# Options with a value, by the member of Options that has it.
VALUES = {"--output": "output", "--by": "by", "--degrees": "degrees", "--world": "world", "--work": "work", "--scratch": "scratch", "--master": "master",
          "--command": "command", "--filterable": "filterable", "--searchable": "searchable", "--importances": "importances",
          "--time-zone": "time_zone", "--max-rejects": "max_rejects", "--report": "report", "--chunk": "chunk"}
FLAGS = {"--no-link": "no_link", "--strict-types": "strict_types", "--whole-files": "whole_files", "--keep-work": "keep_work"}


@dataclass
class Input:
    path: str
    format: str | None = None
    mapping: str | None = None


@dataclass
class Options:
    output: str = ""
    by: str = "country"
    degrees: int = 10
    world: int = 50_000
    work: str = ""
    scratch: str | None = None
    master: str = "local[*]"
    command: str = ""
    filterable: str | None = None
    searchable: str | None = None
    importances: str | None = None
    time_zone: str | None = None
    max_rejects: str | None = None
    report: str | None = None
    chunk: int = 64
    no_link: bool = False
    strict_types: bool = False
    whole_files: bool = False
    keep_work: bool = False
    settings: dict = field(default_factory=dict)
    inputs: list = field(default_factory=list)


def options(words):
    """Options and inputs; --format and --mapping hold for the inputs after them, at the end for those that have none, as with `gazetteer import`."""
    found, current = Options(), {"format": None, "mapping": None}
    trailing = {}
    words = list(words)
    while words:
        word = words.pop(0)
        if not word.startswith("--"):
            found.inputs.append(Input(word, **current))
            trailing = {}
            continue
        name, has_value, value = word.partition("=")
        if name in FLAGS and not has_value:
            setattr(found, FLAGS[name], True)
            continue
        if name == "--max-deletes":
            raise Fault("--max-deletes: the job takes no rows that remove places; apply them to the packs with gazetteer import --base", USAGE)
        if name not in VALUES and name not in ("--format", "--mapping", "--conf"):
            raise Fault(f"{word}: no such option; {USAGE_LINE}", USAGE)
        if not has_value:
            if not words:
                raise Fault(f"{word} needs a value; {USAGE_LINE}", USAGE)
            value = words.pop(0)
        if name == "--conf":
            key, equals, setting = value.partition("=")
            if not equals:
                raise Fault(f"Invalid --conf '{value}'. Give a setting of Spark as KEY=VALUE.", USAGE)
            found.settings[key] = setting
        elif name in VALUES:
            setattr(found, VALUES[name], value)
        else:
            current[name[2:]] = trailing[name[2:]] = value
    for name, value in trailing.items():
        for each in found.inputs:
            if getattr(each, name) is None:
                setattr(each, name, value)
    check(found)
    return found


def check(found):
    if not found.inputs:
        raise Fault(f"There is no input; {USAGE_LINE}", USAGE)
    if not found.output:
        raise Fault(f"There is no --output; {USAGE_LINE}", USAGE)
    if found.by not in ("country", "tile"):
        raise Fault(f"Invalid --by '{found.by}'. Give country or tile.", USAGE)
    found.degrees = number(found, "degrees", 1, 90)
    found.world = number(found, "world", 1, 2**31)
    found.chunk = number(found, "chunk", 1, 2**20)
    for each in found.inputs:
        if each.format is not None and each.format not in FORMATS:
            raise Fault(f"Invalid --format '{each.format}'. Give {', '.join(FORMATS[:-1])} or {FORMATS[-1]}; other formats are read by gazetteer import, "
                        "and what gazetteer export writes of them is an input.", USAGE)
    found.output = os.path.abspath(found.output)
    if found.report:
        found.report = os.path.abspath(found.report)
        if os.path.isdir(found.report) or not os.access(os.path.dirname(found.report), os.W_OK):
            raise Fault(f"{found.report} cannot be written; check the folder and its permissions", CANNOT_WRITE)
    found.work = os.path.abspath(found.work or found.output + ".work")
    # A mapping is a file, or the name of one that comes with the command.
    for each in found.inputs:
        if each.mapping and os.path.isfile(each.mapping):
            each.mapping = os.path.abspath(each.mapping)
    if found.importances:
        if not os.path.isfile(found.importances):
            raise Fault(f"{found.importances}: no such file; check the path", NOT_FOUND)
        found.importances = os.path.abspath(found.importances)


def number(found, name, least, most):
    value = getattr(found, name)
    if str(value).isascii() and str(value).isdigit() and least <= int(value) <= most:
        return int(value)
    raise Fault(f"Invalid --{name} '{value}'. Give a number from {least} to {most}.", USAGE)


def import_flags(options):
    """The options of `gazetteer import` that hold for rows as they come. A task has one core."""
    flags = ["--threads", "1"] + (["--strict-types"] if options.strict_types else [])
    for name in ("filterable", "searchable", "importances", "time_zone"):
        value = getattr(options, name)
        flags += [f"--{name.replace('_', '-')}", value] if value else []
    return flags
