// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerPlaces
import Testing

@testable import GazetteerImport

@Suite struct OSMStreetTests {
  /// A street in two pieces in one town, one of its name in the next, and houses.
  private func world() -> OSMWorld {
    var world = OSMWorld()
    world.node(1, 48, 16, "place=town name=Krems")
    world.node(2, 48.2, 16, "place=town name=Zwettl")
    for id in 0..<4 { world.node(10 + id, 48 + Double(id) / 1_000, 16) }
    for id in 0..<2 { world.node(20 + id, 48.2 + Double(id) / 1_000, 16) }
    world.way(100, [10, 11], "highway=residential name=Hauptstraße")
    world.way(101, [11, 12, 13], "highway=primary name=Hauptstraße name:cs=Hlavní alt_name=Marktstraße")
    world.way(102, [20, 21], "highway=residential name=Hauptstraße")
    world.node(30, 48.0001, 16.0003, "addr:housenumber=1 addr:street=Hauptstraße addr:postcode=3500")
    world.node(31, 48.0021, 16.0003, "addr:housenumber=3;5 addr:street=HAUPTSTRASSE addr:postcode=3500")
    world.node(32, 48.0021, 16.0003, "addr:housenumber=3 addr:street=Hauptstraße shop=bakery name=Bäcker addr:postcode=3500")
    world.node(33, 48.2, 16.0003, "addr:housenumber=1 addr:street=Hauptstraße addr:postcode=3910")
    world.node(34, 48.001, 16.0003, "addr:housenumber=7 addr:street=Gasse addr:city=Krems")
    return world
  }

  @Test("Pieces of one name in one town are one street, with their houses")
  func streets() throws {
    let places = try world().places()
    let krems = try #require(places["osm:w100"])
    #expect(krems.name == "Hauptstraße" && krems.primaryType == "route" && krems.address.locality == "Krems")
    #expect(krems.houseNumbers.houses.map(\.number).sorted() == ["1", "3", "5"] && krems.address.postalCode == "3500")
    #expect(Set(krems.names.map(\.text)) == ["Hlavní", "Marktstraße"] && places["osm:w101"] == nil)
    #expect(
      krems.viewport
        == GeoBox(
          low: GeoPoint(latitudeE7: 480_000_000, longitudeE7: 160_000_000),
          high: GeoPoint(latitudeE7: 480_030_000, longitudeE7: 160_000_000)))
    let zwettl = try #require(places["osm:w102"])
    #expect(zwettl.address.locality == "Zwettl" && zwettl.houseNumbers.houses.map(\.number) == ["1"] && zwettl.address.postalCode == "3910")
  }

  @Test("Houses find their street by an abbreviation of its name", arguments: ["Hauptstr.", "Hauptstr"])
  func abbreviations(_ name: String) throws {
    var world = world()
    world.node(40, 48.0011, 16.0003, "addr:housenumber=9 addr:street=\(name)")
    #expect(try world.places()["osm:w100"]?.houseNumbers.houses.map(\.number).contains("9") == true)
    #expect(OSMStreetName.respelledKeys("W Broadway").contains(OSMStreetName.key("West Broadway")))
    #expect(OSMStreetName.respelledKeys("Aeulestr.").contains(OSMStreetName.key("Äulestr.")))
    #expect(OSMStreetName.respelledKeys("Robson St").contains(OSMStreetName.key("Robson Street")))
  }

  @Test("A relation tells the street of houses that do not; a street through two parts of a town is in neither")
  func relations() throws {
    var world = world()
    world.node(41, 48.0011, 16.0003, "addr:housenumber=11")
    world.relation(1, [("node", 41, "house"), ("way", 100, "street")], "type=associatedStreet name=Hauptstraße")
    world.square(50, south: 47.9995, west: 15.99, north: 48.0015, east: 16.01, "place=suburb name=Süd")
    let street = try #require(world.places()["osm:w100"])
    #expect(street.houseNumbers.houses.map(\.number).contains("11") && street.address.sublocality == nil)
    world.square(51, south: 48.0015, west: 15.99, north: 48.01, east: 16.01, "place=suburb name=Süd")
    #expect(try world.places()["osm:w100"]?.address.sublocality == "Süd")
  }

  @Test("A house that is an area gets the street of a relation before or behind it", arguments: [1, 9])
  func streetOfArea(_ relation: Int) throws {
    var world = world()
    world.square(52, south: 48.001, west: 16.0003, north: 48.0011, east: 16.0004)
    world.relation(5, [("way", 52, "outer")], "type=multipolygon building=yes addr:housenumber=13")
    world.relation(relation, [("relation", 5, "house"), ("way", 100, "street")], "type=associatedStreet name=Hauptstraße")
    let street = try #require(world.places()["osm:w100"])
    #expect(street.houseNumbers.houses.map(\.number).contains("13"))
  }

  @Test("The grid finds every street of a name that is near enough, and long streets from everywhere", arguments: 1...10)
  func grid(_ seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    func point() -> GeoPoint {
      GeoPoint(latitudeE7: Int32(random.next() % 4_000_000) - 2_000_000, longitudeE7: Int32(random.next() % 4_000_000) - 2_000_000)
    }
    let long = try #require(
      OSMBox([GeoPoint(latitudeE7: -400_000_000, longitudeE7: 0), GeoPoint(latitudeE7: 400_000_000, longitudeE7: 1)]))
    let boxes = (0..<200).map { _ in OSMBox(point()) } + [long]
    var grid = OSMStreetGrid()
    for (index, box) in boxes.enumerated() { grid.insert(index, named: UInt64(index % 2), box) }
    for _ in 0..<200 {
      let house = point()
      let near = boxes.indices.filter { $0 % 2 == 0 && boxes[$0].meters(to: OSMBox(house)) <= OSMStreets.farthestHouse }
      #expect(Set(grid.streets(named: 0, near: house)).isSuperset(of: near))
    }
    #expect(grid.knows(1) && !grid.knows(2))
  }

  @Test("Houses of a street that is not there make one; a shop keeps its own address")
  func houses() throws {
    let places = try world().places()
    let gasse = try #require(places.values.first { $0.name == "Gasse" })
    #expect(gasse.id.hasPrefix("osm:") && gasse.primaryType == "route" && gasse.houseNumbers.houses.map(\.number) == ["7"])
    #expect(gasse.address.locality == "Krems" && gasse.source?.name == "OpenStreetMap")
    let shop = try #require(places["osm:n32"]?.address)
    #expect(shop.houseNumber == "3" && shop.street == "Hauptstraße" && shop.postalCode == "3500" && shop.locality == "Krems")
  }

  @Test("A motorway is one place along many towns, known by its reference; a path without a name is none")
  func roads() throws {
    var world = world()
    world.way(200, [10, 13], "highway=motorway ref=A~1")
    world.way(201, [13, 20], "highway=motorway ref=A~1")
    world.way(202, [13, 20], "highway=track")
    let places = try world.places()
    #expect(places.values.filter { $0.name == "A 1" }.map(\.id) == ["osm:w200"] && places["osm:w202"] == nil)
    let importance = try ["osm:w200", "osm:w102"].map { try #require(places[$0]).importance }
    #expect(importance[0] > importance[1])
  }

  @Test("The terms of the data stand with every place")
  func terms() throws {
    let source = Source(name: "OpenStreetMap", license: "ODbL 1.0", attribution: "© OpenStreetMap contributors")
    #expect(try world().places().values.allSatisfy { $0.source == source })
  }
}
