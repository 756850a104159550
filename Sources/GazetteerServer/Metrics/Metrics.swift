// SPDX-License-Identifier: Apache-2.0
import Foundation
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

/// Counts durations by ranges.
struct Histogram: Sendable {
  /// Upper bounds in microseconds.
  static let bounds = [250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000, 2_500_000, 10_000_000]

  /// The number of durations in each range; the last range has no upper bound.
  private(set) var counts = [Int](repeating: 0, count: bounds.count + 1)
  private(set) var sumMicroseconds = 0

  mutating func add(microseconds: Int) {
    counts[Self.bounds.firstIndex { microseconds <= $0 } ?? Self.bounds.count] += 1
    sumMicroseconds += microseconds
  }
}

/// Figures of the system about this process.
enum ProcessFacts {
  /// Seconds since 1970.
  static let start = Date().timeIntervalSince1970

  /// Resident memory in bytes; nil on systems without `/proc`.
  static var residentBytes: Int? {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return nil }
    let numbers = text.split(separator: " ")
    guard numbers.count > 1, let pages = Int(numbers[1]) else { return nil }
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
