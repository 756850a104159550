# SPDX-License-Identifier: Apache-2.0
"""The Swift listings of the fields of a place, and that of pages, made of the rows of Data/fields/FieldTable.swift, which describes the columns."""
import json
import re
import sys
from dataclasses import dataclass

from . import HEAD, line

TABLE = "Data/fields/FieldTable.swift"
PLAIN = {"boolean": "Bool?", "string": "String?", "number": "Double?", "integer": "Int?"}


@dataclass
class Member:
    """A member of a Swift type; by hand: written in a file of its own."""

    name: str
    type: str
    by_hand: bool

    @property
    def base_type(self):
        """The type without a default value."""
        return self.type.split(" = ")[0]


@dataclass
class Row:
    name: str
    type: str
    source: str
    page: str  # None for a field that pages have no name for
    place: Member
    property: str
    kit: Member
    options: list  # pairs of a name and a bit; the bit is None for a name only
    doc: str


def rows(root):
    text = (root / TABLE).read_text()
    lines = re.search(r'StaticString = """\n(.*?)\n *"""', text, re.S)[1].splitlines()
    return [row(text.strip()) for text in lines]


def row(text):
    cells = text.split(" | ")
    if len(cells) != 10:
        sys.exit(f"{TABLE}: a row has ten cells, this one has {len(cells)}: {text}")
    name, kind, source, _, page, place, prop, kit, options, doc = cells
    page = {"-": None, "=": name}.get(page, page)
    place = member(place, name, PLAIN.get(kind))
    kit_type = "GMSBooleanPlaceAttribute" if kind == "boolean" else place and place.base_type
    if prop == "=":
        prop = place.name if place else name
    return Row(name, kind, source, page, place, None if prop == "-" else prop, member(kit, name, kit_type), list(pairs(options)), doc)


def member(cell, name, default_type):
    if cell == "-":
        return None
    found, _, declared = cell.partition(": ")
    by_hand = found.endswith("*")
    found = name if found == "=" else found.rstrip("*")
    if not by_hand and not (declared or default_type):
        sys.exit(f"{TABLE}: {name}: the member '{found}' needs a type, as '{found}: Type?'")
    return Member(found, declared or default_type or "", by_hand)


def pairs(cell):
    for option in cell.split(", ") if cell != "-" else []:
        name, _, bit = option.partition(" ")
        yield name, int(bit) if bit else None


def files(root):
    table = rows(root)
    return {
        "Sources/Gazetteer/Client/Generated/Place+Members.swift": place(table),
        "Sources/Gazetteer/Client/Generated/Place+Reading.swift": reading(table),
        "Sources/Gazetteer/Client/Generated/PlaceProperty.swift": properties(table),
        "Sources/GazetteerGMS/Generated/GMSPlace+Members.swift": kit(table),
        "Sources/GazetteerGMS/Generated/GMSPlaceField+Values.swift": bits(table),
        "Sources/GazetteerGMS/Generated/GMSPlaceProperty+Values.swift": names(table),
        "Tests/GazetteerGMSTests/Generated/GMSPlace+Attributes.swift": attributes(table),
        "Sources/GazetteerServer/Resources/maps/field-names.js": pages(table),
    }


def pages(table):
    """The names that pages have for fields: with those of answers, and the lists that no index has data for."""
    named = [row for row in table if row.page and row.name != "-"]
    members = "".join(f"  {row.page}: {json.dumps(row.name)},\n" for row in named if row.source != "none")
    lists = "".join(f"  {json.dumps(row.page)},\n" for row in named if row.source == "none")
    return f"""// SPDX-License-Identifier: Apache-2.0
// Made by Scripts/generate-listings.
/** The names of fields in answers, by those in pages. */
export const answerNames = {{
{members}}};

/** The fields that no index has data for, by their names in pages. */
export const emptyLists = [
{lists}];
"""


def place(table):
    members = "".join(
        line(row.doc, f"public var {row.place.name}: {row.place.type}") for row in table if row.place and not row.place.by_hand
    )
    return f"""{HEAD}public import Foundation

/// What is known of a place. Members that were not asked for, and those without data, are nil, empty or unknown.
///
///     let place = try await client.fetchPlace(with: FetchPlaceRequest(placeID: id, placeProperties: [.displayName, .rating])).get()
///     print(place.displayName ?? "", place.rating ?? 0)
public struct Place: PlaceProtocol {{
  /// A place of which nothing is known; the members are set afterwards, as previews and tests of an app want it.
  public init() {{}}

{members}
  /// What `location` reads and sets.
  var position = Position()
  /// What `openRule` returns while the hours are as fetched.
  var fetchedRule: OpenRule?
}}
"""


