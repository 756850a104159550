// SPDX-License-Identifier: Apache-2.0
package import GazetteerGeometry
package import GazetteerIndex
package import GazetteerText

/// A question for the most important places of a region.
package struct MostImportantRequest: Scoped, Sendable {
  /// Where places must lie; a circle without extent holds nothing. The restriction of the scope counts as well.
  package var region: Region
  package var scope: Scope
  /// Every word of this text is in the address, synonyms not counted; empty keeps all.
  package var address = TextAnalyzer.query("")

  package init(region: Region, limit: Int = 1) { self.init(region: region, scope: Scope(limit: limit)) }

  package init(region: Region, scope: Scope) { (self.region, self.scope) = (region, scope) }

  /// The most important places of all that a scope keeps.
  package init(_ scope: Scope) {
    region = scope.restriction ?? .earth
    self.scope = scope
    self.scope.restriction = nil
  }
}

extension SearchEngine {
  /// The most important places of a region, in the order of the index: by importance, then by place id. Distances are measured from the region's centre.
  ///
  /// The answer is what looking at every place would give.
  ///
  /// - Throws: `Patience.DeadlineExceeded` when the deadline passed before anything was found; `CancellationError`; `IndexError` for a damaged file.
  /// - Complexity: grows with the places of the region that are read before enough of them pass; most when it holds many and few pass.
  package func mostImportant(
    _ request: MostImportantRequest, patience: Patience = Patience()
  ) throws -> NearbyResult {
    let patience = reader.patience.limited(to: request.deadline).limited(by: patience)
    return try judged(by: request.details) { try mostImportant(request, $0, patience) }
  }

  private func mostImportant(_ request: MostImportantRequest, _ judge: DetailJudge?, _ patience: Patience) throws -> NearbyResult {
    let searches = try reader.layers.filter(request.scope.mayKeep).map { layer in
      (layer, try MostImportantSearch(layer: layer, request: request, judge: judge, patience: patience))
    }
    let isComplete = try cutting(patience, isEmpty: { searches.allSatisfy(\.1.places.isEmpty) }) {
      for (_, search) in searches { try search.run() }
    }
    return try reader.under(reader.patience) {
      let center = request.region.center
      let found = searches.map { layer, search in search.places.map(layer.common) }
      let places = try reader.merged(found, limit: request.limit).map { place in
        NearbyPlace(place: place, meters: center.distanceMeters(to: try reader.core(of: place).location))
      }
      return NearbyResult(places: places, isComplete: isComplete)
    }
  }
}
