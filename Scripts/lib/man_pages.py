# SPDX-License-Identifier: Apache-2.0
"""Writes the man pages of the command, from the description of its arguments that it prints for other programs.

    gazetteer --experimental-dump-help | python3 Scripts/lib/man_pages.py VERSION FOLDER

Makes gazetteer.1 and one gazetteer-NAME.1 for each subcommand.
"""
import json
import sys
from pathlib import Path


def escaped(text):
    """Text that roff shows as it is."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return "\n".join("\\&" + line if line[:1] in (".", "'") else line for line in text.split("\n"))


def paragraphs(text):
    """A discussion: paragraphs, and indented lines as they are."""
    lines = []
    for paragraph in text.split("\n\n"):
        lines.append(".PP")
        isShown = False
        for line in paragraph.split("\n"):
            if line.startswith("  ") != isShown:
                lines += [".fi", ".RE"] if isShown else [".RS 4", ".nf"]
                isShown = not isShown
            lines.append(escaped(line.strip()))
        if isShown:
            lines += [".fi", ".RE"]
    return lines


def spelling(name):
    return ("--" if name["kind"] == "long" else "-") + name["name"]


def title(argument):
    """`--limit <n>`, or `<text> ...`, with its words in bold and its values in italics."""
    value = "\\fI" + escaped(argument["valueName"]) + "\\fR"
    if argument["kind"] == "positional":
        return value + (" ..." if argument["isRepeating"] else "")
    names = ", ".join("\\fB" + escaped(spelling(name)) + "\\fR" for name in argument["names"])
    return names + (" " + value if argument["kind"] == "option" else "")


def synopsis(name, arguments):
    parts = []
    for argument in arguments:
        text = title({**argument, "names": argument["names"][-1:]} if argument.get("names") else argument)
        parts.append("[" + text + "]" if argument["isOptional"] else text)
    return ["\\fB" + escaped(name) + "\\fR " + " ".join(parts)]


def shown(arguments):
    return [argument for argument in arguments if argument["shouldDisplay"]]


def entry(argument):
    return [".TP", title(argument), escaped(argument.get("abstract", "")) or "\\&"]


def page(name, command, version, others):
    arguments = shown(command.get("arguments", []))
    lines = [f'.TH {name.replace(" ", "-").upper()} 1 "" "{version}" "Gazetteer"', ".nh", ".SH NAME"]
    lines += [escaped(name.replace(" ", "-")) + " \\- " + escaped(command["abstract"].rstrip(".")), ".SH SYNOPSIS"]
    isRoot = "subcommands" in command
    lines += ["\\fB" + escaped(name) + "\\fR \\fIcommand\\fR ..."] if isRoot else synopsis(name, arguments)
    lines += [".SH DESCRIPTION", escaped(command["abstract"])] + paragraphs(command.get("discussion", ""))
    for heading, kinds in [("ARGUMENTS", ["positional"]), ("OPTIONS", ["option", "flag"])]:
        found = [argument for argument in arguments if argument["kind"] in kinds]
        if found:
            lines += [".SH " + heading] + [line for argument in found for line in entry(argument)]
    if isRoot:
        lines.append(".SH COMMANDS")
        for other in others:
            lines += [".TP", "\\fB" + escaped(other["commandName"]) + "\\fR", escaped(other["abstract"])]
    pages = ["gazetteer-" + other["commandName"] for other in others] if isRoot else ["gazetteer"]
    lines += [".SH SEE ALSO", ",\n".join("\\fB" + escaped(other) + "\\fR(1)" for other in pages)]
    return "\n".join(lines) + "\n"


def main():
    version, folder = sys.argv[1:]
    root = json.load(sys.stdin)["command"]
    commands = [command for command in root["subcommands"] if command["commandName"] != "help"]
    name = root["commandName"]
    (Path(folder) / f"{name}.1").write_text(page(name, root, version, commands))
    for command in commands:
        full = f'{name} {command["commandName"]}'
        (Path(folder) / f'{full.replace(" ", "-")}.1').write_text(page(full, command, version, []))


main()
