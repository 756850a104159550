// SPDX-License-Identifier: Apache-2.0

/// When work has to stop early: every loop checks now and then, and a reader checks while a statement runs.
package struct Patience: Sendable {
  /// The deadline has passed.
  package struct DeadlineExceeded: Error {
    package init() {}
  }

  private let deadline: ContinuousClock.Instant?
  private let isCancelled: @Sendable () -> Bool
  private let now: @Sendable () -> ContinuousClock.Instant

  /// - Parameters:
  ///   - deadline: when work has to stop; nil for no limit.
  ///   - isCancelled: whether the caller has cancelled the work.
  ///   - now: the clock; tests may pass their own.
  package init(
    deadline: ContinuousClock.Instant? = nil, isCancelled: @escaping @Sendable () -> Bool = { false },
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) {
    self.deadline = deadline
    self.isCancelled = isCancelled
    self.now = now
  }

  /// This patience with an additional deadline.
  ///
  /// - Parameter other: The deadline; nil for none.
  package func limited(to other: ContinuousClock.Instant?) -> Patience {
    Patience(deadline: [deadline, other].compactMap(\.self).min(), isCancelled: isCancelled, now: now)
  }

  /// This patience, which also ends with another one.
  package func limited(by other: Patience) -> Patience {
    Patience(
      deadline: [deadline, other.deadline].compactMap(\.self).min(), isCancelled: { [isCancelled] in isCancelled() || other.isCancelled() },
      now: now)
  }

  /// Throws `CancellationError` or `DeadlineExceeded` when it is over.
  package func check() throws {
    if isCancelled() { throw CancellationError() }
    if let deadline, now() >= deadline { throw DeadlineExceeded() }
  }

  /// Whether `check` would throw.
  package var isOver: Bool { isCancelled() || deadline.map { now() >= $0 } ?? false }
}
