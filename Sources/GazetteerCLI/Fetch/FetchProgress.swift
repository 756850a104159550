// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// Progress of a transfer on standard error: a bar that is drawn over on a terminal, else a line every five seconds.
final class FetchProgress {
  private let clock = ContinuousClock()
  private var start: ContinuousClock.Instant?
  private var first = 0
  private var last: ContinuousClock.Instant?
  private var isDrawn = false

  /// Shows how many bytes are there, when it is time to.
  func show(_ name: String, done: Int, of total: Int?) {
    let now = clock.now
    if start == nil { (start, first, last) = (now, done, now) }
    guard let start, let last, now - last >= (Terminal.isError ? .milliseconds(100) : .seconds(5)) else { return }
    self.last = now
    let text = Self.text(name, done: done, gained: done - first, of: total, seconds: (now - start) / .seconds(1))
    if Terminal.isError { StandardError.redraw(text) } else { StandardError.write(text + "\n") }
    isDrawn = Terminal.isError
  }

  /// Takes the bar away; the next file begins anew.
  func clear() {
    if isDrawn { StandardError.redraw("") }
    (isDrawn, start, last) = (false, nil, nil)
  }

  /// `fetching 45 %  12.3 of 27.1 MB  3.4 MB/s  0:04 left  osm:europe/andorra`
  static func text(_ name: String, done: Int, gained: Int, of total: Int?, seconds: Double) -> String {
    let speed = Double(gained) / max(seconds, 1e-3)
    var text = "fetching"
    if let total, total > 0 { text += " \(100.multipliedClamped(by: done) / total) %" }
    text += "  \(megabytes(done))" + (total.map { " of \(megabytes($0))" } ?? "") + " MB  \(megabytes(Int(clamping: speed))) MB/s"
    if let total, speed > 0, done < total { text += "  \(ProgressText.clock(Double(total - done) / speed)) left" }
    return text + "  \(name)"
  }

  private static func megabytes(_ bytes: Int) -> String { decimalText(bytes / 100_000, places: 1) }
}
