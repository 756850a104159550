// SPDX-License-Identifier: Apache-2.0
import GazetteerPlaces
import Testing

@Suite struct TableTests {
  // rule: "hours.regular"
  @Test(
    "the regular week",
    arguments: [
      ("24/7", ["0 00:00 always"]), ("open", ["0 00:00 always"]), ("Mo-Su 00:00-24:00; PH off", ["0 00:00 always"]), ("off", []),
      ("Mo-Fr 08:00-18:00", ["1 08:00-18:00", "2 08:00-18:00", "3 08:00-18:00", "4 08:00-18:00", "5 08:00-18:00"]),
      ("Mo 08:00-12:00,13:00-18:00", ["1 08:00-12:00", "1 13:00-18:00"]), ("Mo 08:00-12:00,12:00-18:00", ["1 08:00-18:00"]),
      ("Fr 22:00-04:00", ["5 22:00-6 04:00"]), ("Sa 22:00-04:00", ["6 22:00-0 04:00"]),
      ("Fr 20:00-24:00; Sa 00:00-02:00", ["5 20:00-6 02:00"]),
      ("Fr 20:00-24:00", ["5 20:00-6 00:00"]), ("Mo-Fr 00:00-24:00", ["1 00:00-6 00:00"]),
      ("Fr-Su 00:00-24:00; Mo 00:00-06:00", ["5 00:00-1 06:00"]),
      ("Mo,We 10:00-12:00; PH 14:00-16:00; Dec 24 off", ["1 10:00-12:00", "3 10:00-12:00"]), ("Sa,PH 10:00-12:00", ["6 10:00-12:00"]),
      ("We 10:00-18:00; We[1] off", ["3 10:00-18:00"]), ("Apr-Oct: Mo 10:00-18:00; Nov-Mar: Mo 10:00-16:00", ["1 10:00-16:00"]),
      ("Su off; Apr-Oct: Mo 10:00-18:00", []), ("Nov 24 10:00-18:00", ["2 10:00-18:00"]), ("Mo 18:00+", []),
      ("Mo 10:00-12:00+", ["1 10:00-12:00"]),
      ("Mo 10:00-12:00 open \"men\", Mo 12:00-14:00 open \"women\"", ["1 10:00-14:00"]),
      ("Mo 10:00-12:00; We \"by appointment\"", ["1 10:00-12:00"]),
    ])
  func regularWeek(_ example: (hours: String, periods: [String])) throws {
    let place = try Spot.berlin.hours(example.hours, at: "2026-11-21 12:00")
    #expect(place.regular?.periodTexts == example.periods)
    #expect(place.regular?.periods.allSatisfy { $0.open.date == nil && $0.close?.date == nil } == true)
  }

  @Test func theRegularWeekIsTheSameOnEveryDay() throws {
    for text in ["Mo-Fr 08:00-18:00; PH off", "Su 20:00-04:00; Apr-Oct off", "Sa 00:00-24:00; Su 00:00-12:00; Dec 25 off", "24/7"] {
      let weeks = try (1...28).map { try Spot.berlin.hours(text, at: "2026-12-\(two($0)) 09:30").regular }
      #expect(Set(weeks.map { $0?.periods }).count == 1 && Set(weeks.map { $0?.weekdayDescriptions }).count == 1)
    }
  }

  /// 2026-11-21 is a Saturday.
  // rule: "hours.current" rule: "hours.always"
  @Test(
    "the next seven days",
    arguments: [
      ("Mo 08:00-18:00", "2026-11-21 12:00", ["1 08:00-18:00"]), ("24/7", "2026-11-21 12:00", ["0 00:00 always"]),
      ("off", "2026-11-21 12:00", []),
      ("24/7; PH off", "2026-11-21 12:00", ["0 00:00 always"]), ("24/7; Nov 30 off", "2026-11-21 12:00", ["0 00:00 always"]),
      ("24/7; Nov 24 off", "2026-11-21 12:00", ["6 00:00…-2 00:00", "3 00:00-5 23:59…"]),
      ("Fr 22:00-04:00", "2026-11-21 12:00", ["6 00:00…-04:00", "5 22:00-23:59…"]),
      ("Fr 20:00-24:00", "2026-11-21 12:00", ["5 20:00-6 00:00"]),
      ("Sa 00:00-04:00", "2026-11-21 12:00", ["6 00:00-04:00"]), ("Su 22:00-04:00", "2026-11-21 12:00", ["0 22:00-1 04:00"]),
      ("Apr-Oct 10:00-18:00", "2026-11-21 12:00", []),
      (
        "Mo-Fr 10:00-18:00; PH off; Dec 24 10:00-12:00", "2026-12-23 09:00",
        ["3 10:00-18:00", "4 10:00-12:00", "1 10:00-18:00", "2 10:00-18:00"]
      ),
    ])
  func currentWeek(_ example: (hours: String, now: String, periods: [String])) throws {
    #expect(try Spot.berlin.hours(example.hours, at: example.now).current?.periodTexts == example.periods)
  }

