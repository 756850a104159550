// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import Testing

@testable import GazetteerImport

/// What only travels with a place nests at most 64 deep. Deeper ones were once taken in and then left out of every answer, unseen, together with all
/// other details of their place.
@Suite struct NestingTests {
  /// A record whose details have so many levels: the details themselves, `extra` in them, and arrays in that.
  private func record(levels: Int) -> String {
    let arrays = levels - 2
    return #"{"id":"a","name":"N","location":{"latitude":1,"longitude":2},"phone":"+1","deep":"#
      + String(repeating: "[", count: arrays) + String(repeating: "]", count: arrays) + "}"
  }

  /// A place without details: an import that can use no row is an error.
  private static let other = #"{"id":"other","name":"Other","location":{"latitude":1,"longitude":2}}"#

  @Test("64 levels of details are kept, with all other details", arguments: [3, 10, 64])
  func kept(levels: Int) throws {
    let (records, report) = try imported(record(levels: levels))
    #expect(report.rejectedByReason.isEmpty)
    let details = try JSONReader.value(of: try #require(records.first?.details).text)
    #expect(details.nesting == levels && details["phone"]?.string == "+1")
  }

  @Test("more keep the place out, with the reason and the member", arguments: [65, 66, 120])
  func refused(levels: Int) throws {
    let (records, report) = try imported(record(levels: levels) + "\n" + Self.other)
    #expect(records.map(\.id) == ["other"] && report.rejectedByReason == ["tooDeep": 1])
    #expect(report.firstRejects.first?.contains("deep nests too deep: details have at most 64 levels") == true)
  }

  @Test("every format has the same limit")
  func formats() throws {
    let deep = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    let feature = #"{"type":"Feature","geometry":{"type":"Point","coordinates":[2,1]},"properties":{"id":"a","name":"N","deep":\#(deep)}}"#
    let other = #"{"type":"Feature","geometry":{"type":"Point","coordinates":[2,1]},"properties":{"id":"b","name":"N"}}"#
    #expect(try imported(feature + "\n" + other).report.rejectedByReason == ["tooDeep": 1])
    let table = "id,name,lat,lon,details\na,N,1,2,\"{\"\"deep\"\":\(deep)}\"\nb,N,1,2,\n"
    let mapping = #"{"fields":{"id":"id","name":"name","latitude":"lat","longitude":"lon","details":"details"}}"#
    #expect(try imported(table, format: .csv, mapping: mapping).report.rejectedByReason == ["tooDeep": 1])
  }
}
