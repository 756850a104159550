// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerImport
import GazetteerIndex
import Testing

@Suite struct PipelineTests {
  private func line(_ id: String, _ name: String = "N", latitude: Double = 1) -> String {
    #"{"id":"\#(id)","name":"\#(name)","location":{"latitude":\#(latitude),"longitude":2}}"# + "\n"
  }

  private func run(_ texts: [String], _ options: ImportOptions = ImportOptions()) throws -> (records: [PlaceRecord], report: ImportReport) {
    let folder = try TemporaryFolder()
    let specs = try texts.enumerated().map { ImportSource(path: try folder.file("s\($0.offset)", $0.element)) }
    var sink = MemorySink()
    let report = try ImportPipeline.run(specs, options: options, into: &sink)
    return (sink.records, report)
  }

  @Test func laterSourcesWinAndTwiceInOneSourceIsAReject() throws {
    let (records, report) = try run([line("1", "old") + line("2") + line("1", "again"), line("1", "new") + line("3")])
    #expect(records.map(\.name) == ["new", "N", "N"])
    #expect((report.read, report.kept, report.merged) == (5, 3, 1) && report.rejectedByReason == ["duplicateID": 1])
    #expect(report.sources.map(\.kept) == [2, 1])
  }

  @Test func aDryRunCountsTheSameAndStoresNothing() throws {
    var options = ImportOptions()
    options.dryRun = true
    let texts = [line("1") + line("2") + line("1") + line("x", latitude: 95), line("1") + line("3")]
    let dry = try run(texts, options)
    var real = try run(texts).report
    real.dryRun = true
    #expect(dry.records.isEmpty)
    #expect(dry.report.sources.map(\.rejected) == real.sources.map(\.rejected) && dry.report.totals == real.totals)
  }

  @Test func rejectLimitsAreKept() throws {
    let text = line("1") + line("2", latitude: 95) + line("3", latitude: 96) + line("4")
    var options = ImportOptions()
    for (limit, passes) in [("2", true), ("1", false), ("50%", true), ("49.9%", false), ("0", false), ("100%", true)] {
      options.maxRejects = RejectLimit(limit)
      if passes {
        #expect(try run([text], options).report.rejected == 2)
      } else {
        #expect {
          try run([text], options)
        } throws: { error in
          guard case .tooManyRejects(_, _, let stated, let example)? = error as? ImportError else { return false }
          return stated == limit && example.contains("badCoordinates")
        }
      }
    }
  }

  @Test(arguments: ["", "-1", "101%", "x", "1.5", "-2%", "%"])
  func limitsThatAreNoneAreRefused(text: String) {
    #expect(RejectLimit(text) == nil)
  }

  @Test func rejectsAreWrittenWithReasonLineAndText() throws {
    let folder = try TemporaryFolder()
    var options = ImportOptions()
    options.rejectFile = folder.url.appendingPathComponent("rejects.tsv").path
    let path = try folder.file("in.ndjson", line("1") + line("2", "a\\u0007\\tb") + "{\"a\":\tx\n" + line("4 5"))
    var sink = MemorySink()
    _ = try ImportPipeline.run([ImportSource(path: path)], options: options, into: &sink)
    let rows = try String(contentsOfFile: options.rejectFile ?? "", encoding: .utf8).split(separator: "\n").map {
      $0.split(separator: "\t")
    }
    #expect(rows[0] == ["source", "line", "reason", "text"])
    #expect(rows[1][1...3] == ["2", "controlCharacters", #"a\u{7}\tb"#])
    #expect(rows[2][1...2] == ["3", "malformed"] && rows[2][3].hasSuffix("{\"a\":\\tx"))
    #expect(rows[3][1...3] == ["4", "badID", "4 5"])
  }

  @Test func longOffendingTextIsClipped() throws {
    let (_, report) = try run([line("1") + line("2", String(repeating: "x", count: 5000))])
    #expect(report.rejectedByReason == ["overlongText": 1] && report.firstRejects[0].count < 400)
  }

  @Test(arguments: [
    ("", "holds no rows"), ("   \n \n", "holds no rows"), ("[1, 2]", "JSON array"), ("[{\"id\":1}]", "none of 1 rows"), ("<xml/>", "XML"),
    ("a,b,c\n1,2,3\n", "no column is surely the position; the likeliest are a, b, c"),
    ("just words\n", "no known format"),
    ("1\t2\tde\tName\t\t\t\t\n", "no source of places"),
    ("\u{0}\u{1}", "no text"), ("{\"id\":\"1\"}\n", "none of 1 rows"),
  ])
  func sourcesThatCannotBeUsedAreRefusedWithTheCure(text: String, cure: String) {
    #expect {
      try run([text])
    } throws: { error in
      String(describing: error).contains(cure)
    }
  }

  @Test("UTF-16 with its mark is read as UTF-8 is", arguments: [true, false])
  func utf16(isBigEndian: Bool) throws {
    let folder = try TemporaryFolder()
    let units = Array(("\u{feff}" + line("1", "Ü𝄞")).utf16)
    let bytes = units.flatMap { isBigEndian ? [UInt8($0 >> 8), UInt8($0 & 255)] : [UInt8($0 & 255), UInt8($0 >> 8)] }
    var sink = MemorySink()
    _ = try ImportPipeline.run([ImportSource(path: try folder.file("u", bytes))], into: &sink)
    #expect(sink.records.map(\.name) == ["Ü𝄞"])
  }

  @Test func standardInputIsReadOnceOnly() {
    var sink = MemorySink()
    #expect(throws: ImportError.standardInputTwice) {
      try ImportPipeline.run([ImportSource(path: "-"), ImportSource(path: "-")], into: &sink)
    }
  }

  @Test func aSideFileWithMissingColumnsStopsTheImport() throws {
    let folder = try TemporaryFolder()
    let specs = [
      ImportSource(path: try folder.file("p.txt", geoNamesRow())),
      ImportSource(path: try folder.file("countryInfo.txt", "#c\nAD\tAND\n")),
    ]
    var sink = MemorySink()
    #expect {
      try ImportPipeline.run(specs, into: &sink)
    } throws: { error in
      guard case .wrongColumns(_, 2, 2, _)? = error as? ImportError else { return false }
      return true
    }
  }

  @Test func progressThatThrowsEndsTheImport() throws {
    struct Stop: Error {}
    let folder = try TemporaryFolder()
    let path = try folder.file("many", (0..<20_000).map { line("\($0)") }.joined())
    var seen: [ImportProgress] = []
    var sink = MemorySink()
    #expect(throws: Stop.self) {
      try ImportPipeline.run([ImportSource(path: path)], into: &sink) { progress in
        seen.append(progress)
        if seen.count == 2 { throw Stop() }
      }
    }
    #expect(seen.map(\.rowsRead) == [8192, 16384])
    #expect(seen[1].bytesTaken <= seen[1].bytesTotal ?? 0 && seen[0].bytesTaken > 0)
  }

  @Test func reportsSurviveJSON() throws {
    let report = try run([line("1") + line("2", latitude: 95)]).report
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(report)
    #expect(try JSONDecoder().decode(ImportReport.self, from: data) == report)
    #expect(
      String(decoding: data, as: UTF8.self).contains(#""totals":{"deleted":0,"format":"all","gathered":0,"kept":1,"merged":0,"read":2"#))
  }
}
