// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import GazetteerImport

/// The table of formats is whole.
@Suite struct FormatTableTests {
  @Test("every format has a layout, and one line of help", arguments: SourceFormat.allCases.filter { $0 != .auto })
  func described(_ format: SourceFormat) {
    let layouts = SourceFormat.layouts.filter { $0.format == format }
    #expect(layouts.filter { $0.help != nil }.count == 1)
    #expect(SourceFormat.help.contains { $0.name == format.rawValue })
  }

  @Test("docs/tour.md names every format", arguments: SourceFormat.allCases.filter { $0 != .auto })
  func told(_ format: SourceFormat) throws {
    let page = try String(contentsOf: packageRoot.appending(path: "docs/tour.md"), encoding: .utf8)
    let paragraph = try #require(page.split(separator: "\n\n").first { $0.hasPrefix("Import reads") })
    #expect(paragraph.contains("`\(format.rawValue)`"))
  }

  @Test func nothingIsLeftWhenTheFormatIsDecidedByContent() {
    #expect(!SourceFormat.layouts.contains { $0.format == .auto })
    #expect(SourceFormat.help.count == SourceFormat.allCases.count - 1)
  }

  @Test(
    "a source is recognised by its content, the special before the general",
    arguments: [
      (#"{"id": "1", "name": "A"}"#, "ndjson"), (#"{"type": "FeatureCollection", "features": []}"#, "geojson"),
      (#"{"type": "Feature", "properties": {"number": "1", "street": "A"}, "geometry": null}"#, "openaddresses"),
      ("LON,LAT,NUMBER,STREET\n1,2,3,A\n", "openaddresses"), ("GB\tSW1A\tLondon\t\t\t\t\t\t\t51.5\t-0.1\t4\n", "geonames"),
      ("<?xml version='1.0'?>\n<osm version='0.6'></osm>", "osm"),
      ("<?xml version='1.0'?>\n<osmChange version='0.6'></osmChange>", "osm"),
      ("SQLite format 3\0" + String(repeating: "\u{1}", count: 52) + "GAZ1", "gaz"), ("\0\0\0\u{d}\n\tOSMHeader\u{18}\u{10}", "osm"),
    ])
  func recognised(_ example: (text: String, format: String)) throws {
    guard case .places(let layout) = try FormatDetection.format(of: Array(example.text.utf8), spec: ImportSource(path: "a")) else {
      Issue.record("a side file")
      return
    }
    #expect(layout.format.rawValue == example.format)
  }

  @Test(arguments: [("countryInfo.txt", "x\n"), ("a", "AD.06\tSant Julià de Loria\tSant Julia de Loria\t3039162\n")])
  func sideFilesAreNoPlaces(_ example: (path: String, text: String)) throws {
    guard case .side = try FormatDetection.format(of: Array(example.text.utf8), spec: ImportSource(path: example.path)) else {
      Issue.record("places")
      return
    }
  }

  @Test func anUnknownSourceIsToldWhatThereIs() {
    #expect {
      try FormatDetection.format(of: Array("<feed/>".utf8), spec: ImportSource(path: "a"))
    } throws: { error in
      let text = "\(error)"
      return SourceFormat.help.allSatisfy { text.contains($0.name) } && text.contains("known are ndjson, csv, tsv")
        && text.contains("GeoNames' admin1, admin2, country, feature, alternate name, hierarchy and postal files")
    }
  }
}
