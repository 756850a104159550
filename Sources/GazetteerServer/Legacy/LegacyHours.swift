// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerService

/// Writes opening hours in the form of the older contract: `time` as "hhmm", dates as "YYYY-MM-DD".
struct LegacyHours {
  private let hours: JSONValue

  init(_ hours: JSONValue) { self.hours = hours }

  var json: JSONValue {
    var members: [JSONValue.Member] = []
    func add(_ name: String, _ value: JSONValue?) { if let value { members.append(.init(name, value)) } }
    add("open_now", hours["openNow"])
    add(
      "periods",
      list("periods") { period in
        .object(
          [("close", period["close"]), ("open", period["open"])].compactMap { name, point in point.map { .init(name, Self.point($0)) } })
      })
    add(
      "special_days",
      list("specialDays") { day in
        .object([.init("date", Self.date(day["date"])), .init("exceptional_hours", day["exceptionalHours"] ?? .bool(false))])
      })
    add("type", hours["secondaryHoursType"])
    add("weekday_text", hours["weekdayDescriptions"])
    return .object(members)
  }

  private func list(_ name: String, _ change: (JSONValue) -> JSONValue) -> JSONValue? {
    guard case .array(let values)? = hours[name] else { return nil }
    return .array(values.map(change))
  }

  private static func point(_ point: JSONValue) -> JSONValue {
    var members: [JSONValue.Member] = []
    if point["date"] != nil { members.append(.init("date", date(point["date"]))) }
    members.append(.init("day", point["day"] ?? .number("0")))
    members.append(.init("time", .string(digits(point["hour"], 2) + digits(point["minute"], 2))))
    if point["truncated"] == .bool(true) { members.append(.init("truncated", .bool(true))) }
    return .object(members)
  }

  private static func date(_ date: JSONValue?) -> JSONValue {
    .string("\(digits(date?["year"], 4))-\(digits(date?["month"], 2))-\(digits(date?["day"], 2))")
  }

  /// A number with leading zeros.
  private static func digits(_ number: JSONValue?, _ count: Int) -> String {
    let text = String(Int(clamping: number?.double ?? 0))
    return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
  }
}
