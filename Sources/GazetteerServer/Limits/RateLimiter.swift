// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// Limits the request rate of each client by a token bucket. A bucket holds the tokens of one second, but at least one.
final class RateLimiter: Sendable {
  private struct Bucket {
    var tokens: Double
    var filled: ContinuousClock.Instant
  }

  let perSecond: Double
  private let capacity: Double
  private let buckets = Mutex<[String: Bucket]>([:])
  /// At this many clients, those with full buckets are removed.
  private static let mostClients = 10_000

  init(perSecond: Double) {
    self.perSecond = perSecond
    capacity = max(1, perSecond)
  }

  /// Whether the client may send a request now; an admitted request takes a token.
  func admits(_ client: String, now: ContinuousClock.Instant = .now) -> Bool {
    buckets.withLock { buckets in
      if buckets.count >= Self.mostClients { buckets = buckets.filter { filled($0.value, now).tokens < capacity } }
      var bucket = filled(buckets[client] ?? Bucket(tokens: capacity, filled: now), now)
      let isAdmitted = bucket.tokens >= 1
      if isAdmitted { bucket.tokens -= 1 }
      buckets[client] = bucket
      return isAdmitted
    }
  }

  private func filled(_ bucket: Bucket, _ now: ContinuousClock.Instant) -> Bucket {
    let seconds = bucket.filled.duration(to: now) / .seconds(1)
    return Bucket(tokens: min(capacity, bucket.tokens + seconds * perSecond), filled: now)
  }
}
