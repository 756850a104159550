// SPDX-License-Identifier: Apache-2.0

/// The members of the canonical record that have no field of their own in `PlaceRecord`; they travel as one JSON text.
enum RecordDetails {
  /// What a member has to hold.
  enum Kind {
    case text
    case number
    case textOrNumber
  }

  /// The members by name. `extra` holds every member that the canonical record does not know.
  static let members: [(name: String, kind: Kind)] = [
    ("formattedAddress", .text), ("population", .number), ("ratingCount", .number), ("rating", .number),
    ("priceLevel", .textOrNumber), ("phone", .text), ("website", .text), ("openingHours", .text), ("timeZone", .text),
    ("utcOffsetMinutes", .number), ("businessStatus", .text), ("editorialSummary", .text),
  ]

  static let kindOfMember = Dictionary(members.map { ($0.name, $0.kind) }, uniquingKeysWith: { first, _ in first })

  /// The JSON text of the details, sorted; nil when there are none.
  static func text(_ members: [JSONValue.Member], extra: [JSONValue.Member]) -> String? {
    var all = members
    if !extra.isEmpty { all.append(JSONValue.Member("extra", .object(extra))) }
    return all.isEmpty ? nil : JSONValue.object(all).sorted.text
  }

  /// Whether a value is of the kind that the member asks for.
  static func fits(_ value: JSONValue, _ kind: Kind) -> Bool {
    switch (value, kind) {
    case (.string, .text), (.string, .textOrNumber): return true
    case (.number, .number), (.number, .textOrNumber): return value.double != nil
    default: return false
    }
  }
}
