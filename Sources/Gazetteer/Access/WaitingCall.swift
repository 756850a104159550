// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// One asynchronous call that waits for a thread, then runs on it. Whatever comes first ends it, once: its result, cancellation, or the end of
/// the time that it may wait.
final class WaitingCall<Value: Sendable>: Sendable {
  private enum State {
    case new
    case waiting(CheckedContinuation<Value, any Error>)
    case running
    case ended
  }

  private let state = Mutex(State.new)
  private let cancelled = Atomic(false)
  /// Ends the wait; there is none when a thread took the call at once.
  private let alarm = Mutex<Task<Void, Never>?>(nil)
  private let work: @Sendable (_ isCancelled: @escaping @Sendable () -> Bool) throws -> Value

  init(_ work: @escaping @Sendable (_ isCancelled: @escaping @Sendable () -> Bool) throws -> Value) { self.work = work }

  /// Runs the work on a thread of the queue.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled while the call waits, or when the work stops for it;
  ///   `ContractError.busy` when no thread came free in time; what the work throws.
  func result(on queue: WorkQueue, waitingAtMost wait: Duration) async throws -> Value {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        guard begin(continuation) else { return }
        if queue.submit({ self.run() }) { return }
        let alarm = Task {
          try? await Task.sleep(for: wait)
          self.end(with: ContractError.busy)
        }
        self.alarm.withLock { $0 = alarm }
      }
    } onCancel: {
      cancel()
    }
  }

  private func begin(_ continuation: CheckedContinuation<Value, any Error>) -> Bool {
    state.withLock { $0 = .waiting(continuation) }
    if isCancelled { end(with: CancellationError()) }
    return !isCancelled
  }

  private var isCancelled: Bool { cancelled.load(ordering: .relaxed) }

  private func cancel() {
    cancelled.store(true, ordering: .relaxed)
    end(with: CancellationError())
  }

  /// Ends the call unless it runs already.
  private func end(with error: any Error) {
    let continuation = state.withLock { state -> CheckedContinuation<Value, any Error>? in
      guard case .waiting(let continuation) = state else { return nil }
      state = .ended
      return continuation
    }
    alarm.withLock { $0?.cancel() }
    continuation?.resume(throwing: error)
  }

  private func run() {
    let continuation = state.withLock { state -> CheckedContinuation<Value, any Error>? in
      guard case .waiting(let continuation) = state else { return nil }
      state = .running
      return continuation
    }
    alarm.withLock { $0?.cancel() }
    continuation?.resume(with: Result { try work { self.isCancelled } })
  }
}
