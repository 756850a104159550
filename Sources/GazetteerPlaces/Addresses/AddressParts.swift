// SPDX-License-Identifier: Apache-2.0

/// The parts of one address as texts; every part may be missing.
package struct AddressParts: Hashable, Sendable {
  /// The line in place of a missing street: the name of a quarter or an island.
  package var place: String?
  package var number: String?
  package var street: String?
  package var sublocality: String?
  package var locality: String?
  /// Second-level area: county, province, district.
  package var area2: String?
  /// First-level area: state, region.
  package var area1: String?
  package var postalCode: String?
  /// The name of the country; nil leaves it out.
  package var country: String?

  /// An address without parts.
  package init() {}
}

/// What a piece of an address is.
package enum AddressField: Hashable, Sendable {
  case place, number, street, streetLine, sublocality, locality, area2, area1, postalCode, country
}

/// A piece of a line with the separator before it.
package struct AddressPiece: Hashable, Sendable {
  package var field: AddressField
  /// The text with the marks that belong to it, as `〒105-0011`.
  package var text: String
  /// What parts it from the piece before; empty for the first.
  package var separator: String
}

extension [AddressPiece] {
  /// The pieces as one line; nil when there are none.
  package var line: String? { isEmpty ? nil : reduce(into: "") { $0 += $1.separator + $1.text } }
}
