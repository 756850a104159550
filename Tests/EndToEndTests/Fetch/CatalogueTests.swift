// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerImport
import GazetteerIndex
import Testing

@testable import GazetteerCLI

/// The catalogue of public files, and the small parts of a fetch.
@Suite struct CatalogueTests {
  @Test("every entry can be resolved, and stays in its folder of the cache")
  func entries() throws {
    let catalogue = try SourceCatalogue.read()
    #expect(catalogue.publishers.map(\.key) == ["geonames", "openaddresses", "osm", "overture"])
    let examples = ["REGION": "europe/andorra", "COUNTRY": "DE", "SOURCE": "us/ca/berkeley", "WEST,SOUTH,EAST,NORTH": "7.4,43.7,7.5,43.8"]
    for listed in catalogue.names(from: "") {
      let name = examples.reduce(listed.name) { $0.replacing($1.key, with: $1.value) }
      let file = try catalogue.file(name)
      #expect(file.url?.hasPrefix("https://") ?? (file.tool(writing: "x")?.contains("x") == true))
      #expect(file.path.hasPrefix("\(file.publisher.key)/") && !file.path.contains("{"))
      #expect(file.format.map { SourceFormat(rawValue: $0) != nil } ?? true)
      if let mapping = file.mapping { #expect(EmbeddedData.mappingNames.contains(mapping)) }
      for companion in file.companions { #expect(throws: Never.self) { try catalogue.file(companion) } }
    }
  }

  @Test("regions have countries that exist, and lie in a region that is listed")
  func regions() throws {
    let regions = try #require(try SourceCatalogue.read().publishers.first { $0.key == "osm" }?.regions)
    let codes = Set(try EmbeddedData.countries().map(\.code))
    #expect(regions.count > 190)
    for (region, country) in regions {
      #expect(country.isEmpty || codes.contains(country), "\(region)")
      #expect(regions[String(region.split(separator: "/")[0])] != nil, "\(region)")
    }
  }

  @Test("a part of a listed country has its country")
  func parts() throws {
    let catalogue = try SourceCatalogue.read()
    #expect(try catalogue.file("osm:europe/germany/berlin").country == "DE")
    #expect(try catalogue.file("osm:north-america/us/california").url?.hasSuffix("/us/california-latest.osm.pbf") == true)
    #expect(try catalogue.file("osm:europe").country == nil)
  }

  @Test(
    "names that lead out of the cache, or nowhere, are refused",
    arguments: [
      "osm:", "osm:../etc", "osm:europe/../x", "osm:europe//x", "osm:/europe", "osm:europe/atlantis", "osm:europe/germany/a b", "nothing",
      "x:y",
      "geonames:countries/de", "geonames:countries/../", "overture:place/1,2,3", "overture:place/3,2,1,4", "overture:place/1,2,3,$(x)",
      "openaddresses:us", "openaddresses:us/ca?x=1",
    ])
  func refused(name: String) throws {
    let catalogue = try SourceCatalogue.read()
    #expect { try catalogue.file(name) } throws: { ExitStatus($0) == .usage && "\($0)".contains("gazetteer fetch --list") }
  }

  @Test("a name is guessed by its last part, or with one letter wrong", arguments: ["andorra", "osm:andora", "osm:europe/andora"])
  func guessed(name: String) throws {
    #expect(try SourceCatalogue.read().guess(for: name) == "osm:europe/andorra")
  }

  @Test(
    "the checksum is that of RFC 1321",
    arguments: [
      ("", "d41d8cd98f00b204e9800998ecf8427e"), ("abc", "900150983cd24fb0d6963f7d28e17f72"),
      (String(repeating: "1234567890", count: 8), "57edf4a22be3c955ac49da2e2107b67a"),
    ])
  func checksum(text: String, sum: String) {
    for size in [1, 7, 63, 64, 65, 100] {
      var md5 = MD5()
      let bytes = Array(text.utf8)
      for start in stride(from: 0, to: bytes.count, by: size) { md5.add(Array(bytes[start..<min(start + size, bytes.count)])) }
      #expect(md5.text() == sum)
    }
  }

  @Test("progress tells share, size, speed and what is left")
  func progress() {
    #expect(
      FetchProgress.text("osm:x", done: 6_000_000, gained: 5_000_000, of: 12_000_000, seconds: 2)
        == "fetching 50 %  6 of 12 MB  2.5 MB/s  0:02 left  osm:x")
    #expect(FetchProgress.text("a", done: 100_000, gained: 100_000, of: nil, seconds: 1) == "fetching  0.1 MB  0.1 MB/s  a")
  }

  @Test("nothing else opens a connection: only two files know of curl, and no source of ours of the network, but for the server's")
  func connections() throws {
    let sources = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Sources").standardized
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)).compactMap { $0 as? URL }
    var callers: Set<String> = []
    for file in files where file.pathExtension == "swift" && !file.path.contains("/GazetteerServer/") {
      let text = try String(contentsOf: file, encoding: .utf8)
      if text.contains("[\"curl\"") || text.contains("\"curl\", \"--") { callers.insert(file.lastPathComponent) }
      for word in ["URLSession", "FoundationNetworking", "socket(", "import Network\n"] { #expect(!text.contains(word), "\(file.path)") }
    }
    #expect(callers == ["Curl.swift", "CurlStream.swift"])
  }
}
