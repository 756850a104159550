// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// Limits the number of concurrent requests.
final class ConcurrencyLimit: Sendable {
  private let limit: Int
  private let active = Atomic(0)

  init(_ limit: Int) { self.limit = limit }

  var count: Int { active.load(ordering: .relaxed) }

  /// Counts a starting request; false, and not counted, when the limit is reached.
  func begin() -> Bool {
    if active.add(1, ordering: .relaxed).newValue <= limit { return true }
    end()
    return false
  }

  /// Counts a finished request.
  func end() { active.subtract(1, ordering: .relaxed) }
}
