// SPDX-License-Identifier: Apache-2.0
import Atlas
import Foundation
import Gazetteer
import Testing

/// Whether a place is open, judged by its own members.
@Suite struct OpenStatusTests {
  private static func event(_ day: DayOfWeek, _ hour: UInt, _ minute: UInt = 0, date: String? = nil, truncated: Bool = false) -> Event {
    Event(day: day, time: Time(hour: hour, minute: minute), date: date.map(midnight), truncated: truncated)
  }

  /// The instant at which a date begins in Vienna, by its offset from UTC.
  private static func midnight(_ text: String) -> Date { instant(text + "T00:00:00+02:00") }

  private static func instant(_ text: String) -> Date { (try? Date(text, strategy: .iso8601)) ?? .distantPast }

  private static func place(_ configure: (inout Place) -> Void) -> Place {
    var place = Place()
    place.timeZone = TimeZone(identifier: "Europe/Vienna")
    configure(&place)
    return place
  }

  private static let week = OpeningHours(periods: [
    Period(open: event(.monday, 9), close: event(.monday, 17)),
    Period(open: event(.friday, 20), close: event(.saturday, 2)),
    Period(open: event(.saturday, 22), close: event(.sunday, 4)),
  ])

  @Test(
    "a week of hours",
    arguments: [
      ("2026-06-15T08:59:00+02:00", false), ("2026-06-15T09:00:00+02:00", true), ("2026-06-15T16:59:59+02:00", true),
      ("2026-06-15T17:00:00+02:00", false), ("2026-06-19T23:30:00+02:00", true), ("2026-06-20T01:59:00+02:00", true),
      ("2026-06-20T02:00:00+02:00", false), ("2026-06-20T23:00:00+02:00", true), ("2026-06-21T03:59:00+02:00", true),
      ("2026-06-21T04:00:00+02:00", false), ("2026-06-15T07:30:00Z", true), ("2026-01-05T08:30:00Z", true), ("2026-01-05T07:30:00Z", false),
    ])
  func weekly(_ example: (when: String, isOpen: Bool)) {
    let place = Self.place { $0.regularOpeningHours = Self.week }
    #expect(place.isOpen(at: Self.instant(example.when)) == example.isOpen)
  }

  @Test(
    "what is known decides",
    arguments: [
      ("no hours", place { _ in }, nil),
      ("no time zone", place { ($0.regularOpeningHours, $0.timeZone) = (week, nil) }, nil),
      ("round the clock", place { $0.regularOpeningHours = OpeningHours(periods: [Period(open: event(.sunday, 0))]) }, true),
      (
        "round the clock, no time zone",
        place { ($0.regularOpeningHours, $0.timeZone) = (OpeningHours(periods: [Period(open: event(.sunday, 0))]), nil) }, true
      ),
      (
        "round the clock in these days, one of them a holiday",
        place {
          $0.currentOpeningHours = OpeningHours(
            periods: [Period(open: event(.sunday, 0))], specialDays: [SpecialDay(date: midnight("2026-06-15"), isExceptional: false)])
        }, true
      ),
      ("never", place { $0.regularOpeningHours = OpeningHours(periods: []) }, false),
      ("shut for good", place { ($0.regularOpeningHours, $0.businessStatus) = (week, .closedPermanently) }, false),
      ("shut for a while, nothing else known", place { ($0.timeZone, $0.businessStatus) = (nil, .closedTemporarily) }, false),
      ("in operation", place { ($0.regularOpeningHours, $0.businessStatus) = (week, .operational) }, true),
    ] as [(String, Place, Bool?)])
  func knowledge(_ example: (name: String, place: Place, isOpen: Bool?)) {
    #expect(example.place.isOpen(at: Self.instant("2026-06-15T10:00:00+02:00")) == example.isOpen, "\(example.name)")
  }

  @Test(
    "a period that is cut at the end of the last day has its last minute", .rule("hours.current"),
    arguments: [(true, true), (false, false)])
  func lastMinute(_ example: (isTruncated: Bool, isOpen: Bool)) {
    let place = Self.place { place in
      place.currentOpeningHours = OpeningHours(periods: [
        Period(
          open: Self.event(.monday, 12, date: "2026-06-15"),
          close: Self.event(.monday, 23, 59, date: "2026-06-15", truncated: example.isTruncated))
      ])
      place.regularOpeningHours = OpeningHours(periods: [])
    }
    #expect(place.isOpen(at: Self.instant("2026-06-15T23:59:30+02:00")) == example.isOpen)
  }

  @Test(
    "dated hours count for their dates, the week for all others",
    arguments: [
      ("2026-06-15T10:00:00+02:00", false), ("2026-06-15T13:00:00+02:00", true), ("2026-06-16T10:00:00+02:00", false),
      ("2026-06-17T10:00:00+02:00", false), ("2026-06-22T10:00:00+02:00", true), ("2026-06-18T10:00:00+02:00", true),
    ])
  func dated(_ example: (when: String, isOpen: Bool)) {
    let place = Self.place { place in
      place.regularOpeningHours = Self.week
      place.currentOpeningHours = OpeningHours(
        periods: [
          Period(open: Self.event(.monday, 12, date: "2026-06-15"), close: Self.event(.monday, 14, date: "2026-06-15")),
          Period(open: Self.event(.thursday, 9, date: "2026-06-18"), close: Self.event(.thursday, 11, date: "2026-06-18")),
        ],
        specialDays: [SpecialDay(date: Self.midnight("2026-06-15"), isExceptional: true)])
    }
    #expect(place.isOpen(at: Self.instant(example.when)) == example.isOpen)
  }
}
