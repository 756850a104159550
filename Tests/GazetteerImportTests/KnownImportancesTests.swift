// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerImport
import GazetteerIndex
import Testing

/// Importances by entry in Wikidata or article in Wikipedia.
@Suite struct KnownImportancesTests {
  private static let places = [
    #"{"id":"a","name":"Alpha","location":{"latitude":1,"longitude":1},"importance":0.1,"extra":{"wikidata":"Q1"}}"#,
    #"{"id":"b","name":"Beta","location":{"latitude":1,"longitude":1},"importance":0.1,"extra":{"wikipedia":"de:Neue Stadt"}}"#,
    #"{"id":"c","name":"Gamma","location":{"latitude":1,"longitude":1},"importance":0.1,"extra":{"wikidata":"Q3"}}"#,
    #"{"id":"d","name":"Delta","location":{"latitude":1,"longitude":1},"importance":0.1}"#,
  ]

  private func file(_ name: String, _ text: String) throws -> String {
    let path = FileManager.default.temporaryDirectory.appending(path: "known-\(UUID().uuidString)-\(name)").path
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  private func imported(_ importances: String) throws -> (report: ImportReport, importances: [Double]) {
    var options = ImportOptions()
    options.importancesPath = try file("importances.tsv", importances)
    var sink = MemorySink()
    let source = ImportSource(path: try file("places.ndjson", Self.places.joined(separator: "\n") + "\n"))
    let report = try ImportPipeline.run([source], options: options, into: &sink)
    return (report, sink.records.map(\.importance))
  }

  @Test(
    "an entry or an article gives its importance, the greatest of several",
    arguments: [
      "language\ttype\ttitle\timportance\twikidata_id\r\nen\ta\tAlpha\t0.5\tQ1\r\nfr\ta\tAlfa\t0.7004\tQ1\r\nde\ta\tNeue_Stadt\t0.3\tQ2\r\n",
      "title\tlanguage\timportance\twikidata\nAlpha\ten\t0.7\tQ1\nNeue Stadt\tde\t0.3\t\n", "Q1\t0.7\nde:Neue_Stadt\t0.3\n",
    ])
  func gives(importances: String) throws {
    let result = try imported(importances)
    #expect(result.importances == [0.7, 0.3, 0.1, 0.1] && result.report.importancesTaken == 2)
  }

  @Test(
    "a file of another form is refused with its line",
    arguments: [
      ("Q1\t1.5\n", 1), ("Q1\t0.5\nQ2\tmuch\n", 2), ("a\tb\tc\n", 1), ("importance\n0.5\n", 1),
      ("language\ttitle\timportance\nde\t\t0.5\n", 2),
    ])
  func refuses(importances: String, line: Int) throws {
    #expect {
      _ = try imported(importances)
    } throws: { error in
      guard case .wrongColumns(_, let found, _, let expected) = error as? ImportError else { return false }
      return found == line && expected.contains("wikidata_id")
    }
    #expect(throws: ImportError.self) { try imported("\n") }
  }

  @Test(
    "populations are read as people write them",
    arguments: [
      ("12,345", 12_345), ("12 345", 12_345), ("~5000", 5000), ("ca. 5000", 5000), ("1200 (2011)", 1200), ("1200;1190", 1200),
      ("many", nil), ("0", nil),
      ("census of 1990", nil),
    ] as [(String, Int?)])
  func populations(text: String, expected: Int?) throws {
    let path = try file(
      "town.osm",
      #"<osm version="0.6"><node id="1" lat="1" lon="1"><tag k="place" v="town"/><tag k="name" v="Ort"/><tag k="population" v="\#(text)"/></node></osm>"#
    )
    var sink = MemorySink()
    _ = try ImportPipeline.run([ImportSource(path: path)], into: &sink)
    #expect(try sink.records.first?.details?.members().population == expected)
  }

  @Test("houses at the nodes of an interpolation way have its street, unless they name their own")
  func interpolationWays() throws {
    let path = try file(
      "way.osm",
      #"""
      <osm version="0.6">
      <node id="1" lat="48.1" lon="15"><tag k="addr:housenumber" v="2"/></node>
      <node id="2" lat="48.101" lon="15"><tag k="addr:housenumber" v="10"/></node>
      <node id="3" lat="48.102" lon="15"><tag k="addr:housenumber" v="1"/><tag k="addr:street" v="Gasse"/></node>
      <way id="4"><nd ref="1"/><nd ref="2"/><nd ref="3"/><tag k="addr:interpolation" v="even"/><tag k="addr:street" v="Weg"/></way>
      </osm>
      """#)
    var sink = MemorySink()
    _ = try ImportPipeline.run([ImportSource(path: path)], into: &sink)
    #expect(sink.records.map(\.name).sorted() == ["Gasse", "Weg"])
    #expect(sink.records.first { $0.name == "Weg" }?.houseNumbers.houses.map(\.number).sorted() == ["10", "2"])
  }
}