  @Test func currentPeriodsHaveDates() throws {
    let periods = try #require(try Spot.berlin.hours("Fr 22:00-04:00", at: "2026-11-21 12:00").current?.periods)
    #expect(
      periods.map { $0.open.date?.text } == ["2026-11-21", "2026-11-27"]
        && periods.map { $0.close?.date?.text } == ["2026-11-21", "2026-11-27"])
  }

  // rule: "hours.special-days"
  @Test(
    "special days are holidays, and days with other hours",
    arguments: [
      ("Mo-Fr 08:00-18:00; PH off", "2026-12-20 12:00", ["2026-12-25 !", "2026-12-26"]),
      ("Mo-Su 08:00-18:00; PH off", "2026-12-20 12:00", ["2026-12-25 !", "2026-12-26 !"]),
      ("Mo-Fr 08:00-18:00", "2026-12-20 12:00", ["2026-12-25", "2026-12-26"]),
      ("Mo-Fr 08:00-18:00; Nov 24 10:00-12:00", "2026-11-21 12:00", ["2026-11-24 !"]),
      ("Mo-Fr 08:00-18:00; Nov 22 off", "2026-11-21 12:00", []), ("Mo-Fr 08:00-18:00; Nov 28 off", "2026-11-21 12:00", []),
      ("24/7", "2026-11-21 12:00", []),
      ("Apr-Oct 10:00-18:00; Nov-Mar 10:00-16:00", "2026-11-21 12:00", []),
      ("Fr 22:00-04:00; Nov 27 22:00-02:00", "2026-11-21 12:00", ["2026-11-27 !"]),
    ])
  func specialDays(_ example: (hours: String, now: String, days: [String])) throws {
    let place = try Spot.berlin.hours(example.hours, at: example.now)
    #expect(place.current?.specialDays.map { $0.date.text + ($0.isExceptional ? " !" : "") } == example.days)
    #expect(place.regular?.specialDays == [])
  }

  // rule: "hours.open-now"
  @Test func openNowFollowsTheHoursOfToday() throws {
    let before = try Spot.berlin.hours("Mo-Fr 08:00-18:00; PH off", at: "2026-12-25 12:00")
    #expect(before.regular?.openNow == false && before.current?.openNow == false)
    let open = try Spot.berlin.hours("Mo-Fr 08:00-18:00", at: "2026-11-20 12:00")
    #expect(open.regular?.openNow == true && open.current?.openNow == true)
    #expect(try Spot.berlin.hours("\"call\"", at: "2026-11-20 12:00").current?.openNow == nil)
  }

  @Test func secondaryHoursHaveTheirTypeAndOrder() throws {
    let place = PlaceHours(
      nil, secondary: [.takeout: try HoursExpression("Mo 10:00-12:00"), .delivery: try HoursExpression("Sa 10:00-14:00; Nov 21 off")],
      in: Spot.berlin.setting,
      at: Spot.berlin.moment("2026-11-21 12:00"))
    #expect(place.regular == nil && place.current == nil)
    #expect(
      place.regularSecondary.map(\.secondaryType) == [.delivery, .takeout]
        && place.currentSecondary.map(\.secondaryType) == [.delivery, .takeout])
    #expect(place.regularSecondary.map(\.periodTexts) == [["6 10:00-14:00"], ["1 10:00-12:00"]])
    #expect(
      place.currentSecondary.map(\.openNow) == [false, false] && place.currentSecondary[0].specialDays.map(\.isExceptional) == [true])
    #expect(SecondaryHoursType(recordName: "driveThrough") == .driveThrough && SecondaryHoursType(recordName: "regular") == nil)
    #expect(SecondaryHoursType(recordName: "DRIVE_THROUGH") == .driveThrough && SecondaryHoursType(recordName: "drive_through") == nil)
  }
}

