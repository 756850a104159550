// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerPlaces
import Testing

@Suite struct CalendarTests {
  @Test func daysAgreeWithTheSystemsCalendar() throws {
    var calendar = Calendar(identifier: .iso8601)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    for dayNumber in stride(from: -40_000, through: 60_000, by: 7 * 13 + 2) {
      let date = CalendarDate(dayNumber: dayNumber)
      let system = calendar.dateComponents(
        [.year, .month, .day, .weekday, .weekOfYear, .yearForWeekOfYear], from: Date(timeIntervalSince1970: Double(dayNumber) * 86_400))
      #expect(date.dayNumber == dayNumber && date.isValid)
      #expect((date.year, date.month, date.day) == (system.year, system.month, system.day))
      #expect(date.weekday + 1 == system.weekday)
      let week = date.isoWeek
      #expect((week.year, week.week) == (system.yearForWeekOfYear, system.weekOfYear), "\(date)")
    }
  }

  @Test(
    "weeks at the turn of the year",
    arguments: [("2020-12-31", 2020, 53), ("2021-01-03", 2020, 53), ("2021-01-04", 2021, 1), ("2024-12-30", 2025, 1)])
  func weeks(_ example: (date: String, year: Int, week: Int)) throws {
    let week = try date(example.date).isoWeek
    #expect((week.year, week.week) == (example.year, example.week))
  }

  @Test(
    "nth weekdays",
    arguments: [
      (1, 4, "2026-10-01"), (5, 4, "2026-10-29"), (-1, 0, "2026-10-25"), (-5, 4, "2026-10-01"), (5, 0, nil), (1, 3, "2026-10-07"),
      (-1, 6, "2026-10-31"),
    ])
  func nthWeekdays(_ example: (nth: Int, weekday: Int, date: String?)) {
    #expect(CalendarDate.nth(example.nth, weekday: example.weekday, year: 2026, month: 10)?.text == example.date)
  }

  @Test(
    "Easter by rules that name it",
    arguments: [
      (2000, "04-23"), (2008, "03-23"), (2011, "04-24"), (2018, "04-01"), (2024, "03-31"), (2025, "04-20"), (2026, "04-05"),
      (2027, "03-28"), (2038, "04-25"), (2049, "04-18"), (2076, "04-19"),
    ])
  func easter(_ example: (year: Int, day: String)) throws {
    let hours = try HoursExpression("easter 00:00-24:00")
    let place = PlaceHours(hours, in: Spot.berlin.setting, at: 0)
    let noon = Spot.berlin.moment("\(example.year)-\(example.day) 12:00")
    #expect(place.status(at: noon) == .open && place.status(at: noon - 86_400) == .closed && place.status(at: noon + 86_400) == .closed)
  }

  private func date(_ text: String) throws -> CalendarDate {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    try #require(parts.count == 3)
    return CalendarDate(year: parts[0], month: parts[1], day: parts[2])
  }
}

@Suite struct ClockTests {
  @Test func aMinuteComesOnceNeverOrTwice() throws {
    let clock = try #require(ZoneClock(identifier: "Europe/Berlin"))
    let utc = { (text: String) in Spot.berlin.moment(text) }
    #expect(clock.moments(of: CalendarDate(year: 2026, month: 3, day: 28), minute: 150) == [utc("2026-03-28 01:30Z")])
    #expect(clock.moments(of: CalendarDate(year: 2026, month: 3, day: 29), minute: 150) == [])
    #expect(
      clock.moments(of: CalendarDate(year: 2026, month: 10, day: 25), minute: 150) == [utc("2026-10-25 00:30Z"), utc("2026-10-25 01:30Z")])
    let spells = clock.spells(from: utc("2026-03-27 12:00Z"), to: utc("2026-10-26 12:00Z"))
    #expect(spells.map(\.offset) == [3600, 7200, 3600])
    #expect(spells.map { utcText($0.moments.lowerBound) } == ["2026-03-27 12:00Z", "2026-03-29 01:00Z", "2026-10-25 01:00Z"])
    #expect(spells.map { utcText($0.moments.upperBound) } == ["2026-03-29 01:00Z", "2026-10-25 01:00Z", "2026-10-26 12:00Z"])
  }

  @Test func anUnknownZoneHasNoClock() {
    #expect(ZoneClock(identifier: "Mars/Olympus") == nil && ZoneClock(identifier: "") == nil)
  }

  @Test func timesBefore1970AreShownAsWell() {
    let time = FixedClock(offsetSeconds: -3600).wallTime(at: -60)
    #expect(time.date.text == "1969-12-31" && time.minute == 22 * 60 + 59)
  }
}
