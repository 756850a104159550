// SPDX-License-Identifier: Apache-2.0
import GazetteerPlaces
import Testing

/// Hours at a place, a moment by its clock (or in UTC), and what holds then.
struct StatusCase: Sendable, CustomTestStringConvertible {
  let spot: Spot
  let hours: String
  let moment: String
  let status: OpenStatus

  init(_ spot: Spot, _ hours: String, _ moment: String, _ status: OpenStatus) {
    (self.spot, self.hours, self.moment, self.status) = (spot, hours, moment, status)
  }

  var testDescription: String { "\(spot) \(moment): \(hours)" }
}

@Suite struct StatusTests {
  private func check(_ example: StatusCase) throws {
    let place = try example.spot.hours(example.hours, at: example.moment)
    #expect(place.status(at: example.spot.moment(example.moment)) == example.status)
  }

  @Test(
    "days and times",
    arguments: [
      StatusCase(.berlin, "24/7", "2026-11-21 03:00", .open), StatusCase(.berlin, "off", "2026-11-21 12:00", .closed),
      StatusCase(.berlin, "Mo-Fr 08:00-18:00", "2026-11-20 08:00", .open),
      StatusCase(.berlin, "Mo-Fr 08:00-18:00", "2026-11-20 07:59", .closed),
      StatusCase(.berlin, "Mo-Fr 08:00-18:00", "2026-11-20 17:59", .open),
      StatusCase(.berlin, "Mo-Fr 08:00-18:00", "2026-11-20 18:00", .closed),
      StatusCase(.berlin, "Mo-Fr 08:00-18:00", "2026-11-21 12:00", .closed),
      StatusCase(.berlin, "Sa-Mo 10:00-12:00", "2026-11-23 11:00", .open),
      StatusCase(.berlin, "Sa-Mo 10:00-12:00", "2026-11-24 11:00", .closed),
      StatusCase(.kolkata, "Sa 10:00-12:00", "2026-11-21 05:00Z", .open),
      StatusCase(.kolkata, "Sa 10:00-12:00", "2026-11-21 06:30Z", .closed),
      StatusCase(.auckland, "Sa 00:00-01:00", "2026-11-20 11:30Z", .open),
      StatusCase(.berlin, "10:00-12:00,14:00-16:00", "2026-11-21 13:00", .closed), StatusCase(.berlin, "Mo", "2026-11-23 00:00", .open),
    ])
  func plain(_ example: StatusCase) throws { try check(example) }

  // rule: "hours.midnight"
  @Test(
    "past midnight",
    arguments: [
      StatusCase(.berlin, "Fr 22:00-04:00", "2026-11-21 03:59", .open), StatusCase(.berlin, "Fr 22:00-04:00", "2026-11-21 04:00", .closed),
      StatusCase(.berlin, "Fr 22:00-04:00", "2026-11-20 03:00", .closed), StatusCase(.berlin, "Su 20:00-02:00", "2026-11-23 01:00", .open),
      StatusCase(.berlin, "Sa-Su 20:00-26:00", "2026-11-23 01:59", .open),
      StatusCase(.berlin, "Fr 22:00-04:00; Sa 10:00-12:00", "2026-11-21 03:00", .open),
      StatusCase(.berlin, "Sa 22:00-04:00; Su off", "2026-11-22 03:00", .open),
      StatusCase(.berlin, "Sa 22:00-04:00; Su off", "2026-11-22 04:00", .closed),
      StatusCase(.berlin, "Mo-Su 18:00-02:00; Su 00:00-01:00 off", "2026-11-22 00:30", .closed),
      StatusCase(.berlin, "Mo-Su 18:00-02:00; Su 00:00-01:00 off", "2026-11-22 01:30", .open),
      StatusCase(.berlin, "06:00-23:00; 21:30-07:30 off", "2026-11-21 07:00", .closed),
      StatusCase(.berlin, "10:00-10:00", "2026-11-21 09:00", .open),
      StatusCase(.berlin, "Dec 31 20:00-03:00", "2027-01-01 02:00", .open),
      StatusCase(.berlin, "2026 Dec 31 20:00-03:00", "2027-01-01 02:00", .open),
      StatusCase(.berlin, "Feb 28 22:00-02:00", "2028-02-29 01:00", .open),
      StatusCase(.berlin, "Feb 28 22:00-02:00", "2027-03-01 01:00", .open),
    ])
  func pastMidnight(_ example: StatusCase) throws { try check(example) }

