// SPDX-License-Identifier: Apache-2.0
import GazetteerImport
import GazetteerIndex
import Testing

/// Numbers that no place can have cost the number, not the place.
@Suite struct ScaleTests {
  static let values: [(member: String, kept: [String], dropped: [String])] = [
    ("population", ["0", "1234", "1.50e3"], ["-1", "-0.5", "1e13"]),
    ("ratingCount", ["0", "17"], ["-1"]),
    ("rating", ["0", "4.55", "5"], ["-0.1", "5.1", "500"]),
    ("priceLevel", ["0", "4", "\"PRICE_LEVEL_FREE\""], ["-1", "5", "2.5", "\"cheap\"", "\"price_level_free\""]),
    ("utcOffsetMinutes", ["-720", "840", "0", "345"], ["-721", "841", "3600"]),
  ]

  private func row(_ id: Int, member: String, value: String) -> String {
    #"{"id":"\#(id)","name":"Place","location":{"latitude":1,"longitude":2},"\#(member)":\#(value)}"# + "\n"
  }

  @Test(arguments: values)
  func valuesOffTheScaleAreDroppedAndCounted(_ example: (member: String, kept: [String], dropped: [String])) throws {
    let rows = (example.kept + example.dropped).enumerated().map { row($0.offset, member: example.member, value: $0.element) }
    let (records, report) = try imported(rows.joined(), format: .ndjson)
    let expected = example.kept.map { "{\"\(example.member)\":\($0)}" } as [String?] + example.dropped.map { _ in nil }
    #expect(records.map(\.details?.text) == expected)
    #expect(report.repaired == ["valueDropped": example.dropped.count] && report.rejected == 0)
  }

  @Test func aPopulationOffTheScaleGivesNoImportance() throws {
    let (records, _) = try imported(row(1, member: "population", value: "-5") + row(2, member: "x", value: "1"), format: .ndjson)
    #expect(records[0].importance == records[1].importance)
  }

  @Test func levelsThatTablesSpellAsTextAreNumbers() throws {
    let mapping = #"{"fields":{"id":"id","name":"name","latitude":"lat","longitude":"lng","priceLevel":"level"}}"#
    let (records, report) = try imported("id,name,lat,lng,level\n1,A,1,2,3\n2,B,1,2,7\n", format: .csv, mapping: mapping)
    #expect(records.map(\.details?.text) == [#"{"priceLevel":3}"#, nil])
    #expect(report.repaired == ["valueDropped": 1])
  }
}
