// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerPlaces

extension HoursTable {
  /// The hours in the form of the web contract: day, hour and minute even when 0, timestamps in UTC.
  ///
  /// - Parameter tellsExceptions: adds to every special day whether its hours differ; only the older contract has this.
  func json(tellsExceptions: Bool = false) -> JSONValue {
    var members: [JSONValue.Member] = []
    if let openNow { members.append(.init("openNow", .bool(openNow))) }
    if !periods.isEmpty { members.append(.init("periods", .array(periods.map(\.json)))) }
    members.append(.init("weekdayDescriptions", .array(weekdayDescriptions.map(JSONValue.string))))
    if let secondaryType { members.append(.init("secondaryHoursType", .string(secondaryType.rawValue))) }
    if !specialDays.isEmpty {
      members.append(.init("specialDays", .array(specialDays.map { $0.json(tellsExceptions: tellsExceptions) })))
    }
    if let nextOpenTime { members.append(.init("nextOpenTime", .string(timestamp(nextOpenTime)))) }
    if let nextCloseTime { members.append(.init("nextCloseTime", .string(timestamp(nextCloseTime)))) }
    return .object(members)
  }
}

extension HoursTable.SpecialDay {
  fileprivate func json(tellsExceptions: Bool) -> JSONValue {
    .object([.init("date", date.json)] + (tellsExceptions ? [.init("exceptionalHours", .bool(isExceptional))] : []))
  }
}

extension HoursTable.Period {
  fileprivate var json: JSONValue {
    .object([.init("open", open.json)] + (close.map { [.init("close", $0.json)] } ?? []))
  }
}

extension HoursTable.Point {
  fileprivate var json: JSONValue {
    var members = [number("day", day), number("hour", hour), number("minute", minute)]
    if isTruncated { members.append(.init("truncated", .bool(true))) }
    if let date { members.append(.init("date", date.json)) }
    return .object(members)
  }
}

extension CalendarDate {
  fileprivate var json: JSONValue { .object([number("year", year), number("month", month), number("day", day)]) }
}

private func number(_ name: String, _ value: Int) -> JSONValue.Member { .init(name, .number(String(value))) }

/// A moment, in seconds since 1970, by RFC 3339: `2026-11-21T08:00:00Z`.
private func timestamp(_ seconds: Int64) -> String {
  let shown = FixedClock(offsetSeconds: 0).wallTime(at: seconds)
  let second = Int(((seconds % 60) + 60) % 60)
  let parts = [shown.date.month, shown.date.day, shown.minute / 60, shown.minute % 60, second].map { $0 < 10 ? "0\($0)" : "\($0)" }
  return "\(shown.date.year)-\(parts[0])-\(parts[1])T\(parts[2]):\(parts[3]):\(parts[4])Z"
}
