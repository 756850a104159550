// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// A clock that stands still until a test moves it, so that no test waits.
package final class ManualClock: Clock {
  /// A moment: the time since the clock was made.
  package struct Instant: InstantProtocol {
    package var time: Duration

    package func advanced(by duration: Duration) -> Instant { Instant(time: time + duration) }
    package func duration(to other: Instant) -> Duration { other.time - time }
    package static func < (a: Instant, b: Instant) -> Bool { a.time < b.time }
  }

  private struct Sleeper {
    var number: Int
    var end: Instant
    var continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant(time: .zero)
    var count = 0
    var sleepers: [Sleeper] = []
    var cancelled: Set<Int> = []
  }

  private let state = Mutex(State())

  package init() {}

  package var now: Instant { state.withLock { $0.now } }
  package var minimumResolution: Duration { .nanoseconds(1) }
  /// When those who sleep will wake, the next first.
  package var alarms: [Duration] { state.withLock { $0.sleepers.map(\.end.time).sorted() } }

  package func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let number = state.withLock { state in
      state.count += 1
      return state.count
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let sleeper = Sleeper(number: number, end: deadline, continuation: continuation)
        let outcome: Result<Void, any Error>? = state.withLock { state in
          if state.cancelled.remove(number) != nil { return .failure(CancellationError()) }
          if deadline <= state.now { return .success(()) }
          state.sleepers.append(sleeper)
          return nil
        }
        if let outcome { continuation.resume(with: outcome) }
      }
    } onCancel: {
      let sleeper = state.withLock { state -> Sleeper? in
        guard let index = state.sleepers.firstIndex(where: { $0.number == number }) else {
          state.cancelled.insert(number)
          return nil
        }
        return state.sleepers.remove(at: index)
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Moves the time on and wakes those whose time has come, in the order of their alarms.
  package func advance(by duration: Duration) {
    let woken = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let now = state.now
      let woken = state.sleepers.filter { $0.end <= now }.sorted { ($0.end, $0.number) < ($1.end, $1.number) }
      state.sleepers.removeAll { $0.end <= now }
      return woken
    }
    for sleeper in woken { sleeper.continuation.resume() }
  }
}
