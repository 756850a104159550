// SPDX-License-Identifier: Apache-2.0

/// The answer of a search: one page of places.
///
///     func names(in response: some SearchResponse) -> [String] { (response.places ?? []).compactMap(\.displayName) }
public protocol SearchResponse: Sendable {
  /// The places of this page, best first.
  var places: [Place]? { get }
}

/// One page of what a text search found, and the way to the next.
///
///     var response: SearchByTextResponse = try await client.searchByText(with: request).get()
///     while let next = response.pagination, next.hasNextPage {
///       response = try await next.fetchNextPage().get()
///     }
///
/// All pages together have at most 60 places.
public struct SearchByTextResponse: SearchResponse {
  /// The places of this page, best first.
  public let places: [Place]?
  /// The way to the next page.
  public let pagination: Pagination<SearchByTextResponse>?
}

/// The way to the next page of an answer.
///
///     var next = pagination
///     next.pageSize = 5
///     let response = try await next.fetchNextPage().get()
public struct Pagination<Response: SearchResponse>: Sendable {
  /// How many places the next page has at most, 1…20.
  public var pageSize: Int
  /// Names the next page; empty when there is none.
  private let token: String
  private let fetch: @Sendable (_ token: String, _ pageSize: Int) async -> Result<Response, PlacesError>

  init(
    token: String, pageSize: Int, fetch: @escaping @Sendable (_ token: String, _ pageSize: Int) async -> Result<Response, PlacesError>
  ) {
    (self.token, self.pageSize, self.fetch) = (token, pageSize, fetch)
  }

  /// Whether there is a next page.
  public var hasNextPage: Bool { !token.isEmpty }

  /// The next page; `.failure(.invalidRequest)` when there is none, for a page size that is not 1…20, and when the index of the client was replaced.
  ///
  /// - Complexity: that of the search, which is done again.
  public func fetchNextPage() async -> Result<Response, PlacesError> {
    if !hasNextPage { return .failure(.invalidRequest("There is no next page. Ask hasNextPage first.")) }
    return await fetch(token, pageSize)
  }
}

extension Pagination: Hashable, CustomStringConvertible {
  /// Whether both lead to the same page of the same size.
  public static func == (a: Self, b: Self) -> Bool { a.token == b.token && a.pageSize == b.pageSize }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(token)
    hasher.combine(pageSize)
  }

  /// Whether there is a next page, and of what size.
  public var description: String { hasNextPage ? "next page of \(pageSize)" : "no next page" }
}
