// SPDX-License-Identifier: Apache-2.0

extension DateRange {
  func contains(_ date: CalendarDate) -> Bool {
    switch self {
    case .months(let year, let first, let last): Self.months(year: year, from: first, through: last, contain: date)
    case .dates(let first, let last): first.years(near: date).contains { Self.range(first, last, startingIn: $0)?.contains(date) ?? false }
    case .since(let first): Self.since(first, contains: date)
    }
  }

  private static func months(year: Int?, from first: Int, through last: Int, contain date: CalendarDate) -> Bool {
    if first <= last { return (first...last).contains(date.month) && (year ?? date.year) == date.year }
    // Over the end of the year, which the months before it name.
    return date.month >= first && (year ?? date.year) == date.year || date.month <= last && (year ?? date.year - 1) == date.year - 1
  }

  /// The days of a range that begins in a year; nil when the year lacks the day. 29 February begins on 1 March, and ends on 28 February, in
  /// years without it.
  private static func range(_ first: DateRule, _ last: DateRule?, startingIn year: Int) -> ClosedRange<CalendarDate>? {
    guard let last else { return first.date(in: year).map { $0...$0 } }
    guard let begin = first.date(in: year, leapDayBecomes: CalendarDate(year: year, month: 3, day: 1)) else { return nil }
    for endYear in [last.year ?? year, year + 1] {
      let end = last.date(in: endYear, leapDayBecomes: CalendarDate(year: endYear, month: 2, day: 28))
      if let end, begin <= end { return begin...end }
      // A year that is given is not left.
      if last.year != nil { return nil }
    }
    return nil
  }

  private static func since(_ first: DateRule, contains date: CalendarDate) -> Bool {
    if let year = first.year { return first.date(in: year).map { $0 <= date } ?? false }
    return first.date(in: date.year).map { $0 <= date } ?? false
  }
}

extension DateRule {
  /// The years in which a range may begin that reaches the date.
  fileprivate func years(near date: CalendarDate) -> ClosedRange<Int> {
    if let year { return year...year }
    return (date.year - 1)...(date.year + 1)
  }

  /// The date in a year; nil when the year has none, unless `leapDay` replaces a 29 February.
  func date(in year: Int, leapDayBecomes leapDay: CalendarDate? = nil) -> CalendarDate? {
    let anchored: CalendarDate?
    switch anchor {
    case .day(let month, let day):
      let date = CalendarDate(year: year, month: month, day: day)
      anchored = date.isValid ? date : leapDay
    case .nthWeekday(let month, let weekday, let nth): anchored = CalendarDate.nth(nth, weekday: weekday, year: year, month: month)
    case .easter: anchored = Easter.western(year)
    }
    guard var date = anchored else { return nil }
    if let weekday {
      let step = weekday.isLater ? floorRemainder(weekday.weekday - date.weekday, 7) : -floorRemainder(date.weekday - weekday.weekday, 7)
      date = date.adding(days: step)
    }
    return offset == 0 ? date : date.adding(days: offset)
  }
}
