// SPDX-License-Identifier: Apache-2.0

/// Rules about place ids that import and answers share.
package enum PlaceID {
  /// Prefix of the ids of places made from a plus code.
  package static let plusCodePrefix = "plus_code:"
  /// Prefix of the ids of places made from coordinates.
  package static let coordinatePrefix = "coordinate:"

  /// Whether an id belongs to a place that answers make up for a point; no record may have such an id.
  package static func isSynthetic(_ id: String) -> Bool { id.hasPrefix(plusCodePrefix) || id.hasPrefix(coordinatePrefix) }
}
