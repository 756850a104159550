// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerService
import Synchronization

/// Shares the threads of the index among clients: few requests run at once, the others wait in the queue of their client.
///
/// The queues have their turns one after the other, and a client with its share of running requests waits while others do not. So how long a request
/// waits depends on how many clients there are, not on how many requests one of them sends.
final class Turns: Sendable {
  struct Limits: Sendable {
    /// Requests that run at once.
    var running: Int
    /// Those of one client.
    var runningOfClient: Int
    /// Requests that run or wait. When they are as many, the client with the longest queue loses its newest one.
    var all: Int
    /// How long a request may wait. Then there is too little time left for its search, and it is refused.
    var wait: Duration
  }

  private struct Waiting {
    let client: String
    let start: ContinuousClock.Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct Client {
    var running = 0
    var waiting = RecencyOrder<Int>()
  }

  /// Calls that are over, to be resumed once the lock is released.
  private typealias Ended = [(continuation: CheckedContinuation<Void, any Error>, error: (any Error)?)]

  private struct State {
    var running = 0
    /// Those with a request.
    var clients: [String: Client] = [:]
    /// Clients with a waiting request that may run more; the first is next. None while a request could run.
    var next = RecencyOrder<String>()
    /// All waiting requests, the oldest first.
    var order = RecencyOrder<Int>()
    var waiting: [Int: Waiting] = [:]
    var lastNumber = 0
    var hasAlarm = false
  }

  private let limits: Limits
  private let state = Mutex(State())

  init(_ limits: Limits) { self.limits = limits }

  /// Number of requests that run or wait.
  var count: Int { state.withLock { $0.running + $0.waiting.count } }

  /// Number of requests that wait.
  var waitingCount: Int { state.withLock { $0.waiting.count } }

  /// Waits for a turn; call `end` after it.
  ///
  /// - Parameter start: when the waiting time began.
  /// - Throws: `ContractError` with `.unavailable` when the request is refused; `CancellationError`.
  func begin(_ client: String, since start: ContinuousClock.Instant = .now) async throws {
    let number: Int? = state.withLock { state in
      if run(client, &state) { return nil }
      state.lastNumber += 1
      return state.lastNumber
    }
    guard let number else { return }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        wait(number, Waiting(client: client, start: start, continuation: continuation))
        // A cancellation before this line found nothing to end.
        if Task.isCancelled { cancel(number) }
      }
    } onCancel: {
      cancel(number)
    }
  }

  /// Ends a turn.
  func end(_ client: String) {
    change { state, ended in
      state.running -= 1
      state.clients[client]?.running -= 1
      settle(client, &state)
      fill(&state, &ended)
    }
  }

  /// Refuses what has waited too long.
  func refuseOverdue(now: ContinuousClock.Instant = .now) {
    change { state, ended in
      while let number = state.order.first, let waiting = state.waiting[number], now - waiting.start >= limits.wait {
        remove(number, with: ContractError.waitedTooLong, &state, &ended)
      }
    }
  }

  private func change(_ body: (inout State, inout Ended) -> Void) {
    let ended: Ended = state.withLock { state in
      var ended: Ended = []
      body(&state, &ended)
      return ended
    }
    for (continuation, error) in ended { if let error { continuation.resume(throwing: error) } else { continuation.resume() } }
  }

  // MARK: Steps, with the lock held

  /// Lets a request run at once, if it may.
  private func run(_ client: String, _ state: inout State) -> Bool {
    let own = state.clients[client] ?? Client()
    guard state.running < limits.running, own.running < limits.runningOfClient, own.waiting.isEmpty else { return false }
    state.running += 1
    state.clients[client, default: Client()].running += 1
    return true
  }

  private func wait(_ number: Int, _ new: Waiting) {
    var startsAlarm = false
    change { state, ended in
      // A turn may have ended meanwhile.
      if run(new.client, &state) { return ended.append((new.continuation, nil)) }
      if state.running + state.waiting.count >= limits.all {
        let own = state.clients[new.client]?.waiting.count ?? 0
        let longest = state.clients.max { ($0.value.waiting.count, $0.key) < ($1.value.waiting.count, $1.key) }?.value.waiting
        guard let longest, longest.count > own + 1, let newest = longest.last else {
          return ended.append((new.continuation, ContractError.overloaded))
        }
        remove(newest, with: ContractError.overloaded, &state, &ended)
      }
      state.waiting[number] = new
      state.order.append(number)
      state.clients[new.client, default: Client()].waiting.append(number)
      settle(new.client, &state)
      startsAlarm = !state.hasAlarm
      state.hasAlarm = true
    }
    if startsAlarm { startAlarm() }
  }

  /// Gives free turns to those who are next.
  private func fill(_ state: inout State, _ ended: inout Ended) {
    let now = ContinuousClock.now
    while state.running < limits.running, let client = state.next.removeFirst() {
      guard let number = state.clients[client]?.waiting.first, let waiting = state.waiting[number] else { continue }
      if now - waiting.start >= limits.wait {
        remove(number, with: ContractError.waitedTooLong, &state, &ended)
        continue
      }
      state.running += 1
      state.clients[client]?.running += 1
      remove(number, with: nil, &state, &ended)
    }
  }

  private func remove(_ number: Int, with error: (any Error)?, _ state: inout State, _ ended: inout Ended) {
    guard let waiting = state.waiting.removeValue(forKey: number) else { return }
    state.order.remove(number)
    state.clients[waiting.client]?.waiting.remove(number)
    settle(waiting.client, &state)
    ended.append((waiting.continuation, error))
  }

  /// Keeps a client where it belongs after a change of its counts.
  private func settle(_ name: String, _ state: inout State) {
    guard let client = state.clients[name] else { return }
    if client.running == 0, client.waiting.isEmpty { state.clients[name] = nil }
    if client.waiting.isEmpty || client.running >= limits.runningOfClient {
      state.next.remove(name)
    } else if !state.next.contains(name) {
      state.next.append(name)
    }
  }

  private func cancel(_ number: Int) {
    change { state, ended in remove(number, with: CancellationError(), &state, &ended) }
  }

  // MARK: Alarm

  /// One timer for all, because all may wait for the same time.
  private func startAlarm() {
    Task {
      while let start = oldest() {
        try? await Task.sleep(until: start + limits.wait, clock: .continuous)
        refuseOverdue()
      }
    }
  }

  /// Since when the oldest request waits; nil, and the alarm is off, when none does.
  private func oldest() -> ContinuousClock.Instant? {
    state.withLock { state in
      let start = state.order.first.flatMap { state.waiting[$0]?.start }
      state.hasAlarm = start != nil
      return start
    }
  }
}

extension ContractError {
  fileprivate static let overloaded = ContractError(.unavailable, "The server is working on as many requests as it may. Try again.")

  fileprivate static let waitedTooLong = ContractError(
    .unavailable, "Too many requests at once: this one waited so long that too little time is left for its search. Try again.")
}
