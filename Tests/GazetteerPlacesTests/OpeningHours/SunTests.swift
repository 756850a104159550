// SPDX-License-Identifier: Apache-2.0
import GazetteerPlaces
import Testing

@Suite struct SunTests {
  /// From one midnight of the sun to the next half a minute more than 24 hours may pass.
  private let longestDay: Int64 = 86_430

  /// Times that almanacs print, by the clock of the place.
  // rule: "hours.sun"
  @Test(
    "the sun agrees with almanacs to two minutes",
    arguments: [
      (Spot.london, SunEvent.sunrise, "2026-06-21 04:43"), (.london, .sunset, "2026-06-21 21:21"), (.london, .sunrise, "2026-12-21 08:04"),
      (.london, .sunset, "2026-12-21 15:53"), (.newYork, .sunrise, "2026-06-21 05:25"), (.newYork, .sunset, "2026-06-21 20:31"),
      (.newYork, .sunset, "2026-12-21 16:32"), (.sydney, .sunrise, "2026-12-22 05:41"), (.sydney, .sunset, "2026-12-22 20:05"),
      (.sydney, .sunrise, "2026-06-21 07:00"), (.berlin, .sunrise, "2026-06-21 04:43"), (.berlin, .sunset, "2026-06-21 21:33"),
      (.berlin, .sunset, "2026-12-21 15:54"), (.tokyo, .sunrise, "2026-01-01 06:51"), (.anchorage, .sunset, "2026-06-21 23:42"),
    ])
  func almanac(_ example: (spot: Spot, event: SunEvent, time: String)) {
    let expected = example.spot.moment(example.time)
    let parts = example.time.prefix(10).split(separator: "-").compactMap { Int($0) }
    let date = CalendarDate(year: parts[0], month: parts[1], day: parts[2])
    let found = SunTimes.seconds(of: example.event, on: date, at: example.spot.location)
    #expect(abs(found - expected) <= 120, "\(utcText(found)) instead of \(utcText(expected))")
  }

  @Test func twilightLiesOutsideTheDay() {
    for spot in Spot.allCases {
      for day in stride(from: 20_000, to: 20_400, by: 9) {
        let date = CalendarDate(dayNumber: day)
        let times = [SunEvent.dawn, .sunrise, .sunset, .dusk].map { SunTimes.seconds(of: $0, on: date, at: spot.location) }
        #expect(times == times.sorted() && times[3] - times[0] <= longestDay)
      }
    }
  }

  @Test func polesAndTheDateLineHaveTimes() {
    for (latitude, longitude) in [(90.0, 0.0), (-90, 0), (89.9999, 180), (0, -180), (66.56, 25)] {
      guard let place = GeoPoint(latitude: latitude, longitude: longitude) else { continue }
      for day in stride(from: 20_000, to: 20_366, by: 5) {
        let date = CalendarDate(dayNumber: day)
        let length = SunTimes.seconds(of: .sunset, on: date, at: place) - SunTimes.seconds(of: .sunrise, on: date, at: place)
        #expect((0...longestDay).contains(length))
      }
    }
  }
}
