// SPDX-License-Identifier: Apache-2.0
import Atlas
import Foundation
import GazetteerBase
import GazetteerIndex
import GazetteerPlaces
import GazetteerService
import GazetteerTesting
import Testing

/// Opening hours in the details of a place; the moment is Saturday, 2026-11-21, 12:00 in Paris.
@Suite struct HoursJSONTests {
  private static func seconds(_ text: String) throws -> Int64 { Int64(try Date(text, strategy: .iso8601).timeIntervalSince1970) }

  private func json(_ details: String, _ fields: String, now: String = "2026-11-21T11:00:00Z", language: String = "") throws -> String {
    let query = try DetailsQuery(placeID: "bar", fields: fields, languageCode: language)
    return try Self.atlas(details).index.withSession { try $0.details(query, now: Self.seconds(now)) }
  }

  private func facts(_ details: String, now: String = "2026-11-21T11:00:00Z") throws -> PlaceFacts {
    let query = try DetailsQuery(placeID: "bar")
    return try Self.atlas(details).index.withSession { try $0.facts(query, now: Self.seconds(now)) }
  }

  private static func atlas(_ details: String) throws -> Atlas {
    var place = PlaceRecord.place("Bar", id: "bar", at: (48.86, 2.34), type: "bar", country: "FR")
    place.details = PlaceDetails(stored: details)
    return try Atlas(place)
  }

