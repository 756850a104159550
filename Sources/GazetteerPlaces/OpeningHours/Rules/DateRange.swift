// SPDX-License-Identifier: Apache-2.0

/// Part of a year.
package enum DateRange: Hashable, Sendable {
  /// `Apr`, `Oct-Mar`, `2026 Apr`; a range that ends before it begins goes over the end of the year.
  case months(year: Int?, first: Int, last: Int)
  /// `Dec 24`, `Dec 24-Jan 6`, `easter -2 days-easter +1 day`.
  case dates(first: DateRule, last: DateRule?)
  /// `Apr 1+`: to the end of the year, or for ever when the year is given.
  case since(DateRule)
}

/// A date of one year or of every year.
package struct DateRule: Hashable, Sendable {
  package enum Anchor: Hashable, Sendable {
    case day(month: Int, day: Int)
    /// `Mar Su[-1]`
    case nthWeekday(month: Int, weekday: Int, nth: Int)
    case easter
  }

  /// Nil: every year.
  package var year: Int?
  package var anchor: Anchor
  /// `+Su`, `-Su`: the next such weekday, or the one before; a day that is one already is itself meant.
  package var weekday: WeekdayOffset?
  /// Days later, after all else.
  package var offset = 0

  package struct WeekdayOffset: Hashable, Sendable {
    /// 0 Sunday … 6 Saturday.
    package var weekday: Int
    package var isLater: Bool
  }
}
