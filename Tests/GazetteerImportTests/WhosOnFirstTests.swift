// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerIndex
import Testing

@testable import GazetteerImport

/// The forms in which Who's On First is published: one feature a file, a bundle, an SQLite file. The rows are made up.
@Suite struct WhosOnFirstTests {
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private func path(_ name: String) -> String { folder.url.path + "/" + name }

  private static let places: [(id: Int, body: String)] = [
    (
      101_751_119,
      feature(
        101_751_119, "Alderburg", "locality",
        more: #""name:deu_x_preferred": ["Alderburg"], "name:fra_x_variant": ["Aldebourg"], "wof:population": 5200,"#)
    ),
    (85_687_233, feature(85_687_233, "Northmark", "region", more: #""wof:concordances": {"wd:id": "Q1"},"#)),
    (101_751_121, feature(101_751_121, "Gone", "locality", more: #""wof:superseded_by": [101751119],"#)),
  ]
  private static let alternative = feature(85_687_233, "Northmark", "region", more: #""src:alt_label": "quattroshapes","#)

  private static func feature(_ id: Int, _ name: String, _ type: String, more: String) -> String {
    """
    {
      "id": \(id),
      "type": "Feature",
      "properties": {
        "edtf:deprecated": "", \(more)
        "iso:country": "LU", "lbl:latitude": 49.61, "lbl:longitude": 6.13, "mz:is_current": 1,
        "wof:id": \(id), "wof:name": "\(name)", "wof:placetype": "\(type)"
      },
      "bbox": [6.07, 49.56, 6.2, 49.66],
      "geometry": {"coordinates": [[[6.07,49.56],[6.2,49.56],[6.2,49.66],[6.07,49.56]]], "type": "Polygon"}
    }
    """
  }

  /// The tables of a distribution, as far as they matter, in a newer and an older form.
  private func database(_ name: String, isNew: Bool = true) throws -> String {
    let database = try Connection(path: path(name), mode: .readWrite)
    try database.execute(
      isNew
        ? "CREATE TABLE geojson (id INTEGER NOT NULL, body TEXT, source TEXT, is_alt BOOLEAN, alt_label TEXT, lastmodified INTEGER);"
          + "CREATE UNIQUE INDEX geojson_by_source ON geojson (id, source);"
        : "CREATE TABLE geojson (id INTEGER NOT NULL PRIMARY KEY, body TEXT, lastmodified INTEGER);")
    try database.execute(
      "CREATE TABLE spr (id TEXT NOT NULL PRIMARY KEY, parent_id INTEGER, name TEXT, placetype TEXT, is_current INTEGER);")
    let insert = try database.prepare(
      "INSERT INTO geojson (id, body\(isNew ? ", source, is_alt" : "")) VALUES (?, ?\(isNew ? ", ?, ?" : ""))")
    func add(_ id: Int, _ body: String, isAlternative: Bool) throws {
      insert.bind(1, id)
      insert.bind(2, body)
      if isNew {
        insert.bind(3, isAlternative ? "quattroshapes" : "whosonfirst")
        insert.bind(4, isAlternative ? 1 : 0)
      }
      try insert.run()
    }
    for place in Self.places { try add(place.id, place.body, isAlternative: false) }
    if isNew { try add(85_687_233, Self.alternative, isAlternative: true) }
    return path(name)
  }

  private func write(_ name: String, _ text: String) throws {
    let url = folder.url.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// A bundle: features in nested folders, lists of them in `meta`.
  private func bundle() throws -> String {
    for place in Self.places {
      let digits = String(place.id)
      let parts = stride(from: 0, to: digits.count, by: 3).map { String(digits.dropFirst($0).prefix(3)) }
      try write("bundle/data/\(parts.joined(separator: "/"))/\(digits).geojson", place.body)
    }
    try write("bundle/data/856/872/33/85687233-alt-quattroshapes.geojson", Self.alternative)
    try write(
      "bundle/meta/whosonfirst-data-admin-lu-latest.csv",
      "bbox,id,name,parent_id,path,placetype\n\"1,2,3,4\",101751119,Alderburg,1,101/751/119/101751119.geojson,locality\n")
    try write("bundle/README.md", "Words.\n")
    return path("bundle")
  }

  private func run(_ path: String, format: SourceFormat = .auto) throws -> (records: [PlaceRecord], report: ImportReport) {
    let mapping = try SourceMapping.read(path: packageRoot.appendingPathComponent("Data/mappings/whosonfirst.json").path)
    var sink = MemorySink()
    let report = try ImportPipeline.run([ImportSource(path: path, format: format, mapping: mapping)], into: &sink)
    return (sink.records.sorted { $0.id < $1.id }, report)
  }

  @Test("file by file, as a bundle and as a database the places are the same")
  func allForms() throws {
    let lines = Self.places.map { $0.body.replacingOccurrences(of: "\n", with: " ") + "\n" }.joined()
    let expected = try run(folder.file("lines.ndjson", lines)).records
    #expect(expected.map(\.id) == ["wof:101751119", "wof:85687233"])
    #expect(expected[0].primaryType == "locality" && expected[0].names.map(\.text).contains("Aldebourg"))
    let fromBundle = try run(bundle())
    #expect(fromBundle.records == expected)
    #expect((fromBundle.report.files, fromBundle.report.leftOut, fromBundle.report.skipped, fromBundle.report.rejected) == (4, 1, 2, 0))
    for isNew in [true, false] {
      let (records, report) = try run(database("whosonfirst-\(isNew).db", isNew: isNew))
      #expect(records == expected)
      #expect(report.sources[0].format == "geojson" && (report.read, report.skipped, report.rejected) == (3, 1, 0))
    }
    #expect(try run(database("stated.db"), format: .geojson).records == expected)
  }

  @Test("a row of a database that is no feature is rejected with its number")
  func badRow() throws {
    let path = try database("bad.db")
    try Connection(path: path, mode: .readWrite).execute("UPDATE geojson SET body = '{\"id\":' WHERE id = 85687233")
    let (records, report) = try run(path)
    #expect(records.count == 1 && report.rejectedByReason == ["malformed": 1] && report.firstRejects[0].contains("bad.db:2: malformed"))
  }

  @Test("another SQLite file is refused with its tables, a damaged one with SQLite's reason")
  func otherDatabases() throws {
    try Connection(path: path("shops.db"), mode: .readWrite).execute("CREATE TABLE shop (name TEXT); CREATE TABLE town (name TEXT);")
    #expect { try run(path("shops.db")) } throws: { "\($0)".contains("shops.db: is an SQLite file with the tables shop, town; ") }
    // Nothing that a hostile schema defines is run.
    try Connection(path: path("view.db"), mode: .readWrite).execute("CREATE VIEW geojson AS SELECT 'x' AS body")
    #expect { try run(path("view.db")) } throws: {
      if case .brokenDatabase? = $0 as? ImportError { true } else { "\($0)".contains("tables") }
    }
    var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: database("whole.db"))))
    for at in 4096..<bytes.count { bytes[at] = 0x5a }
    let damaged = try folder.file("damaged.db", bytes)
    #expect { try run(damaged) } throws: { if case .brokenDatabase? = $0 as? ImportError { true } else { false } }
    let head = try folder.file("head.db", Array(bytes.prefix(100)))
    #expect { try run(head) } throws: { if case .brokenDatabase? = $0 as? ImportError { true } else { false } }
  }
}
