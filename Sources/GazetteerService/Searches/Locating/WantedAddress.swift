// SPDX-License-Identifier: Apache-2.0

/// The address of something that has no position, in parts. What is not known is empty or nil.
package struct WantedAddress: Hashable, Sendable {
  /// Street and house number in one line, in any order.
  package var line = ""
  /// Part of the town.
  package var sublocality = ""
  package var town = ""
  /// First-level area, by name or code.
  package var region = ""
  /// Whether what is found has to be in the region; else a region that is unknown says nothing.
  package var needsRegion = false
  package var postalCode = ""
  /// ISO 3166-1 alpha-2 code, upper case.
  package var country: String?

  package init() {}

  /// Whether nothing in it can be looked for.
  package var isEmpty: Bool { line.isEmpty && town.isEmpty && postalCode.isEmpty }

  /// The parts on one line, for messages.
  package var text: String {
    let settlement = [postalCode, town].filter { !$0.isEmpty }.joined(separator: " ")
    return [line, sublocality, settlement, region, country ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

/// How precisely the position of an address is known. The more precise is less.
package enum LocationPrecision: String, CaseIterable, Comparable, Sendable {
  /// The house itself.
  case house
  /// The house with another letter, or a position between the known houses beside it.
  case betweenHouses
  /// The middle of the street.
  case street
  /// The middle of the area of the postal code.
  case postalCode
  /// The middle of the town.
  case town

  package static func < (a: Self, b: Self) -> Bool { a.reachMeters < b.reachMeters }

  /// How far apart two finds of one precision may lie to count as one, in metres.
  var reachMeters: Double {
    switch self {
    case .house: 200
    case .betweenHouses: 500
    case .street: 2_000
    case .postalCode: 10_000
    case .town: 25_000
    }
  }
}
