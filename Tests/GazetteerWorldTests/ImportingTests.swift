// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerBase
import GazetteerImport
import GazetteerIndex
import GazetteerWorld
import Testing

/// The embedded data through the import that users run.
@Suite struct ImportingTests {
  @Test func everyRowIsKeptAsItIs() throws {
    var sink = MemorySink()
    let report = try ImportPipeline.run(try GazetteerData.placeFiles().map { ImportSource(path: $0) }, into: &sink)
    #expect(report.firstRejects == [] && report.rejected == 0 && report.merged == 0 && report.repaired == [:])
    #expect(Set(report.sources.map(\.format)) == ["ndjson"])
    #expect(report.kept == (try EmbeddedRows.all().count) && sink.records.count == report.kept)
    #expect(sink.records.filter { $0.details?.text.contains("\"extra\"") == true }.map(\.id) == [])
  }

  @Test func everyNameArrives() throws {
    var sink = MemorySink()
    _ = try ImportPipeline.run(try GazetteerData.placeFiles().map { ImportSource(path: $0) }, into: &sink)
    let rows = Dictionary(try EmbeddedRows.all().map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    #expect(sink.records.filter { $0.names.count != rows[$0.id]?.names.count }.map(\.id) == [])
    #expect(sink.records.filter { $0.importance < 0.1 }.map(\.id) == [])
  }

  @Test func mappingsAreThereAndCanBeRead() throws {
    let folder = try GazetteerData.mappingsFolder()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".json") }
    #expect(Set(names).isSuperset(of: ["openflights-airports.json", "trainline-stations.json", "gazetteer-csv.json"]))
    for name in names { _ = try SourceMapping.read(path: folder + "/" + name) }
  }
}
