// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerIndex
import GazetteerPlaces
import Testing

@testable import GazetteerImport

@Suite struct PBFTests {
  private var world: OSMWorld {
    var world = OSMWorld()
    world.node(1, 48.1994, 16.3594, "amenity=cafe name=Café~Sperl")
    world.node(-7, -33.5, -179.25, "tourism=hotel name=Hotel~Date")
    world.square(3, south: 48.2, west: 16.3, north: 48.21, east: 16.32, "leisure=park name=Stadtpark")
    world.square(4, south: 48.3, west: 16.3, north: 48.31, east: 16.32)
    world.relation(5, [("way", 4, "outer")], "type=multipolygon natural=water name=See")
    return world
  }

  @Test(
    "The same places come out of XML and of every form of PBF",
    arguments: [
      PBFWriter(), PBFWriter(packed: true), PBFWriter(dense: false), PBFWriter(dense: false, packed: true, granularity: 1_000),
    ])
  func forms(_ writer: PBFWriter) throws {
    let expected = try world.places()
    let (places, report) = try OSMWorld.places(of: writer.file(world))
    #expect(places == expected && Set(places.keys) == ["osm:n1", "osm:n-7", "osm:w3", "osm:r5"])
    #expect(places["osm:n1"]?.location == GeoPoint(latitude: 48.1994, longitude: 16.3594))
    #expect(places["osm:n-7"]?.location == GeoPoint(latitude: -33.5, longitude: -179.25))
    #expect(places["osm:r5"]?.location == GeoPoint(latitude: 48.305, longitude: 16.31))
    #expect(report.sources[0].format == "osm" && report.read == 13 && report.kept == 4 && report.rejected == 0)
  }

  @Test("The order of the elements does not matter")
  func order() throws {
    let lines = world.xml.split(separator: "\n")
    let shuffled = lines.prefix(2) + lines.dropFirst(2).dropLast().reversed() + lines.suffix(1)
    #expect(try OSMWorld.places(of: Array(shuffled.joined(separator: "\n").utf8)).places == world.places())
  }

  @Test("A file that was cut is an error at every length but between two blobs, where nothing tells that more would follow")
  func cut() throws {
    let file = PBFWriter(packed: true).file(world)
    let readable = (1..<file.count).filter { (try? OSMWorld.places(of: Array(file[..<$0]))) != nil }
    #expect(readable.count == 2)
    let text = Array(world.xml.utf8)
    for count in stride(from: 60, to: text.count - 8, by: 7) {
      #expect(throws: ImportError.self) { try OSMWorld.places(of: Array(text[..<count])) }
    }
  }

  @Test("What needs another reader says which, and the cure")
  func unknownFeatures() throws {
    let history = PBFWriter(features: ["OsmSchema-V0.6", "HistoricalInformation"]).file(world)
    #expect(throws: ImportError.unreadablePBF(path: "", feature: "")) { try error(history) { $0.contains("HistoricalInformation") } }
    let packed = PBFWriter(packed: true, blobField: 7).file(world)
    #expect(throws: ImportError.unreadablePBF(path: "", feature: "")) {
      try error(packed) { $0.contains("Zstandard") && $0.contains("osmium cat") }
    }
    let strange = PBFWriter(packed: true, blobField: 9).file(world)
    #expect(throws: ImportError.unreadablePBF(path: "", feature: "")) { try error(strange) { $0.contains("an unknown compression") } }
  }

  /// Imports a file; its error without path and text when the message is as expected.
  private func error(_ file: [UInt8], message isExpected: (String) -> Bool) throws {
    do {
      _ = try OSMWorld.places(of: file)
    } catch ImportError.unreadablePBF(let path, let feature) {
      guard isExpected("\(ImportError.unreadablePBF(path: path, feature: feature))") else { return }
      throw ImportError.unreadablePBF(path: "", feature: "")
    }
  }

  @Test("Damaged bytes are an error or other places, never a crash")
  func damaged() throws {
    let file = PBFWriter().file(world)
    for at in file.indices {
      for value in [0, 0x7f, 0xff] as [UInt8] {
        var damaged = file
        damaged[at] = value
        do { _ = try OSMWorld.places(of: damaged) } catch is ImportError {}
      }
    }
  }

  @Test("Ways whose nodes are missing, and relations whose ways are, become no places")
  func incomplete() throws {
    var world = OSMWorld()
    world.way(1, [10, 11], "highway=residential name=Nowhere")
    world.way(2, [10, 11, 12, 10], "amenity=cafe name=Nowhere")
    world.relation(3, [("way", 9, "outer")], "type=multipolygon leisure=park name=Nowhere")
    world.way(4, [], "leisure=park name=Nowhere")
    world.relation(5, [], "type=boundary boundary=administrative admin_level=8 name=Nowhere")
    world.node(20, 1, 2, "amenity=cafe name=Somewhere")
    #expect(try Set(world.places().keys) == ["osm:n20"])
    #expect(try OSMWorld.places(of: PBFWriter(packed: true).file(world)).places.count == 1)
  }

  @Test("A PBF file that was cut, or is packed in a way that is not read, leaves the index that was there", arguments: [true, false])
  func oldIndexStays(isCut: Bool) throws {
    let folder = try TemporaryFolder()
    let output = folder.url.appendingPathComponent("places.gaz")
    let file = PBFWriter(packed: true).file(world)
    _ = try IndexImport(sources: [ImportSource(path: folder.file("map.pbf", file))], output: output.path).run()
    let before = try Data(contentsOf: output)
    let bad = isCut ? Array(file.dropLast(9)) : PBFWriter(packed: true, blobField: 6).file(world)
    let source = ImportSource(path: try folder.file("bad.pbf", bad))
    #expect(throws: ImportError.self) { try IndexImport(sources: [source], output: output.path).run() }
    #expect(try Data(contentsOf: output) == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() == ["bad.pbf", "map.pbf", "places.gaz"])
  }

  @Test("Deleted elements of an editor's file are no places; references in values are replaced")
  func xml() throws {
    let text = """
      <?xml version='1.0'?><!-- a > b --><osm version='0.6'>
      <node id='1' lat='1' lon='2' action='delete'><tag k='name' v='A'/><tag k='amenity' v='cafe'/></node>
      <node id='2' visible='true' lat='1' lon='2'><tag k="name" v='M&#252;ller &amp; "S&#xf6;hne" &no;'/><tag k='shop' v='bakery'/></node></osm>
      """
    let places = try OSMWorld.places(of: Array(text.utf8)).places
    #expect(places.mapValues(\.name) == ["osm:n2": "Müller & \"Söhne\" &no;"])
  }
}
