// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerPlaces
import Testing

@testable import GazetteerImport

/// What is a part of a place, or something else than its tags seem to say.
@Suite struct OSMPartTests {
  @Test("A board gives no place its name, and is a place only where nothing near has its name")
  func boards() throws {
    var world = OSMWorld()
    world.node(1, 47, 9, "tourism=information information=board name=Burg")
    world.node(2, 47.001, 9, "historic=castle name=Burg")
    world.node(3, 47, 9, "tourism=information information=map name=Moor")
    let places = try world.places()
    #expect(Set(places.keys) == ["osm:n2", "osm:n3"] && places["osm:n2"]?.primaryType == "castle")
    #expect(places["osm:n2"]?.formerIDs == [] && places["osm:n3"]?.primaryType == "landmark")
    #expect(try #require(places["osm:n3"]).importance < 0.15)
  }

  @Test("Residential land is part of what stands on it with its name")
  func land() throws {
    var world = OSMWorld()
    world.square(1, south: 47, west: 9, north: 47.01, east: 9.01, "landuse=residential name=Schloss")
    world.square(2, south: 47.005, west: 9.005, north: 47.006, east: 9.006, "building=yes historic=castle name=Schloss")
    let places = try world.places()
    #expect(places.count == 1 && places["osm:w2"]?.primaryType == "castle" && places["osm:w2"]?.formerIDs == ["osm:w1"])
  }

  @Test("A station is one with its entrances and with its namesake without the word for it, and a metro station by its line")
  func stations() throws {
    var world = OSMWorld()
    world.node(1, 49, -123, "railway=station name=Burrard")
    world.node(2, 49.001, -123, "railway=subway_entrance name=Burrard~Skytrain~Station")
    world.node(3, 49.1, -123, "railway=station name=Olympic~Village")
    world.square(4, south: 49.1, west: -123.0001, north: 49.1001, east: -123, "building=yes railway=rail name=Olympic~Village~Station")
    world.node(5, 49.2, -123, "railway=station name=Central")
    world.node(6, 49.2001, -123, "shop=bakery name=Central~Station")
    world.way(10, [3, 5], "railway=rail name=Railway")
    world.node(7, 49.3, -123, "railway=station name=Clark")
    world.way(11, [7, 1], "railway=subway name=Line")
    let places = try world.places()
    #expect(Set(places.keys) == ["osm:n1", "osm:n3", "osm:n5", "osm:n6", "osm:n7"])
    #expect(["osm:n1", "osm:n3", "osm:n7"].map { places[$0]?.primaryType } == ["subway_station", "train_station", "subway_station"])
    #expect(places["osm:n1"]?.names.map(\.text) == ["Burrard Skytrain Station"] && places["osm:n3"]?.formerIDs == ["osm:w4"])
  }

  @Test("A building in the grounds of a hospital is no hospital")
  func hospitals() throws {
    var world = OSMWorld()
    world.square(1, south: 49, west: -123, north: 49.01, east: -122.99, "amenity=hospital name=St.~Paul's")
    world.square(2, south: 49.001, west: -122.999, north: 49.002, east: -122.998, "building=hospital name=Emergency")
    world.square(3, south: 49.1, west: -123, north: 49.11, east: -122.99, "building=hospital name=Mount~Saint~Joseph")
    let places = try world.places()
    #expect((1...3).map { places["osm:w\($0)"]?.primaryType } == ["hospital", "premise", "hospital"])
    #expect(try #require(places["osm:w2"]).importance < 0.1)
  }

