// SPDX-License-Identifier: Apache-2.0

extension Parser {
  /// days := [years] [dates] ["week" weeks] [weekdays and holidays], with a colon between the parts if wanted
  mutating func daySelector() throws(HoursSyntaxError) -> DaySelector {
    var days = DaySelector()
    if case .number = kind, isYear(), !isDated(yearsAhead: 1) { days.years = try yearRanges() }
    days.dates = try dateRanges()
    if !days.dates.isEmpty || !days.years.isEmpty, kind == .mark(":"), isFollowedByDay { advance() }
    if kind == .word(.week) {
      advance()
      days.weeks = try weekRanges()
      if kind == .mark(":"), isFollowedByDay { advance() }
    }
    try takeWeekdays(into: &days)
    return days
  }

  /// Whether behind a colon days go on.
  private var isFollowedByDay: Bool {
    switch kind(1) {
    case .word(.weekday), .word(.holiday), .word(.kindOfHoliday), .word(.week): true
    default: false
    }
  }

  /// Whether a year comes: four digits that are no time.
  func isYear(_ ahead: Int = 0) -> Bool {
    guard case .number(let value, digits: 4) = kind(ahead), value >= 1900 else { return false }
    return true
  }

  /// Whether a month or easter follows after a number of tokens, so that the year before it belongs to a date.
  private func isDated(yearsAhead count: Int) -> Bool {
    switch kind(count) {
    case .word(.month), .word(.easter): true
    default: false
    }
  }

  /// years := year ["-" year ["/" step] | "+" | "/" step] ("," …)*
  private mutating func yearRanges() throws(HoursSyntaxError) -> [YearRange] {
    var ranges: [YearRange] = []
    repeat {
      let first = try number(in: 1900...9999, "a year")
      var range = YearRange(first: first, last: first)
      if take(mark: "+") {
        range.last = nil
      } else if take(mark: "/") {
        range.last = nil
        range.step = try number(in: 2...1000, "a number of years from 2")
      } else if take(mark: "-") {
        range.last = try number(in: first...9999, "a year from \(first)")
        if take(mark: "/") { range.step = try number(in: 1...1000, "a number of years") }
      }
      ranges.append(range)
    } while isYear(1) && take(mark: ",")
    return ranges
  }

  /// weeks := week ["-" week ["/" step]] ("," …)*
  private mutating func weekRanges() throws(HoursSyntaxError) -> [WeekRange] {
    var ranges: [WeekRange] = []
    repeat {
      let first = try number(in: 1...53, "a week, 1 to 53")
      var range = WeekRange(first: first, last: first)
      if take(mark: "-") {
        range.last = try number(in: 1...53, "a week, 1 to 53")
        if take(mark: "/") { range.step = try number(in: 1...53, "a number of weeks") }
      }
      ranges.append(range)
    } while isPlainNumber(1) && take(mark: ",")
    return ranges
  }

  /// Whether a number comes that begins no time.
  func isPlainNumber(_ ahead: Int) -> Bool {
    guard case .number = kind(ahead) else { return false }
    return !beginsTime(ahead)
  }

  /// weekdays := ("PH" | "SH" | weekday range) ("," …)* | holidays weekdays
  private mutating func takeWeekdays(into days: inout DaySelector) throws(HoursSyntaxError) {
    while true {
      if case .word(.weekday) = kind {
        days.weekdays.append(try weekdayRange())
      } else if let kind = takeHolidayKind() {
        days.holidays.append(HolidaySelector(kind: kind, offset: try dayOffset()))
        if case .word(.weekday) = self.kind, days.weekdays.isEmpty {
          days.holidaysNarrowWeekdays = true
          continue
        }
      } else {
        return
      }
      guard kind == .mark(","), isDayWord(1), !(days.holidaysNarrowWeekdays && isHolidayWord(1)) else { return }
      advance()
    }
  }

  private func isDayWord(_ ahead: Int) -> Bool {
    if case .word(.weekday) = kind(ahead) { return true }
    return isHolidayWord(ahead)
  }

  private func isHolidayWord(_ ahead: Int) -> Bool {
    switch kind(ahead) {
    case .word(.holiday): true
    case .word(.kindOfHoliday): kind(ahead + 1) == .word(.holidayNoun)
    default: false
    }
  }

  private mutating func takeHolidayKind() -> HolidaySelector.Kind? {
    switch (kind, kind(1)) {
    case (.word(.holiday(let kind)), _):
      advance()
      return kind
    case (.word(.kindOfHoliday(let kind)), .word(.holidayNoun)):
      advance(2)
      return kind
    default: return nil
    }
  }

  /// weekday ["-" weekday] | weekday "[" nth ("," nth)* "]" [offset]
  private mutating func weekdayRange() throws(HoursSyntaxError) -> WeekdayRange {
    let first = try weekday()
    var range = WeekdayRange(first: first, last: first)
    if take(mark: "-") {
      range.last = try weekday()
    } else if take(mark: "[") {
      repeat { range.nths.append(try nthRange()) } while take(mark: ",")
      try demand(mark: "]")
      range.offset = try dayOffset()
    }
    return range
  }

  mutating func weekday() throws(HoursSyntaxError) -> Int {
    guard case .word(.weekday(let day)) = kind else { throw expected("a day of the week, as Mo") }
    advance()
    return day
  }

  /// 1…5, or −1…−5 from the end; `1-3` for several.
  mutating func nthRange() throws(HoursSyntaxError) -> ClosedRange<Int> {
    if take(mark: "-") {
      let nth = -(try number(in: 1...5, "a number from 1 to 5"))
      return nth...nth
    }
    let first = try number(in: 1...5, "a number from 1 to 5 or -1 to -5")
    if take(mark: "-") { return first...(try number(in: first...5, "a number from \(first) to 5")) }
    return first...first
  }

  /// `+2 days`, `-1 day`; 0 when there is none.
  mutating func dayOffset() throws(HoursSyntaxError) -> Int {
    try attempt { (parser: inout Parser) throws(HoursSyntaxError) -> Int? in
      let isLater = parser.take(mark: "+")
      guard isLater || parser.take(mark: "-"), case .number(let days, _) = parser.kind, parser.kind(1) == .word(.day) else { return nil }
      if days > 366 { throw parser.expected("at most 366 days") }
      parser.advance(2)
      return isLater ? days : -days
    } ?? 0
  }
}
