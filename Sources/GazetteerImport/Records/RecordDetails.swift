// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerPlaces

/// The rules for the members of the canonical record that have no field of their own in `PlaceRecord`, see `DetailMembers`.
enum RecordDetails {
  /// The type of value that a member requires.
  enum Kind {
    case text
    /// A text, or an object with texts for the place and its services.
    case hours
    /// A number in this range.
    case number(ClosedRange<Double>)
    /// A whole number in this range, or one of these texts.
    case level(ClosedRange<Double>, names: [String])
  }

  /// The type of value that a member requires.
  static func kind(of name: DetailMembers.Name) -> Kind {
    switch name {
    case .formattedAddress, .phone, .website, .timeZone, .businessStatus, .editorialSummary: .text
    case .population, .ratingCount: .number(0...1e12)
    case .rating: .number(0...5)
    case .priceLevel: .level(0...4, names: PriceLevelName.allCases.map(\.rawValue))
    case .openingHours: .hours
    case .utcOffsetMinutes: .number(-720...840)
    }
  }

  /// Whether a value has the required type.
  static func fits(_ value: JSONValue, _ kind: Kind) -> Bool {
    switch (value, kind) {
    case (.string, .text), (.string, .level): true
    case (.number, .number), (.number, .level): value.double != nil
    case (_, .hours): hours(value) != nil
    default: false
    }
  }

  /// Whether a value of the required type is in its range.
  static func isOnScale(_ value: JSONValue, _ kind: Kind) -> Bool {
    switch kind {
    case .text, .hours: true
    case .number(let scale): value.double.map(scale.contains) ?? false
    case .level(let scale, let names):
      value.string.map(names.contains) ?? value.double.map { scale.contains($0) && $0 == $0.rounded() } ?? false
    }
  }

  /// The texts of opening hours by type of hours; nil when the value has another form or an unknown type of hours.
  static func hours(_ value: JSONValue) -> [String]? {
    if let text = value.string { return [text] }
    guard case .object(let members) = value else { return nil }
    let texts = members.compactMap { member in
      PlaceHours.isRecordName(member.name) ? member.value.string : nil
    }
    return texts.count == members.count ? texts : nil
  }
}
