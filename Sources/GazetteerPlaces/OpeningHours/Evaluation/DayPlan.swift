// SPDX-License-Identifier: Apache-2.0

/// What the rules say of the hours that begin on one day.
///
/// Rules are read in order. A rule behind `;` that opens replaces what earlier rules said of its days; one that closes clears them when it names no
/// times, and else closes these times. A rule behind `,` adds. A rule behind `||` speaks only for minutes of which no other says anything.
///
/// Hours past midnight belong to the day on which they begin: `Sa 22:00-04:00; Su off` is open on Sunday at 3. Times that are closed by name,
/// `Su 00:00-04:00 off`, do end them.
struct DayPlan {
  struct Span {
    var minutes: MinuteSpan
    var state: RuleState
    var comment: String?
    var isFallback: Bool
    /// Position of the rule: later rules win.
    var rule: Int
  }

  private(set) var spans: [Span] = []
  /// Whether the day is closed by name, which no fallback opens.
  private(set) var isOff = false

  init(_ rules: [HoursRule], on date: CalendarDate, in setting: PlaceSetting) {
    for (index, rule) in rules.enumerated() where rule.days.selects(date, holidays: setting.holidays) {
      apply(rule, at: index, on: date, in: setting)
    }
  }

  private mutating func apply(_ rule: HoursRule, at index: Int, on date: CalendarDate, in setting: PlaceSetting) {
    let closes = rule.state == .closed
    // Where nothing is said it is closed anyway.
    if closes && rule.joint == .fallback { return }
    if closes && rule.times.isEmpty {
      spans = []
      isOff = true
      return
    }
    if !closes && rule.joint == .normal {
      spans = []
      isOff = false
    }
    let times = rule.times.isEmpty ? [.wholeDay] : rule.times
    for (position, time) in times.enumerated() {
      let next = position + 1 < times.count ? times[position + 1].start.minute(on: date, in: setting) : nil
      for minutes in time.minutes(on: date, in: setting, before: next) {
        let state = minutes.isCertain || closes ? rule.state : .unknown
        spans.append(Span(minutes: minutes, state: state, comment: rule.comment, isFallback: rule.joint == .fallback, rule: index))
      }
    }
  }
}
