// SPDX-License-Identifier: Apache-2.0
package import GazetteerPlaces
package import GazetteerText

/// A question for the places nearest to a point.
package struct NearestRequest: Scoped, Sendable {
  /// Where distances are measured from.
  package var point: GeoPoint
  /// Places farther away, in geodesic metres, are left out; a place at exactly this distance is not.
  package var maxMeters = Double.infinity
  package var scope: Scope
  /// Every word of this text is in the address, synonyms not counted; empty keeps all.
  package var address = TextAnalyzer.query("")

  package init(point: GeoPoint, maxMeters: Double = .infinity, limit: Int = 1) {
    self.init(point: point, maxMeters: maxMeters, scope: Scope(limit: limit))
  }

  package init(point: GeoPoint, maxMeters: Double = .infinity, scope: Scope) {
    self.point = point
    self.maxMeters = maxMeters
    self.scope = scope
  }
}