def reading(table):
    """Takes each property from its reader; a property without one does not compile."""
    cases, nothing = "", []
    for name in property_names(table):
        read = [row for row in table if row.property == name and row.source != "none" and row.place]
        if not read:
            nothing.append(name)
            continue
        cases += f"    case .{name}: " + "; ".join(f"{row.place.name} = {reader(row)}" for row in read) + "\n"
    return f"""{HEAD}
extension Place {{
  /// Sets the members that a property asks for. `PlaceReader` has a reader for each that is not a passed-on flag.
  mutating func take(_ property: PlaceProperty, from reader: PlaceReader) {{
    switch property {{
{cases}    case .all, {", ".join("." + name for name in nothing)}: break
    }}
  }}
}}
"""


def reader(row):
    if row.type == "boolean" and row.source == "passed":
        return f'reader.flag("{row.name}")'
    return f"reader.{row.place.name}"


def property_names(table):
    return sorted({row.property for row in table if row.property}, key=str.lower)


def properties(table):
    cases = ""
    for name in property_names(table):
        asked = [row for row in table if row.property == name]
        members = [f"`Place.{row.place.name}`" for row in asked if row.place]
        doc = " and ".join([", ".join(members[:-1])] * (len(members) > 1) + members[-1:]) or asked[0].doc.rstrip(".")
        if asked[0].source == "none":
            doc += ": gives nothing"
        if asked[0].source == "search":
            doc += "; costs searches"
        cases += line(doc + ".", f"case {name}")
    return f"""{HEAD}
/// A member of `Place` that a request can ask for.
///
/// Every published name is here, so that programs compile; what no index has data for – photos, reviews, generated summaries – is valid
/// and gives nothing. `docs/contract.md` lists these.
///
///     let properties: [PlaceProperty] = [.displayName, .coordinate, .currentOpeningHours]
public enum PlaceProperty: Hashable, Sendable, CaseIterable {{
  /// Everything there is.
  case all
{cases}}}
"""


def kit(table):
    members = "".join(
        line(row.doc, f"public var {row.kit.name}: {row.kit.base_type} {{ {value(row)} }}")
        for row in table
        if row.kit and not row.kit.by_hand
    )
    return f"{HEAD}public import Foundation\nimport Gazetteer\n\nextension GMSPlace {{\n{members}}}\n"


def value(row):
    """The value of a member of the older kit, made of that of `Place`."""
    own, kit_type = f"place.{row.place.name}", row.kit.base_type
    if kit_type == row.place.base_type:
        return own
    if kit_type.startswith("["):
        return f"{own}.map {{ $0.map({kit_type.strip('[]?')}.init) }}"
    return f"{own}.map({kit_type[:-1]}.init)" if kit_type.endswith("?") else f"{kit_type}({own})"


def bits(table):
    options = sorted(((bit, name, row) for row in table for name, bit in row.options if bit is not None), key=lambda option: option[0])
    if [bit for bit, _, _ in options] != list(range(len(options))):
        sys.exit(f"{TABLE}: the bits of options are not 0, 1, 2 and so on, each once: {[bit for bit, _, _ in options]}")
    values = "".join(line(kit_doc(name, row), f"public static let {name} = Self(bit: {bit})") for bit, name, row in options)
    meanings = "".join(f"    .{row.property},\n" for _, _, row in options)
    return f"""{HEAD}import Gazetteer

extension GMSPlaceField {{
{values}
  /// By bit number.
  static let meanings: [PlaceProperty] = [
{meanings}  ]
}}
"""


def names(table):
    options = sorted(((name, row) for row in table for name, _ in row.options), key=lambda option: option[0].lower())
    values = "".join(line(f"`PlaceProperty.{row.property}`", f'public static let {name} = Self(rawValue: "{name}")') for name, row in options)
    meanings = "".join(f"    .{name}: .{row.property},\n" for name, row in options)
    return f"""{HEAD}import Gazetteer

extension GMSPlaceProperty {{
{values}  /** Everything there is. */ public static let all = Self(rawValue: "all")

  static let meanings: [GMSPlaceProperty: PlaceProperty] = [
    .all: .all,
{meanings}  ]
}}
"""


def kit_doc(name, row):
    """A bit names a member of `GMSPlace`, as far as there is one."""
    return f"`GMSPlace.{row.kit.name}`" if row.kit else f"`PlaceProperty.{row.property}`"


def attributes(table):
    pairs = "".join(
        f'    ("{row.name}", \\.{row.kit.name}),\n' for row in table if row.kit and row.type == "boolean" and row.source == "passed"
    )
    return f"""{HEAD}import GazetteerGMS

/// The attributes of a place in the older kit, by their names in answers.
var attributes: [(name: String, member: KeyPath<GMSPlace, GMSBooleanPlaceAttribute>)] {{
  [
{pairs}  ]
}}
"""
