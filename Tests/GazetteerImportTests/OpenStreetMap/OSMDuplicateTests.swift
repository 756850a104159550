// SPDX-License-Identifier: Apache-2.0
import GazetteerGeometry
import GazetteerIndex
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
}
