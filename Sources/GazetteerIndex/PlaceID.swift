// SPDX-License-Identifier: Apache-2.0

/// Rules about place ids that import and answers share.
package enum PlaceID {
  /// Ids that begin so are made up for answers that stand for a point, not for a place of the index; no record may bear one.
  package static let syntheticPrefixes = ["plus_code:", "coordinate:"]

  /// Whether an id is one that answers make up.
  package static func isSynthetic(_ id: String) -> Bool { syntheticPrefixes.contains { id.hasPrefix($0) } }
}
