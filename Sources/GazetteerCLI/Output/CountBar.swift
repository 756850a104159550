// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// Progress of counted work on standard error: drawn over on a terminal, and nothing elsewhere.
final class CountBar {
  private let verb: String
  private let total: Int
  private let unit: String
  private let clock = ContinuousClock()
  private var last: ContinuousClock.Instant?

  init(_ verb: String, of total: Int, unit: String) {
    self.verb = verb
    self.total = total
    self.unit = unit
  }

  /// Shows how many are done, ten times a second at most.
  func show(_ done: Int) {
    guard Terminal.isError else { return }
    if let last, clock.now - last < .milliseconds(100) { return }
    last = clock.now
    let filled = min(20, 20.multipliedClamped(by: done) / max(1, total))
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 20 - filled)
    StandardError.redraw("\(verb) \(bar)  \(done) of \(total) \(unit)")
  }

  /// Takes the bar away.
  func clear() {
    if last != nil { StandardError.redraw("") }
    last = nil
  }
}
