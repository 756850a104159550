// SPDX-License-Identifier: Apache-2.0
package import GazetteerBase

/// The members of a canonical record that have no field in `PlaceRecord`, as values.
///
/// Numbers keep their spelling and unknown members keep their value, so that a record is written as it was read.
package struct DetailMembers: Equatable, Sendable {
  /// The members that the canonical record knows, in its order.
  package enum Name: String, CaseIterable, Sendable {
    case formattedAddress, population, ratingCount, rating, priceLevel, phone, website, openingHours, timeZone, utcOffsetMinutes
    case businessStatus, editorialSummary
  }

  private var known: [(name: Name, value: JSONValue)] = []
  /// All other members.
  package private(set) var extra: [JSONValue.Member] = []

  package init() {}

  /// The value of a member; nil when there is none.
  package subscript(name: Name) -> JSONValue? {
    get { known.first { $0.name == name }?.value }
    set {
      known.removeAll { $0.name == name }
      if let newValue { known.append((name, newValue)) }
    }
  }

  /// Adds a member that the canonical record does not know; of two with one name the later counts.
  package mutating func addExtra(_ member: JSONValue.Member) { extra.append(member) }

  /// Whether there are no members.
  package var isEmpty: Bool { known.isEmpty && extra.isEmpty }

  package static func == (a: DetailMembers, b: DetailMembers) -> Bool { a.value == b.value }
}

// MARK: Reading and writing

extension DetailMembers {
  /// The members of the object that an index stores; no members when `stored` is not an object.
  init(_ stored: JSONValue) {
    guard case .object(let members) = stored else { return }
    for member in members {
      if let name = Name(rawValue: member.name) {
        known.append((name, member.value))
      } else if member.name == Self.extraName, case .object(let others) = member.value {
        extra += others
      } else {
        extra.append(member)
      }
    }
  }

  /// The object that an index stores, sorted.
  var value: JSONValue {
    var members = known.map { JSONValue.Member($0.name.rawValue, $0.value) }
    if !extra.isEmpty { members.append(.init(Self.extraName, .object(extra.lastOfEachName))) }
    return JSONValue.object(members).sorted
  }

  /// The first member that nests more than `PlaceDetails.mostLevels` deep, which no index accepts; nil when there is none.
  package var tooDeep: String? {
    // A known member lies one level deep, one of `extra` two levels.
    known.first { $0.value.nesting > PlaceDetails.mostLevels - 1 }?.name.rawValue
      ?? extra.first { $0.value.nesting > PlaceDetails.mostLevels - 2 }?.name
  }

  private static let extraName = "extra"
}

// MARK: Values

extension DetailMembers {
  package var formattedAddress: String? { self[.formattedAddress]?.string }
  /// Inhabitants.
  package var population: Int? { wholeNumber(.population) }
  package var ratingCount: Int? { wholeNumber(.ratingCount) }
  /// 0…5, as the source has it.
  package var rating: Double? { self[.rating]?.double }
  /// One or more numbers, separated by semicolons.
  package var phone: String? { self[.phone]?.string }
  package var website: String? { self[.website]?.string }
  /// Identifier of the time zone database.
  package var timeZone: String? { self[.timeZone]?.string }
  package var utcOffsetMinutes: Double? { self[.utcOffsetMinutes]?.double }
  /// `OPERATIONAL` or another status, as the source has it.
  package var businessStatus: String? { self[.businessStatus]?.string }
  package var editorialSummary: String? { self[.editorialSummary]?.string ?? self[.editorialSummary]?["text"]?.string }

  /// The texts of opening hours by type of hours; a plain text is stored as `regular`.
  package var openingHours: [String: String] {
    switch self[.openingHours] {
    case .string(let text): ["regular": text]
    case .object(let members):
      Dictionary(members.compactMap { member in member.value.string.map { (member.name, $0) } }) { _, last in last }
    default: [:]
    }
  }

  /// Levels are given as 0…4 or by name.
  package var priceLevel: PriceLevelName? {
    guard let value = self[.priceLevel] else { return nil }
    if let name = value.string { return PriceLevelName(rawValue: name) }
    return wholeNumber(.priceLevel).flatMap(PriceLevelName.init(number:))
  }

  /// Whether it is a business without a location for visitors; answers then leave out its position.
  package var isPureServiceArea: Bool { extra.last { $0.name == Self.pureServiceArea }?.value == .bool(true) }
  package static let pureServiceArea = "pureServiceAreaBusiness"

  private func wholeNumber(_ name: Name) -> Int? { self[name]?.double.flatMap { Int(exactly: $0) } }
}
