// SPDX-License-Identifier: Apache-2.0

/// When work has to stop before its end: every loop asks now and then, and a reader asks while a statement runs.
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

  /// This patience, ending at a deadline as well, and when somebody else gives up.
  package func limited(
    to other: ContinuousClock.Instant?, orWhen isCancelledToo: @escaping @Sendable () -> Bool = { false }
  ) -> Patience {
    Patience(deadline: [deadline, other].compactMap(\.self).min()) { [isCancelled] in isCancelled() || isCancelledToo() }
  }

  /// Throws `CancellationError` or `DeadlineExceeded` when it is over.
  package func check() throws {
    if isCancelled() { throw CancellationError() }
    if let deadline, ContinuousClock.now >= deadline { throw DeadlineExceeded() }
  }

  /// Whether `check` would throw.
  package var isOver: Bool { isCancelled() || deadline.map { ContinuousClock.now >= $0 } ?? false }
}
