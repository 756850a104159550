// SPDX-License-Identifier: Apache-2.0

/// A word that opening hours know.
enum Word: Hashable {
  /// 0 Sunday … 6 Saturday.
  case weekday(Int)
  /// 1…12.
  case month(Int)
  case holiday(HolidaySelector.Kind)
  /// `public`, `school`: a type of holiday when `holiday` follows.
  case kindOfHoliday(HolidaySelector.Kind)
  case holidayNoun
  case sun(SunEvent)
  case state(RuleState)
  case easter
  case week
  case day
  /// `am`, `pm`: hours added, 0 or 12.
  case halfOfDay(Int)
  /// `h` between hour and minutes.
  case hour

  /// Reads a word in lower case; weekdays and months are known by their codes and by their English names.
  init?(_ text: String) {
    guard let word = Self.known[text] else { return nil }
    self = word
  }

  static let weekdayCodes = ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"]
  static let monthCodes = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

  private static let known: [String: Word] = {
    var words: [String: Word] = [
      "ph": .holiday(.publicHoliday), "sh": .holiday(.schoolHoliday), "public": .kindOfHoliday(.publicHoliday),
      "school": .kindOfHoliday(.schoolHoliday), "holiday": .holidayNoun, "holidays": .holidayNoun, "open": .state(.open),
      "closed": .state(.closed), "off": .state(.closed), "unknown": .state(.unknown), "easter": .easter, "week": .week, "weeks": .week,
      "day": .day, "days": .day, "am": .halfOfDay(0), "pm": .halfOfDay(12), "h": .hour,
    ]
    for event in SunEvent.allCases { words[event.rawValue] = .sun(event) }
    let weekdays = [
      "su sun sunday sundays", "mo mon monday mondays", "tu tue tues tuesday tuesdays", "we wed wednesday wednesdays",
      "th thu thur thurs thursday thursdays", "fr fri friday fridays", "sa sat saturday saturdays",
    ]
    for (day, names) in weekdays.enumerated() {
      for name in names.split(separator: " ") { words[String(name)] = .weekday(day) }
    }
    let months = [
      "jan january", "feb february", "mar march", "apr april", "may", "jun june", "jul july", "aug august", "sep sept september",
      "oct october", "nov november", "dec december",
    ]
    for (index, names) in months.enumerated() {
      for name in names.split(separator: " ") { words[String(name)] = .month(index + 1) }
    }
    return words
  }()
}
