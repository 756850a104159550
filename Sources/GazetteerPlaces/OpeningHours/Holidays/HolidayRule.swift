// SPDX-License-Identifier: Apache-2.0

/// When a public holiday comes, as the table of holidays writes it.
///
/// | text | day |
/// | --- | --- |
/// | `12-25` | 25 December |
/// | `E+1`, `O-2` | days after western Easter, before orthodox Easter |
/// | `11-Th[4]`, `05-Mo[-1]` | fourth Thursday of November, last Monday of May |
/// | `06-20>Sa`, `05-24<Mo` | the Saturday on or after 20 June, the Monday on or before 24 May |
/// | `vernal`, `autumnal` | equinox in Japan |
/// | `between` | any day between two holidays |
///
/// Behind it may stand `*` (Saturday and Sunday: the next weekday is off, too), `^` (Sunday: the next weekday is off, too), and
/// `@2021`, `@-2019`, `@1997-2006`: the years that have it.
struct HolidayRule: Hashable, Sendable {
  private enum Day: Hashable {
    case date(DateRule)
    case orthodoxEaster(offset: Int)
    case equinox(isVernal: Bool)
    case between
  }

  private enum Substitute {
    case none, forWeekend, forSunday
  }

  private let day: Day
  private let substitute: Substitute
  private let years: ClosedRange<Int>

  /// Nil when the text has another form.
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "@", maxSplits: 1)
    guard var name = parts.first.map({ String($0) }) else { return nil }
    switch name.last {
    case "*": substitute = .forWeekend
    case "^": substitute = .forSunday
    default: substitute = .none
    }
    if substitute != .none { name.removeLast() }
    guard let day = Self.day(name), let years = Self.years(parts.count > 1 ? String(parts[1]) : "") else { return nil }
    self.day = day
    self.years = years
  }

  /// Whether days between two holidays are holidays by this rule.
  var isBetween: Bool { day == .between }

  /// The day in a year; nil when it has none, or depends on the other holidays.
  func date(in year: Int) -> CalendarDate? {
    guard years.contains(year) else { return nil }
    switch day {
    case .date(let rule): return rule.date(in: year)
    case .orthodoxEaster(let offset): return Easter.orthodox(year).adding(days: offset)
    case .equinox(let isVernal): return Self.equinox(in: year, isVernal: isVernal)
    case .between: return nil
    }
  }

  /// Whether another day is off because the holiday falls on this one.
  func isMoved(from date: CalendarDate) -> Bool {
    switch substitute {
    case .none: false
    case .forWeekend: date.weekday == 0 || date.weekday == 6
    case .forSunday: date.weekday == 0
    }
  }

  private static func day(_ text: String) -> Day? {
    if text == "vernal" { return .equinox(isVernal: true) }
    if text == "autumnal" { return .equinox(isVernal: false) }
    if text == "between" { return .between }
    if text.hasPrefix("E") { return Int(text.dropFirst()).map { .date(DateRule(anchor: .easter, offset: $0)) } }
    if text.hasPrefix("O") { return Int(text.dropFirst()).map { .orthodoxEaster(offset: $0) } }
    let parts = text.split(separator: "-", maxSplits: 1)
    guard parts.count == 2, let month = Int(parts[0]), (1...12).contains(month) else { return nil }
    return dayOfMonth(parts[1], month).map { .date($0) }
  }

  /// `25`, `Th[4]`, `20>Sa`, `24<Mo`
  private static func dayOfMonth(_ text: Substring, _ month: Int) -> DateRule? {
    if let day = Int(text) { return DateRule(anchor: .day(month: month, day: day)) }
    if let weekday = Word.weekdayCodes.firstIndex(of: String(text.prefix(2))), text.hasSuffix("]") {
      return Int(text.dropFirst(3).dropLast()).map { DateRule(anchor: .nthWeekday(month: month, weekday: weekday, nth: $0)) }
    }
    guard let sign = text.firstIndex(where: { $0 == "<" || $0 == ">" }), let day = Int(text[..<sign]) else { return nil }
    return Word.weekdayCodes.firstIndex(of: String(text[text.index(after: sign)...])).map { weekday in
      DateRule(anchor: .day(month: month, day: day), weekday: .init(weekday: weekday, isLater: text[sign] == ">"))
    }
  }

  /// `2021`, `-2019`, `1997-2006`; empty: all.
  private static func years(_ text: String) -> ClosedRange<Int>? {
    guard let dash = text.firstIndex(of: "-") else { return text.isEmpty ? 0...9999 : Int(text).map { $0...9999 } }
    let (first, last) = (text[..<dash], text[text.index(after: dash)...])
    guard let begin = first.isEmpty ? 0 : Int(first), let end = Int(last), begin <= end else { return nil }
    return begin...end
  }

  /// The day of the equinox in Japan's time, by the formula in use there for 1980 to 2099.
  private static func equinox(in year: Int, isVernal: Bool) -> CalendarDate {
    let years = year - 1980
    let drift = (isVernal ? 20.8431 : 23.2488) + 0.242194 * Double(years)
    return CalendarDate(year: year, month: isVernal ? 3 : 9, day: Int(drift) - floorDivision(years, 4))
  }
}