  @Test func theRegularWeekHasNoDates() throws {
    #expect(
      try json(#"{"openingHours":"Mo 08:00-12:05; Sa 22:00-02:00","timeZone":"Europe/Paris"}"#, "regularOpeningHours") == """
        {"regularOpeningHours":{"openNow":false,"periods":[\
        {"open":{"day":1,"hour":8,"minute":0},"close":{"day":1,"hour":12,"minute":5}},\
        {"open":{"day":6,"hour":22,"minute":0},"close":{"day":0,"hour":2,"minute":0}}],\
        "weekdayDescriptions":["Monday: 8:00 AM – 12:05 PM","Tuesday: Closed","Wednesday: Closed","Thursday: Closed","Friday: Closed",\
        "Saturday: 10:00 PM – 2:00 AM","Sunday: Closed"],"nextOpenTime":"2026-11-21T21:00:00Z"}}
        """)
  }

  @Test func theNextSevenDaysHaveDatesCutEdgesAndSpecialDays() throws {
    #expect(
      try json(
        #"{"openingHours":"Fr 22:00-14:00; Nov 24 10:00-12:00","timeZone":"Europe/Paris"}"#,
        "currentOpeningHours.openNow,currentOpeningHours.periods,currentOpeningHours.specialDays,currentOpeningHours.nextCloseTime") == """
          {"currentOpeningHours":{"openNow":true,"periods":[\
          {"open":{"day":6,"hour":0,"minute":0,"truncated":true,"date":{"year":2026,"month":11,"day":21}},\
          "close":{"day":6,"hour":14,"minute":0,"date":{"year":2026,"month":11,"day":21}}},\
          {"open":{"day":2,"hour":10,"minute":0,"date":{"year":2026,"month":11,"day":24}},\
          "close":{"day":2,"hour":12,"minute":0,"date":{"year":2026,"month":11,"day":24}}},\
          {"open":{"day":5,"hour":22,"minute":0,"date":{"year":2026,"month":11,"day":27}},\
          "close":{"day":5,"hour":23,"minute":59,"truncated":true,"date":{"year":2026,"month":11,"day":27}}}],\
          "specialDays":[{"date":{"year":2026,"month":11,"day":24}}],"nextCloseTime":"2026-11-21T13:00:00Z"}}
          """)
  }

  @Test(.rule("hours.always")) func alwaysOpenIsOnePeriodWithoutAnEnd() throws {
    let always = #"{"periods":[{"open":{"day":0,"hour":0,"minute":0}}]}"#
    #expect(
      try json(#"{"openingHours":"24/7","timeZone":"Europe/Paris"}"#, "regularOpeningHours.periods,currentOpeningHours.periods")
        == #"{"regularOpeningHours":\#(always),"currentOpeningHours":\#(always)}"#)
  }

  @Test func servicesHaveHoursOfTheirOwn() throws {
    let details =
      #"{"openingHours":{"delivery":"Sa 10:00-14:00","happyHour":"Sa 18:00-19:00","regular":"Sa 08:00-20:00"},"timeZone":"Europe/Paris"}"#
    let fields = "regularSecondaryOpeningHours.secondaryHoursType,current_secondary_opening_hours.open_now,regularOpeningHours.openNow"
    #expect(
      try json(details, fields) == """
        {"regularOpeningHours":{"openNow":true},"currentSecondaryOpeningHours":[{"openNow":true},{"openNow":false}],\
        "regularSecondaryOpeningHours":[{"secondaryHoursType":"DELIVERY"},{"secondaryHoursType":"HAPPY_HOUR"}]}
        """)
  }

  @Test(
    "masks reach into hours",
    arguments: [
      ("regularOpeningHours.periods.open.day", #"{"regularOpeningHours":{"periods":[{"open":{"day":6}}]}}"#),
      ("currentOpeningHours.periods.close.date.year", #"{"currentOpeningHours":{"periods":[{"close":{"date":{"year":2026}}}]}}"#),
      ("regularOpeningHours.weekdayDescriptions,regularSecondaryOpeningHours", nil),
    ])
  func masks(_ example: (fields: String, json: String?)) throws {
    let found = try json(#"{"openingHours":"Sa 08:00-20:00","timeZone":"Europe/Paris"}"#, example.fields)
    #expect(example.json == nil || found == example.json)
    #expect { try json("{}", example.fields + ".x") } throws: { ($0 as? ContractError)?.status == .invalidArgument }
  }

  @Test func linesAreInTheLanguageOfTheAnswer() throws {
    let found = try json(
      #"{"openingHours":"24/7","timeZone":"Europe/Paris"}"#, "regularOpeningHours.weekdayDescriptions", language: "de-AT")
    #expect(found.contains(#"["Montag: 24 Stunden geöffnet","#))
  }

  @Test(
    "what is open now depends on clock and business", .rule("hours.clock", "hours.business"),
    arguments: [
      (#""timeZone":"Europe/Paris""#, OpenStatus.open), (#""utcOffsetMinutes":60"#, .open), (#""utcOffsetMinutes":-300"#, .closed),
      (#""timeZone":"Europe/Nowhere","utcOffsetMinutes":60"#, .open), (#""timeZone":"Europe/Nowhere""#, .unknown),
      (#""utcOffsetMinutes":5000"#, .unknown),
      (#""phone":"1""#, .unknown), (#""timeZone":"Europe/Paris","businessStatus":"OPERATIONAL""#, .open),
      (#""timeZone":"Europe/Paris","businessStatus":"CLOSED_TEMPORARILY""#, .closed), (#""businessStatus":"CLOSED_PERMANENTLY""#, .closed),
      (#""timeZone":"Europe/Paris","businessStatus":"FUTURE_OPENING""#, .closed),
      (#""timeZone":"Europe/Paris","businessStatus":"?""#, .open),
    ])
  func status(_ example: (members: String, status: OpenStatus)) throws {
    let facts = try facts(#"{"openingHours":"Sa 11:00-13:00",\#(example.members)}"#)
    #expect(try facts.hours?.status(at: Self.seconds("2026-11-21T11:00:00Z")) == example.status)
    let openNow: Bool? = [.open: true, .closed: false][example.status]
    #expect(facts.hours?.regular?.openNow == openNow)
  }

  @Test("hours that are the same at every moment need no clock", .rule("hours.clock"))
  func withoutClock() throws {
    let facts = try facts(#"{"openingHours":"24/7"}"#)
    #expect(try facts.hours?.status(at: Self.seconds("2026-11-21T11:00:00Z")) == .open)
    #expect(facts.hours?.current?.openNow == true && facts.utcOffsetMinutes == nil)
  }

  @Test(
    "the offset is that of the time zone at the moment", .rule("hours.clock"),
    arguments: [
      (#"{"timeZone":"Europe/Paris"}"#, "2026-07-01T00:00:00Z", 120),
      (#"{"timeZone":"Europe/Paris","utcOffsetMinutes":0}"#, "2026-11-21T11:00:00Z", 60),
      (#"{"utcOffsetMinutes":345}"#, "2026-11-21T11:00:00Z", 345), ("{}", "2026-11-21T11:00:00Z", nil),
    ])
  func offsets(_ example: (details: String, now: String, minutes: Int?)) throws {
    #expect(try facts(example.details, now: example.now).utcOffsetMinutes == example.minutes)
  }

  @Test(
    "hours that cannot be read are not told", .rule("hours.unread"),
    arguments: [#""on request""#, "7", "{}", #"{"regular":"on request"}"#, #"{"bar":"24/7"}"#, #"{"delivery":"on request"}"#])
  func unread(_ hours: String) throws {
    let details = #"{"openingHours":\#(hours),"timeZone":"Europe/Paris"}"#
    #expect(try json(details, "regularOpeningHours,currentOpeningHours,regularSecondaryOpeningHours") == "{}")
  }
}
