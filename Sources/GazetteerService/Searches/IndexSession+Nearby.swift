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
      let facts = try facts(of: found.places, language: query.language, regionCode: query.regionCode)
      let (places, isToldInFull) = try adding(query.surroundings, to: facts, language: query.language, deadline: query.deadline)
      return PlacesAnswer(places: places, isComplete: found.isComplete && isToldInFull)
    }
  }

  /// The requested number of places, without the businesses that are listed only on request. As these are few, one more search usually replaces them.
  private func places(_ query: NearbyQuery) throws -> (places: [Int], isComplete: Bool) {
    var limit = query.limit
    while true {
      let found = try places(query, limit: limit)
      let kept = try places(found.places.map(\.place), passing: query.businesses)
      if kept.count >= query.limit || found.places.count < limit || !found.isComplete {
        return (Array(kept.prefix(query.limit)), found.isComplete)
      }
      limit *= 2
    }
  }

  private func places(_ query: NearbyQuery, limit: Int) throws -> NearbyResult {
    let circle = Region.circle(center: query.center, radiusMeters: query.radiusMeters)
    switch query.rank {
    case .popularity:
      var request = MostImportantRequest(region: circle, limit: limit)
      request.criteria = query.criteria
      request.deadline = query.deadline
      return try engine.mostImportant(request)
    case .distance:
      var request = NearestRequest(point: query.center, maxMeters: query.radiusMeters, limit: query.radiusMeters > 0 ? limit : 0)
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
