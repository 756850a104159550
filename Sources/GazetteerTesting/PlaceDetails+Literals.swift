// SPDX-License-Identifier: Apache-2.0
public import GazetteerIndex

/// Worlds write details as the JSON text that an index stores.
extension PlaceDetails: ExpressibleByStringInterpolation {
  /// Details as a test writes them, not read before they are asked for.
  public init(stringLiteral text: String) { self.init(stored: text) }
}
