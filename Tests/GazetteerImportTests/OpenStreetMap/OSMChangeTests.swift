// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerIndex
import GazetteerPlaces
import Testing

@testable import GazetteerImport

/// What change files make of an index: a rule, a test.
@Suite struct OSMChangeTests {
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  // MARK: Worlds

  /// A country with a town, a street of two pieces with a house, places of one element and of several.
  private static var world: OSMWorld {
    var world = OSMWorld()
    world.square(1, south: 47, west: 15, north: 49, east: 17)
    world.relation(1, [("way", 1, "outer")], "type=boundary boundary=administrative admin_level=2 name=Landia ISO3166-1=AT")
    world.square(2, south: 48, west: 16, north: 48.1, east: 16.1)
    world.relation(2, [("way", 2, "outer")], "type=boundary boundary=administrative admin_level=8 name=Krems")
    world.node(100, 48.05, 16.05, "place=town name=Krems population=25000")
    for id in 0..<3 { world.node(110 + id, 48.04, 16.04 + Double(id) / 1_000) }
    world.way(110, [110, 111], "highway=residential name=Gasse")
    world.way(111, [111, 112], "highway=residential name=Gasse")
    world.node(120, 48.0401, 16.0401, "addr:housenumber=1 addr:street=Gasse addr:postcode=3500")
    world.node(130, 48.05, 16.06, "amenity=cafe name=Mocca wikidata=Q1")
    world.node(131, 48.06, 16.06, "tourism=museum name=Karikatur")
    world.square(14, south: 48.07, west: 16.05, north: 48.071, east: 16.051, "leisure=park name=Stadtpark")
    world.square(15, south: 48.08, west: 16.05, north: 48.0802, east: 16.0502, "building=yes name=Rathaus")
    world.node(16, 48.0801, 16.0501, "amenity=townhall name=Rathaus")
    return world
  }

  private func file(_ blocks: [(action: String, world: OSMWorld)]) -> String {
    let blocks = blocks.map { "<\($0.action)>\n\($0.world.elementsXML)\n</\($0.action)>\n" }
    return "<?xml version='1.0' encoding='UTF-8'?>\n<osmChange version=\"0.6\">\n" + blocks.joined() + "</osmChange>\n"
  }

  private func made(_ build: (inout OSMWorld) -> Void) -> OSMWorld {
    var world = OSMWorld()
    build(&world)
    return world
  }

  /// Imports files over a base, and returns the path of the index.
  @discardableResult
  private func index(_ name: String, base: String? = nil, _ texts: String...) throws -> (path: String, report: ImportReport) {
    let output = folder.url.appendingPathComponent("\(name).gaz").path
    var options = ImportOptions()
    options.basePath = base
    let sources = try texts.enumerated().map { ImportSource(path: try folder.file("\(name)\($0.offset).txt", $0.element)) }
    return (output, try IndexImport(sources: sources, output: output, options: options).run().report)
  }

  private func places(_ path: String) throws -> [String: PlaceRecord] {
    var base = try BaseIndex(path: path)
    var places: [String: PlaceRecord] = [:]
    while let record = try base.next() { places[record.id] = record }
    return places
  }

  /// What changes make of the world.
  private func changed(
    _ blocks: [(action: String, world: OSMWorld)], of world: OSMWorld = Self.world
  ) throws -> (places: [String: PlaceRecord], report: ImportReport) {
    let base = try index("base", world.xml).path
    let (path, report) = try index("changed", base: base, file(blocks))
    return (try places(path), report)
  }

  /// Why the only change of a file needs the extract; its places stay as they are.
  private func obstacle(_ blocks: [(action: String, world: OSMWorld)], of world: OSMWorld = Self.world) throws -> [String] {
    let (places, report) = try changed(blocks, of: world)
    #expect(try places == self.places(index("base", world.xml).path))
    #expect(report.rejectedByReason.keys.sorted() == ["needsExtract"] && report.kept == places.count)
    return report.firstRejects.map { String($0[($0.firstRange(of: "needsExtract: ")?.upperBound ?? $0.startIndex)...]) }
  }

  // MARK: Places

