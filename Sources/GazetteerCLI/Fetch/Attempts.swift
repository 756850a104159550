// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Tries again what a network may have spoilt: after half a second, then twice as long each time, at most 16 s. Tries that brought something new do not count.
struct Attempts {
  let limit: Int
  let url: String

  /// - Parameter work: Is given a function to call when something new has come.
  /// - Throws: `FetchError.broken` with the last reason; what `work` throws otherwise.
  func run<Result>(_ work: (() -> Void) throws -> Result) throws -> Result {
    var failures = 0
    while true {
      var hasGained = false
      do {
        return try work { hasGained = true }
      } catch let failure as CurlStream.Failure {
        failures = hasGained ? 1 : failures + 1
        if !failure.mayPass { throw FetchError.impossible(url: url, reason: failure.reason) }
        if failures >= limit { throw FetchError.broken(url: url, reason: failure.reason) }
        StandardError.write("gazetteer: \(failure.reason), trying again\n")
        Thread.sleep(forTimeInterval: min(16, 0.5 * pow(2, Double(failures - 1))))
      }
    }
  }
}
