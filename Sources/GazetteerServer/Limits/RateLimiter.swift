// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// Limits the request rate of each client by a token bucket. A bucket holds the tokens of one second, but at least one.
///
/// - Complexity: constant time for a request, and memory for `mostClients`; beyond them the client that has been silent longest is forgotten.
final class RateLimiter: Sendable {
  private struct Bucket {
    var tokens: Double
    var filled: ContinuousClock.Instant
  }

  private struct State {
    var buckets: [String: Bucket] = [:]
    /// The client that asked last is the last.
    var order = RecencyOrder<String>()
  }

  let perSecond: Double
  private let capacity: Double
  private let state = Mutex(State())
  static let mostClients = 10_000

  init(perSecond: Double) {
    self.perSecond = perSecond
    capacity = max(1, perSecond)
  }

  /// Number of clients that are remembered.
  var clientCount: Int { state.withLock { $0.buckets.count } }

  /// Whether the client may send a request now; an admitted request takes a token.
  func admits(_ client: String, now: ContinuousClock.Instant = .now) -> Bool {
    state.withLock { state in
      var bucket = state.buckets[client] ?? Bucket(tokens: capacity, filled: now)
      let seconds = bucket.filled.duration(to: now) / .seconds(1)
      bucket = Bucket(tokens: min(capacity, bucket.tokens + seconds * perSecond), filled: now)
      let isAdmitted = bucket.tokens >= 1
      if isAdmitted { bucket.tokens -= 1 }
      state.buckets[client] = bucket
      state.order.append(client)
      if state.buckets.count > Self.mostClients, let silent = state.order.removeFirst() { state.buckets[silent] = nil }
      return isAdmitted
    }
  }
}
