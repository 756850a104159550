// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerService
import Synchronization

/// The filters of the moment, for searches that run elsewhere.
final class BrowseRequest: Sendable {
  private let current: Mutex<FilterOptions>
  /// Whether the command line says how many places are wanted; else they are as many as are shown.
  private let hasLimit: Bool

  init(_ filters: FilterOptions) {
    hasLimit = filters.limit != nil
    var filters = filters
    filters.limit = filters.limit ?? Self.leastRows
    current = Mutex(filters)
  }

  /// The checked request for a text.
  func query(text: String) throws -> AutocompleteQuery { try current.withLock { $0 }.query(text: text) }

  func value(of filter: BrowseFilter) -> String { current.withLock { filter.value(in: $0) } }

  /// Changes a filter; nothing is changed when the value is refused.
  ///
  /// - Throws: as `query(text:)`.
  func set(_ filter: BrowseFilter, to value: String) throws {
    var filters = current.withLock { $0 }
    filter.set(value, in: &filters)
    _ = try filters.query(text: "a")
    current.withLock { [filters] in $0 = filters }
  }

  /// Asks for as many places as a list of this many rows shows, within the limits of a request. True when that is more than before.
  func show(rows: Int) -> Bool {
    if hasLimit { return false }
    return current.withLock { filters in
      let before = filters.limit ?? 0
      filters.limit = max(before, min(rows, Self.mostRows))
      return filters.limit != before
    }
  }

  private static let leastRows = 20
  private static let mostRows = 50

  /// The filters that are set, in a few words.
  var summary: String {
    let filters = current.withLock { $0 }
    let set = BrowseFilter.allCases.map { ($0.rawValue, $0.value(in: filters)) } + [("restricted to", filters.places.restrict ?? "")]
    return set.filter { !$0.1.isEmpty }.map { "\($0.0) \($0.1)" }.joined(separator: "   ")
  }
}
