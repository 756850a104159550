// SPDX-License-Identifier: Apache-2.0
import GazetteerImport
import GazetteerIndex
import Testing

@Suite struct HoursTests {
  private func line(_ hours: String) -> String {
    #"{"id":"1","name":"Bar","location":{"latitude":1,"longitude":2},"openingHours":\#(hours)}"# + "\n"
  }

  @Test(
    "hours are kept as they are written, and what cannot be read is counted",
    arguments: [
      (#""Mo-Fr 08:00-18:00""#, 0), (#""täglich ab 8""#, 1), (#""""#, 1), (#"{"regular":"24/7"}"#, 0),
      (#"{"delivery":"Mo 10:00-12:00","happyHour":"Fr 17:00-19:00"}"#, 0), (#"{"delivery":"late","regular":"early"}"#, 2),
      (#"{"DELIVERY":"24/7"}"#, 0), ("{}", 0),
    ])
  func reading(_ example: (hours: String, unread: Int)) throws {
    let (records, report) = try imported(line(example.hours))
    #expect(records.first?.details?.text == #"{"openingHours":\#(example.hours)}"#)
    #expect(report.repaired["openingHoursUnread"] ?? 0 == example.unread)
  }

  @Test(
    "hours of another form are refused",
    arguments: ["7", "true", #"["24/7"]"#, #"{"regular":7}"#, #"{"bar":"24/7"}"#, #"{"DELIVER":"24/7"}"#, #"{"regular":null}"#])
  func refusing(_ hours: String) throws {
    let good = line(#""24/7""#).replacing("\"1\"", with: "\"2\"")
    let (records, report) = try imported(line(hours) + good)
    #expect(records.map(\.id) == ["2"] && report.firstRejects.first?.contains("wrongValue: openingHours: \(hours)") == true)
  }
}
