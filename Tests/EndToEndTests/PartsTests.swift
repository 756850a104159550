// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import GazetteerIndex
import GazetteerPlaces
import Testing

@testable import GazetteerCLI
@testable import GazetteerEngine
@testable import GazetteerImport
@testable import GazetteerService

/// The command's own small parts.
@Suite struct PartsTests {
  @Test(
    "every failure has its exit code",
    arguments: [
      (ContractError(.invalidArgument, ""), 64), (ContractError(.notFound, ""), 66), (ContractError(.deadlineExceeded, ""), 75),
      (ContractError(.unavailable, ""), 75), (ContractError(.cancelled, ""), 130), (ContractError(.internal, ""), 70),
      (ImportError.standardInputTwice, 64), (ImportError.columnUnclear(path: "", field: "", likeliest: []), 64),
      (ImportError.notInDegrees(path: "", columns: [], example: ""), 65), (ImportError.emptySource(path: ""), 65),
      (ImportError.needsFile(path: ""), 64), (ImportError.brokenOpenStreetMap(path: "", reason: ""), 65),
      (ImportError.unreadablePBF(path: "", feature: ""), 65), (ImportError.noReadableFile(path: "", example: nil), 66),
      (ImportError.noReadableFile(path: "", example: ""), 65),
      (ImportError.changesWithoutBase(path: ""), 64), (ImportError.foreignBase(path: "", base: ""), 65),
      (ImportError.unnumberedElement(path: "", number: -1), 65),
      (ImportError.unreadableIndex(path: "", reason: ""), 69), (ImportError.brokenDatabase(path: "", reason: ""), 65),
      (ImportError.brokenGzip(path: "", reason: ""), 65), (ImportError.cutOff(path: "", line: 1, part: .object), 65),
      (ImportError.partialAnswer(path: "", remark: ""), 65), (ImportError.foreignCoordinates(path: "", system: ""), 65),
      (ImportError.tooManyDeletes(deleted: 1, of: 1, base: "", limit: ""), 65), (ImportError.unknownTimeZone(""), 64),
      (ImportError.tooManyRejects(rejected: 1, read: 1, limit: "", example: ""), 65),
      (ImportError.nothingKept(read: 1, example: ""), 65), (ImportError.fileNotFound(path: ""), 66),
      (ImportError.isDirectory(path: ""), 66),
      (ImportError.unreadable(path: "", reason: ""), 66), (ImportError.unwritable(path: "", reason: ""), 73),
      (IndexError.notFound(path: ""), 66), (IndexError.isDirectory(path: ""), 66), (IndexError.unreadable(path: "", reason: ""), 66),
      (IndexError.notAnIndex(path: ""), 69), (IndexError.versionMismatch(path: "", found: 1, expected: 2), 69),
      (IndexError.damaged(path: "", reason: ""), 69), (IndexError.cannotWrite(path: "", reason: ""), 73),
      (IndexError.missingFeature(""), 70), (Patience.DeadlineExceeded(), 75), (CancellationError(), 130),
    ] as [(any Error & Sendable, Int32)])
  func exitCodes(error: any Error & Sendable, code: Int32) {
    #expect(ExitStatus(error).rawValue == code)
  }

