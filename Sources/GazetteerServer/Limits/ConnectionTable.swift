// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// The open connections: which of them is closed for a new one.
///
/// A connection gives way while the server waits for its client, never while a request is worked on. The one that has waited longest gives way: of all
/// when there are too many, of the client when it has more than its share. So whoever is new gets in, a health check as well.
final class ConnectionTable: Sendable {
  struct Limits: Sendable {
    /// Open connections.
    var all: Int
    /// Those of one client, as far as the others wait for it.
    var ofClient: Int
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
  }

  private struct Client {
    var count = 0
    var waiting = RecencyOrder<Int>()
  }

  private struct State {
    var entries: [Int: Entry] = [:]
    var clients: [String: Client] = [:]
    /// The connections that the server waits for, the one that has waited longest first.
    var waiting = RecencyOrder<Int>()
    var lastNumber = 0
    /// Whether a client is kept outside because no connection could give way.
    var isFull = false
  }

  private let limits: Limits
  private let state = Mutex(State())

  init(_ limits: Limits) { self.limits = limits }

  /// Number of connections that have not been told to close.
  var count: Int { state.withLock { $0.entries.count } }

  /// Adds a connection, and closes another one for it where there are too many.
  ///
  /// - Parameter close: closes the connection; called at most once, from any thread.
  /// - Returns: its number.
  func add(client: String, close: @escaping @Sendable () -> Void) -> Int {
    let (number, closing) = state.withLock { state -> (Int, Entry?) in
      state.lastNumber += 1
      let number = state.lastNumber
      state.entries[number] = Entry(client: client, close: close)
      state.clients[client, default: Client()].count += 1
      let own = state.clients[client]
      var leaving: Int?
      if let own, own.count > limits.ofClient { leaving = own.waiting.first }
      if leaving == nil, state.entries.count > limits.all { leaving = state.waiting.first }
      wait(number, &state)
      return (number, leaving.flatMap { remove($0, &state) })
    }
    closing?.close()
    return number
  }

  /// Notes a change of a connection.
  func note(_ number: Int, _ stage: Stage) {
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
      wait(number, &state)
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

  private func wait(_ number: Int, _ state: inout State) {
    guard let client = state.entries[number]?.client else { return }
    state.waiting.append(number)
    state.clients[client]?.waiting.append(number)
  }

  private func remove(_ number: Int, _ state: inout State) -> Entry? {
    guard let entry = state.entries.removeValue(forKey: number) else { return nil }
    state.waiting.remove(number)
    state.clients[entry.client]?.waiting.remove(number)
    state.clients[entry.client]?.count -= 1
    if state.clients[entry.client]?.count == 0 { state.clients[entry.client] = nil }
    return entry
  }
}
