// SPDX-License-Identifier: Apache-2.0

extension Parser {
  /// times := span ("," span)*
  mutating func timeSpans() throws(HoursSyntaxError) -> [TimeSpan] {
    var spans: [TimeSpan] = []
    guard isTime(0) else { return [] }
    repeat { spans.append(try timeSpan()) } while isTime(1) && take(mark: ",")
    return spans
  }

  /// Whether a time comes where one may: the sun, a parenthesis, or any number that is no year.
  func isTime(_ ahead: Int) -> Bool {
    switch kind(ahead) {
    case .word(.sun), .mark("("): true
    case .number: !isYear(ahead) || beginsTime(ahead)
    default: false
    }
  }

  /// Whether a number begins a time beyond doubt: `8:30`, `8.30`, `8h`, `8am`.
  func beginsTime(_ ahead: Int) -> Bool {
    guard case .number = kind(ahead) else { return false }
    switch kind(ahead + 1) {
    case .mark(":"), .mark("."):
      guard case .number(_, digits: 2) = kind(ahead + 2) else { return false }
      return isAttached(ahead + 1) && isAttached(ahead + 2)
    case .word(.hour), .word(.halfOfDay): return true
    default: return false
    }
  }

  /// time ("-" time ["+"] | "+")
  private mutating func timeSpan() throws(HoursSyntaxError) -> TimeSpan {
    let (written, isBare) = try time()
    var start = written
    if isBare, kind != .mark("-") { throw expected("minutes, as ':00'") }
    if take(mark: "+") { return TimeSpan(start: start, end: .open) }
    guard take(mark: "-") else { throw expected("'-' and the end of the time, or '+'") }
    let (end, endHalf) = try endTime()
    // `1-5pm` begins in the afternoon, too.
    if isBare, let endHalf, case .clock(let minute) = start, case .clock(let last) = end, endHalf == 12, minute + 720 < last, minute < 720 {
      start = .clock(minute: minute + 720)
    }
    return TimeSpan(start: start, end: take(mark: "+") ? .atLeast(end) : .at(end))
  }

  private mutating func endTime() throws(HoursSyntaxError) -> (TimeRule, half: Int?) {
    let (end, _) = try time()
    if case .word(.halfOfDay(let half)) = kind(-1) { return (end, half) }
    return (end, nil)
  }

  /// A time, and whether it is only an hour, as in `8-12`.
  private mutating func time() throws(HoursSyntaxError) -> (TimeRule, isBare: Bool) {
    if case .word(.sun(let event)) = kind {
      advance()
      return (.sun(event, offset: 0), false)
    }
    if take(mark: "(") {
      let time = try sunTime()
      try demand(mark: ")")
      return (time, false)
    }
    return try clockTime()
  }

  /// event ("+" | "-") hours ":" minutes
  private mutating func sunTime() throws(HoursSyntaxError) -> TimeRule {
    guard case .word(.sun(let event)) = kind else { throw expected("sunrise, sunset, dawn or dusk") }
    advance()
    let isLater = take(mark: "+")
    guard isLater || take(mark: "-") else { throw expected("'+' or '-' and a time") }
    let hour = try number(in: 0...23, "hours, 0 to 23")
    try demand(mark: ":")
    let minutes = hour * 60 + (try number(in: 0...59, "minutes, 0 to 59"))
    return .sun(event, offset: isLater ? minutes : -minutes)
  }

  /// hour [(":" | "." | "h") minutes] ["am" | "pm"]
  private mutating func clockTime() throws(HoursSyntaxError) -> (TimeRule, isBare: Bool) {
    let begin = self
    var minute = try number(in: 0...48, "a time, as 08:00, or sunrise, sunset, dawn, dusk") * 60
    var isBare = true
    if isAttached(0), kind == .mark(":") || kind == .mark("."), case .number(_, digits: 2) = kind(1), isAttached(1) {
      advance()
      minute += try number(in: 0...59, "minutes, 00 to 59")
      isBare = false
    } else if kind == .word(.hour) {
      advance()
      if case .number(_, digits: 2) = kind, isAttached(0) { minute += try number(in: 0...59, "minutes, 00 to 59") }
      isBare = false
    }
    if case .word(.halfOfDay(let hours)) = kind {
      if !(60..<780).contains(minute) { throw begin.expected("an hour from 1 to 12 before am or pm") }
      minute = minute % 720 + hours * 60
      advance()
      isBare = false
    }
    if minute > 2880 { throw begin.expected("a time up to 48:00") }
    return (.clock(minute: minute), isBare)
  }
}
