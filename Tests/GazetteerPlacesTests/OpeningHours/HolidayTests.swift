// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import GazetteerPlaces

@Suite struct HolidayTests {
  @Test func everyWordOfTheTableIsRead() {
    #expect(HolidayTable.rulesOfCountry.count >= 35)
    for (country, rules) in HolidayTable.rulesOfCountry {
      #expect(rules.count == HolidayTable.words(of: country).count && !rules.isEmpty, "\(country)")
      #expect(country.count == 2 && country == country.uppercased())
    }
  }

  @Test(
    "the holidays of a year",
    arguments: [
      ("DE", 2026, "01-01 04-03 04-06 05-01 05-14 05-25 10-03 12-25 12-26"),
      ("US", 2026, "01-01 01-19 02-16 05-25 06-19 07-04 09-07 10-12 11-11 11-26 12-25"),
      ("GB", 2026, "01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-26 12-28"),
      ("GB", 2027, "01-01 03-26 03-29 05-03 05-31 08-30 12-25 12-26 12-27 12-28"),
      ("FR", 2026, "01-01 04-06 05-01 05-08 05-14 05-25 07-14 08-15 11-01 11-11 12-25"),
      ("JP", 2026, "01-01 01-12 02-11 02-23 03-20 04-29 05-03 05-04 05-05 05-06 07-20 08-11 09-21 09-22 09-23 10-12 11-03 11-23"),
      ("GR", 2026, "01-01 01-06 02-23 03-25 04-10 04-12 04-13 05-01 06-01 08-15 10-28 12-25 12-26"),
      ("SE", 2026, "01-01 01-06 04-03 04-05 04-06 05-01 05-14 05-24 06-06 06-20 10-31 12-25 12-26"),
      ("CA", 2026, "01-01 04-03 05-18 07-01 09-07 10-12 12-25"), ("NL", 2025, "01-01 04-20 04-21 04-26 05-29 06-08 06-09 12-25 12-26"),
      ("DE", 2017, "01-01 04-14 04-17 05-01 05-25 06-05 10-03 10-31 12-25 12-26"),
      ("DK", 2023, "01-01 04-06 04-07 04-09 04-10 05-05 05-18 05-28 05-29 12-25 12-26"),
    ])
  func years(_ example: (country: String, year: Int, days: String)) throws {
    let days = try #require(HolidayCalendar(countryCode: example.country)).days(of: example.year).sorted()
    #expect(days.map { "\(two($0.month))-\(two($0.day))" }.joined(separator: " ") == example.days)
  }

  @Test(
    "orthodox Easter",
    arguments: [
      (2016, "2016-05-01"), (2021, "2021-05-02"), (2024, "2024-05-05"), (2025, "2025-04-20"), (2026, "2026-04-12"), (2038, "2038-04-25"),
    ])
  func orthodoxEaster(_ example: (year: Int, date: String)) {
    #expect(Easter.orthodox(example.year).text == example.date)
  }

  @Test(
    "a word of another form is no rule",
    arguments: ["", "13-01", "E", "E+x", "01-", "06-20>Xx", "01-Mo[", "12-25@x", "12-25@2020-2010", "Easter"])
  func badWords(_ word: String) { #expect(HolidayRule(word) == nil) }
}
