// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerGeometry
package import GazetteerIndex

extension IndexSession {
  /// The places around a point, as the contract's Nearby Search (New) returns them.
  ///
  /// - Throws: the errors of `answer(_:patience:)` for autocomplete requests.
  package func nearby(_ query: NearbyQuery, patience: Patience = Patience()) throws -> PlacesAnswer {
    try patience.limited(to: query.deadline).check()
    return try interruptible(patience) {
      let found = try places(query)
      let facts = try facts(of: found.places.map(\.place), language: query.language, regionCode: query.regionCode)
      let (places, isToldInFull) = try adding(query.surroundings, to: facts, language: query.language, deadline: query.deadline)
      return PlacesAnswer(places: places, isComplete: found.isComplete && isToldInFull)
    }
  }

  private func places(_ query: NearbyQuery) throws -> NearbyResult {
    let circle = Region.circle(center: query.center, radiusMeters: query.radiusMeters)
    switch query.rank {
    case .popularity:
      var request = MostImportantRequest(region: circle, limit: query.limit)
      request.criteria = query.criteria
      request.deadline = query.deadline
      return try engine.mostImportant(request)
    case .distance:
      var request = NearestRequest(point: query.center, maxMeters: query.radiusMeters, limit: query.radiusMeters > 0 ? query.limit : 0)
      request.criteria = query.criteria
      request.deadline = query.deadline
      return try engine.nearest(request)
    }
  }

  /// The facts about the places of a search.
  private func facts(of places: [Int], language: LanguageTag, regionCode: String?) throws -> [PlaceFacts] {
    try places.map { try facts(of: engine.reader.record(of: $0), language: language, regionCode: regionCode) }
  }
}