  @Test("a message is one line of at most 300 characters without control characters, and keeps its cure")
  func messages() {
    let path = String(repeating: "folder/", count: 200) + "a\u{1b}[31m\n.csv"
    let text = TerminalText.message("\(ImportError.fileNotFound(path: path))", after: "gazetteer: ")
    #expect(
      text.unicodeScalars.count == 300 && text.hasPrefix("gazetteer: folder/")
        && text.hasSuffix("a·[31m·.csv: no such file; check the path"))
    let long = TerminalText.message(String(repeating: "many words ", count: 100) + "the cure", after: "")
    #expect(long.unicodeScalars.count == 300 && long.hasSuffix("many words the cure"))
    #expect(TerminalText.message("short\r\nand\u{9b}plain", after: "x: ") == "x: short··and·plain")
    let values = TerminalText.message(
      String(repeating: "a", count: 200) + " is not " + String(repeating: "é", count: 200) + "; cure", after: "")
    #expect(values.unicodeScalars.count == 300 && values.contains("a is not é") && values.hasSuffix("é; cure"))
    #expect(TerminalText.shown("a\tb\n\u{7f}\u{85}é") == "a\tb\n··é")
  }

  @Test("control characters of a place come to no list")
  func rows() {
    let lines = RowLayout(width: nil, isBold: true).lines([(marks: [0..<2], cells: ["a\u{1b}]0;x\u{7}", "b\nc", "", "", "id\u{9b}1"])])
    #expect(lines == ["\u{1b}[1ma·\u{1b}[0m]0;x·  b·c  id·1"])
  }

  @Test("on a narrow terminal the address and the id give way, and the name last")
  func narrowRows() {
    let cells = [
      "Sydney Kingsford Smith Airport", "Mascot, Sydney, New South Wales, Australia", "international airport", "12 km",
      "airport-sydney-kingsford-smith",
    ]
    func row(_ width: Int) -> String { RowLayout(width: width, isBold: false).lines([(marks: [], cells: cells)])[0] }
    #expect(row(200).hasSuffix("airport-sydney-kingsford-smith") && row(200).contains("Wales, Australia"))
    #expect(ColumnWidth.of(row(116)) == 116 && row(116).contains("Mascot, Sydney, New Sou…  ") && row(116).hasSuffix("kingsford-sm…"))
    for width in [100, 90, 84] {
      #expect(ColumnWidth.of(row(width)) == width && row(width).hasPrefix("Sydney Kingsford Smith Airport  "), "\(row(width))")
    }
    #expect(ColumnWidth.of(row(70)) == 70 && row(70).hasPrefix("Sydney Kingsford Sm"))
  }

  @Test("options speak for the sources after them, at the end for those that have none")
  func sourceArguments() {
    func sources(_ line: String) -> [SourceArgument] { SourceArguments.sources(in: line.split(separator: " ").map(String.init)) }
    #expect(
      sources("a --format csv --mapping m b --format=ndjson - --dry-run --output x c") == [
        SourceArgument(path: "a"), SourceArgument(path: "b", format: "csv", mapping: "m"),
        SourceArgument(path: "-", format: "ndjson", mapping: "m"), SourceArgument(path: "c", format: "ndjson", mapping: "m"),
      ])
    #expect(
      sources("a --format csv b --mapping m") == [
        SourceArgument(path: "a", mapping: "m"), SourceArgument(path: "b", format: "csv", mapping: "m"),
      ])
    #expect(
      sources("--format csv --fetch osm:europe/andorra b --country US") == [
        SourceArgument(path: "osm:europe/andorra", isFetched: true), SourceArgument(path: "b", format: "csv", country: "US"),
      ])
    #expect(sources("--country US a") == [SourceArgument(path: "a", country: "US")])
    #expect(sources("--max-rejects 5 -- --odd -name") == [SourceArgument(path: "--odd"), SourceArgument(path: "-name")])
  }

  @Test("the options with a value are those of the help")
  func optionsWithValue() {
    let words = ImportCommand.helpMessage().split { $0 == " " || $0 == "\n" }.map(String.init)
    let options = zip(words, words.dropFirst()).filter { $0.0.hasPrefix("--") && $0.1.hasPrefix("<") }.map(\.0)
    #expect(Set(options) == SourceArguments.optionsWithValue)
  }

  @Test(
    "East Asian characters take two columns, marks none",
    arguments: [
      ("Paris", 5), ("東京", 4), ("e\u{301}", 1), ("ガ", 2), ("한국", 4), ("Ａ", 2), ("नई", 2), ("", 0), ("🗼", 2), ("القاهرة", 7),
    ])
  func columns(text: String, width: Int) {
    #expect(ColumnWidth.of(text) == width)
  }

  @Test("cut text fits, whatever its characters", arguments: ["Paris", "東京タワー", "e\u{301}e\u{301}e\u{301}", ""])
  func cut(text: String) {
    for columns in 1...12 {
      let cut = ColumnWidth.cut(text, to: columns)
      #expect(ColumnWidth.of(cut) <= columns)
      #expect(cut == text || cut.hasSuffix("…") && ColumnWidth.of(text) > columns)
    }
  }

  @Test(
    "distances are told as people tell them",
    arguments: [
      (0.4, "0 m"), (950, "950 m"), (999.7, "1.0 km"), (1234, "1.2 km"), (9949, "9.9 km"), (9951, "10 km"), (12_345_678, "12,346 km"),
    ])
  func distances(meters: Double, text: String) {
    #expect(distanceText(meters: meters) == text)
  }

  @Test("the table marks letters on a terminal and keeps to its width")
  func table() {
    let suggestion = PlaceSuggestion(
      placeID: "t", mainText: MarkedText("東京タワー", matches: [0..<2]), secondaryText: MarkedText("4-2-8 Shibakoen, Minato, Tokyo, Japan"),
      types: ["observation_deck"], primaryType: "observation_deck", distanceMeters: nil, location: GeoPoint(latitudeE7: 0, longitudeE7: 0),
      importance: 1, score: 1, matchLabel: .nameStart, origin: .typed, matchedName: nil)
    let plain = SuggestionTable(origin: nil, width: 60, isBold: false).lines([.place(suggestion)])
    #expect(plain == ["東京タワー  4-2-8 Shibakoen, Minato, T…  observation deck  t"])
    #expect(ColumnWidth.of(plain[0]) <= 60)
    let bold = SuggestionTable(origin: nil, width: nil, isBold: true).lines([.place(suggestion)])
    #expect(bold == ["\u{1B}[1m東京\u{1B}[0mタワー  4-2-8 Shibakoen, Minato, Tokyo, Japan  observation deck  t"])
  }

  @Test("progress tells rate and time left")
  func progress() {
    let reading = ImportProgress(source: "a/cities.txt", rowsRead: 50_000, rejected: 0, bytesTaken: 250, bytesTotal: 1000)
    #expect(
      ProgressText(.reading(reading), elapsed: .seconds(5)).text(barWidth: 8)
        == "reading ██░░░░░░ 25 %  50,000 rows  10,000/s  0:15 left  cities.txt")
    let piped = ImportProgress(source: "-", rowsRead: 1000, rejected: 0, bytesTaken: 250, bytesTotal: nil)
    #expect(ProgressText(.reading(piped), elapsed: .seconds(2)).text(barWidth: 8) == "reading  1,000 rows  500/s  -")
    #expect(ProgressText(.writing(places: 3, total: 4), elapsed: .seconds(3)).text(barWidth: 0) == "writing 75 %  3 places  1/s  0:01 left")
    #expect(ProgressText.clock(3725) == "1:02:05")
  }
}
