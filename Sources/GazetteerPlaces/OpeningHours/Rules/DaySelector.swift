// SPDX-License-Identifier: Apache-2.0

/// The days of a rule: those that every part that is not empty selects.
package struct DaySelector: Hashable, Sendable {
  package var years: [YearRange] = []
  package var dates: [DateRange] = []
  package var weeks: [WeekRange] = []
  package var weekdays: [WeekdayRange] = []
  package var holidays: [HolidaySelector] = []
  /// `PH Su` selects days that are both, `Su,PH` days that are either.
  package var holidaysNarrowWeekdays = false

  /// Whether the days do not depend on the calendar beyond the day of the week.
  package var isWeekly: Bool {
    years.isEmpty && dates.isEmpty && weeks.isEmpty && !holidaysNarrowWeekdays && weekdays.allSatisfy { $0.isWeekly }
      && (holidays.isEmpty || !weekdays.isEmpty)
  }

  /// Whether every day is selected.
  var isEveryDay: Bool {
    guard years.isEmpty, dates.isEmpty, weeks.isEmpty else { return false }
    if weekdays.isEmpty { return holidays.isEmpty }
    let isWhole = (0..<7).allSatisfy { day in weekdays.contains { $0.isWeekly && $0.contains(weekday: day) } }
    return isWhole && !holidaysNarrowWeekdays
  }

  /// Whether days have to be holidays to be selected.
  package var needsHoliday: Bool { !holidays.isEmpty && (weekdays.isEmpty || holidaysNarrowWeekdays) }
}

/// `2020`, `2020-2025`, `2020+`, `2020-2030/2`, `2020/2`.
package struct YearRange: Hashable, Sendable {
  package var first: Int
  /// Nil: for ever.
  package var last: Int?
  /// The interval in years.
  package var step = 1
}

/// `week 4-16`, `week 2-52/2`: weeks of ISO 8601. A range that ends before it begins goes over the end of the year.
package struct WeekRange: Hashable, Sendable {
  package var first: Int
  package var last: Int
  package var step = 1
}

/// Days of the week, `Mo-Fr`, or some of a month, `Th[1,-1] +1 day`.
package struct WeekdayRange: Hashable, Sendable {
  /// 0 Sunday … 6 Saturday.
  package var first: Int
  /// Before `first`: over the end of the week.
  package var last: Int
  /// Which of the month: 1…5 from its start, −1…−5 from its end. Empty: all.
  package var nths: [ClosedRange<Int>] = []
  /// Days after the weekday.
  package var offset = 0

  package var isWeekly: Bool { nths.isEmpty && offset == 0 }
}

/// Public or school holidays, or days beside them.
package struct HolidaySelector: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case publicHoliday = "PH"
    case schoolHoliday = "SH"
  }

  package var kind: Kind
  /// Days after the holiday.
  package var offset = 0
}
