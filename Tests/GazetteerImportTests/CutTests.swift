// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerIndex
import Testing

@testable import GazetteerImport

/// A source that was cut, at every byte: it is refused, or it gives what the whole one gives.
@Suite struct CutTests {
  /// A whole source, and where a cut cannot be told.
  struct Sample: CustomTestStringConvertible {
    var format: String
    var bytes: [UInt8]
    var mapping: String?
    /// Whether the source is a list of lines: when it ends after one of them, nothing tells that more followed.
    var isLines = false

    var testDescription: String { format }
  }

  private static let columns =
    #"{"fields":{"id":"id","name":"name","latitude":"lat","longitude":"lon","editorialSummary":"about"}}"#

  /// The last column is not mapped: what is missing there changes nothing, and nobody can tell.
  private static let csv =
    "id,name,lat,lon,about,note\n1,Ágora,1.25,2.5,\"the \"\"old\"\" one\nby the sea\",x\n2,Bär,3.25,4.5,,yy\n3,Ćuk,5.25,6.5,short,zzz\n"

  private static func feature(_ id: Int) -> String {
    #"{"type":"Feature","id":\#(id),"geometry":{"type":"Point","coordinates":[2.5,1.25]},"properties":{"name":"Bär \" } ] \#(id)"}}"#
  }

  private static func row(_ id: String) -> String {
    #"{"id":"\#(id)","name":"Ćuk \\\" }","location":{"latitude":1.25,"longitude":2.5}}"# + "\n"
  }

  private static let spread = feature(1).replacing(",", with: ",\n")

  static let samples: [Sample] = [
    Sample(format: "csv", bytes: Array(csv.utf8), mapping: columns, isLines: true),
    Sample(format: "csv without a last line end", bytes: Array(csv.dropLast().utf8), mapping: columns, isLines: true),
    Sample(format: "ndjson", bytes: Array((row("a") + row("b") + row("c")).utf8), isLines: true),
    Sample(format: "ndjson in gzip", bytes: Gzip.stored(row("a") + row("b") + row("c"))),
    Sample(format: "csv in gzip", bytes: Gzip.stored(csv), mapping: columns),
    Sample(
      format: "a collection",
      bytes: Array("{\"type\":\"FeatureCollection\",\"features\":[\n\(feature(1)),\n\(feature(2))\n], \"note\":\"x]}\"}\n".utf8)),
    Sample(format: "features, one a line", bytes: Array((feature(1) + "\n" + feature(2) + "\n").utf8), isLines: true),
    Sample(format: "features over several lines", bytes: Array((spread + "\n" + feature(2) + "\n").utf8), isLines: true),
    Sample(
      format: "features with record separators", bytes: Array(("\u{1e}" + feature(1) + "\n\u{1e}" + feature(2) + "\n").utf8), isLines: true),
    Sample(
      format: "geonames",
      bytes: Array((geoNamesRow(id: "1", name: "Ágora", timeZone: "Europe/Berlin") + geoNamesRow(id: "2", name: "Bär")).utf8), isLines: true
    ),
    Sample(format: "postal codes", bytes: Array((postal("10115") + postal("10117")).utf8), isLines: true),
    Sample(
      format: "openaddresses",
      bytes: Array("LON,LAT,NUMBER,STREET,CITY,HASH\n1,50,2,Bär Street,Ely,a1\n1,50.001,4,Oak Street,Ely,b2\n".utf8),
      isLines: true),
    Sample(
      format: "openaddresses as features", bytes: Array((address(2) + address(4)).utf8), isLines: true),
    Sample(format: "osm", bytes: Array(map.xml.utf8)),
  ]

  private static func postal(_ code: String) -> String { "DE\t\(code)\tBärstadt\tBerlin\tBE\tCounty\t00\t\t\t52.5\t13.25\t4\n" }

  private static func address(_ number: Int) -> String {
    #"{"type":"Feature","properties":{"number":"\#(number)","street":"Bär Street \#(number)"},"geometry":{"type":"Point","coordinates":[1,50.\#(number)]}}"#
      + "\n"
  }

