// SPDX-License-Identifier: Apache-2.0
public import GazetteerIndex

/// Worlds write details as the JSON text that an index stores.
extension PlaceDetails: ExpressibleByStringInterpolation {
  public init(stringLiteral text: String) { self.init(stored: text) }
}
