// SPDX-License-Identifier: Apache-2.0

/// A stretch of a day in minutes from its midnight, which may reach into the next one.
struct MinuteSpan: Hashable {
  /// 0…2880.
  var start: Int
  /// After `start`, up to 2880.
  var end: Int
  /// Whether somebody said that it lasts so long.
  var isCertain: Bool
}

extension TimeSpan {
  /// The minutes on a date, in order: at most a certain stretch and an uncertain one behind it.
  ///
  /// - Parameter next: where the next span of the rule begins; nothing uncertain goes beyond.
  func minutes(on date: CalendarDate, in setting: PlaceSetting, before next: Int?) -> [MinuteSpan] {
    let start = self.start.minute(on: date, in: setting)
    switch end {
    case .at(let end): return span(from: start, to: end, date, setting)
    case .open: return uncertain(from: start, before: next)
    case .atLeast(let end):
      let certain = span(from: start, to: end, date, setting)
      return certain + uncertain(from: certain.last?.end ?? start, before: next)
    }
  }

  private func span(from start: Int, to endRule: TimeRule, _ date: CalendarDate, _ setting: PlaceSetting) -> [MinuteSpan] {
    var end = endRule.minute(on: date, in: setting)
    if endsNextDay(start: start, end: end, endRule) { end = endRule.minute(on: date.adding(days: 1), in: setting) + 1440 }
    let (from, to) = (max(0, start), min(2880, end))
    return from < to ? [MinuteSpan(start: from, end: to, isCertain: true)] : []
  }

  /// Whether the end belongs to the next day: always when the clock says so, and between events of the sun by their order, so that
  /// `sunrise-sunset` is empty in a polar night and `sunset-sunrise` lasts 24 hours. Between sun and clock only where the day turns: a time
  /// of the morning after one of the evening.
  private func endsNextDay(start: Int, end: Int, _ endRule: TimeRule) -> Bool {
    switch (self.start, endRule) {
    case (.clock, .clock): end <= start
    case (.sun(let first, _), .sun(let last, _)): !first.isMorning && last.isMorning
    case (.clock, .sun(let last, _)): end <= start && last.isMorning
    case (.sun(let first, _), .clock): end <= start && !first.isMorning && end <= 720
    }
  }

  /// How long hours without an end may last: to the end of the day, or to 06:00 when they begin in the evening (from 17:00 on).
  private func uncertain(from start: Int, before next: Int?) -> [MinuteSpan] {
    var end = start >= 17 * 60 ? 30 * 60 : 24 * 60
    if let next, next > start { end = min(end, next) }
    let from = max(0, start)
    return from < end ? [MinuteSpan(start: from, end: end, isCertain: false)] : []
  }
}

extension TimeRule {
  /// Minutes from midnight of a date.
  func minute(on date: CalendarDate, in setting: PlaceSetting) -> Int {
    switch self {
    case .clock(let minute): minute
    case .sun(let event, let offset): setting.minute(of: event, on: date) + offset
    }
  }
}
