// SPDX-License-Identifier: Apache-2.0
package import GazetteerGeometry
package import GazetteerIndex
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

extension SearchEngine {
  /// The places nearest to a point, nearest first; equal distances in the order of the index, so by importance, then by place id.
  ///
  ///     var request = NearestRequest(point: here, maxMeters: 30_000)
  ///     request.types = ["locality"]
  ///     let town = try engine.nearest(request).places.first
  ///
  /// The answer is what measuring the distance to every place would give.
  ///
  /// - Throws: `Patience.DeadlineExceeded` when the deadline passed before anything was found; `CancellationError`; `IndexError` for a damaged file.
  /// - Complexity: the places of a few dozen blocks are looked at, more where few places pass.
  package func nearest(_ request: NearestRequest, patience: Patience = Patience()) throws -> NearbyResult {
    let patience = reader.patience.limited(to: request.deadline).limited(by: patience)
    return try judged(by: request.details) { try nearest(request, $0, patience) }
  }

  private func nearest(_ request: NearestRequest, _ judge: DetailJudge?, _ patience: Patience) throws -> NearbyResult {
    var found: [NearbyPlace] = []
    let isComplete = try cutting(patience, isEmpty: { found.isEmpty }) {
      var request = request
      for layer in reader.layers where request.scope.mayKeep(layer) {
        let search = try NearestSearch(layer: layer, request: request, judge: judge, patience: patience)
        defer { found += search.found.map { NearbyPlace(place: layer.common($0.place), meters: $0.meters) } }
        try search.run()
        // What is farther than a full list is of no use from the next layer either.
        if search.found.count == request.limit, let last = search.found.last { request.maxMeters = min(request.maxMeters, last.meters) }
      }
    }
    return NearbyResult(places: try reader.isLayered ? nearest(of: found, limit: request.limit) : found, isComplete: isComplete)
  }

  /// The first of places of several layers.
  private func nearest(of places: [NearbyPlace], limit: Int) throws -> [NearbyPlace] {
    try reader.under(reader.patience) {
      let sorted = try places.sorted { a, b in try a.meters != b.meters ? a.meters < b.meters : reader.precedes(a.place, b.place) }
      return Array(sorted.prefix(max(0, limit)))
    }
  }
}
