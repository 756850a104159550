// SPDX-License-Identifier: Apache-2.0
import GazetteerImport
import GazetteerIndex
import Testing

@Suite struct CSVTests {
  private let plain = #"{"fields":{"id":"id","name":"name","latitude":"lat","longitude":"lon"}}"#

  private func names(_ rows: String, header: String = "id,name,lat,lon\n", mapping: String? = nil) throws -> [String] {
    try imported(header + rows, format: .csv, mapping: mapping ?? plain).records.map(\.name)
  }

  @Test(arguments: [
    ("1,a,0,0\n", ["a"]), ("1,\"a, b\",0,0\n", ["a, b"]), ("1,\"a \"\"b\"\" c\",0,0\n", ["a \"b\" c"]),
    ("1,\"a\nb\r\nc\",0,0\n2,d,0,0", ["a b c", "d"]),
    ("1,a\"b,0,0\n", ["a\"b"]), ("\"1\",\"\"\"q\"\"\",\"0\",\"0\"\r\n", ["\"q\""]), ("1,a,0,0\n\n2,b,0,0\n", ["a", "b"]),
    ("1,a,0,0,more\n", ["a"]),
    ("1,\"a\n\nb\",0,0\n", ["a b"]),
  ])
  func quotingFollowsTheRFC(rows: String, expected: [String]) throws {
    #expect(try names(rows) == expected)
  }

