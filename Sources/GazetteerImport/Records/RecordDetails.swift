// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerJSON
import GazetteerOpeningHours

/// The rules for the members of the canonical record that have no field of their own in `PlaceRecord`, see `DetailMembers`.
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

  /// What a member has to hold.
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
