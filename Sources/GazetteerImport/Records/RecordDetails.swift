// SPDX-License-Identifier: Apache-2.0
import GazetteerJSON
import GazetteerOpeningHours

/// The members of the canonical record that have no field of their own in `PlaceRecord`; they travel as one JSON text.
enum RecordDetails {
  /// What a member has to hold.
  enum Kind {
    case text
    /// A text, or an object with texts for the place itself and for its services.
    case hours
    /// A number on this scale.
    case number(ClosedRange<Double>)
    /// A whole number on this scale, or one of these texts.
    case level(ClosedRange<Double>, names: [String])
  }

  /// The members by name. `extra` holds every member that the canonical record does not know.
  static let members: [(name: String, kind: Kind)] = [
    ("formattedAddress", .text), ("population", .number(0...1e12)), ("ratingCount", .number(0...1e12)), ("rating", .number(0...5)),
    ("priceLevel", .level(0...4, names: priceLevels)), ("phone", .text), ("website", .text), ("openingHours", .hours), ("timeZone", .text),
    ("utcOffsetMinutes", .number(-720...840)), ("businessStatus", .text), ("editorialSummary", .text),
  ]

  private static let priceLevels = ["FREE", "INEXPENSIVE", "MODERATE", "EXPENSIVE", "VERY_EXPENSIVE"].map { "PRICE_LEVEL_" + $0 }

  static let kindOfMember = Dictionary(members.map { ($0.name, $0.kind) }, uniquingKeysWith: { first, _ in first })

  /// The JSON text of the details, sorted; nil when there are none.
  ///
  /// - Throws: `.tooDeep` with the member that is.
  static func text(_ members: [JSONValue.Member], extra: [JSONValue.Member]) throws(RecordFault) -> String? {
    var all = members
    if !extra.isEmpty { all.append(JSONValue.Member("extra", .object(extra))) }
    if all.isEmpty { return nil }
    let details = JSONValue.object(all)
    if details.nesting > mostLevels {
      let member = (members + extra).max { $0.value.nesting < $1.value.nesting }
      throw RecordFault(.tooDeep, "\(member?.name ?? "extra") nests too deep: details have at most \(mostLevels) levels")
    }
    return details.sorted.text
  }

  /// Objects and arrays within each other: as many as a request may have, so that whoever reads a place can send it back.
  private static let mostLevels = JSONReader.Options.strict.maximumNesting

  /// Whether a value is of the kind that the member asks for.
  static func fits(_ value: JSONValue, _ kind: Kind) -> Bool {
    switch (value, kind) {
    case (.string, .text), (.string, .level): true
    case (.number, .number), (.number, .level): value.double != nil
    case (_, .hours): hours(value) != nil
    default: false
    }
  }

  /// Whether a value of the kind is on its scale.
  static func isOnScale(_ value: JSONValue, _ kind: Kind) -> Bool {
    switch kind {
    case .text, .hours: true
    case .number(let scale): value.double.map(scale.contains) ?? false
    case .level(let scale, let names):
      value.string.map(names.contains) ?? value.double.map { scale.contains($0) && $0 == $0.rounded() } ?? false
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