  // rule: "hours.precedence"
  @Test(
    "later rules win",
    arguments: [
      StatusCase(.berlin, "Mo-Fr 08:00-18:00; We 08:00-12:00", "2026-11-18 14:00", .closed),
      StatusCase(.berlin, "Mo-Fr 08:00-12:00, We 14:00-18:00", "2026-11-18 10:00", .open),
      StatusCase(.berlin, "Mo-Fr 08:00-12:00, We 14:00-18:00", "2026-11-18 15:00", .open),
      StatusCase(.berlin, "Mo-Fr 08:00-18:00; We 12:00-13:00 off", "2026-11-18 12:30", .closed),
      StatusCase(.berlin, "Mo-Fr 08:00-18:00; We 12:00-13:00 off", "2026-11-18 13:30", .open),
      StatusCase(.berlin, "open; Mo 15:00-16:00 off", "2026-11-23 15:30", .closed),
      StatusCase(.berlin, "open; Mo 15:00-16:00 off", "2026-11-23 16:00", .open),
      StatusCase(.berlin, "We off; Mo-Fr 08:00-18:00", "2026-11-18 10:00", .open),
      StatusCase(.berlin, "Mo-Fr 08:00-12:00 || \"call\"", "2026-11-18 10:00", .open),
      StatusCase(.berlin, "Mo-Fr 08:00-12:00 || \"call\"", "2026-11-18 13:00", .unknown),
      StatusCase(.berlin, "Mo-Fr 08:00-12:00; Sa off || open", "2026-11-21 13:00", .closed),
      StatusCase(.berlin, "Mo-Fr 08:00-11:00 || Tu-Th open \"Emergency only\"", "2026-11-18 23:00", .open),
      StatusCase(.berlin, "Mo-Fr 08:00-11:00 || Tu-Th open \"Emergency only\"", "2026-11-20 23:00", .closed),
    ])
  func precedence(_ example: StatusCase) throws { try check(example) }

  // rule: "hours.not-known"
  @Test(
    "what nobody promises is unknown",
    arguments: [
      StatusCase(.berlin, "\"by appointment\"", "2026-11-21 12:00", .unknown),
      StatusCase(.berlin, "Mo 10:00-12:00 unknown", "2026-11-23 11:00", .unknown),
      StatusCase(.berlin, "Mo 10:00-12:00 open \"side door\"", "2026-11-23 11:00", .open),
      StatusCase(.berlin, "Mo 10:00-12:00 off \"strike\"", "2026-11-23 11:00", .closed),
      StatusCase(.berlin, "18:00+", "2026-11-21 17:59", .closed), StatusCase(.berlin, "18:00+", "2026-11-21 18:00", .unknown),
      StatusCase(.berlin, "Sa 18:00+", "2026-11-22 05:59", .unknown), StatusCase(.berlin, "Sa 18:00+", "2026-11-22 06:00", .closed),
      StatusCase(.berlin, "Sa 10:00+", "2026-11-22 00:00", .closed), StatusCase(.berlin, "Sa 07:30-19:15+", "2026-11-21 19:00", .open),
      StatusCase(.berlin, "Sa 07:30-19:15+", "2026-11-21 19:15", .unknown),
      StatusCase(.berlin, "Sa 07:00-12:00+,14:00-18:00", "2026-11-21 13:00", .unknown),
      StatusCase(.berlin, "Sa 07:00-12:00+,14:00-18:00", "2026-11-21 19:00", .closed),
    ])
  func unknown(_ example: StatusCase) throws { try check(example) }

