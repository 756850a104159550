// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// Counts requests.
final class Metrics: Sendable {
  struct Route: Sendable {
    /// By HTTP status.
    var requests: [Int: Int] = [:]
    var latency = Histogram()
    /// Answers whose list was cut short.
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

  /// What was counted, by the name of the route.
  var routes: [String: Route] { state.withLock { $0 } }
}
