// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// The open connections: which of them is closed for a new one.
///
/// A connection gives way while the server waits for its client, never while a request is worked on. The one that has waited longest gives way: of a client
/// with more than its share, else of all. So whoever is new gets in, a health check as well.
///
/// While there is room, a client keeps those that have waited only a moment. Where most of its connections are worked on, they are the ones whose request is
/// on its way, or whose answer.
final class ConnectionTable: Sendable {
  struct Limits: Sendable {
    /// Open connections.
    var all: Int
    /// Those of one client, as far as the others wait for it.
    var ofClient: Int
    /// How long a connection waits for its client before it gives way to others while there is room.
    var moment = Duration.milliseconds(100)
  }

  /// What is going on in a connection.
  enum Stage: Sendable {
    /// Nothing, since its beginning or since an answer.
    case idle
    /// A request has started to arrive.
    case receiving
    /// A request is complete, and its answer is not written.
    case working
    /// An answer is written, and the client has not accepted it.
    case sending
  }

  private struct Entry {
    let client: String
    let close: @Sendable () -> Void
    /// When the server began to wait for the client.
    var waitsSince: ContinuousClock.Instant
  }

  private struct Client {
    var count = 0
    var waiting = RecencyOrder<Int>()
  }

  private struct State {
    var entries: [Int: Entry] = [:]
    var clients: [String: Client] = [:]
    /// The clients with more than their share.
    var crowding: Set<String> = []
    /// The connections that the server waits for, the one that has waited longest first.
    var waiting = RecencyOrder<Int>()
    var lastNumber = 0
    /// Whether a client is kept outside because no connection could give way.
    var isFull = false
  }

  private let limits: Limits
  private let now: @Sendable () -> ContinuousClock.Instant
  private let state = Mutex(State())

  init(_ limits: Limits, now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) {
    self.limits = limits
    self.now = now
  }

  /// Number of connections that have not been told to close.
  var count: Int { state.withLock { $0.entries.count } }

  /// Adds a connection, and closes others for it where there are too many.
  ///
  /// - Parameter close: closes the connection; called at most once, from any thread.
  /// - Returns: its number.
  func add(client: String, close: @escaping @Sendable () -> Void) -> Int {
    let now = now()
    let (number, closing) = state.withLock { state -> (Int, [Entry]) in
      state.lastNumber += 1
      let number = state.lastNumber
      state.entries[number] = Entry(client: client, close: close, waitsSince: now)
      count(1, of: client, &state)
      let leaving = makeRoom(&state, now)
      wait(number, &state, now)
      return (number, leaving)
    }
    for entry in closing { entry.close() }
    return number
  }

  /// Notes a change of a connection.
  func note(_ number: Int, _ stage: Stage) {
    let now = now()
    let closing = state.withLock { state -> Entry? in
      guard let entry = state.entries[number] else { return nil }
      if stage == .working {
        state.waiting.remove(number)
        state.clients[entry.client]?.waiting.remove(number)
        return nil
      }
      if stage == .idle, state.isFull {
        state.isFull = false
        return remove(number, &state)
      }
      wait(number, &state, now)
      return nil
    }
    closing?.close()
  }

  /// Removes a connection that is closed.
  func remove(_ number: Int) { state.withLock { state in _ = remove(number, &state) } }

  /// Whether another connection may be accepted. If not, the next one that becomes idle is closed.
  ///
  /// - Parameter open: number of accepted connections.
  func hasRoom(besides open: Int) -> Bool {
    state.withLock { state in
      state.isFull = open >= limits.all && state.waiting.isEmpty
      return !state.isFull
    }
  }

  // MARK: Steps, with the lock held

  /// Removes the connections that give way to a new one.
  private func makeRoom(_ state: inout State, _ now: ContinuousClock.Instant) -> [Entry] {
    var leaving: [Entry] = []
    for client in state.crowding {
      while state.crowding.contains(client), let oldest = oldest(of: client, state), hasWaited(oldest, state, now) {
        if let entry = remove(oldest, &state) { leaving.append(entry) }
      }
    }
    guard state.entries.count > limits.all else { return leaving }
    let crowded = state.crowding.max { count(of: $0, state) < count(of: $1, state) }
    if let oldest = crowded.flatMap({ oldest(of: $0, state) }) ?? state.waiting.first, let entry = remove(oldest, &state) {
      leaving.append(entry)
    }
    return leaving
  }

  private func oldest(of client: String, _ state: State) -> Int? { state.clients[client]?.waiting.first }

  private func hasWaited(_ number: Int, _ state: State, _ now: ContinuousClock.Instant) -> Bool {
    state.entries[number].map { $0.waitsSince + limits.moment <= now } ?? false
  }

  private func wait(_ number: Int, _ state: inout State, _ now: ContinuousClock.Instant) {
    guard let client = state.entries[number]?.client else { return }
    state.entries[number]?.waitsSince = now
    state.waiting.append(number)
    state.clients[client]?.waiting.append(number)
  }

  private func remove(_ number: Int, _ state: inout State) -> Entry? {
    guard let entry = state.entries.removeValue(forKey: number) else { return nil }
    state.waiting.remove(number)
    state.clients[entry.client]?.waiting.remove(number)
    count(-1, of: entry.client, &state)
    return entry
  }

  private func count(of client: String, _ state: State) -> Int { state.clients[client]?.count ?? 0 }

  private func count(_ change: Int, of client: String, _ state: inout State) {
    state.clients[client, default: Client()].count += change
    let count = count(of: client, state)
    if count > limits.ofClient { state.crowding.insert(client) } else { state.crowding.remove(client) }
    if count == 0 { state.clients[client] = nil }
  }
}
