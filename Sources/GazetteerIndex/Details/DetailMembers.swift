// SPDX-License-Identifier: Apache-2.0
package import GazetteerJSON

/// The members of the canonical record that have no field of their own in `PlaceRecord`, as values.
///
/// Numbers keep their spelling and members that nobody here knows their value, so that what is read and written again is the same.
package struct DetailMembers: Equatable, Sendable {
  /// The members that the canonical record knows, in its order.
  package enum Name: String, CaseIterable, Sendable {
    case formattedAddress, population, ratingCount, rating, priceLevel, phone, website, openingHours, timeZone, utcOffsetMinutes
    case businessStatus, editorialSummary
  }

  private var known: [(name: Name, value: JSONValue)] = []
  /// All others, each once, in no particular order.
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

  /// Whether there is none at all.
  package var isEmpty: Bool { known.isEmpty && extra.isEmpty }

  package static func == (a: DetailMembers, b: DetailMembers) -> Bool { a.value == b.value }
}

// MARK: Reading and writing

extension DetailMembers {
  /// The members of the object that an index stores; of another value none.
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

  /// The first member that makes details nest more than `PlaceDetails.mostLevels` deep, which no index takes; nil when none does.
  package var tooDeep: String? {
    // Around a known member lie the details, around another one `extra` as well.
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
  /// 0…5, whatever the source has.
  package var rating: Double? { self[.rating]?.double }
  /// One or several numbers, separated by semicolons.
  package var phone: String? { self[.phone]?.string }
  package var website: String? { self[.website]?.string }
  /// Identifier of the time zone database.
  package var timeZone: String? { self[.timeZone]?.string }
  package var utcOffsetMinutes: Double? { self[.utcOffsetMinutes]?.double }
  /// `OPERATIONAL` and its kin; any text that the source has.
  package var businessStatus: String? { self[.businessStatus]?.string }
  package var editorialSummary: String? { self[.editorialSummary]?.string ?? self[.editorialSummary]?["text"]?.string }

  /// The texts of opening hours by what they are of; a plain text is of the place itself, `regular`.
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

  /// Whether it is a business that nobody can visit, so that no answer tells where it is.
  package var isPureServiceArea: Bool { extra.last { $0.name == Self.pureServiceArea }?.value == .bool(true) }
  package static let pureServiceArea = "pureServiceAreaBusiness"

  private func wholeNumber(_ name: Name) -> Int? { self[name]?.double.flatMap { Int(exactly: $0) } }
}
