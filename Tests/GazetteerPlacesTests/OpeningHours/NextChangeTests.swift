// SPDX-License-Identifier: Apache-2.0
import GazetteerPlaces
import Testing

@Suite struct NextChangeTests {
  // rule: "hours.next"
  @Test(
    "the next opening or closing, in UTC; empty for none",
    arguments: [
      (Spot.berlin, "Mo-Fr 08:00-18:00", "2026-11-20 12:00", "", "2026-11-20 17:00Z"),
      (.berlin, "Mo-Fr 08:00-18:00", "2026-11-20 18:00", "2026-11-23 07:00Z", ""),
      (.berlin, "Fr 22:00-04:00", "2026-11-20 23:00", "", "2026-11-21 03:00Z"),
      (.berlin, "Mo 00:00-24:00; Tu 00:00-02:00", "2026-11-23 12:00", "", "2026-11-24 01:00Z"),
      (.berlin, "24/7", "2026-11-20 12:00", "", ""), (.berlin, "off", "2026-11-20 12:00", "", ""),
      (.berlin, "Dec 24 10:00-12:00", "2026-11-20 12:00", "", ""),
      (.berlin, "Mo-Su 10:00-20:00; PH off", "2026-12-24 21:00", "2026-12-27 09:00Z", ""),
      // Over a change of the clocks.
      (.berlin, "Sa 22:00-04:00", "2026-03-28 23:00", "", "2026-03-29 02:00Z"),
      (.berlin, "Su 01:00-02:30", "2026-03-29 01:30", "", "2026-03-29 01:00Z"),
      (.berlin, "Su 02:30-05:00", "2026-03-29 01:30", "2026-03-29 01:00Z", ""),
      (.berlin, "Su 02:00-02:30", "2026-10-25 01:30", "2026-10-25 00:00Z", ""),
      (.berlin, "Su 02:00-02:30", "2026-10-25 00:10Z", "", "2026-10-25 00:30Z"),
      (.berlin, "Su 02:00-02:30", "2026-10-25 00:45Z", "2026-10-25 01:00Z", ""),
      (.lordHowe, "Su 02:00-05:00", "2026-10-04 01:00", "2026-10-03 15:30Z", ""),
      (.santiago, "Su 00:00-05:00", "2026-09-05 22:00", "2026-09-06 04:00Z", ""),
      // A time of unknown state ends being open, and gives neither.
      (.berlin, "Sa 07:30-19:15+", "2026-11-21 12:00", "", "2026-11-21 18:15Z"), (.berlin, "Sa 07:30-19:15+", "2026-11-21 20:00", "", ""),
      // Seven days and no more.
      (.berlin, "Fr 12:00-13:00", "2026-11-20 13:00", "2026-11-27 11:00Z", ""),
      (.berlin, "week 1-53/2 Fr 12:00-13:00", "2026-11-20 13:00", "", ""),
    ])
  func changes(_ example: (spot: Spot, hours: String, now: String, opens: String, closes: String)) throws {
    let place = try example.spot.hours(example.hours, at: example.now)
    #expect((place.current?.nextOpenTime.map(utcText) ?? "") == example.opens)
    #expect((place.current?.nextCloseTime.map(utcText) ?? "") == example.closes)
    #expect(place.regular?.nextOpenTime == place.current?.nextOpenTime && place.regular?.nextCloseTime == place.current?.nextCloseTime)
  }

  /// The rules were asked again for every edge, and the sun for every span: a text that the reader takes kept a request busy for minutes.
  @Test("as many edges as a text can have are tried at once", .timeLimit(.minutes(30)), arguments: ["unknown", "open"])
  func thousandsOfEdges(_ state: String) throws {
    let times = (0..<330).map { "\(two($0 / 15)):\(two($0 % 15 * 4))-\(two($0 / 15)):\(two($0 % 15 * 4 + 2))" }
    let place = try Spot.berlin.hours(times.joined(separator: ",") + " " + state, at: "2026-11-20 23:00")
    #expect(place.current?.nextOpenTime.map(utcText) == (state == "open" ? "2026-11-20 23:00Z" : nil))
    let suns = Array(repeating: "sunrise-sunset", count: 270).joined(separator: ",")
    #expect(try Spot.berlin.hours(suns, at: "2026-11-20 12:00").status(at: Spot.berlin.moment("2026-11-20 12:00")) == .open)
  }
}
