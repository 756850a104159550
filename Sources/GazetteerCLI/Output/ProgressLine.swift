// SPDX-License-Identifier: Apache-2.0
import GazetteerImport

/// Progress of an import on standard error: a bar that is drawn over on a terminal, else a line every five seconds.
final class ProgressLine {
  private let clock = ContinuousClock()
  private let isTerminal: Bool
  private let start: ContinuousClock.Instant
  private var writingStart: ContinuousClock.Instant?
  private var last: ContinuousClock.Instant
  private var isDrawn = false

  init(isTerminal: Bool = Terminal.isError) {
    self.isTerminal = isTerminal
    start = clock.now
    last = start
  }

  /// Shows the stage when it is time to.
  func show(_ stage: IndexImport.Stage) {
    let now = clock.now
    if case .writing = stage, writingStart == nil { writingStart = now }
    guard now - last >= (isTerminal ? .milliseconds(100) : .seconds(5)) else { return }
    last = now
    let text = ProgressText(stage, elapsed: now - (writingStart ?? start)).text(barWidth: isTerminal ? 20 : 0)
    if isTerminal { StandardError.redraw(text) } else { StandardError.write(text + "\n") }
    isDrawn = isTerminal
  }

  /// Takes the bar away.
  func clear() {
    if isDrawn { StandardError.redraw("") }
    isDrawn = false
  }
}

/// One state of an import in words: `reading  45 %  1,234,567 rows  62,000/s  0:12 left  cities.txt`.
struct ProgressText {
  private let verb: String
  private let done: Int
  private let unit: String
  /// 0…1; nil when the end is not known.
  private let share: Double?
  private let seconds: Double
  private let note: String

  init(_ stage: IndexImport.Stage, elapsed: Duration) {
    seconds = max(elapsed / .seconds(1), 1e-3)
    switch stage {
    case .reading(let progress):
      (verb, unit, done) = ("reading", "rows", progress.rowsRead)
      share = progress.bytesTotal.flatMap { $0 > 0 ? Double(progress.bytesTaken) / Double($0) : nil }
      note = "  " + (progress.source.split(separator: "/").last.map(String.init) ?? progress.source)
    case .writing(let written, let total):
      (verb, unit, done) = ("writing", "places", written)
      share = total > 0 ? Double(written) / Double(total) : nil
      note = ""
    }
  }

  func text(barWidth: Int) -> String {
    var text = verb
    if let share {
      let filled = Int(Double(barWidth) * min(1, share))
      if barWidth > 0 { text += " " + String(repeating: "█", count: filled) + String(repeating: "░", count: barWidth - filled) }
      text += " \(Int(min(1, share) * 100)) %"
    }
    text += "  \(grouped(done)) \(unit)  \(grouped(Int(Double(done) / seconds)))/s"
    if let share, share > 0.01, share < 1 { text += "  \(Self.clock(seconds * (1 - share) / share)) left" }
    return text + note
  }

  /// Minutes and seconds, with hours when there are any: 75 → `1:15`.
  static func clock(_ seconds: Double) -> String {
    let whole = Int(min(max(0, seconds.rounded()), 359_999))
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes) = (whole / 3600, whole / 60 % 60)
    return hours > 0 ? "\(hours):\(two(minutes)):\(two(whole % 60))" : "\(minutes):\(two(whole % 60))"
  }
}
