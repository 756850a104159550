// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// Counts requests by route.
final class Metrics: Sendable {
  struct Route: Sendable {
    /// By HTTP status.
    var requests: [Int: Int] = [:]
    var latency = Histogram()
    /// Answers with an incomplete list.
    var cutAnswers = 0
  }

  private let state = Mutex<[String: Route]>([:])

  /// Counts an answered request.
  func add(route: String, status: Int, microseconds: Int, isComplete: Bool) {
    state.withLock { routes in
      routes[route, default: Route()].requests[status, default: 0] += 1
      routes[route, default: Route()].latency.add(microseconds: microseconds)
      if !isComplete { routes[route, default: Route()].cutAnswers += 1 }
    }
  }

  /// The counts by the name of the route.
  var routes: [String: Route] { state.withLock { $0 } }
}
