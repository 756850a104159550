// SPDX-License-Identifier: Apache-2.0
import Gazetteer
import Synchronization

/// The way to the next page of a text search.
///
///     if let next = response.pagination, next.hasNextPage { next.fetchNextPage(completion: show) }
public final class GMSPlacePagination: Sendable {
  private let next: Mutex<Pagination<SearchByTextResponse>>

  init(_ next: Pagination<SearchByTextResponse>) { self.next = Mutex(next) }

  /// Whether there is a next page.
  public var hasNextPage: Bool { next.withLock(\.hasNextPage) }

  /// How many places the next page has at most, 1…20.
  public var pageSize: Int {
    get { next.withLock(\.pageSize) }
    set { next.withLock { $0.pageSize = newValue } }
  }

  /// Fetches the next page.
  public func fetchNextPage(completion: @escaping ((any GMSPlaceSearchResponse)?, (any Error)?) -> Void) {
    deliver(fetching()) { completion($0, $1) }
  }

  /// The next page.
  nonisolated(nonsending) public func fetchNextPage() async throws -> any GMSPlaceSearchResponse { try await value(of: fetching()) }

  private func fetching() -> Work<GMSPlaceSearchByTextResponse> {
    let next = next.withLock { $0 }
    return { await next.fetchNextPage().map(GMSPlaceSearchByTextResponse.init) }
  }
}
