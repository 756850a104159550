// SPDX-License-Identifier: Apache-2.0
import Gazetteer

/// What is wanted of a place, as a set of bits; the empty set is everything.
///
///     let fields: GMSPlaceField = [.name, .placeID]
public struct GMSPlaceField: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt64

  /// The members whose bits are set.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The same from another integer type, as programs of 32 bits wrote it.
  public init(rawValue: some BinaryInteger) { self.init(rawValue: UInt64(truncatingIfNeeded: rawValue)) }

  init(bit: UInt64) { self.init(rawValue: UInt64(1) << bit) }

  /// Everything there is.
  public static let all = Self(rawValue: UInt64.max)
}

extension GMSPlaceField {
  /// The members in the terms of the newer kit. Bits that have no meaning yet are passed over.
  var properties: [PlaceProperty] {
    if isEmpty || self == .all { return [.all] }
    return Self.meanings.enumerated().filter { contains(Self(bit: UInt64($0.offset))) }.map(\.element)
  }
}
