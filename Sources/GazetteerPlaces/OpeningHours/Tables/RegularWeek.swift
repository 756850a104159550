// SPDX-License-Identifier: Apache-2.0

extension HoursExpression {
  /// The rules that make the regular week.
  ///
  /// Where rules that depend on the day of the week alone open the place, these are the regular week: holidays, dates, seasons and nth
  /// weekdays are left out. Where there are none, as in `Apr-Oct: 10:00-18:00`, it is the week that begins on the day in question, without
  /// its holidays.
  func regularTimeline(in setting: PlaceSetting) -> Timeline {
    let weekly = rules.filter(\.days.isWeekly)
    let hasBase = weekly.contains { $0.state == .open }
    return Timeline(rules: hasBase ? weekly : rules, setting: setting.withoutHolidays)
  }
}

/// Stretches of a repeating week, in minutes from the midnight at which it starts; its end continues at its start.
struct CyclicWeek {
  static let length = 7 * 1440

  /// Those that begin in the week; the last one may end in the next.
  let stretches: [Stretch]

  /// The week of a timeline that begins on a date.
  init(_ timeline: Timeline, from date: CalendarDate) {
    var stretches = timeline.stretches(from: date, days: 0..<7)
    // What begins at the first midnight may be the end of the last stretch.
    if let first = stretches.first, let last = stretches.last, stretches.count > 1, first.start == 0, last.end == Self.length,
      first.isAlike(last)
    {
      stretches.removeFirst()
      stretches[stretches.count - 1].end += first.end
    }
    self.stretches = stretches
  }
}