  @Test("A change that holds all gives the bytes of an import of the changed extract")
  func sameBytes() throws {
    let created = made {
      $0.node(200, 48.055, 16.06, "shop=bakery name=Bäcker opening_hours=Mo-Fr~06:00-18:00")
      $0.square(21, south: 48.06, west: 16.07, north: 48.0601, east: 16.0701, "amenity=school name=Schule")
      $0.node(201, 48.0601, 16.0701, "amenity=school name=Schule")
    }
    let modified = made {
      $0.node(130, 48.0501, 16.06, "amenity=cafe name=Mocca~Neu name:en=New~Mocca wikidata=Q1")
      $0.way(14, [140, 141, 142, 143, 140], "leisure=park name=Stadtpark alt_name=Park")
      $0.square(15, south: 48.08, west: 16.05, north: 48.0803, east: 16.0503, "building=yes name=Rathaus website=https://r.example")
      $0.node(16, 48.0801, 16.0501, "amenity=townhall name=Rathaus phone=1")
    }
    let deleted = made { $0.node(131, 48.06, 16.06) }
    var final = Self.world
    final.take(created)
    final.take(modified)
    final.remove("node", 131)
    let blocks = [("create", created), ("modify", modified), ("delete", deleted)]
    let base = try index("base", Self.world.xml).path
    let (path, report) = try index("changed", base: base, file(blocks))
    let scratch = try index("scratch", final.xml).path
    #expect(try places(path) == places(scratch))
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data(contentsOf: URL(fileURLWithPath: scratch)))
    #expect(report.rejected == 0 && report.merged == 3 && report.deleted == 1 && report.uncertain == 0)
    #expect(report.sources.map(\.format) == ["gaz", "osm"] && report.read == 16)
  }

  @Test("A node with a name and a type is written, with the town and the country of the places around")
  func created() throws {
    let place = made { $0.node(200, 48.051, 16.06, "shop=bakery name=Bäcker addr:street=Platz addr:housenumber=3") }
    let (places, report) = try changed([("create", place)])
    let baker = try #require(places["osm:n200"])
    #expect(baker.address.locality == "Krems" && baker.address.countryCode == "AT" && baker.address.street == "Platz")
    #expect(baker.source?.name == "OpenStreetMap" && baker.importance > 0 && report.kept == places.count)
  }

  @Test("A place keeps town and country when it moves less than 100 m, and has those of the places around when it moves farther")
  func moved() throws {
    var world = Self.world
    world.node(300, 48.5, 16.5, "shop=bakery name=Land addr:city=Dorf")
    let near = made { $0.node(130, 48.0502, 16.06, "amenity=cafe name=Mocca") }
    #expect(try changed([("modify", near)], of: world).places["osm:n130"]?.address.locality == "Krems")
    let far = made { $0.node(130, 48.5001, 16.5, "amenity=cafe name=Mocca") }
    let cafe = try #require(try changed([("modify", far)], of: world).places["osm:n130"])
    #expect(cafe.address.locality == "Dorf" && cafe.location.latitudeE7 == 485_001_000)
  }

  @Test("A deleted element and one that is nothing now take their places away; other elements are skipped")
  func removed() throws {
    let deleted = made {
      $0.node(131, 48.06, 16.06)
      $0.node(999, 1, 1)
    }
    let modified = made { $0.node(130, 48.05, 16.06, "amenity=bench") }
    let created = made { $0.node(500, 48.05, 16.06, "natural=tree") }
    let (places, report) = try changed([("delete", deleted), ("modify", modified), ("create", created)])
    #expect(places["osm:n131"] == nil && places["osm:n130"] == nil && places["osm:w14"] != nil)
    #expect(report.deleted == 2 && report.skipped == 2 && report.rejected == 0 && report.uncertain == 1)
  }

  @Test("A way is taken with all of its nodes, or where it was when none of them changed")
  func ways() throws {
    let renamed = made { $0.way(14, [140, 141, 142, 143, 140], "leisure=park name=Volksgarten") }
    let park = try #require(try changed([("modify", renamed)]).places["osm:w14"])
    #expect(park.name == "Volksgarten" && park.viewport?.high.latitudeE7 == 480_710_000 && park.address.locality == "Krems")
    let grown = made { $0.square(14, south: 48.07, west: 16.05, north: 48.073, east: 16.051, "leisure=park name=Stadtpark") }
    #expect(try changed([("modify", grown)]).places["osm:w14"]?.viewport?.high.latitudeE7 == 480_730_000)
    let relation = made {
      $0.square(40, south: 48.03, west: 16.05, north: 48.031, east: 16.051)
      $0.relation(40, [("way", 40, "outer")], "type=multipolygon natural=water name=See")
    }
    #expect(try changed([("create", relation)]).places["osm:r40"]?.location.latitudeE7 == 480_305_000)
  }

  @Test("Elements of one name become one place, and a place of several is written when all of them are in the change")
  func groups() throws {
    let stops = made {
      $0.node(200, 48.02, 16.02, "highway=bus_stop name=Halt")
      $0.node(201, 48.0202, 16.02, "highway=bus_stop name=Halt")
    }
    let places = try changed([("create", stops)]).places
    #expect(places["osm:n200"]?.formerIDs == ["osm:n201"] && places["osm:n201"] == nil)
    // The building takes the place of the node in it.
    let gone = made { $0.node(16, 48.0801, 16.0501) }
    let whole = made { $0.square(15, south: 48.08, west: 16.05, north: 48.0802, east: 16.0502, "amenity=townhall name=Rathaus") }
    let (after, report) = try changed([("delete", gone), ("modify", whole)])
    #expect(after["osm:n16"] == nil && after["osm:w15"]?.formerIDs == [] && report.deleted == 1 && report.rejected == 0)
  }

  @Test("Of several versions of an element the last counts, wherever it stands")
  func versions() throws {
    let text = """
      <osmChange><create><node id='200' version='1' lat='48.05' lon='16.06'><tag k='shop' v='bakery'/><tag k='name' v='A'/></node></create>
      <delete><node id='131' version='5'/></delete>
      <modify><node id='200' version='3' lat='48.05' lon='16.06'><tag k='shop' v='bakery'/><tag k='name' v='C'/></node>
      <node id='200' version='2' lat='48.05' lon='16.06'><tag k='shop' v='bakery'/><tag k='name' v='B'/></node></modify></osmChange>
      """
    let (path, report) = try index("changed", base: try index("base", Self.world.xml).path, text)
    #expect(try places(path)["osm:n200"]?.name == "C" && report.read == 2 && report.deleted == 1)
  }

  @Test("A second change file changes what the first has made")
  func twoFiles() throws {
    let first = made {
      $0.node(200, 48.02, 16.02, "shop=bakery name=Bäcker")
      $0.node(201, 48.03, 16.02, "shop=bakery name=Beck")
    }
    let second = made { $0.node(200, 48.02, 16.02) }
    let again = made { $0.node(201, 48.03, 16.02, "shop=bakery name=Becker") }
    let base = try index("base", Self.world.xml).path
    let (path, report) = try index("changed", base: base, file([("create", first)]), file([("delete", second), ("modify", again)]))
    let found = try places(path)
    #expect(found["osm:n200"] == nil && found["osm:n201"]?.name == "Becker")
    #expect(report.deleted == 1 && report.merged == 1 && report.kept == found.count)
  }

  @Test("Places of the base and of the change are never merged as those of two sources would be")
  func notLinked() throws {
    var world = OSMWorld()
    world.node(1, 48, 16, "amenity=cafe name=Aida addr:housenumber=1 addr:country=AT")
    world.node(2, 48.01, 16, "shop=bakery name=Beck addr:country=AT")
    let other = made { $0.node(3, 48.0001, 16, "amenity=cafe name=Aida addr:housenumber=3") }
    #expect(Set(try changed([("create", other)], of: world).places.keys) == ["osm:n1", "osm:n2", "osm:n3"])
  }

  // MARK: What needs the extract

  @Test("Streets, houses, settlements and areas need the extract, and so does what removes them")
  func derived() throws {
    #expect(
      try obstacle([("modify", made { $0.way(111, [111, 112], "highway=residential name=Neue~Gasse") })]) == [
        "osm:w111: a piece of a street"
      ])
    #expect(try obstacle([("delete", made { $0.way(110, []) })]) == ["osm:w110: a piece of a street"])
    let house = made { $0.node(121, 48.0401, 16.0403, "addr:housenumber=3 addr:street=Gasse") }
    #expect(try obstacle([("create", house)]) == ["osm:n121: a house of a street"])
    let town = made { $0.node(100, 48.05, 16.05, "place=town name=Krems~an~der~Donau") }
    #expect(try obstacle([("modify", town)])[0].hasPrefix("osm:n100: a settlement"))
    #expect(try obstacle([("delete", made { $0.node(100, 48.05, 16.05) })])[0].hasPrefix("osm:n100: an area"))
    let area = made { $0.relation(2, [("way", 2, "outer")], "type=boundary boundary=administrative admin_level=8 name=Stein") }
    #expect(try obstacle([("modify", area)])[0].hasPrefix("osm:r2: an area"))
    let houses = made { $0.relation(9, [("node", 120, "house")], "type=associatedStreet name=Gasse") }
    #expect(try obstacle([("create", houses)]) == ["osm:r9: tells the street of houses"])
    let numbers = made { $0.way(119, [120, 121], "addr:interpolation=odd addr:street=Gasse") }
    #expect(try obstacle([("create", numbers)]) == ["osm:w119: house numbers along a way"])
  }

  @Test("An element of a place that was made of several needs the extract, under its own id and as a former id")
  func several() throws {
    let part = "one of several elements of osm:n16"
    #expect(
      try obstacle([("modify", made { $0.node(16, 48.0801, 16.0501, "amenity=townhall name=Amt") })]) == [
        "osm:n16: \(part)"
      ])
    #expect(try obstacle([("delete", made { $0.way(15, []) })]) == ["osm:w15: \(part)"])
  }

  @Test("A new element that may be one with a place of the base needs the extract")
  func mayBeOne() throws {
    let building = made { $0.square(31, south: 48.0499, west: 16.0599, north: 48.0501, east: 16.0601, "amenity=cafe name=MOCCA") }
    #expect(try obstacle([("create", building)]) == ["osm:w31: may be one with osm:n130"])
    // Wikidata tells them apart.
    let other = made { $0.node(300, 48.05, 16.06, "amenity=cafe name=Mocca wikidata=Q2") }
    #expect(try changed([("create", other)]).report.rejected == 0)
  }

  @Test("A way without nodes, or with some of its nodes only, needs the extract")
  func incompleteWays() throws {
    #expect(try obstacle([("create", made { $0.way(300, [], "leisure=park name=Park") })]) == ["osm:w300: has no nodes"])
    let corner = made {
      $0.node(142, 48.072, 16.052)
      $0.way(14, [140, 141, 142, 143, 140], "leisure=park name=Stadtpark")
    }
    let reason = "not all of its nodes or members are in the change file"
    #expect(try obstacle([("modify", corner)]) == ["osm:w14: \(reason)"])
    #expect(try obstacle([("create", made { $0.way(301, [140, 141], "waterway=river name=Donau") })]) == ["osm:w301: \(reason)"])
  }

  @Test("A place far from all others is none of the base's region, and moved nodes without tags may be parts of places")
  func outside() throws {
    let tokyo = made { $0.node(200, 35.68, 139.7, "amenity=cafe name=Kissa") }
    let corner = made { $0.node(142, 48.072, 16.052) }
    let (places, report) = try changed([("create", tokyo), ("modify", corner)])
    #expect(places["osm:n200"] == nil && report.rejectedByReason == ["outsideBase": 1] && report.uncertain == 1)
  }

  // MARK: Files

  @Test("Without a base, and over an index that has nothing of OpenStreetMap, nothing is read")
  func wrongBase() throws {
    let change = file([("create", made { $0.node(200, 48, 16, "shop=bakery name=Bäcker") })])
    let path = try folder.file("changes.osc", change)
    #expect(throws: ImportError.changesWithoutBase(path: path)) {
      try IndexImport(sources: [ImportSource(path: path)], output: folder.url.path + "/out.gaz").run()
    }
    #expect("\(ImportError.changesWithoutBase(path: path))".contains("osmium apply-changes EXTRACT.osm.pbf \(path)"))
    let base = try index("base", #"{"id":"a","name":"A","location":{"latitude":1,"longitude":2}}"# + "\n").path
    let before = try Data(contentsOf: URL(fileURLWithPath: base))
    #expect(throws: ImportError.self) { try index("base", base: base, change) }
    #expect(try Data(contentsOf: URL(fileURLWithPath: base)) == before)
  }

  @Test("A limit of rejects makes changes that need the extract an error")
  func strict() throws {
    let base = try index("base", Self.world.xml).path
    var options = ImportOptions()
    (options.basePath, options.maxRejects) = (base, .count(0))
    let change = file([("modify", made { $0.way(111, [111, 112], "highway=residential name=Neu") })])
    let source = ImportSource(path: try folder.file("c.osc", change))
    #expect { try IndexImport(sources: [source], output: folder.url.path + "/out.gaz", options: options).run() } throws: {
      "\($0)".contains("needsExtract: osm:w111")
    }
  }

  @Test("A change file that was cut is an error at every length; so is an element outside of a block, and one that was never uploaded")
  func broken() throws {
    let base = try index("base", Self.world.xml).path
    let text = file([("modify", made { $0.node(130, 48.05, 16.06, "amenity=cafe name=Mocca") })])
    for count in stride(from: 70, to: text.utf8.count - 14, by: 9) {
      #expect(throws: ImportError.self) { try index("changed", base: base, String(text.prefix(count))) }
    }
    #expect { try index("changed", base: base, "<osmChange>\n<node id='1' lat='1' lon='1'/></osmChange>") } throws: {
      "\($0)".contains("line 2 is no XML of OpenStreetMap")
    }
    let own = file([("create", made { $0.node(-1, 48.05, 16.06, "amenity=cafe name=Mocca") })])
    #expect { try index("changed", base: base, own) } throws: { "\($0)".contains("-1 is the number of an element that was not uploaded") }
  }

  @Test("An empty change changes nothing")
  func empty() throws {
    let base = try index("base", Self.world.xml).path
    let (path, report) = try index("changed", base: base, "<osmChange version='0.6'/>")
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data(contentsOf: URL(fileURLWithPath: base)) && report.read == 0)
  }
}
