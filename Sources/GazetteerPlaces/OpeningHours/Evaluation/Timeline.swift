// SPDX-License-Identifier: Apache-2.0

/// A stretch of time in one state, in minutes by the clock from midnight of some day.
struct Stretch: Hashable {
  var start: Int
  var end: Int
  var state: RuleState
  var comment: String?
  /// Whether the end is unknown, so that `end` is only a bound.
  var isOpenEnded: Bool
}

/// Rules at a place, minute by minute.
struct Timeline: Sendable {
  let rules: [HoursRule]
  let setting: PlaceSetting

  /// The state at a minute by the clock.
  func state(at time: WallTime) -> RuleState {
    stretches(from: time.date, days: 0..<1).first { $0.start <= time.minute && time.minute < $0.end }?.state ?? .closed
  }

  /// The stretches that are open or of unknown state in a range of days, counted from a date; minutes count from its midnight.
  /// Neighbours of which the same is said are one.
  func stretches(from date: CalendarDate, days: Range<Int>) -> [Stretch] {
    var result: [Stretch] = []
    var yesterday = DayPlan(rules, on: date.adding(days: days.lowerBound - 1), in: setting)
    for day in days {
      let today = DayPlan(rules, on: date.adding(days: day), in: setting)
      for var stretch in Self.stretches(of: today, after: yesterday, minutes: 0..<1440) {
        stretch.start += day * 1440
        stretch.end += day * 1440
        result.append(joining: stretch)
      }
      yesterday = today
    }
    return result
  }

  /// What one day's plan says by itself, past midnight as well.
  func ownStretches(on date: CalendarDate) -> [Stretch] {
    Self.stretches(of: DayPlan(rules, on: date, in: setting), after: nil, minutes: 0..<2880)
  }

  /// Cuts the day where any span begins or ends; between two cuts the state is one.
  private static func stretches(of today: DayPlan, after yesterday: DayPlan?, minutes: Range<Int>) -> [Stretch] {
    let shifted = (yesterday?.spans ?? []).filter { $0.minutes.end > 1440 }.map { span in
      var span = span
      span.minutes.start -= 1440
      span.minutes.end -= 1440
      return span
    }
    let spans = (shifted + today.spans).sorted { ($0.rule, $0.minutes.start) < ($1.rule, $1.minutes.start) }
    if spans.isEmpty { return [] }
    let edges = spans.flatMap { [$0.minutes.start, $0.minutes.end] }.filter { minutes.contains($0) }
    let cuts = Set(edges + [minutes.lowerBound, minutes.upperBound]).sorted()
    var result: [Stretch] = []
    for (start, end) in zip(cuts, cuts.dropFirst()) {
      guard let span = span(at: start, among: spans, isOff: today.isOff), span.state != .closed else { continue }
      result.append(
        joining: Stretch(start: start, end: end, state: span.state, comment: span.comment, isOpenEnded: !span.minutes.isCertain))
    }
    return result
  }

  /// The span that has the last word at a minute.
  private static func span(at minute: Int, among spans: [DayPlan.Span], isOff: Bool) -> DayPlan.Span? {
    var found: DayPlan.Span?
    for span in spans where span.minutes.start <= minute && minute < span.minutes.end {
      if span.isFallback && (found != nil || isOff) { continue }
      found = span
    }
    return found
  }
}

extension Stretch {
  /// Whether the same is said of both.
  func isAlike(_ other: Stretch) -> Bool { (state, comment, isOpenEnded) == (other.state, other.comment, other.isOpenEnded) }
}

extension [Stretch] {
  /// Appends a stretch, or makes the last one longer.
  fileprivate mutating func append(joining stretch: Stretch) {
    if let last, last.end == stretch.start, last.isAlike(stretch) {
      self[count - 1].end = stretch.end
    } else {
      append(stretch)
    }
  }
}
