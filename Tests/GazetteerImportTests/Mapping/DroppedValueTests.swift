// SPDX-License-Identifier: Apache-2.0
import GazetteerImport
import GazetteerIndex
import Testing

/// A wrong value that a place does not need costs the value, not the place; it is counted by field.
@Suite struct DroppedValueTests {
  private static let mapping = #"""
    {"fields":{"id":"id","name":"name","latitude":"lat","longitude":"lon","rating":"rating","countryCode":"country","locality":"town",
               "importance":"weight","businessStatus":{"column":"state","table":{"open":"OPERATIONAL"}}},
     "extra":{"size":{"column":"size","table":{"s":"small"}}}}
    """#

  /// One row with one column changed.
  private func imported(_ column: String, _ value: String) throws -> (records: [PlaceRecord], report: ImportReport) {
    let columns = ["id", "name", "lat", "lon", "rating", "country", "town", "weight", "state", "size"]
    var row = ["1", "A", "1", "2", "4.5", "DE", "Ulm", "0.5", "open", "s"]
    row[columns.firstIndex(of: column) ?? 0] = value
    let good = "2,B,1,2,,,,,,"
    let table = [columns.joined(separator: ","), row.joined(separator: ","), good, ""].joined(separator: "\n")
    return try GazetteerImportTests.imported(table, format: .csv, mapping: Self.mapping)
  }

  @Test(
    "the place is kept without the value, and field, line and value are counted",
    arguments: [
      ("rating", "good", "rating", "rating: \"good\""), ("rating", "7", "rating", "7"), ("country", "Nowhere", "countryCode", "Nowhere"),
      ("town", "a\u{7}b", "locality", "a\u{7}b"), ("weight", "1.5", "importance", "1.5"),
      ("weight", "big", "importance", "importance: \"big\""),
      ("state", "ajar", "businessStatus", "ajar"), ("size", "xl", "extra.size", "xl"),
    ])
  func kept(_ example: (column: String, value: String, field: String, text: String)) throws {
    let (records, report) = try imported(example.column, example.value)
    #expect(records.map(\.name) == ["A", "B"] && report.rejected == 0)
    #expect(report.dropped.keys.sorted() == [example.field] && report.dropped[example.field]?.count == 1)
    #expect(report.dropped[example.field]?.samples.first?.hasSuffix("places:2: \(example.text)") == true, "\(report.dropped)")
  }

  @Test("a right row drops nothing, and an empty value is none")
  func nothingDropped() throws {
    let (records, report) = try imported("id", "1")
    #expect(report.dropped.isEmpty && records[0].address.countryCode == "DE" && records[0].importance > 0.49)
  }

  @Test(
    "what a place needs still rejects it", arguments: [("name", "", "emptyName"), ("lat", "x", "badCoordinates"), ("id", "a b", "badID")])
  func rejected(_ example: (column: String, value: String, reason: String)) throws {
    let (records, report) = try imported(example.column, example.value)
    #expect(records.map(\.name) == ["B"] && report.rejectedByReason == [example.reason: 1])
  }

  @Test("a field has three samples, however many values are dropped")
  func samples() throws {
    let rows = (0..<9).map { "\($0),A\($0),\($0),2,bad" }.joined(separator: "\n")
    let mapping = #"{"fields":{"id":"id","name":"name","latitude":"lat","longitude":"lon","rating":"rating"}}"#
    let report = try GazetteerImportTests.imported("id,name,lat,lon,rating\n" + rows + "\n", format: .csv, mapping: mapping).report
    #expect(report.dropped["rating"]?.count == 9 && report.dropped["rating"]?.samples.count == 3 && report.kept == 9)
  }

  @Test("decimal commas stand in every number")
  func decimalComma() throws {
    let mapping = #"""
      {"decimal":",","delimiter":";","fields":{"id":"id","name":"name","latitude":"lat","longitude":"lon","rating":"rating","population":"people"}}
      """#
    let table = "id;name;lat;lon;rating;people\n1;A;1,5;2,5;4,5;1.200,0\n"
    let (records, report) = try GazetteerImportTests.imported(table, format: .csv, mapping: mapping)
    #expect(report.dropped.isEmpty && records[0].details?.text == #"{"population":1200.0,"rating":4.5}"#)
  }
}
