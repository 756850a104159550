// SPDX-License-Identifier: Apache-2.0
public import GazetteerPlaces

/// One house of a street.
public struct HouseNumber: Hashable, Sendable {
  /// The number as the source writes it, with its letter: `12`, `12a`, `23-30`, `3191/17`.
  public var number: String
  /// Flat, apartment or suite, when the source separates it from the number.
  public var unit: String?
  /// Postal code, when it differs from that of the street.
  public var postalCode: String?
  /// Where the house is.
  public var location: GeoPoint

  /// A house with its number and position.
  public init(number: String, unit: String? = nil, postalCode: String? = nil, location: GeoPoint) {
    self.number = number
    self.unit = unit
    self.postalCode = postalCode
    self.location = location
  }
}
