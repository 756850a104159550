# SPDX-License-Identifier: Apache-2.0
"""Constants of place types: of `PlaceType`, and of the older kit's names."""
import re

from . import HEAD, line

TABLES = "Sources/GazetteerIndex/PlaceTypes.swift"
LEGACY = "Sources/GazetteerService/Contract/LegacyTypeMembers.swift"
COLLECTIONS = [
    ("cities", "(cities)", "Towns; has to be the only type of a filter."),
    ("regions", "(regions)", "Areas that people live in or write in addresses; has to be the only type of a filter."),
    ("address", "address", "A collection of the legacy service; autocomplete refuses it."),
]


def words(text, name):
    """The words of a table in a Swift file, without the groups."""
    return [word for word in re.search(rf'{name} = """\n(.*?)"""', text, re.S)[1].split() if not word.endswith(":")]


def files(root):
    tables, legacy = (root / TABLES).read_text(), (root / LEGACY).read_text()
    a, b = sorted(words(tables, "tableA")), sorted(words(tables, "tableB"))
    only_legacy = sorted(set(words(legacy, "table1") + words(legacy, "table2")) - set(a) - set(b))
    values = sorted(a + b + only_legacy)
    return {
        "Sources/Gazetteer/Client/Generated/PlaceType+Values.swift": place_types(a, b, only_legacy),
        "Sources/GazetteerGMS/Generated/kGMSPlaceType+Values.swift": HEAD
        + "".join(line(f"`{value}`", f'public let {constant(value)} = "{value}"', "") for value in values),
        "Sources/GazetteerGMS/Generated/GMSPlaceType+Values.swift": HEAD
        + "\nextension GMSPlaceType {\n"
        + "".join(line(f"`{value}`", f"public static var {member(value)}: GMSPlaceType {{ {constant(value)} }}") for value in values)
        + "}\n",
    }


def place_types(a, b, only_legacy):
    parts = [
        ("Collections", COLLECTIONS),
        ("Table A: types that a place may have as its primary type", [(member(value), value, f"`{value}`") for value in a]),
        ("Table B: additional types", [(member(value), value, f"`{value}`") for value in b]),
        (
            "Legacy tables 1 and 2 only: requests under the rules of today refuse them",
            [(member(value), value, f"`{value}`") for value in only_legacy],
        ),
    ]
    text = HEAD + "\nextension PlaceType {\n"
    for number, (title, rows) in enumerate(parts):
        text += ("\n" if number else "") + f"  // MARK: {title}\n\n"
        text += "".join(line(doc, f'public static let {name} = PlaceType(rawValue: "{value}")') for name, value, doc in rows)
    return text + "}\n"


def member(value):
    first, *rest = value.split("_")
    return first + "".join(word[0].upper() + word[1:] for word in rest)


def constant(value):
    return "kGMSPlaceType" + "".join(word[0].upper() + word[1:] for word in value.split("_"))
