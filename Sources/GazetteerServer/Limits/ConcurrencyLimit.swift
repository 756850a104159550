// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// Counts the requests that are worked on.
final class ConcurrencyLimit: Sendable {
  private let limit: Int
  private let active = Atomic(0)

  init(_ limit: Int) { self.limit = limit }

  var count: Int { active.load(ordering: .relaxed) }

  /// Counts a request that begins; false, and not counted, when there are too many already.
  func begin() -> Bool {
    if active.add(1, ordering: .relaxed).newValue <= limit { return true }
    end()
    return false
  }

  /// Counts a request that ends.
  func end() { active.subtract(1, ordering: .relaxed) }
}
