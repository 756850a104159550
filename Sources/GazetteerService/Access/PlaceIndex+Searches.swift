// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
package import GazetteerIndex

extension PlaceIndex {
  /// Answers a nearby search on a thread of the index. When the task is cancelled the search stops.
  ///
  /// - Throws: `ContractError`, whatever went wrong.
  package func answer(_ query: NearbyQuery) async throws(ContractError) -> PlacesAnswer {
    try await call(until: query.deadline) { try $0.nearby(query, patience: $1) }
  }

  /// Answers a text search on a thread of the index. When the task is cancelled the search stops.
  ///
  /// - Throws: `ContractError`, whatever went wrong.
  package func answer(_ query: TextSearchQuery) async throws(ContractError) -> PlacesAnswer {
    try await call(until: query.deadline) { try $0.textSearch(query, patience: $1) }
  }

  /// Answers a request for where an address is or what is at a position on a thread of the index.
  ///
  /// - Throws: `ContractError`, whatever went wrong.
  package func answer(_ query: GeocodeQuery) async throws(ContractError) -> GeocodeAnswer {
    try await call(until: query.deadline) { try $0.geocode(query, patience: $1) }
  }

  /// Answers a request for the place that a text names or that has a telephone number on a thread of the index.
  ///
  /// - Throws: `ContractError`, whatever went wrong.
  package func answer(_ query: FindPlaceQuery) async throws(ContractError) -> PlacesAnswer {
    try await call(until: query.deadline) { try $0.findPlace(query, patience: $1) }
  }

  /// Answers a question for the places where somebody may be on a thread of the index.
  ///
  /// - Throws: `ContractError`, whatever went wrong.
  package func answer(_ query: CurrentPlaceQuery) async throws(ContractError) -> [LikelyPlace] {
    try await call(until: query.deadline) { try $0.currentPlace(query, patience: $1) }
  }

  /// The sources of the places, at most `limit`, in the order of the index, read on a thread of it.
  ///
  /// - Throws: `ContractError`, whatever went wrong.
  package func sources(limit: Int) async throws(ContractError) -> [Source] {
    try await call { session, patience in
      try session.interruptible(patience) { try session.engine.reader.sources(limit: limit) }
    }
  }

  /// What the index knows of a place, looked up on a thread of the index. When the task is cancelled the look-up stops.
  ///
  /// - Throws: `ContractError`, whatever went wrong; also when the deadline passes, because there are no parts of a place.
  package func facts(_ query: DetailsQuery, until deadline: ContinuousClock.Instant? = nil) async throws(ContractError) -> PlaceFacts {
    try await call(until: deadline) { session, patience in
      let patience = patience.limited(to: deadline)
      try patience.check()
      return try session.interruptible(patience) { try session.facts(query) }
    }
  }
}
