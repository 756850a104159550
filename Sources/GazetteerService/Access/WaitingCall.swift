// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import Synchronization

/// An asynchronous call that waits for a thread, then runs on it. The first of these events ends the call: its result, its cancellation, or the end
/// of its waiting time. Work that is running when the call is cancelled finishes on its own.
final class WaitingCall<Value: Sendable>: Sendable {
  private enum State {
    case new
    case waiting(CheckedContinuation<Value, any Error>)
    case running(CheckedContinuation<Value, any Error>)
    case ended
  }

  private let state = Mutex(State.new)
  private let cancelled = Atomic(false)
  /// The timer for the waiting time; nil when a thread took the call at once.
  private let alarm = Mutex<Task<Void, Never>?>(nil)
  private let work: @Sendable (_ patience: Patience) throws -> Value

  init(_ work: @escaping @Sendable (_ patience: Patience) throws -> Value) { self.work = work }

  /// Runs the work on a thread of the queue.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled; `ContractError.busy` when no thread became free in time; the errors of the work.
  func result(on queue: WorkQueue, waitingAtMost wait: Duration) async throws -> Value {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        guard begin(continuation) else { return }
        if queue.submit({ self.run() }) { return }
        let alarm = Task {
          try? await Task.sleep(for: wait)
          self.endWaiting()
        }
        self.alarm.withLock { $0 = alarm }
      }
    } onCancel: {
      cancel()
    }
  }

  private func begin(_ continuation: CheckedContinuation<Value, any Error>) -> Bool {
    state.withLock { $0 = .waiting(continuation) }
    if isCancelled { end(with: .failure(CancellationError())) }
    return !isCancelled
  }

  private var isCancelled: Bool { cancelled.load(ordering: .relaxed) }

  private func cancel() {
    cancelled.store(true, ordering: .relaxed)
    end(with: .failure(CancellationError()))
  }

  /// Ends the call unless it is running or has ended.
  private func endWaiting() {
    let continuation = state.withLock { state -> CheckedContinuation<Value, any Error>? in
      guard case .waiting(let continuation) = state else { return nil }
      state = .ended
      return continuation
    }
    continuation?.resume(throwing: ContractError.busy)
  }

  /// Ends the call unless it has ended.
  private func end(with result: Result<Value, any Error>) {
    let continuation = state.withLock { state -> CheckedContinuation<Value, any Error>? in
      switch state {
      case .waiting(let continuation), .running(let continuation):
        state = .ended
        return continuation
      case .new, .ended: return nil
      }
    }
    alarm.withLock { $0?.cancel() }
    continuation?.resume(with: result)
  }

  private func run() {
    let isWaiting = state.withLock { state in
      guard case .waiting(let continuation) = state else { return false }
      state = .running(continuation)
      return true
    }
    alarm.withLock { $0?.cancel() }
    if isWaiting { end(with: Result { try work(Patience { self.isCancelled }) }) }
  }
}