  @Test(
    "months, dates, weeks and years",
    arguments: [
      StatusCase(.berlin, "Apr-Oct: 10:00-18:00", "2026-10-31 17:59", .open),
      StatusCase(.berlin, "Apr-Oct: 10:00-18:00", "2026-11-01 12:00", .closed),
      StatusCase(.sydney, "Oct-Mar 10:00-18:00", "2027-01-15 12:00", .open),
      StatusCase(.sydney, "Oct-Mar 10:00-18:00", "2026-04-01 12:00", .closed),
      StatusCase(.berlin, "10:00-18:00; Dec 24-Jan 6 off", "2027-01-06 12:00", .closed),
      StatusCase(.berlin, "10:00-18:00; Dec 24-Jan 6 off", "2027-01-07 12:00", .open),
      StatusCase(.berlin, "2026 Dec 24-Jan 6 off; 2027 Jan 5 open", "2027-01-05 12:00", .open),
      StatusCase(.berlin, "10:00-18:00; 2026 Dec 24-Jan 6 off", "2028-01-05 12:00", .open),
      StatusCase(.berlin, "Feb 29 10:00-18:00", "2028-02-29 12:00", .open),
      StatusCase(.berlin, "Feb 29 10:00-18:00", "2027-03-01 12:00", .closed),
      StatusCase(.berlin, "Feb 20-29 10:00-18:00", "2027-02-28 12:00", .open),
      StatusCase(.berlin, "Feb 29-Mar 5 10:00-18:00", "2027-03-01 12:00", .open),
      StatusCase(.berlin, "Feb 29-Mar 5 10:00-18:00", "2027-02-28 12:00", .closed),
      StatusCase(.berlin, "Jun 1+ 10:00-18:00", "2026-12-31 12:00", .open),
      StatusCase(.berlin, "Jun 1+ 10:00-18:00", "2027-01-01 12:00", .closed),
      StatusCase(.berlin, "2026 Jun 1+ 10:00-18:00", "2027-01-01 12:00", .open),
      StatusCase(.berlin, "Th[1] 10:00-18:00", "2026-11-05 12:00", .open),
      StatusCase(.berlin, "Th[1] 10:00-18:00", "2026-11-12 12:00", .closed),
      StatusCase(.berlin, "Th[-1] 10:00-18:00", "2026-11-26 12:00", .open),
      StatusCase(.berlin, "Sa[1] +1 day 10:00-18:00", "2026-11-08 12:00", .open),
      StatusCase(.berlin, "Su[-1] -1 day 10:00-18:00", "2026-10-24 12:00", .open),
      StatusCase(.berlin, "Nov Sa[3] +1 day 10:00-18:00", "2026-11-22 12:00", .open),
      StatusCase(.berlin, "Mar Su[-1]-Oct Su[-1] 10:00-18:00", "2026-03-28 12:00", .closed),
      StatusCase(.berlin, "Mar Su[-1]-Oct Su[-1] 10:00-18:00", "2026-03-29 12:00", .open),
      StatusCase(.berlin, "easter -2 days-easter +1 day off; 10:00-18:00", "2026-04-03 12:00", .open),
      StatusCase(.berlin, "10:00-18:00; easter -2 days-easter +1 day off", "2026-04-03 12:00", .closed),
      StatusCase(.berlin, "10:00-18:00; easter -2 days-easter +1 day off", "2026-04-07 12:00", .open),
      StatusCase(.berlin, "Dec 25 +Su 10:00-18:00", "2026-12-27 12:00", .open),
      StatusCase(.berlin, "Dec 25 -Su 10:00-18:00", "2026-12-20 12:00", .open),
      StatusCase(.berlin, "week 53 10:00-18:00", "2027-01-03 12:00", .open),
      StatusCase(.berlin, "week 53 10:00-18:00", "2027-01-04 12:00", .closed),
      StatusCase(.berlin, "2026 week 53 10:00-18:00", "2027-01-03 12:00", .open),
      StatusCase(.berlin, "week 1-53/2 Sa 10:00-18:00", "2026-11-21 12:00", .open),
      StatusCase(.berlin, "week 2-52/2 Sa 10:00-18:00", "2026-11-21 12:00", .closed),
      StatusCase(.berlin, "week 50-2 10:00-18:00", "2027-01-18 12:00", .closed),
      StatusCase(.berlin, "week 50-1 10:00-18:00", "2027-01-10 12:00", .open),
      StatusCase(.berlin, "2020-2030/2 10:00-18:00", "2026-11-21 12:00", .open),
      StatusCase(.berlin, "2020-2030/2 10:00-18:00", "2027-11-21 12:00", .closed),
      StatusCase(.berlin, "2027+ 10:00-18:00", "2026-11-21 12:00", .closed),
      StatusCase(.sydney, "Dec 31 10:00-24:00; Jan 1 off", "2026-12-31 23:59", .open),
      StatusCase(.sydney, "Dec 31 10:00-24:00; Jan 1 off", "2027-01-01 00:00", .closed),
    ])
  func calendar(_ example: StatusCase) throws { try check(example) }