  @Test("A named road over a bridge is a bridge when its name says so")
  func bridges() throws {
    var world = OSMWorld()
    for id in 1...4 { world.node(id, 49, -123 + Double(id) / 1_000) }
    world.way(1, [1, 2], "highway=primary bridge=yes name=Lions~Gate~Bridge")
    world.way(2, [2, 3], "highway=primary name=Lions~Gate~Bridge")
    world.way(3, [3, 4], "highway=primary bridge=yes name=Bridge~Street")
    world.way(4, [3, 4], "highway=primary name=Pont~Road")
    let places = try world.places()
    #expect((1...4).map { places["osm:w\($0)"]?.primaryType } == ["bridge", nil, "route", "route"])
    let names = ["Pont Neuf", "Rheinbrücke", "Georgia Viaduct", "瀬田大橋", "Bridge", "Brückenstraße", "Bridge Club", "Dupont"]
    #expect(names.map(OSMNameKind.isBridge) == [true, true, true, true, false, false, false, false])
  }

  @Test("A vacant shop without another name and a path whose name is a notice are no places")
  func noNames() throws {
    var world = OSMWorld()
    world.node(1, 49, -123, "shop=yes name=VACANT")
    world.node(2, 49.1, -123)
    world.way(1, [1, 2], "highway=path name=Bridge's~West~sidewalk~Closed~for~Upgrades~-~USE~East~sidewalk")
    world.way(2, [1, 2], "highway=path name=Muddy,~narrow,~and~involves~climbing~over~trees.")
    world.way(3, [1, 2], "highway=path name=Franz-Josef-Oehri-Str.")
    #expect(try Set(world.places().keys) == ["osm:w3"])
  }

  @Test("An attraction is what its other tag says, as well known as attractions are")
  func attractions() throws {
    var world = OSMWorld()
    world.node(1, 49, -123, "amenity=library tourism=attraction name=Central")
    world.node(2, 49, -123, "amenity=library name=Branch")
    world.node(3, 49, -123, "building=office tourism=attraction name=Tower")
    world.square(4, south: 49, west: -123, north: 49.01, east: -122.99, "landuse=residential name=Gardens")
    world.node(5, 49, -123, "amenity=ferry_terminal name=Park~dock")
    world.node(6, 49, -123, "leisure=park name=Park")
    let places = try world.places()
    let types = ["osm:n1", "osm:n3", "osm:w4"].map { places[$0]?.primaryType }
    #expect(types == ["library", "business_center", "housing_complex"] && places["osm:n1"]?.types.last == "tourist_attraction")
    let importances = try (1...6).filter { $0 != 4 }.map { try #require(places["osm:n\($0)"]).importance }
    #expect(importances == [0.3, 0.25, 0.3, 0.19, 0.2])
  }

  @Test("A building of several parts is its outline, with the tags of both; one without an outline lies where its parts are")
  func buildings() throws {
    var world = OSMWorld()
    world.square(1, south: 48, west: 16, north: 48.001, east: 16.001, "building=yes addr:housenumber=3 addr:street=Ring")
    world.square(2, south: 48, west: 16, north: 48.0005, east: 16.001, "building:part=yes")
    world.relation(1, [("way", 1, "outline"), ("way", 2, "part")], "type=building name=Rathaus amenity=townhall")
    world.square(3, south: 48.1, west: 16, north: 48.101, east: 16.001, "building:part=yes")
    world.relation(2, [("way", 3, "part")], "type=building building=yes name=Turm")
    world.square(4, south: 48.2, west: 16, north: 48.201, east: 16.001)
    world.relation(3, [("way", 4, "outline")], "type=building building=yes addr:housenumber=5 addr:street=Ring")
    let places = try world.places()
    #expect(
      places["osm:w1"]?.name == "Rathaus" && places["osm:w1"]?.primaryType == "city_hall" && places["osm:w1"]?.address.houseNumber == "3")
    #expect(places["osm:w1"]?.formerIDs == ["osm:r1"])
    #expect(places["osm:r2"]?.name == "Turm" && places["osm:r2"]?.location.latitude == 48.1005)
    #expect(places.values.filter { $0.name == "Ring" }.flatMap(\.houseNumbers.houses).map(\.number).sorted() == ["3", "5"])
  }
}
