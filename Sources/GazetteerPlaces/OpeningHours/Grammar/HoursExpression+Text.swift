// SPDX-License-Identifier: Apache-2.0

extension HoursExpression: CustomStringConvertible {
  /// The canonical text: reading it gives the same rules again.
  package var description: String {
    rules.enumerated().map { index, rule in
      if index == 0 { return rule.description }
      return switch rule.joint {
      case .normal: "; \(rule)"
      case .additional: ", \(rule)"
      case .fallback: " || \(rule)"
      }
    }.joined()
  }
}

extension HoursRule: CustomStringConvertible {
  /// Whether the text of the rule begins with `24/7`.
  var isAlways: Bool { days == DaySelector() && times == [.wholeDay] }

  package var description: String {
    var parts: [String] = []
    if let title { parts.append("\"\(title)\":") }
    if isAlways {
      parts.append("24/7")
    } else {
      if days != DaySelector() { parts.append(days.description) }
      if !times.isEmpty { parts.append(times.map(\.description).joined(separator: ",")) }
    }
    if let writtenState { parts.append(writtenState == .closed ? "off" : writtenState.rawValue) }
    if let comment { parts.append("\"\(comment)\"") }
    return parts.joined(separator: " ")
  }
}

extension DaySelector: CustomStringConvertible {
  package var description: String {
    let weekdayText = list(weekdays)
    let holidayText = list(holidays)
    var parts = [list(years), list(dates), weeks.isEmpty ? "" : "week " + list(weeks)]
    parts +=
      holidaysNarrowWeekdays ? [holidayText, weekdayText] : [[weekdayText, holidayText].filter { !$0.isEmpty }.joined(separator: ",")]
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func list(_ parts: [some CustomStringConvertible]) -> String { parts.map(\.description).joined(separator: ",") }
}

extension YearRange: CustomStringConvertible {
  package var description: String {
    last.map { steppedRange(first, through: $0, by: step) } ?? (step == 1 ? "\(first)+" : "\(first)/\(step)")
  }
}

extension WeekRange: CustomStringConvertible {
  package var description: String { steppedRange(first, through: last, by: step) }
}

private func steppedRange(_ first: Int, through last: Int, by step: Int) -> String {
  (first == last && step == 1 ? "\(first)" : "\(first)-\(last)") + (step == 1 ? "" : "/\(step)")
}

extension WeekdayRange: CustomStringConvertible {
  package var description: String {
    let days = first == last ? Word.weekdayCodes[first] : "\(Word.weekdayCodes[first])-\(Word.weekdayCodes[last])"
    let numbers = nths.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
    return days + (nths.isEmpty ? "" : "[\(numbers.joined(separator: ","))]") + dayOffsetText(offset)
  }
}

extension HolidaySelector: CustomStringConvertible {
  package var description: String { kind.rawValue + dayOffsetText(offset) }
}

extension DateRange: CustomStringConvertible {
  package var description: String {
    switch self {
    case .months(let year, let first, let last):
      let months = first == last ? Word.monthCodes[first - 1] : "\(Word.monthCodes[first - 1])-\(Word.monthCodes[last - 1])"
      return (year.map { "\($0) " } ?? "") + months
    case .dates(let first, let last): return first.description + (last.map { "-\($0)" } ?? "")
    case .since(let first): return "\(first)+"
    }
  }
}

extension DateRule: CustomStringConvertible {
  package var description: String {
    var text = year.map { "\($0) " } ?? ""
    switch anchor {
    case .day(let month, let day): text += "\(Word.monthCodes[month - 1]) \(day)"
    case .nthWeekday(let month, let weekday, let nth): text += "\(Word.monthCodes[month - 1]) \(Word.weekdayCodes[weekday])[\(nth)]"
    case .easter: text += "easter"
    }
    if let weekday { text += (weekday.isLater ? " +" : " -") + Word.weekdayCodes[weekday.weekday] }
    return text + dayOffsetText(offset)
  }
}

private func dayOffsetText(_ days: Int) -> String {
  days == 0 ? "" : " \(days > 0 ? "+" : "-")\(abs(days)) day\(abs(days) == 1 ? "" : "s")"
}

extension TimeSpan: CustomStringConvertible {
  /// From midnight to midnight.
  static let wholeDay = TimeSpan(start: .clock(minute: 0), end: .at(.clock(minute: 1440)))

  package var description: String {
    switch end {
    case .at(let end): "\(start)-\(end)"
    case .open: "\(start)+"
    case .atLeast(let end): "\(start)-\(end)+"
    }
  }
}

extension TimeRule: CustomStringConvertible {
  package var description: String {
    switch self {
    case .clock(let minute): return clockText(minute)
    case .sun(let event, 0): return event.rawValue
    case .sun(let event, let offset): return "(\(event.rawValue)\(offset > 0 ? "+" : "-")\(clockText(abs(offset))))"
    }
  }
}

/// `08:05`
func clockText(_ minute: Int) -> String { twoDigits(minute / 60) + ":" + twoDigits(minute % 60) }

func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
