// SPDX-License-Identifier: Apache-2.0
import GazetteerOpeningHours

/// The members of the canonical record that have no field of their own in `PlaceRecord`; they travel as one JSON text.
enum RecordDetails {
  /// What a member has to hold.
  enum Kind {
    case text
    case number
    case textOrNumber
    /// A text, or an object with texts for the place itself and for its services.
    case hours
  }

  /// The members by name. `extra` holds every member that the canonical record does not know.
  static let members: [(name: String, kind: Kind)] = [
    ("formattedAddress", .text), ("population", .number), ("ratingCount", .number), ("rating", .number),
    ("priceLevel", .textOrNumber), ("phone", .text), ("website", .text), ("openingHours", .hours), ("timeZone", .text),
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
    case (_, .hours): return hours(value) != nil
    default: return false
    }
  }

  /// The texts of opening hours by what they are of; nil when the value has another form, or names something that has no hours.
  static func hours(_ value: JSONValue) -> [String]? {
    if let text = value.string { return [text] }
    guard case .object(let members) = value else { return nil }
    let texts = members.compactMap { member in
      PlaceHours.isRecordName(member.name) ? member.value.string : nil
    }
    return texts.count == members.count ? texts : nil
  }
}
