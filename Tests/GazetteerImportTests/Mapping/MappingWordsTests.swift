// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import Testing

@testable import GazetteerImport

/// Words of categories, tables that keep what they lack, and texts made of parts.
@Suite struct MappingWordsTests {
  private static func mapping(_ field: String, _ extra: String = "{}") -> String {
    #"{"fields":{"id":"id","name":"name","latitude":"lat","longitude":"lon",\#(field)},"extra":\#(extra)}"#
  }

  private static func row(_ id: Int, _ members: String) -> String {
    #"{"id":\#(id),"name":"N\#(id)","lat":1,"lon":\#(id),\#(members)}"#
  }

  @Test("placeType knows the words for types in any language")
  func words() throws {
    let rows = ["Bahnhof", "gare", "музей", "Italian Restaurant", "Kino", "nonsense"].enumerated().map { Self.row($0, #""kind":"\#($1)""#) }
    let (records, report) = try imported(
      rows.joined(separator: "\n") + "\n", format: .ndjson,
      mapping: Self.mapping(#""primaryType":{"path":"kind","lookup":"placeType"}"#))
    #expect(records.map(\.primaryType) == ["train_station", "train_station", "museum", "italian_restaurant", "movie_theater", nil])
    #expect(report.unknownTypes == ["nonsense": 1])
  }

  @Test("with else keep, a text that a table lacks stays as it is; without, it is no value and counted")
  func keep() throws {
    let rows = [Self.row(1, #""b":"zc""#), Self.row(2, #""b":"Lion""#)].joined(separator: "\n") + "\n"
    for (rule, values, dropped) in [(#","else":"keep""#, ["Zebra", "Lion"], 0), ("", ["Zebra"], 1), (#","else":"drop""#, ["Zebra"], 1)] {
      let (records, report) = try imported(
        rows, format: .ndjson, mapping: Self.mapping(#""phone":"tel""#, #"{"brand":{"path":"b","table":{"zc":"Zebra"}\#(rule)}}"#))
      #expect(records.compactMap { try? $0.details?.members().texts(ofExtra: "brand").first } == values)
      #expect((report.dropped["extra.brand"]?.count ?? 0) == dropped)
    }
  }

  @Test("parts of which only constants are there give no text")
  func constants() throws {
    let rows = [Self.row(1, #""town":"Ulm""#), Self.row(2, #""town":"""#)].joined(separator: "\n") + "\n"
    let (records, _) = try imported(
      rows, format: .ndjson, mapping: Self.mapping(#""editorialSummary":{"parts":[{"constant":"Shop in"},"town"]}"#))
    #expect(records.map { $0.details?.text.contains("Shop in Ulm") ?? false } == [true, false])
    #expect(records[1].details == nil)
  }

  @Test(
    "parts that give nothing sensible are refused",
    arguments: [
      (#""rating":{"parts":["a","b"]}"#, "parts make a text, and this field is a number"),
      (#""viewport":{"parts":["a","b"]}"#, "this field is no text"), (#""street":{"parts":[]}"#, "parts is empty"),
      (#""street":{"parts":["a"],"column":"b"}"#, "both parts and column"),
      (#""street":{"parts":[{"constant":"x"},{"constant":"y"}]}"#, "every row would have the same text"),
      (#""street":{"column":"a","between":"-"}"#, "there are none"),
      (#""street":{"column":"a","else":"keep"}"#, "needs a table or a lookup"),
      (#""street":{"column":"a","table":{},"else":"stay"}"#, "stay is unknown; known are drop, keep"),
    ])
  func refusals(_ field: String, _ words: String) {
    do {
      _ = try SourceMapping(json: Self.mapping(field))
      Issue.record("\(field) was taken")
    } catch { #expect("\(error)".contains(words), "\(error)") }
  }
}