@Suite struct WeekdayTextTests {
  @Test func aWeekIsToldMondayFirst() throws {
    let place = try Spot.berlin.hours("Mo-Fr 09:00-12:30,13:30-17:00; Sa 00:00-24:00", at: "2026-11-21 12:00")
    let weekday = "9:00 AM – 12:30 PM, 1:30 PM – 5:00 PM"
    #expect(
      place.regular?.weekdayDescriptions == [
        "Monday: \(weekday)", "Tuesday: \(weekday)", "Wednesday: \(weekday)", "Thursday: \(weekday)", "Friday: \(weekday)",
        "Saturday: Open 24 hours",
        "Sunday: Closed",
      ])
    #expect(place.current?.weekdayDescriptions == place.regular?.weekdayDescriptions)
  }

  @Test(
    "what one day tells",
    arguments: [
      ("24/7", 0, "Monday: Open 24 hours"), ("Fr 22:00-04:00", 4, "Friday: 10:00 PM – 4:00 AM"), ("Fr 22:00-04:00", 5, "Saturday: Closed"),
      ("Su 22:00-04:00", 6, "Sunday: 10:00 PM – 4:00 AM"), ("Su 22:00-04:00", 0, "Monday: Closed"),
      ("Fr 18:00-24:00; Sa-Su 00:00-24:00; Mo 00:00-06:00", 4, "Friday: 6:00 PM – 12:00 AM"),
      ("Fr 18:00-24:00; Sa-Su 00:00-24:00; Mo 00:00-06:00", 6, "Sunday: Open 24 hours"),
      ("Fr 18:00-24:00; Sa-Su 00:00-24:00; Mo 00:00-06:00", 0, "Monday: 12:00 AM – 6:00 AM"), ("Mo 18:00+", 0, "Monday: 6:00 PM – ?"),
      ("Mo 10:00-12:00+", 0, "Monday: 10:00 AM – 12:00 PM, 12:00 PM – ?"),
      ("Mo 10:00-12:00 \"ring\"", 0, "Monday: 10:00 AM – 12:00 PM (ring)"),
      ("Mo \"by appointment\"", 0, "Monday: Open 24 hours (by appointment)"),
      ("Mo 10:00-12:00 unknown", 0, "Monday: 10:00 AM – 12:00 PM (?)"),
    ])
  func oneDay(_ example: (hours: String, day: Int, text: String)) throws {
    #expect(try Spot.berlin.hours(example.hours, at: "2026-11-18 12:00").regular?.weekdayDescriptions[example.day] == example.text)
  }

  @Test(
    "languages write hours in their own way",
    arguments: [
      ("de", "Montag: 09:00–17:30"), ("fr", "lundi : 09:00–17:30"), ("es-MX", "lunes: 9:00–17:30"), ("it", "lunedì: 09:00–17:30"),
      ("pt", "segunda-feira: 09:00–17:30"),
      ("nl", "maandag: 09:00–17:30"), ("pl", "poniedziałek: 09:00–17:30"), ("ru", "понедельник: 09:00–17:30"),
      ("tr", "Pazartesi: 09:00–17:30"),
      ("ja", "月曜日: 9時00分～17時30分"), ("zh", "星期一: 09:00–17:30"), ("zh-TW", "星期一: 上午9:00–下午5:30"), ("ko", "월요일: 오전 9:00 ~ 오후 5:30"),
      ("ar", "الاثنين: 9:00–17:30"), ("hi", "सोमवार: 9:00–17:30"), ("fa", "دوشنبه: ۹:۰۰–۱۷:۳۰"), ("da", "mandag: 09.00–17.30"),
      ("nn", "mandag: 09:00–17:30"),
      ("en-GB", "Monday: 9:00 AM – 5:30 PM"), ("xx", "Monday: 9:00 AM – 5:30 PM"), ("vi", "Thứ Hai: 09:00–17:30"),
    ])
  func languages(_ example: (tag: String, line: String)) throws {
    let tags = [example.tag, String(example.tag.prefix(2))]
    #expect(
      try Spot.berlin.hours("Mo 09:00-17:30", at: "2026-11-21 12:00", language: tags).regular?.weekdayDescriptions.first == example.line)
  }

  @Test func everyLanguageHasSevenDaysAndItsWords() throws {
    for tag in HoursLanguage.tags {
      let place = try Spot.berlin.hours("Mo 00:00-24:00; Tu 12:00-13:00", at: "2026-11-21 12:00", language: [tag])
      let lines = place.regular?.weekdayDescriptions ?? []
      #expect(lines.count == 7 && Set(lines).count == 7, "\(tag)")
      let words = lines.map { line in line.split(separator: ":").last.map(String.init) ?? "" }
      #expect(words[0] != words[2] && Set(words[2...]).count == 1, "\(tag)")
    }
    #expect(HoursLanguage.tags.count >= 30)
  }
}
