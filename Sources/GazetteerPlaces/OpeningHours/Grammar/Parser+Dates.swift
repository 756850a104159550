// SPDX-License-Identifier: Apache-2.0

extension Parser {
  /// dates := date range ("," date range)*, where `Dec 24,31` may leave the month out
  mutating func dateRanges() throws(HoursSyntaxError) -> [DateRange] {
    var ranges: [DateRange] = []
    guard beginsDate(0) else { return [] }
    repeat {
      if case .dates(let first, let last)? = ranges.last, case .day(let month, _) = (last ?? first).anchor, case .number = kind, !isYear() {
        let year = (last ?? first).year
        ranges.append(try dates(from: DateRule(year: year, anchor: try day(ofMonth: month))))
      } else {
        ranges.append(try dateRange())
      }
    } while (beginsDate(1) || isFurtherDay(of: ranges.last)) && take(mark: ",")
    return ranges
  }

  /// A month, easter, or a year with one of them.
  private func beginsDate(_ ahead: Int) -> Bool {
    switch kind(isYear(ahead) ? ahead + 1 : ahead) {
    case .word(.month), .word(.easter): true
    default: false
    }
  }

  /// Whether behind a comma a day of the same month comes, as in `Dec 24,31`.
  private func isFurtherDay(of range: DateRange?) -> Bool {
    guard case .dates(let first, let last)? = range, case .day = (last ?? first).anchor, kind == .mark(",") else { return false }
    return isPlainNumber(1) && !isYear(1)
  }

  private mutating func dateRange() throws(HoursSyntaxError) -> DateRange {
    let year = try takeYear()
    if case .word(.month(let month)) = kind, !hasDay() {
      advance()
      return try months(year: year, from: month)
    }
    return try dates(from: try dateRule(year: year))
  }

  private mutating func takeYear() throws(HoursSyntaxError) -> Int? {
    isYear() ? try number(in: 1900...9999, "a year") : nil
  }

  /// Whether the month that comes is followed by a day of it; a weekday is only meant so when it leads on to an offset or to another date.
  private func hasDay() -> Bool {
    if case .word(.weekday) = kind(1), kind(2) == .mark("[") {
      let end = kind(3) == .mark("-") ? 5 : 4
      guard kind(end) == .mark("]") else { return false }
      return kind(end + 1) == .mark("-") || kind(end + 1) == .mark("+")
    }
    return isPlainNumber(1) && !isYear(1)
  }

  /// month ["-" month]; `May-` is followed by a month, or else belongs to no date.
  private mutating func months(year: Int?, from first: Int) throws(HoursSyntaxError) -> DateRange {
    guard take(mark: "-") else { return .months(year: year, first: first, last: first) }
    guard case .word(.month(let last)) = kind else { throw expected("a month, as Mar") }
    advance()
    // `Apr-Oct Su[2]` is every second Sunday of these months; `Apr-Oct 5` has no meaning.
    if isPlainNumber(0), !isYear() { throw expected("no day, as the first month has none") }
    return .months(year: year, first: first, last: last)
  }

  /// date ["-" date | "+"]
  private mutating func dates(from first: DateRule) throws(HoursSyntaxError) -> DateRange {
    if take(mark: "+") { return .since(first) }
    guard take(mark: "-") else { return .dates(first: first, last: nil) }
    if case .day(let month, _) = first.anchor, case .number = kind, !isYear() {
      return .dates(first: first, last: DateRule(anchor: try day(ofMonth: month)))
    }
    let position = self
    let year = try takeYear()
    if year != nil, first.year == nil { throw position.expected("a date without a year, as the first has none") }
    if let year, let begin = first.year, year < begin { throw position.expected("a year from \(begin)") }
    return .dates(first: first, last: try dateRule(year: year))
  }

  /// (month day | month weekday "[" nth "]" | "easter") [weekday offset] [offset]
  private mutating func dateRule(year: Int?) throws(HoursSyntaxError) -> DateRule {
    var rule = DateRule(year: year, anchor: .easter)
    if kind == .word(.easter) {
      advance()
    } else if case .word(.month(let month)) = kind {
      advance()
      rule.anchor = try anchor(inMonth: month)
    } else {
      throw expected("a date, as Dec 24 or easter")
    }
    rule.weekday = weekdayOffset()
    rule.offset = try dayOffset()
    return rule
  }

  private mutating func anchor(inMonth month: Int) throws(HoursSyntaxError) -> DateRule.Anchor {
    guard case .word(.weekday(let weekday)) = kind else { return try day(ofMonth: month) }
    advance()
    try demand(mark: "[")
    let position = self
    let nth = try nthRange()
    if nth.count > 1 { throw position.expected("one number") }
    try demand(mark: "]")
    return .nthWeekday(month: month, weekday: weekday, nth: nth.lowerBound)
  }

  private mutating func day(ofMonth month: Int) throws(HoursSyntaxError) -> DateRule.Anchor {
    let length = CalendarDate.days(inMonth: month, of: 2000)
    return .day(month: month, day: try number(in: 1...length, "a day of \(Word.monthCodes[month - 1]), 1 to \(length)"))
  }

  /// `+Su`, `-Su`: written without a space before the weekday, and never followed by a range.
  private mutating func weekdayOffset() -> DateRule.WeekdayOffset? {
    guard kind == .mark("+") || kind == .mark("-"), case .word(.weekday(let weekday)) = kind(1), isAttached(1), !isAttached(0) else {
      return nil
    }
    let isLater = kind == .mark("+")
    advance(2)
    return DateRule.WeekdayOffset(weekday: weekday, isLater: isLater)
  }
}
