// SPDX-License-Identifier: Apache-2.0

/// One part of an address.
///
///     let street = place.addressComponents?.first { $0.types.contains(.route) }?.name
public struct AddressComponent: Hashable, Sendable, CustomStringConvertible {
  /// The types of the part.
  public var types: [PlaceType]
  /// The part as it is written out.
  public var name: String
  /// A shorter form, as the code of a country.
  public var shortName: String?

  /// A part of an address.
  public init(types: [PlaceType], name: String, shortName: String? = nil) {
    self.types = types
    self.name = name
    self.shortName = shortName
  }

  /// The part and its first type.
  public var description: String { "\(name) (\(types.first?.rawValue ?? "no type"))" }
}
