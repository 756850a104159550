// SPDX-License-Identifier: Apache-2.0

extension DaySelector {
  /// Whether a date is selected.
  ///
  /// With weeks, a year is the year that the week belongs to: 2021-01-01 is in `2020 week 53`.
  func selects(_ date: CalendarDate, holidays calendar: HolidayCalendar?) -> Bool {
    let year = weeks.isEmpty ? date.year : date.isoWeek.year
    return (years.isEmpty || years.contains { $0.contains(year) })
      && (dates.isEmpty || dates.contains { $0.contains(date) })
      && (weeks.isEmpty || weeks.contains { $0.contains(date.isoWeek.week) })
      && selectsWeekday(date, calendar)
  }

  private func selectsWeekday(_ date: CalendarDate, _ calendar: HolidayCalendar?) -> Bool {
    if weekdays.isEmpty && holidays.isEmpty { return true }
    let isWeekday = weekdays.contains { $0.contains(date) }
    if !holidaysNarrowWeekdays && isWeekday { return true }
    let isHoliday = holidays.contains { $0.contains(date, calendar) }
    return holidaysNarrowWeekdays ? isHoliday && isWeekday : isHoliday
  }
}

extension YearRange {
  func contains(_ year: Int) -> Bool { year >= first && year <= last ?? .max && (year - first) % step == 0 }
}

extension WeekRange {
  func contains(_ week: Int) -> Bool {
    if first <= last { return (first...last).contains(week) && (week - first) % step == 0 }
    return week >= first && (week - first) % step == 0 || week <= last && (week + 53 - first) % step == 0
  }
}

extension WeekdayRange {
  /// Whether a day of the week, 0 for Sunday, is one of the range, whatever its place in the month.
  func contains(weekday: Int) -> Bool { floorRemainder(weekday - first, 7) <= floorRemainder(last - first, 7) }

  func contains(_ date: CalendarDate) -> Bool {
    let anchor = offset == 0 ? date : date.adding(days: -offset)
    let isWeekday = contains(weekday: anchor.weekday)
    if !isWeekday || nths.isEmpty { return isWeekday }
    let fromBegin = (anchor.day - 1) / 7 + 1
    let fromEnd = -((CalendarDate.days(inMonth: anchor.month, of: anchor.year) - anchor.day) / 7 + 1)
    return nths.contains { $0.contains(fromBegin) || $0.contains(fromEnd) }
  }
}

extension HolidaySelector {
  /// School holidays are not known for any country, so they never come.
  func contains(_ date: CalendarDate, _ calendar: HolidayCalendar?) -> Bool {
    guard kind == .publicHoliday, let calendar else { return false }
    return calendar.contains(date.adding(days: -offset))
  }
}
