// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerIndex
import Testing

@testable import GazetteerImport

/// A folder, or a pattern, as a source.
@Suite struct SourceTreeTests {
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private func write(_ files: [String: String]) throws {
    for (name, text) in files {
      let url = folder.url.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
  }

  private func path(_ name: String) -> String { folder.url.path + "/" + name }

  private func run(
    _ paths: [String], mapping: String? = nil, options: ImportOptions = ImportOptions()
  ) throws -> (records: [PlaceRecord], report: ImportReport) {
    let rules = try mapping.map { try SourceMapping.parse($0, path: "mapping.json") }
    var sink = MemorySink()
    let report = try ImportPipeline.run(paths.map { ImportSource(path: $0, mapping: rules) }, options: options, into: &sink)
    return (sink.records, report)
  }

  private func line(_ id: String, _ name: String) -> String {
    #"{"id":"\#(id)","name":"\#(name)","location":{"latitude":1,"longitude":2}}"# + "\n"
  }

  private func feature(_ id: String, _ name: String) -> String {
    """
    {
      "id": "\(id)", "type": "Feature",
      "properties": {"name": "\(name)"},
      "geometry": {"type": "Point", "coordinates": [2, 1]}
    }

    """
  }

  private let columns = #"{"fields": {"id": "id", "name": "name", "latitude": "lat", "longitude": "lng"}}"#
  private let table = "id,name,lat,lng\n"

  @Test("the files of a folder are sources in the order of their names, each of its own format; others are left out and counted")
  func mixed() throws {
    try write([
      "data/b.ndjson": line("1", "Later") + line("2", "Two"), "data/a.geojson": feature("1", "Earlier"),
      "data/c/d.txt": geoNamesRow(id: "3", name: "Three"),
      "data/README.txt": "Words, and more words.\n", "data/notes.txt": "Nothing to read.\n", "data/empty.ndjson": "",
      "data/.hidden.ndjson": line("9", "No"),
    ])
    let (records, report) = try run([path("data")])
    #expect(records.map(\.name) == ["Later", "Two", "Three"] && records.map(\.id) == ["1", "2", "3"])
    let source = try #require(report.sources.first)
    #expect(source.source == path("data") && source.format == "geojson, geonames, ndjson" && report.sources.count == 1)
    #expect((source.files, source.leftOut, source.read, source.kept, source.merged) == (3, 2, 4, 3, 1))
    #expect(report.firstLeftOut.count == 2 && report.firstLeftOut[1].hasPrefix(path("data/notes.txt") + ": is of no known format"))
    #expect((report.totals.files, report.totals.leftOut) == (3, 2))
  }

  @Test("a pattern takes the files that match, as the shell would name them")
  func pattern() throws {
    try write([
      "stores/b.csv": table + "1,B,1,2\n", "stores/a.csv": table + "1,A,1,2\n2,C,x,2\n", "stores/other.json": line("9", "No"),
    ])
    let quoted = try run([path("stores/*.csv")], mapping: columns)
    let named = try run([path("stores/a.csv"), path("stores/b.csv")], mapping: columns)
    #expect(quoted.records == named.records && quoted.records.map(\.name) == ["B"])
    #expect((quoted.report.files, quoted.report.leftOut, quoted.report.merged) == (2, 0, 1))
    #expect(quoted.report.firstRejects == [path("stores/a.csv") + ":3: badCoordinates: x, 2"])
  }

  @Test func aRejectFileNamesTheFileOfEachRow() throws {
    try write(["s/a.ndjson": line("1", "A") + "broken\n", "s/b.ndjson": line("2", "B") + line("3", "")])
    var options = ImportOptions()
    options.rejectFile = path("s/rejected.tsv")
    _ = try run([path("s")], options: options)
    let rejected = try String(contentsOfFile: path("s/rejected.tsv"), encoding: .utf8).split(separator: "\n")
    #expect(rejected.count == 3)
    #expect(rejected[1].hasPrefix(path("s/a.ndjson") + "\t2\tmalformed") && rejected[2].hasPrefix(path("s/b.ndjson") + "\t2\temptyName"))
  }

  @Test("side files of a folder are read before its places, and count as sources of their own")
  func sideFiles() throws {
    try write([
      "g/a.txt": geoNamesRow(id: "1", name: "Town", country: "AD", admin1: "06"),
      "g/zAdmin.txt": "AD.06\tSant Julià de Lòria\tSant Julia de Loria\t3039162\n",
    ])
    let (records, report) = try run([path("g")])
    #expect(records.map(\.address.administrativeArea1) == ["Sant Julià de Lòria"])
    #expect(report.sources.map(\.format) == ["admin1CodesASCII", "geonames"] && report.sources[1].files == 1)
    try FileManager.default.removeItem(atPath: path("g/a.txt"))
    #expect(throws: ImportError.onlySideFiles(path: path("g"))) { try run([path("g")]) }
  }

  @Test("a folder without a file that can be read is an error that names the reason")
  func nothingToRead() throws {
    try FileManager.default.createDirectory(atPath: path("empty/deep"), withIntermediateDirectories: true)
    #expect(throws: ImportError.noReadableFile(path: path("empty"), example: nil)) { try run([path("empty")]) }
    #expect(throws: ImportError.fileNotFound(path: path("*.xyz"))) { try run([path("*.xyz")]) }
    #expect(throws: ImportError.fileNotFound(path: path("none"))) { try run([path("none")]) }
    try write(["csv/a.csv": "key,worth\n1,A\n"])
    #expect { try run([path("csv")]) } throws: { "\($0)".contains("a.csv: no column is surely the position") }
    try write(["wrong/a.csv": "key,title\n1,A\n"])
    #expect { try run([path("wrong")], mapping: columns) } throws: { "\($0)".contains("a.csv: mapping cannot be used") }
  }

  @Test("a table that the mapping does not fit is left out beside features, but is an error beside tables that it fits")
  func misfits() throws {
    let mapping = #"{"fields": {"id": "id", "name": "name", "latitude": "lat?", "longitude": "lng?"}}"#
    try write(["bundle/meta/list.csv": "key,title\n1,A\n", "bundle/data/1.geojson": feature("1", "A"), "bundle/zlist.csv": "key\n1\n"])
    let (records, report) = try run([path("bundle")], mapping: mapping)
    #expect(records.map(\.name) == ["A"] && report.leftOut == 2)
    try write(["bundle/table.csv": "id,name,lat,lng\n2,B,1,2\n"])
    #expect { try run([path("bundle")], mapping: mapping) } throws: { "\($0)".contains("meta/list.csv") }
  }

  @Test("the index that is written, and files on their way, are no sources")
  func ownFiles() throws {
    try write(["all/a.ndjson": line("1", "A"), "all/out.gaz.1.staged": line("7", "No"), "all/changes.ndjson.22.new": line("8", "No")])
    let work = IndexImport(sources: [ImportSource(path: path("all"))], output: path("all/out.gaz"))
    #expect(try work.run().summary?.places == 1)
    let first = try Data(contentsOf: URL(fileURLWithPath: path("all/out.gaz")))
    try write(["all/b.ndjson": line("2", "B")])
    #expect(try work.run().summary?.places == 2)
    try FileManager.default.removeItem(atPath: path("all/b.ndjson"))
    #expect(try work.run().report.files == 1)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path("all/out.gaz"))) == first)
  }

  @Test("a file that cannot be read ends the import")
  func broken() throws {
    try write(["z/a.ndjson": line("1", "A")])
    _ = try folder.file("z/b.ndjson.gz", [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 1, 2])
    #expect { try run([path("z")]) } throws: { if case .brokenGzip? = $0 as? ImportError { true } else { false } }
  }

  @Test("more files than a small number can count are still separate sources")
  func manySources() throws {
    var text = [String: String]()
    for number in 0..<300 { text["many/\(number % 10)/\(number).geojson"] = feature("\(number)", "Place \(number)") }
    text["many/9/z.geojson"] = feature("7", "Again")
    try write(text)
    let (records, report) = try run([path("many")])
    #expect(records.count == 300 && report.merged == 1 && report.files == 301)
    #expect(records.first { $0.id == "7" }?.name == "Again")
  }
}
