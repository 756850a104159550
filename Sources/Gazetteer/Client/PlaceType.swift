// SPDX-License-Identifier: Apache-2.0

/// A type of place, such as `.restaurant` or `PlaceType(rawValue: "sporting_goods_store")`.
///
/// Any text can be made a type; a request refuses those that Tables A and B do not list.
///
///     let isMuseum = place.types.contains(.museum)
public struct PlaceType: RawRepresentable, Hashable, Sendable {
  /// The value in requests and answers, as `train_station`.
  public let rawValue: String

  /// The type with this value; never nil.
  public init(rawValue: String) { self.rawValue = rawValue }
}