  // rule: "hours.holidays"
  @Test(
    "holidays",
    arguments: [
      StatusCase(.berlin, "Mo-Fr 08:00-18:00; PH off", "2026-12-25 12:00", .closed),
      StatusCase(.berlin, "Mo-Fr 08:00-18:00; PH off", "2026-12-24 12:00", .open),
      StatusCase(.newYork, "Mo-Fr 08:00-18:00; PH off", "2026-11-26 12:00", .closed),
      StatusCase(.newYork, "Mo-Fr 08:00-18:00; PH off", "2026-12-28 12:00", .open),
      StatusCase(.london, "Mo-Fr 08:00-18:00; PH off", "2026-12-28 12:00", .closed),
      StatusCase(.london, "Mo-Fr 08:00-18:00; PH off", "2027-12-28 12:00", .closed),
      StatusCase(.tokyo, "Mo-Fr 08:00-18:00; PH off", "2026-09-22 12:00", .closed),
      StatusCase(.tokyo, "PH 08:00-18:00", "2026-03-20 12:00", .open),
      StatusCase(.kolkata, "Mo-Fr 08:00-18:00; PH off", "2026-01-26 12:00", .open),
      StatusCase(.berlin, "Mo-Fr 08:00-18:00; SH off", "2026-12-28 12:00", .open),
      StatusCase(.berlin, "Mo-Sa 08:00-18:00; PH Su off; PH Fr 10:00-12:00", "2026-12-25 11:00", .open),
      StatusCase(.berlin, "Mo-Sa 08:00-18:00; PH Su off", "2026-12-25 11:00", .open),
      StatusCase(.berlin, "Sa,PH 10:00-12:00", "2026-10-03 11:00", .open),
      StatusCase(.berlin, "PH -1 day 10:00-12:00", "2026-12-24 11:00", .open),
      StatusCase(.berlin, "Th 20:00-04:00; PH off", "2026-12-25 03:00", .open),
      StatusCase(.paris, "10:00-18:00; PH off", "2026-05-14 12:00", .closed),
      StatusCase(.cairo, "PH off || open", "2026-05-14 12:00", .open),
    ])
  func holidays(_ example: StatusCase) throws { try check(example) }

