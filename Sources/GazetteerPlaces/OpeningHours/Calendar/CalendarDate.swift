// SPDX-License-Identifier: Apache-2.0

/// A day of the Gregorian calendar, which is taken as valid for all years.
package struct CalendarDate: Hashable, Sendable {
  /// The year, as 2026.
  package var year: Int
  /// 1…12.
  package var month: Int
  /// 1…31.
  package var day: Int

  /// A date of the calendar. The caller vouches for its parts; see `isValid`.
  package init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The date a number of days after 1970-01-01.
  ///
  /// Years are counted from March here, so that the leap day is the last day of a year, and in eras of 400 years, which all have 146,097 days.
  package init(dayNumber: Int) {
    let shifted = dayNumber + 719_468
    let era = floorDivision(shifted, 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// Days since 1970-01-01.
  package var dayNumber: Int {
    let yearFromMarch = month <= 2 ? year - 1 : year
    let era = floorDivision(yearFromMarch, 400)
    let yearOfEra = yearFromMarch - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// 0 Sunday … 6 Saturday.
  package var weekday: Int { floorRemainder(dayNumber + 4, 7) }

  /// The date a number of days later, or earlier when negative.
  package func adding(days: Int) -> CalendarDate { CalendarDate(dayNumber: dayNumber + days) }

  /// Whether the month has such a day.
  package var isValid: Bool { (1...12).contains(month) && day >= 1 && day <= Self.days(inMonth: month, of: year) }

  /// The length of a month in days.
  package static func days(inMonth month: Int, of year: Int) -> Int {
    if month == 2 { return isLeap(year) ? 29 : 28 }
    return [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  /// Whether the year has a 29 February.
  package static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

  /// The week of ISO 8601 and the year that it belongs to: weeks begin on Monday, and week 1 holds the first Thursday of the year.
  package var isoWeek: (year: Int, week: Int) {
    let thursday = adding(days: 3 - floorRemainder(weekday - 1, 7))
    let dayOfYear = thursday.dayNumber - CalendarDate(year: thursday.year, month: 1, day: 1).dayNumber
    return (thursday.year, dayOfYear / 7 + 1)
  }

  /// The nth weekday of a month, counted from its end when negative; nil when the month has none.
  package static func nth(_ nth: Int, weekday: Int, year: Int, month: Int) -> CalendarDate? {
    let length = days(inMonth: month, of: year)
    let first = CalendarDate(year: year, month: month, day: 1).weekday
    let day: Int
    if nth > 0 {
      day = 1 + floorRemainder(weekday - first, 7) + 7 * (nth - 1)
    } else {
      let last = floorRemainder(first + length - 1, 7)
      day = length - floorRemainder(last - weekday, 7) + 7 * (nth + 1)
    }
    return nth != 0 && (1...length).contains(day) ? CalendarDate(year: year, month: month, day: day) : nil
  }
}

extension CalendarDate: Comparable {
  package static func < (one: CalendarDate, other: CalendarDate) -> Bool {
    (one.year, one.month, one.day) < (other.year, other.month, other.day)
  }
}

/// The quotient rounded down, for a positive divisor.
func floorDivision(_ dividend: Int, _ divisor: Int) -> Int {
  (dividend - floorRemainder(dividend, divisor)) / divisor
}

/// The remainder in `0..<divisor`, for a positive divisor.
func floorRemainder(_ dividend: Int, _ divisor: Int) -> Int {
  let remainder = dividend % divisor
  return remainder < 0 ? remainder + divisor : remainder
}