  /// It was one reject, and every row behind it was lost with it: up to a megabyte, or to the end of the file.
  @Test(
    "a quote that never closes is an error that names the line on which it opens",
    arguments: [
      ("1,a,0,0\n2,\"b,0,0\n3,c,0,0\n", 3), ("1,\"a\nb\nc\",0,\"0\n3,c,0,0\n", 4), ("1,\"a\nb\nc\",\"0\n,0\n", 4),
      ("1,a,0,0\n2,\"" + String(repeating: "b\n", count: 600_000) + "\",0,0\n", 3),
    ])
  func openQuote(rows: String, line: Int) throws {
    let error = #expect(throws: ImportError.self) { try names(rows) }
    guard case .cutOff(_, let found, .quote)? = error else { throw try #require(error) }
    #expect(found == line)
  }

  /// Every line with a quote had the whole record read again: half a megabyte took minutes.
  @Test(.timeLimit(.minutes(30))) func aQuotedFieldOfManyLinesIsReadOnce() throws {
    let lines = String(repeating: "\"\"\n", count: 200_000)
    let (records, _) = try imported("id,name,lat,lon,note\n1,a,0,0,\"\(lines)\"\n2,b,0,0,\n", format: .csv, mapping: plain)
    #expect(records.map(\.id) == ["1", "2"])
  }

  @Test func anEscapedLineEndStandsForItself() throws {
    let mapping = #"{"escape":"\\","fields":{"id":"id","name":"name","latitude":"lat","longitude":"lon"}}"#
    #expect(try imported("id,name,lat,lon\n1,\"a\\\nb\",0,0\n", format: .csv, mapping: mapping).records.map(\.name) == ["a b"])
  }

  @Test func escapesNullsCommentsAndOtherMarksAreTakenFromTheMapping() throws {
    let mapping = ##"""
      {"delimiter":"|","quote":"'","escape":"\\","nulls":["\\N","-"],"comment":"#","header":false,
       "fields":{"id":1,"name":2,"latitude":3,"longitude":4,"locality":{"column":5,"otherwise":[6]},"countryCode":{"column":7,"lookup":"countryName"}}}
      """##
    let rows = "# one\n1|'it\\'s | x'|0|0|\\N|Town|France\n2|a\\|b|0|0|City|Town|-\n3|\\N|0|0|||\n"
    let (records, report) = try imported(rows, format: .csv, mapping: mapping)
    #expect(records.map(\.name) == ["it's | x", "a|b"])
    #expect(records.map(\.address.locality) == ["Town", "City"] && records.map(\.address.countryCode) == ["FR", nil])
    #expect(report.rejectedByReason == ["emptyName": 1])
  }

  @Test func everyPartOfAMappingHasItsEffect() throws {
    let mapping = #"""
      {"idPrefix":"x:","source":{"name":"S","license":"L","attribution":"A"},
       "fields":{"id":"id","name":"name","latitude":"lat","longitude":"lon","population":"people","website":{"constant":"https://x"},
                 "primaryType":{"column":"kind","table":{"h":"hotel","c":"cafe"},"default":"lodging"}},
       "types":["establishment"],
       "names":[{"column":"info:*","kind":"official"},{"column":"codes","kind":"abbreviation","separator":"/"}],
       "extra":{"kindCode":"kind"},
       "importance":{"steps":[{"when":{"column":"main","isOneOf":["t"]},"floor":0.9},{"when":{"column":"main","isNoneOf":["t"]},"add":0.1}]},
       "skip":[{"column":"hidden","isOneOf":["t","1"]},{"column":"lat","isOneOf":[""]}]}
      """#
    let text = """
      id,name,lat,lon,people,kind,info:de,info:ja,codes,main,hidden
      1,One,1.5,2.5,1000,h,Eins,,A/B,t,f
      2,Two,1,2,,z,,二,,f,
      3,Three,1,2,,c,,,,f,t
      4,Four,,,,c,,,,f,f
      """
    let (records, report) = try imported(text, format: .csv, mapping: mapping)
    #expect(records.map(\.id) == ["x:1", "x:2"] && report.skipped == 2 && report.rejected == 0)
    #expect(records[0].types == ["hotel", "establishment"] && records[1].primaryType == "lodging")
    #expect(
      records[0].names.map(\.text) == ["Eins", "A", "B"] && records[0].names[0].language == "de" && records[1].names[0].language == "ja")
    #expect(records.map(\.importance) == [0.9, 0.3])
    #expect(records[0].details?.text == #"{"extra":{"kindCode":"h"},"population":1000,"website":"https://x"}"#)
    #expect(records[0].source == Source(name: "S", license: "L", attribution: "A"))
  }

  @Test(arguments: [
    (#"{"fields":{"id":"id","name":"name","latitude":"lat"}}"#, "fields.longitude is missing"),
    (#"{"fields":{"id":"id","name":"name","latitude":"lat","longitude":"lon","nmae":"x"}}"#, "nmae"),
    (#"{"fields":{"id":"id","name":"name","latitude":"lat","longitude":{}}}"#, "needs a column"),
    (#"{"delimiter":"ab","fields":{"id":"id","name":"name","latitude":"lat","longitude":"lon"}}"#, "delimiter"),
    (#"{"types":["caff"],"fields":{"id":"id","name":"name","latitude":"lat","longitude":"lon"}}"#, "caff"),
    (#"{"names":[{"column":"name","kind":"nick"}],"fields":{"id":"id","name":"name","latitude":"lat","longitude":"lon"}}"#, "nick"),
    (
      #"{"fields":{"id":"id","name":"title","latitude":"lat","longitude":"lon"}}"#,
      "there is no column title; the file has id, name, lat, lon"
    ),
    (#"{"fields":{"id":0,"name":"name","latitude":"lat","longitude":"lon"}}"#, "begin at 1"),
    (#"{"header":false,"fields":{"id":1,"name":"name","latitude":3,"longitude":4}}"#, "give its number"),
    ("{", "no JSON"), ("{}", "fields is missing"), (#"{"fields":[]}"#, "fields has the wrong kind"),
  ])
  func mappingsThatMakeNoSenseAreRefusedWithTheReason(mapping: String, reason: String) {
    #expect {
      try imported("id,name,lat,lon\n1,a,0,0\n", format: .csv, mapping: mapping)
    } throws: { error in
      guard case .mappingInvalid(_, let found)? = error as? ImportError else { return false }
      return found.contains(reason)
    }
  }

  @Test func shortRowsAndBadBytesAreRejected() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("a.csv", Array("id,name,lat,lon\n1,a\n2,".utf8) + [0xff] + Array(",0,0\n3,c,0,0\n".utf8))
    var sink = MemorySink()
    let report = try ImportPipeline.run([ImportSource(path: path, mapping: try SourceMapping.parse(plain, path: "m"))], into: &sink)
    #expect(sink.records.map(\.id) == ["3"] && report.rejectedByReason == ["malformed": 1, "invalidUTF8": 1])
  }
}
