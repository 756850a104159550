// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gazetteer
import GazetteerImport
import Testing

// This target sees only what is public, as a package that depends on the library does.
//
// What follows stands in docs/swift.md as well, word by word; a test below compares them.

/// Makes an index of the shops in a CSV file and returns the number of places in it.
func makeIndex(ofShops csv: String, at path: String) throws -> Int {
  let columns = #"{"fields": {"id": "key", "name": "title", "latitude": "lat", "longitude": "lng", "locality": "town"}}"#
  var options = ImportOptions()
  options.maxRejects = .percent(50)
  let shops = ImportSource(path: csv, mapping: try SourceMapping(json: columns))
  return try IndexImport(sources: [shops], output: path, options: options).run().report.kept
}

/// The examples of the doc comments, each word by word.
private func examples() throws {
  let shops = ImportSource(path: "shops.csv", mapping: try SourceMapping.read(path: "shops.json"))
  let world = ImportSource(path: "whosonfirst-data-admin-lu")
  let mapping = try SourceMapping(json: #"{"fields": {"id": "key", "name": "title", "latitude": "lat", "longitude": "lng"}}"#)
  let limit = RejectLimit("0.5%")
  _ = (shops, world, mapping, limit)

  var options = ImportOptions()
  options.maxRejects = .percent(0.5)
  options.rejectFile = "rejected.tsv"
  options.memory = MemoryLimit("2G") ?? .standard

  let work = IndexImport(sources: [ImportSource(path: "cities.txt.gz"), ImportSource(path: "shops.ndjson")], output: "places.gaz")
  let outcome = try work.run()
  print("\(outcome.report.kept) places, \(outcome.report.rejected) rows rejected")

  if case .writing(let places, let total) = IndexImport.Stage.writing(places: 1, total: 2) { print(places, total) }
}

@Suite struct ImportExampleTests {
  private static let file = URL(filePath: #filePath)
  private static let root = file.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test("an index that the example of the page makes is found by the client") func example() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "gazetteer-example-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (csv, index) = (folder.appending(path: "shops.csv").path(), folder.appending(path: "shops.gaz").path())
    let rows = "key,title,lat,lng,town\n1,Café Sperl,48.1994,16.3594,Vienna\n2,Café Central,48.2103,16.3655,Vienna\n3,,48.2,16.4,Vienna\n"
    try rows.write(toFile: csv, atomically: true, encoding: .utf8)
    #expect(try makeIndex(ofShops: csv, at: index) == 2)
    let found = try await PlacesClient(indexPath: index).fetchAutocompleteSuggestions(with: AutocompleteRequest(query: "sperl")).get()
    #expect(found.map { if case .place(let place) = $0 { place.placeID } else { "" } } == ["1"])
  }

  @Test("what is wrong with an import is said with its cure") func failures() throws {
    let missing = IndexImport(sources: [ImportSource(path: "/nowhere/places.csv")], output: "/nowhere/places.gaz")
    #expect(throws: ImportError.fileNotFound(path: "/nowhere/places.csv")) {
      var dry = missing
      dry.options.dryRun = true
      _ = try dry.run()
    }
    #expect(throws: ImportError.self) { try SourceMapping(json: #"{"fields": {}}"#) }
  }

  @Test("docs/swift.md and doc comments show code that is compiled here") func code() throws {
    let own = try String(contentsOf: Self.file, encoding: .utf8)
    let page = try String(contentsOf: Self.root.appending(path: "docs/swift.md"), encoding: .utf8)
    let start = try #require(page.range(of: "```swift\nimport GazetteerImport\n\n"))
    let end = try #require(page.range(of: "```\n", range: start.upperBound..<page.endIndex))
    #expect(own.contains("\n\n" + page[start.upperBound..<end.lowerBound] + "\n"))
    let compiled = own.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    var shown = 0
    for path in ["ImportOptions.swift", "Formats/Mapping/SourceMapping.swift", "Index/IndexImport.swift"] {
      let text = try String(contentsOf: Self.root.appending(path: "Sources/GazetteerImport/" + path), encoding: .utf8)
      for line in text.split(separator: "\n") where line.hasPrefix("///     ") {
        #expect(compiled.contains(line.dropFirst(8).trimmingCharacters(in: .whitespaces)), "\(path): \(line)")
        shown += 1
      }
    }
    #expect(shown >= 8)
  }
}
