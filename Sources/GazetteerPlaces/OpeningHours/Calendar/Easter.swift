// SPDX-License-Identifier: Apache-2.0

/// The Sunday of Easter.
enum Easter {
  /// Easter of the western churches: the Sunday after the ecclesiastical full moon on or after 21 March.
  static func western(_ year: Int) -> CalendarDate {
    let golden = year % 19
    let century = year / 100
    // The moon's age falls back with leap years left out, and leaps ahead by 8 days in 25 centuries.
    let skippedLeapDays = century - century / 4
    let lunarCorrection = (8 * century + 13) / 25
    var epact = floorRemainder(19 * golden + skippedLeapDays - lunarCorrection + 15, 30)
    if epact == 29 || epact == 28 && golden > 10 { epact -= 1 }
    // Days from 21 March to the full moon; Easter is the Sunday after it.
    let fullMoon = CalendarDate(year: year, month: 3, day: 21).adding(days: epact)
    return fullMoon.adding(days: 7 - fullMoon.weekday)
  }

  /// Easter of the eastern churches, reckoned in the Julian calendar, as a date of the Gregorian one.
  static func orthodox(_ year: Int) -> CalendarDate {
    let epact = (19 * (year % 19) + 15) % 30
    let julianLag = year / 100 - year / 400 - 2
    let fullMoon = CalendarDate(year: year, month: 3, day: 21).adding(days: epact + julianLag)
    return fullMoon.adding(days: 7 - fullMoon.weekday)
  }
}