  // rule: "hours.clock-changes"
  @Test(
    "clocks that are put forward and back",
    arguments: [
      // Berlin, 2026-03-29: 02:00 becomes 03:00.
      StatusCase(.berlin, "Sa 22:00-04:00", "2026-03-29 00:59Z", .open), StatusCase(.berlin, "Sa 22:00-04:00", "2026-03-29 01:59Z", .open),
      StatusCase(.berlin, "Sa 22:00-04:00", "2026-03-29 02:00Z", .closed),
      StatusCase(.berlin, "Su 01:00-02:30", "2026-03-29 00:30Z", .open),
      StatusCase(.berlin, "Su 01:00-02:30", "2026-03-29 01:00Z", .closed),
      StatusCase(.berlin, "Su 02:00-03:00", "2026-03-29 01:00Z", .closed),
      StatusCase(.berlin, "Su 02:30-05:00", "2026-03-29 01:00Z", .open),
      // Berlin, 2026-10-25: 03:00 becomes 02:00.
      StatusCase(.berlin, "Su 02:00-02:30", "2026-10-25 00:15Z", .open),
      StatusCase(.berlin, "Su 02:00-02:30", "2026-10-25 00:45Z", .closed),
      StatusCase(.berlin, "Su 02:00-02:30", "2026-10-25 01:15Z", .open),
      StatusCase(.berlin, "Su 03:00-04:00", "2026-10-25 01:59Z", .closed),
      StatusCase(.berlin, "Sa 22:00-04:00", "2026-10-25 02:59Z", .open),
      StatusCase(.berlin, "Sa 22:00-04:00", "2026-10-25 03:00Z", .closed),
      // New York, 2026-03-08 and 2026-11-01.
      StatusCase(.newYork, "Su 01:00-03:00", "2026-03-08 06:59Z", .open),
      StatusCase(.newYork, "Su 01:00-03:00", "2026-03-08 07:00Z", .closed),
      StatusCase(.newYork, "Su 01:30-02:00", "2026-11-01 05:45Z", .open),
      StatusCase(.newYork, "Su 01:30-02:00", "2026-11-01 06:15Z", .closed),
      StatusCase(.newYork, "Su 01:30-02:00", "2026-11-01 06:45Z", .open),
      // Sydney goes back on 2026-04-05 and forward on 2026-10-04; Lord Howe by half an hour.
      StatusCase(.sydney, "Su 02:00-03:00", "2026-04-04 15:30Z", .open), StatusCase(.sydney, "Su 02:00-03:00", "2026-04-04 16:30Z", .open),
      StatusCase(.sydney, "Su 02:00-03:00", "2026-04-04 17:00Z", .closed),
      StatusCase(.sydney, "Su 02:00-03:00", "2026-10-03 16:00Z", .closed),
      StatusCase(.lordHowe, "Su 01:30-02:00", "2026-04-04 14:45Z", .open),
      StatusCase(.lordHowe, "Su 01:30-02:00", "2026-04-04 15:15Z", .open),
      StatusCase(.lordHowe, "Su 02:00-02:30", "2026-10-03 15:30Z", .closed),
      StatusCase(.kolkata, "Su 02:00-02:30", "2026-03-28 20:45Z", .open),
    ])
  func clockChanges(_ example: StatusCase) throws { try check(example) }

