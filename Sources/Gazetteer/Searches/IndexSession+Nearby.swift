// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerGeometry
import GazetteerIndex

extension IndexSession {
  /// The places around a point, as the contract's Nearby Search (New) answers.
  ///
  /// - Throws: as `answer(_:isCancelled:)` for autocomplete requests.
  package func nearby(_ query: NearbyQuery, isCancelled: @escaping @Sendable () -> Bool = { false }) throws -> PlacesAnswer {
    try Patience(deadline: query.deadline, isCancelled: isCancelled).check()
    return try interruptible(isCancelled) {
      let found = try places(query)
      let facts = try facts(of: found.places, language: query.language, regionCode: query.regionCode)
      return PlacesAnswer(places: facts, isComplete: found.isComplete)
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

  /// What the index knows of the places that a search found.
  func facts(of places: [NearbyPlace], language: LanguageTag, regionCode: String?) throws -> [PlaceFacts] {
    try places.map { try facts(of: engine.reader.record(of: $0.place), language: language, regionCode: regionCode) }
  }
}
