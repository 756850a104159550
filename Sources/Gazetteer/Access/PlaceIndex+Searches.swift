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
}
