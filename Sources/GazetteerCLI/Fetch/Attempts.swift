// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Tries again what a network may have spoilt: after half a second, then twice as long each time, at most 16 s. Tries that brought something new do not count,
/// but no try begins after the time for all of them.
struct Attempts {
  let limit: Int
  let url: String
  /// Seconds for all tries.
  let seconds: Int

  /// - Parameter work: Is given the seconds that are left, and a function to call when something new has come.
  /// - Throws: `FetchError.broken` with the last reason; what `work` throws otherwise.
  func run<Result>(_ work: (_ seconds: Int, _ gained: () -> Void) throws -> Result) throws -> Result {
    let end = ContinuousClock.now + .seconds(seconds)
    var failures = 0
    while true {
      var hasGained = false
      do {
        return try work(max(1, Int((end - .now) / .seconds(1)))) { hasGained = true }
      } catch let failure as CurlStream.Failure {
        failures = hasGained ? 1 : failures + 1
        if !failure.mayPass { throw FetchError.impossible(url: url, reason: failure.reason) }
        if failures >= limit { throw FetchError.broken(url: url, reason: failure.reason) }
        if ContinuousClock.now >= end {
          throw FetchError.broken(url: url, reason: "\(failure.reason), and the \(seconds) seconds for it are over")
        }
        StandardError.write("gazetteer: \(failure.reason), trying again\n")
        Thread.sleep(forTimeInterval: min(16, 0.5 * pow(2, Double(failures - 1))))
      }
    }
  }
}