  // rule: "hours.sun"
  @Test(
    "the sun, in polar days and nights as well",
    arguments: [
      StatusCase(.london, "sunrise-sunset", "2026-06-21 04:50", .open), StatusCase(.london, "sunrise-sunset", "2026-06-21 04:30", .closed),
      StatusCase(.london, "sunset-sunrise", "2026-06-21 22:00", .open), StatusCase(.london, "sunset-sunrise", "2026-06-22 04:30", .open),
      StatusCase(.london, "sunset-sunrise", "2026-06-22 05:00", .closed),
      StatusCase(.london, "(sunrise+01:00)-(sunset-01:00)", "2026-06-21 05:30", .closed),
      StatusCase(.london, "dawn-dusk", "2026-06-21 04:10", .open), StatusCase(.london, "20:00-sunset", "2026-12-21 21:00", .closed),
      StatusCase(.london, "20:00-sunset", "2026-06-21 21:00", .open), StatusCase(.london, "22:00-sunrise", "2026-06-22 04:30", .open),
      StatusCase(.london, "sunset-22:00", "2026-06-21 21:40", .open), StatusCase(.london, "sunset-02:00", "2026-06-22 01:00", .open),
      StatusCase(.london, "sunrise-08:00", "2026-12-21 12:00", .closed), StatusCase(.tromso, "sunrise-sunset", "2026-06-21 00:30", .open),
      StatusCase(.tromso, "sunrise-sunset", "2026-06-21 12:00", .open), StatusCase(.tromso, "sunset-sunrise", "2026-06-21 00:44", .closed),
      StatusCase(.tromso, "sunrise-sunset", "2026-12-21 12:00", .closed), StatusCase(.tromso, "sunset-sunrise", "2026-12-21 12:00", .open),
      StatusCase(.tromso, "sunset-sunrise", "2026-12-21 00:00", .open), StatusCase(.quito, "sunrise-sunset", "2026-03-20 18:00", .open),
      StatusCase(.quito, "sunrise-sunset", "2026-03-20 18:45", .closed),
    ])
  func sun(_ example: StatusCase) throws { try check(example) }

  @Test func aPlaceThatIsShutIsNotOpen() throws {
    let place = try Spot.berlin.hours("24/7", at: "2026-11-21 12:00", isShut: true)
    #expect(place.status(at: Spot.berlin.moment("2026-11-21 12:00")) == .closed)
    #expect(place.regular?.openNow == false && place.current?.openNow == false && place.regular?.nextOpenTime == nil)
    #expect(place.regular?.periodTexts == ["0 00:00 always"])
  }

  @Test func withoutAClockNobodyKnows() throws {
    let setting = PlaceSetting(location: Spot.berlin.location, clock: nil, countryCode: "DE")
    let place = PlaceHours(try HoursExpression("Mo-Fr 08:00-18:00"), in: setting, at: 0)
    #expect(place.status(at: 0) == .unknown && place.regular?.openNow == nil && place.current == nil)
    #expect(place.remarks == [.clockNotKnown])
    #expect(PlaceHours(nil, in: Spot.berlin.setting, at: 0).status(at: 0) == .unknown)
  }

  @Test(
    "hours that are the same at every moment need no clock",
    arguments: [
      ("24/7", OpenStatus.open), ("Mo-Su 00:00-24:00", .open), ("Mo-Su,PH 00:00-24:00", .open), ("open", .open),
      ("off", .closed), ("24/7 \"by appointment\"", .unknown), ("24/7; PH off", .unknown), ("Mo-Sa 00:00-24:00", .unknown),
      ("Jan-Nov", .unknown), ("00:00-23:59", .unknown),
    ])
  func constantHours(text: String, status: OpenStatus) throws {
    let setting = PlaceSetting(location: Spot.berlin.location, clock: nil, countryCode: "DE")
    let now = Spot.berlin.moment("2026-11-21 12:00")
    let place = PlaceHours(try HoursExpression(text), in: setting, at: now)
    #expect(place.status(at: now) == status)
    #expect(place.current?.openNow == (status == .unknown ? nil : status == .open))
    if status == .open {
      #expect(place.current?.periodTexts == ["0 00:00 always"] && place.remarks == [] && place.current?.nextCloseTime == nil)
    }
  }

  @Test func whatIsNotKnownOfHolidaysIsSaid() throws {
    #expect(try Spot.kolkata.hours("Mo-Fr 08:00-18:00; PH off", at: "2026-11-21 12:00").remarks == [.publicHolidaysNotKnown])
    #expect(try Spot.berlin.hours("Mo-Fr 08:00-18:00; PH off; SH 10:00-12:00", at: "2026-11-21 12:00").remarks == [.schoolHolidaysNotKnown])
    #expect(try Spot.berlin.hours("Mo-Fr 08:00-18:00; PH off", at: "2026-11-21 12:00").remarks == [])
  }
}
