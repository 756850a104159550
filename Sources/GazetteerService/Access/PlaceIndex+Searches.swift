// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
package import GazetteerIndex

extension PlaceIndex {
  /// Answers a nearby search on a thread of the index. Cancelling the task stops the search.
  ///
  /// - Throws: only `ContractError`, for every failure.
  package func answer(_ query: NearbyQuery) async throws(ContractError) -> PlacesAnswer {
    try await call(until: query.deadline) { try $0.nearby(query, patience: $1) }
  }

  /// Answers a text search on a thread of the index. Cancelling the task stops the search.
  ///
  /// - Throws: only `ContractError`, for every failure.
  package func answer(_ query: TextSearchQuery) async throws(ContractError) -> PlacesAnswer {
    try await call(until: query.deadline) { try $0.textSearch(query, patience: $1) }
  }

  /// Answers a geocoding request (forward or reverse) on a thread of the index.
  ///
  /// - Throws: only `ContractError`, for every failure.
  package func answer(_ query: GeocodeQuery) async throws(ContractError) -> GeocodeAnswer {
    try await call(until: query.deadline) { try $0.geocode(query, patience: $1) }
  }

  /// Answers a request for the place with a name or telephone number, on a thread of the index.
  ///
  /// - Throws: only `ContractError`, for every failure.
  package func answer(_ query: FindPlaceQuery) async throws(ContractError) -> PlacesAnswer {
    try await call(until: query.deadline) { try $0.findPlace(query, patience: $1) }
  }

  /// Answers a request for the places where a person may be, on a thread of the index.
  ///
  /// - Throws: only `ContractError`, for every failure.
  package func answer(_ query: CurrentPlaceQuery) async throws(ContractError) -> [LikelyPlace] {
    try await call(until: query.deadline) { try $0.currentPlace(query, patience: $1) }
  }

  /// The sources of the places, at most `limit`, in the order of the index; read on a thread of the index.
  ///
  /// - Throws: only `ContractError`, for every failure.
  package func sources(limit: Int) async throws(ContractError) -> [Source] {
    try await call { session, patience in
      try session.interruptible(patience) { try session.engine.reader.sources(limit: limit) }
    }
  }

  /// Answers a request and explains the answer, on a thread of the index; see `IndexSession.explain`.
  ///
  /// - Throws: only `ContractError`, for every failure; also when the deadline of the query passes.
  package func explain(_ query: AutocompleteQuery, why placeID: String? = nil) async throws(ContractError) -> AnswerExplanation {
    try await call(until: query.deadline) { try $0.explain(query, why: placeID, patience: $1) }
  }

  /// Counts places by facets, on a thread of the index; see `IndexSession.facets`.
  ///
  /// - Throws: only `ContractError`, for every failure; also when the deadline of the query passes.
  package func facets(of query: AutocompleteQuery, countsAll: Bool) async throws(ContractError) -> [Facet] {
    try await call(until: query.deadline) { session, patience in
      let patience = patience.limited(to: query.deadline)
      try patience.check()
      return try session.interruptible(patience) { try session.facets(of: query, countsAll: countsAll) }
    }
  }

  /// The points of a map, read on a thread of the index.
  ///
  /// - Throws: only `ContractError`, for every failure.
  package func points(_ query: PointsQuery) async throws(ContractError) -> PointsAnswer {
    try await call(until: query.deadline) { try $0.points(query, patience: $1) }
  }

  /// All names of a place, read on a thread of the index.
  ///
  /// - Throws: only `ContractError`, for every failure; `.notFound` when no place has the id.
  package func names(of placeID: String, until deadline: ContinuousClock.Instant? = nil) async throws(ContractError) -> PlaceNames {
    try await call(until: deadline) { session, patience in
      let patience = patience.limited(to: deadline)
      try patience.check()
      return try session.interruptible(patience) { try session.names(of: placeID) }
    }
  }

  /// The facts about a place, looked up on a thread of the index. Cancelling the task stops the look-up.
  ///
  /// - Throws: only `ContractError`, for every failure; also when the deadline passes, because a place is not returned in part.
  package func facts(_ query: DetailsQuery, until deadline: ContinuousClock.Instant? = nil) async throws(ContractError) -> PlaceFacts {
    try await call(until: deadline) { try $0.facts(query, patience: $1.limited(to: deadline)) }
  }
}
