// SPDX-License-Identifier: Apache-2.0

/// When a search has to stop before its end: every loop asks now and then.
package struct Patience: Sendable {
  /// The deadline has passed.
  package struct DeadlineExceeded: Error {
    package init() {}
  }

  private let deadline: ContinuousClock.Instant?
  private let isCancelled: @Sendable () -> Bool

  package init(deadline: ContinuousClock.Instant? = nil, isCancelled: @escaping @Sendable () -> Bool = { false }) {
    self.deadline = deadline
    self.isCancelled = isCancelled
  }

  package func check() throws {
    if isCancelled() { throw CancellationError() }
    if let deadline, ContinuousClock.now >= deadline { throw DeadlineExceeded() }
  }
}
