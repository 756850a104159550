// SPDX-License-Identifier: Apache-2.0

extension HoursExpression {
  /// Longest text in bytes; longer ones are refused before they are read.
  package static let longestText = 4096

  /// Reads a text in the syntax of OpenStreetMap's `opening_hours`.
  ///
  /// Read besides what its specification has: any case, English names of days and months, dashes of every kind, `8-12`, `8.30`, `8h30`, `8am`,
  /// a colon after days, days behind times. Times without end (`08:00`) are refused: they are moments, not hours.
  ///
  /// - Throws: the position where the text violates the grammar, and what was expected there. Nothing is guessed.
  package init(_ text: String) throws(HoursSyntaxError) {
    guard text.utf8.count <= Self.longestText else {
      throw HoursSyntaxError(position: 1, expected: "at most \(Self.longestText) bytes", found: "\(text.utf8.count) bytes")
    }
    var parser = Parser(tokens: try Lexer.tokens(of: text), text: text)
    rules = try parser.rules()
  }
}

/// A recursive-descent parser. Its parts are in separate files: days, dates, times.
struct Parser {
  private let tokens: [Token]
  private let text: String
  private var next = 0

  init(tokens: [Token], text: String) {
    self.tokens = tokens
    self.text = text
  }

  /// rules := rule (joint rule)*
  mutating func rules() throws(HoursSyntaxError) -> [HoursRule] {
    var rules: [HoursRule] = []
    var joint = HoursRule.Joint.normal
    while take(mark: ";") {}
    while true {
      if !isAtEnd {
        var rule = try rule()
        rule.joint = joint
        // `8-10 Mo, 12-14` is told as `Mo 08:00-10:00 open, 12:00-14:00`: without its state it would be read as one rule of both times.
        if joint == .additional, let last = rules.last, last.takesTimes(of: rule) { rules[rules.count - 1].writtenState = last.state }
        rules.append(rule)
      }
      if take(mark: ";") {
        joint = .normal
        while take(mark: ";") {}
        if isAtEnd { break }
      } else if take(mark: ",") {
        joint = .additional
        if isAtEnd { throw expected("a rule after ','") }
        // `Mo-Fr, 08:00-18:00` would mean these whole days and some hours of every day, which no author of it means.
        if let rule = rules.last, rule.isOnlyDays, isTime(0) { throw expected("a day after ',', or no ',' before the time") }
      } else if take(mark: "|") {
        joint = .fallback
        if isAtEnd { throw expected("a rule after '||'") }
      } else if isAtEnd {
        break
      } else {
        throw expected("';', ',' or '||'")
      }
    }
    if rules.isEmpty { throw expected("a rule, as 'Mo-Fr 08:00-18:00' or '24/7'") }
    return rules
  }

  /// rule := [title ":"] ("24/7" | [days [":"]] [times]) [state] [comment], where days may also follow times or state: `off Mo`
  private mutating func rule() throws(HoursSyntaxError) -> HoursRule {
    var rule = HoursRule()
    let start = next
    if case .comment(let text) = kind, kind(1) == .mark(":") {
      rule.title = text
      next += 2
    }
    if isAlways {
      next += 3
      rule.times = [TimeSpan(start: .clock(minute: 0), end: .at(.clock(minute: 1440)))]
    } else {
      rule.days = try daySelector()
      if next > start, rule.days != DaySelector() { _ = take(mark: ":") }
      rule.times = try timeSpans()
    }
    if case .word(.state(let state)) = kind {
      rule.writtenState = state
      next += 1
    }
    if next > start, rule.days == DaySelector(), rule.times != [.wholeDay] {
      rule.days = try daySelector()
      if rule.times.isEmpty, rule.days != DaySelector() { rule.times = try timeSpans() }
    }
    if case .comment(let text) = kind {
      rule.comment = text
      next += 1
    }
    if next == start { throw expected("a day, a time or a state") }
    return rule
  }

  /// `24/7`
  private var isAlways: Bool { kind == .number(24, digits: 2) && kind(1) == .mark("/") && kind(2) == .number(7, digits: 1) }

  // MARK: Tokens

  /// What comes next, or later.
  func kind(_ ahead: Int = 0) -> Token.Kind { tokens[min(next + ahead, tokens.count - 1)].kind }

  var kind: Token.Kind { kind(0) }

  /// Whether the token follows the one before it without white space.
  func isAttached(_ ahead: Int) -> Bool { tokens[min(next + ahead, tokens.count - 1)].isAttached }

  var isAtEnd: Bool { kind == .end }

  mutating func advance(_ count: Int = 1) { next = min(next + count, tokens.count - 1) }

  /// Passes a mark when it comes next.
  mutating func take(mark: Character) -> Bool {
    guard kind == .mark(mark) else { return false }
    advance()
    return true
  }

  mutating func demand(mark: Character) throws(HoursSyntaxError) {
    if !take(mark: mark) { throw expected("'\(mark)'") }
  }

  /// Passes a number of a range.
  mutating func number(in range: ClosedRange<Int>, _ what: String) throws(HoursSyntaxError) -> Int {
    guard case .number(let value, _) = kind, range.contains(value) else { throw expected(what) }
    advance()
    return value
  }

  /// What a sequence holds when the parser may look ahead and come back.
  mutating func attempt<Value>(_ body: (inout Parser) throws(HoursSyntaxError) -> Value?) throws(HoursSyntaxError) -> Value? {
    let start = next
    if let value = try body(&self) { return value }
    next = start
    return nil
  }

  /// The error that something else was expected here.
  func expected(_ what: String) -> HoursSyntaxError {
    let token = tokens[next]
    let found =
      token.kind == .end
      ? nil : String(String.UnicodeScalarView(text.unicodeScalars.dropFirst(token.position).prefix(min(token.length, 20))))
    return HoursSyntaxError(position: token.position + 1, expected: what, found: found)
  }
}

extension HoursRule {
  /// Whether nothing is said but the days.
  fileprivate var isOnlyDays: Bool { times.isEmpty && writtenState == nil && comment == nil }

  /// Whether the canonical text of the rule ends, and that of the next begins, with a time.
  fileprivate func takesTimes(of next: HoursRule) -> Bool {
    !times.isEmpty && !isAlways && writtenState == nil && comment == nil && next.title == nil && next.days == DaySelector()
      && !next.times.isEmpty
  }
}

/// Why a text is not read as opening hours.
package struct HoursSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where, as characters (Unicode scalars) from 1.
  package let position: Int
  /// What was expected at the position.
  package let expected: String
  /// What was found there; nil at the end of the text.
  package let found: String?

  package var description: String {
    "opening hours, character \(position): expected \(expected), found \(found.map { "'\($0)'" } ?? "the end")"
  }
}
