// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerPlaces
import Testing

@testable import GazetteerImport

@Suite struct OSMDuplicateTests {
  @Test("The node in a building and the building are one place")
  func building() throws {
    var world = OSMWorld()
    world.square(1, south: 48, west: 16, north: 48.001, east: 16.001, "building=yes name=Rathaus")
    world.node(1, 48.0005, 16.0005, "amenity=townhall name=Rathaus website=https://a.example phone=1")
    let places = try world.places()
    let hall = try #require(places["osm:n1"])
    #expect(places.count == 1 && hall.formerIDs == ["osm:w1"] && hall.primaryType == "city_hall")
    #expect(
      hall.viewport
        == GeoBox(
          low: GeoPoint(latitudeE7: 480_000_000, longitudeE7: 160_000_000),
          high: GeoPoint(latitudeE7: 480_010_000, longitudeE7: 160_010_000)))
  }

  @Test("Stops of one name are one, a station before its stops")
  func stops() throws {
    var world = OSMWorld()
    world.node(1, 48, 16, "highway=bus_stop public_transport=platform bus=yes name=Bahnhof")
    world.node(2, 48.0005, 16, "highway=bus_stop name=Bahnhof")
    world.node(3, 48.001, 16, "railway=station name=Bahnhof")
    world.node(4, 48.02, 16, "highway=bus_stop name=Bahnhof")
    let places = try world.places()
    #expect(Set(places.keys) == ["osm:n3", "osm:n4"] && places["osm:n3"]?.primaryType == "train_station")
    #expect(Set(places["osm:n3"]?.formerIDs ?? []) == ["osm:n1", "osm:n2"])
  }

  @Test("Branches with other house numbers, namesakes of other kinds and other places in Wikidata stay apart")
  func apart() throws {
    var world = OSMWorld()
    world.node(1, 48, 16, "amenity=cafe name=Aida addr:housenumber=1")
    world.node(2, 48.0001, 16, "amenity=cafe name=Aida addr:housenumber=3")
    world.node(3, 48, 16, "leisure=park name=Aida")
    world.node(4, 48, 16, "natural=water name=Teich wikidata=Q1")
    world.node(5, 48, 16, "natural=water name=Teich wikidata=Q2")
    #expect(try world.places().count == 5)
  }

  @Test("The pieces of a river are one river, over any number of them")
  func river() throws {
    var world = OSMWorld()
    for id in 0...20 { world.node(id + 1, 48 + Double(id) / 50, 16) }
    for id in 1...20 { world.way(id, [id, id + 1], "waterway=river name=Donau") }
    world.way(99, [1, 2], "waterway=stream name=Bach")
    let places = try world.places()
    #expect(places.count == 2 && places["osm:w1"]?.formerIDs.count == 19)
  }

  @Test("A river of thousands of pieces is kept, with the ids of the first thousand")
  func longRiver() throws {
    var world = OSMWorld()
    for id in 0...1_200 { world.node(id + 1, 48 + Double(id) / 1_000, 16) }
    for id in 1...1_200 { world.way(id, [id, id + 1], "waterway=river name=Donau") }
    let (places, report) = try OSMWorld.places(of: Array(world.xml.utf8))
    let river = try #require(places["osm:w1"])
    #expect(places.count == 1 && river.formerIDs.count == 1_000 && river.formerIDs.first == "osm:w2" && report.rejected == 0)
    #expect(report.repaired["formerIDsCut"] == 1)
  }

  @Test("Places of unlike kinds stay apart, also beside what may be of any kind: that is one with the nearest")
  func unlikeKinds() throws {
    var world = OSMWorld()
    world.node(1, 48, 16, "tourism=hotel name=Löwen")
    world.node(2, 48, 16.0001, "amenity=restaurant name=Löwen")
    world.square(3, south: 48, west: 16, north: 48.0001, east: 16.00005, "building=yes name=Löwen")
    world.node(4, 48.1, 16, "place=square name=Bahnhof")
    world.node(5, 48.1005, 16, "railway=station name=Bahnhof")
    world.square(6, south: 48.1004, west: 16, north: 48.1006, east: 16.0002, "building=yes name=Bahnhof")
    let places = try world.places()
    #expect(Set(places.keys) == ["osm:n1", "osm:n2", "osm:n4", "osm:n5"])
    #expect(places["osm:n1"]?.formerIDs == ["osm:w3"] && places["osm:n5"]?.formerIDs == ["osm:w6"])
    #expect(["osm:n1", "osm:n2", "osm:n4", "osm:n5"].map { places[$0]?.primaryType } == ["hotel", "restaurant", "plaza", "train_station"])
  }

  @Test("Thousands of one name at one spot are compared with a few each", arguments: [1, 7, 3_000])
  func oneSpot(rows: Int) {
    let boxes = (0..<3_000).map { OSMBox(GeoPoint(latitudeE7: 480_000_000 + Int32($0 % rows), longitudeE7: 160_000_000)) }
    var pairs = 0
    var unions = OSMUnions(count: boxes.count)
    OSMNeighbours.forEachPair(of: boxes, withinMeters: 40) { a, b in
      pairs += 1
      unions.join(a, b)
    }
    #expect(unions.groups().count == 1 && pairs <= boxes.count * 16 * 9)
  }

  @Test("The grid finds every pair within the reach, whatever the size of the boxes", arguments: 1...8)
  func neighbours(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    func box(_ index: Int) -> OSMBox {
      let (south, west) = (Int32(random.next() % 60_000) + 600_000_000, Int32(random.next() % 60_000) - 20_000)
      let size = Int32(random.next() % (index % 40 == 0 ? 600_000 : 1_000))
      var box = OSMBox(GeoPoint(latitudeE7: south, longitudeE7: west))
      box.join(OSMBox(GeoPoint(latitudeE7: south + size, longitudeE7: west + size)))
      return box
    }
    let boxes = (0..<120).map(box)
    var found: Set<[Int]> = []
    OSMNeighbours.forEachPair(of: boxes, withinMeters: 40) { found.insert([min($0, $1), max($0, $1)]) }
    let near = boxes.indices.flatMap { a in boxes.indices.filter { $0 > a && boxes[a].meters(to: boxes[$0]) <= 40 }.map { [a, $0] } }
    #expect(!near.isEmpty && found.isSuperset(of: near))
  }
}
