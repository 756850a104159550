// SPDX-License-Identifier: Apache-2.0

/// Rules about place ids that import and answers share.
package enum PlaceID {
  /// How the ids of places begin that a plus code says.
  package static let plusCodePrefix = "plus_code:"
  /// How the ids of places begin that coordinates say.
  package static let coordinatePrefix = "coordinate:"

  /// Whether an id is one that answers make up for a point; no record may bear one.
  package static func isSynthetic(_ id: String) -> Bool { id.hasPrefix(plusCodePrefix) || id.hasPrefix(coordinatePrefix) }
}
