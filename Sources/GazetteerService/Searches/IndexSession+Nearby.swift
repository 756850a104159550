// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
package import GazetteerIndex
import GazetteerPlaces
import GazetteerText

extension IndexSession {
  /// The places around a point, as the contract's Nearby Search (New) returns them.
  ///
  /// - Throws: the errors of `answer(_:patience:)` for autocomplete requests.
  package func nearby(_ query: NearbyQuery, patience: Patience = Patience()) throws -> PlacesAnswer {
    try patience.limited(to: query.deadline).check()
    return try interruptible(patience) {
      let found = try places(query)
      let facts = try facts(of: found.places.map(\.place), for: query.scope)
      let (places, isToldInFull) = try adding(query.surroundings, to: facts, language: query.language, deadline: query.deadline)
      return PlacesAnswer(places: places, isComplete: found.isComplete && isToldInFull)
    }
  }

  private func places(_ query: NearbyQuery) throws -> NearbyResult {
    switch query.rank {
    case .popularity: try engine.mostImportant(MostImportantRequest(query.scope))
    case .distance: try engine.nearest(NearestRequest(point: query.center, maxMeters: query.radiusMeters, scope: query.scope))
    }
  }

  /// The facts about the places of a search.
  private func facts(of places: [Int], for scope: Scope) throws -> [PlaceFacts] {
    try places.map { try facts(of: engine.reader.record(of: $0), for: scope) }
  }
}
