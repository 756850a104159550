// SPDX-License-Identifier: Apache-2.0

extension Timeline {
  /// The state at a moment; nil when it depends on the clock of the place, and that is not known.
  func state(at seconds: Int64) -> RuleState? {
    let clock = setting.clock ?? (rules.areConstant ? FixedClock(offsetSeconds: 0) : nil)
    return clock.map { state(at: $0.wallTime(at: seconds)) }
  }

  /// The first moment after `now`, at most seven days later, at which the state becomes open (or, with `isOpening` false, ends to be it).
  ///
  /// The state changes when the clock shows the edge of a stretch, or when it is put forward or back. Each of these moments is tried in turn.
  func change(after now: Int64, isOpening: Bool) -> Int64? {
    guard let clock = setting.clock else { return nil }
    let horizon = now + 7 * 86_400
    let today = clock.wallTime(at: now).date
    let stretches = stretches(from: today, days: -1..<9)
    let spells = clock.spells(from: now, to: horizon + 1)
    let edges = stretches.flatMap { [$0.start, $0.end] }
    let shown = spells.flatMap { spell in edges.compactMap { spell.moment(of: today, minute: $0) } }
    let moments = Set(shown + spells.map(\.moments.lowerBound)).filter { $0 > now }.sorted()
    return moments.first { stretches.isOpen(atMinute: clock.wallTime(at: $0).minutes(after: today)) == isOpening }
  }
}

extension WallTime {
  /// Minutes after midnight of a date.
  fileprivate func minutes(after day: CalendarDate) -> Int { (date.dayNumber - day.dayNumber) * 1440 + minute }
}

extension [Stretch] {
  /// Whether one of them is open at a minute. The rules are not asked again: there may be thousands of edges, and as many spans between them.
  fileprivate func isOpen(atMinute minute: Int) -> Bool {
    first { $0.start <= minute && minute < $0.end }?.state == .open
  }
}
