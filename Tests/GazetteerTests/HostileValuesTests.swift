// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gazetteer
import Testing

/// Values that no clock and no screen shows, as programs may make them.
@Suite struct HostileValuesTests {
  @Test(
    "a time of no clock counts as the end of its day",
    arguments: [(UInt.max, UInt.max), (25, 0), (0, UInt.max), (UInt.max, 0)] as [(UInt, UInt)])
  func times(hour: UInt, minute: UInt) throws {
    let monday = Event(day: .monday, time: Time(hour: 9, minute: 0))
    var place = Place()
    place.timeZone = TimeZone(identifier: "Europe/Vienna")
    place.regularOpeningHours = OpeningHours(periods: [
      Period(open: monday, close: Event(day: .monday, time: Time(hour: hour, minute: minute)))
    ])
    #expect(place.isOpen(at: try Date("2026-06-15T23:59:00+02:00", strategy: .iso8601)) == true)
    #expect(place.isOpen(at: try Date("2026-06-16T00:00:00+02:00", strategy: .iso8601)) == false)
    let dated = Event(day: .monday, time: Time(hour: hour, minute: minute), date: .now)
    place.currentOpeningHours = OpeningHours(periods: [Period(open: dated, close: dated)])
    #expect(place.isOpen(at: .distantFuture) != true)
  }

  @Test(
    "a part of a colour that is no number is none of it",
    arguments: [(Double.nan, "#000000"), (.infinity, "#FF0000"), (-1e308, "#000000")] as [(Double, String)])
  func colours(red: Double, text: String) {
    #expect(PlaceColor(red: red, green: 0, blue: 0).description == text)
  }
}