  private static var map: OSMWorld {
    var map = OSMWorld()
    map.node(1, 48.25, 16.5, "amenity=cafe name=Bär")
    map.square(3, south: 48.2, west: 16.3, north: 48.21, east: 16.32, "leisure=park name=Ágora")
    return map
  }

  private func records(_ bytes: [UInt8], _ mapping: String?) throws -> (records: [PlaceRecord], rejected: Int) {
    let folder = try TemporaryFolder()
    let source = ImportSource(path: try folder.file("places", bytes), mapping: try mapping.map { try SourceMapping.parse($0, path: "m") })
    var sink = MemorySink()
    let report = try ImportPipeline.run([source], into: &sink)
    return (sink.records, report.rejected)
  }

  @Test(arguments: samples) func everyCutIsRefusedOrChangesNothing(sample: Sample) throws {
    let whole = try records(sample.bytes, sample.mapping)
    #expect(whole.records.count > 0 && whole.rejected == 0)
    var refused = 0
    for count in 0..<sample.bytes.count {
      let kept = Array(sample.bytes[..<count])
      let cut: (records: [PlaceRecord], rejected: Int)
      do {
        cut = try records(kept, sample.mapping)
      } catch is ImportError {
        refused += 1
        continue
      }
      #expect(cut.rejected == 0, "cut after \(count) bytes")
      // What a list gives before the cut are whole places.
      let expected = sample.isLines ? Array(whole.records.prefix(cut.records.count)) : whole.records
      #expect(cut.records == expected, "cut after \(count) bytes")
    }
    #expect(refused > sample.bytes.count / 3)
  }

  @Test("a last line that is whole needs no line end")
  func unended() throws {
    for sample in Self.samples where sample.isLines {
      #expect(try records(Array(sample.bytes.dropLast()), sample.mapping).records == records(sample.bytes, sample.mapping).records)
    }
  }

  @Test(
    "the refusal names file, line and cure",
    arguments: [
      ("id,name,lat,lon\n1,A,1,2\n2,B,1", "line 3: the last line has 3 of 4 columns and no line end; the file was cut, fetch it again"),
      ("{\"id\":\"a\",\"name\":\"A\",\"location\":{\"latitude\":1,\"longitude\":2}}\n{\"id\":\"b\",", "line 2: it ends inside an object"),
      ("{\"type\":\"FeatureCollection\",\"features\":[\n{\"type\":\"Feature\",\"pro", "line 2: it ends inside an object that begins here"),
      ("{\"type\":\"FeatureCollection\",\"features\":[\n", "line 2: it ends before the brackets of the collection are closed"),
    ])
  func messages(text: String, words: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("places", text)
    let mapping = text.hasPrefix("id") ? #"{"fields":{"id":"id","name":"name","latitude":"lat","longitude":"lon"}}"# : nil
    let source = ImportSource(path: path, mapping: try mapping.map { try SourceMapping.parse($0, path: "m") })
    var sink = MemorySink()
    let error = #expect(throws: ImportError.self) { try ImportPipeline.run([source], into: &sink) }
    #expect(error?.description.hasPrefix(path + ", " + words) == true, "\(String(describing: error))")
    #expect(error?.description.contains("fetch it again") == true)
  }

  @Test("an import of a source that was cut leaves the index that was there")
  func oldIndexStays() throws {
    let folder = try TemporaryFolder()
    let output = folder.url.appendingPathComponent("places.gaz").path
    let row = Self.row("a")
    _ = try IndexImport(sources: [ImportSource(path: folder.file("a.ndjson", row))], output: output).run()
    let before = try ByteSource.bytes(path: output)
    let cut = ImportSource(path: try folder.file("b.ndjson", row + row.dropLast(9)))
    #expect(throws: ImportError.self) { try IndexImport(sources: [cut], output: output).run() }
    #expect(try ByteSource.bytes(path: output) == before)
  }
}
