// SPDX-License-Identifier: Apache-2.0

extension PlaceIndex {
  /// Answers a nearby search on a thread of the index. When the task is cancelled the search stops.
  ///
  /// - Throws: `ContractError`, whatever went wrong.
  package func answer(_ query: NearbyQuery) async throws(ContractError) -> PlacesAnswer {
    try await call { try $0.nearby(query, isCancelled: $1) }
  }

  /// Answers a text search on a thread of the index. When the task is cancelled the search stops.
  ///
  /// - Throws: `ContractError`, whatever went wrong.
  package func answer(_ query: TextSearchQuery) async throws(ContractError) -> PlacesAnswer {
    try await call { try $0.textSearch(query, isCancelled: $1) }
  }

  /// Answers a request for where an address is or what is at a position on a thread of the index.
  ///
  /// - Throws: `ContractError`, whatever went wrong.
  package func answer(_ query: GeocodeQuery) async throws(ContractError) -> GeocodeAnswer {
    try await call { try $0.geocode(query, isCancelled: $1) }
  }

  /// Answers a request for the place that a text names or that has a telephone number on a thread of the index.
  ///
  /// - Throws: `ContractError`, whatever went wrong.
  package func answer(_ query: FindPlaceQuery) async throws(ContractError) -> PlacesAnswer {
    try await call { try $0.findPlace(query, isCancelled: $1) }
  }

  /// Answers a question for the places where somebody may be on a thread of the index.
  ///
  /// - Throws: `ContractError`, whatever went wrong.
  package func answer(_ query: CurrentPlaceQuery) async throws(ContractError) -> [LikelyPlace] {
    try await call { try $0.currentPlace(query, isCancelled: $1) }
  }
}
