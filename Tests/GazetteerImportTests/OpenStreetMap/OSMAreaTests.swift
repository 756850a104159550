// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerPlaces
import Testing

@testable import GazetteerImport

@Suite struct OSMAreaTests {
  /// A country with a region with two towns side by side, one of them with a hole that is the other's exclave.
  private func country() -> OSMWorld {
    var world = OSMWorld()
    world.square(1, south: 40, west: 10, north: 44, east: 14)
    world.square(2, south: 41, west: 11, north: 43, east: 13)
    world.square(3, south: 41, west: 11, north: 42, east: 12)
    world.square(4, south: 41.4, west: 11.4, north: 41.6, east: 11.6)
    world.square(5, south: 42, west: 12, north: 43, east: 13)
    world.relation(1, [("way", 1, "outer")], "type=boundary boundary=administrative admin_level=2 name=Landia ISO3166-1=AT")
    world.relation(2, [("way", 2, "outer")], "type=boundary boundary=administrative admin_level=4 name=Nord")
    world.relation(
      3, [("way", 3, "outer"), ("way", 4, "inner")], "type=boundary boundary=administrative admin_level=8 name=Alt wikidata=Q3")
    world.relation(
      5, [("way", 5, "outer"), ("way", 4, "outer"), ("node", 90, "admin_centre")],
      "type=boundary boundary=administrative admin_level=8 name=Neu")
    world.node(90, 42.2, 12.2, "place=town name=Neu name:en=New population=5000")
    world.node(91, 41.2, 11.2, "amenity=cafe name=Im~Alten")
    world.node(92, 41.5, 11.5, "amenity=cafe name=In~der~Exklave")
    world.node(93, 43.5, 13.5, "amenity=cafe name=Draußen addr:city=Dorf addr:state=Süd")
    return world
  }

  @Test("Boundaries tell town, region and country; a hole belongs to the area in it")
  func addresses() throws {
    let places = try country().places()
    let alt = try #require(places["osm:n91"]?.address)
    #expect(alt.locality == "Alt" && alt.administrativeArea1 == "Nord" && alt.countryCode == "AT")
    #expect(places["osm:n92"]?.address.locality == "Neu")
    let outside = try #require(places["osm:n93"]?.address)
    #expect(outside.locality == "Dorf" && outside.administrativeArea1 == "Süd" && outside.countryCode == "AT")
  }

  @Test("A place node and its boundary are one place, with the id of the node and the viewport of the boundary")
  func merged() throws {
    let places = try country().places()
    let town = try #require(places["osm:n90"])
    #expect(places["osm:r5"] == nil && town.formerIDs == ["osm:r5"] && town.primaryType == "locality")
    #expect(town.viewport == GeoBox(low: try point(41.4, 11.4), high: try point(43, 13)))
    #expect(town.location == (try point(42.2, 12.2)))
    #expect(town.address.administrativeArea1 == "Nord" && town.address.locality == nil && town.names.map(\.text) == ["New"])
    let alone = try #require(places["osm:r3"])
    #expect(alone.primaryType == "locality" && alone.address.administrativeArea1 == "Nord" && alone.address.countryCode == "AT")
    #expect(places["osm:r1"]?.primaryType == "country" && places["osm:r1"]?.address.administrativeArea1 == nil)
    #expect(places["osm:r2"]?.primaryType == "administrative_area_level_1")
  }

  @Test("A town and an area of its name are two places when Wikidata says so, or when the area is a region")
  func different() throws {
    var world = country()
    world.node(94, 41.1, 11.1, "place=village name=Alt wikidata=Q4")
    world.node(95, 41.1, 12.5, "place=city name=Nord")
    let places = try world.places()
    #expect(places["osm:r3"] != nil && places["osm:n94"] != nil && places["osm:r2"] != nil && places["osm:n95"] != nil)
  }

  @Test("A vacant shop, a signpost and a numbered platform are no places")
  func noPlaces() throws {
    var world = OSMWorld()
    world.node(1, 48, 16, "shop=vacant name=Leer")
    world.node(2, 48, 16, "tourism=information information=guidepost name=Gipfel")
    world.node(3, 48, 16, "public_transport=platform name=2B")
    world.node(4, 48, 16, "shop=bakery name=24")
    world.node(5, 48, 16, "aeroway=helipad name=6")
    #expect(try Set(world.places().keys) == ["osm:n4"])
  }

  @Test("Without boundaries the nearest settlement within its reach tells the town, and the option the country")
  func nearest() throws {
    var world = OSMWorld()
    world.node(1, 48, 16, "place=city name=Stadt")
    world.node(2, 48.05, 16, "place=village name=Dorf")
    world.node(3, 48.02, 16, "shop=bakery name=Städter")
    world.node(4, 48.045, 16, "shop=bakery name=Dörfler")
    world.node(5, 49, 16, "shop=bakery name=Niemand")
    let places = try world.places(country: "AT")
    #expect(["osm:n3", "osm:n4", "osm:n5"].map { places[$0]?.address.locality } == ["Stadt", "Dorf", nil])
    #expect(places.values.allSatisfy { $0.address.countryCode == "AT" })
  }

  @Test("Addresses tell the country of a file without boundaries, when they agree")
  func usualCountry() throws {
    var world = OSMWorld()
    for id in 1...9 { world.node(id, 48, 16, "addr:housenumber=\(id) addr:street=Gasse addr:country=at") }
    world.node(20, 48, 16, "shop=bakery name=Bäcker")
    #expect(try world.places()["osm:n20"]?.address.countryCode == "AT")
    for id in 10...14 { world.node(id, 48, 16, "addr:housenumber=\(id) addr:street=Gasse addr:country=DE") }
    #expect(try world.places()["osm:n20"]?.address.countryCode == nil)
  }

  @Test("A boundary in pieces is joined whatever their direction; one with a gap tells nothing")
  func pieces() throws {
    var world = OSMWorld()
    for (id, corner) in [(1, (1.0, 1.0)), (2, (1, 2)), (3, (2, 2)), (4, (2, 1))] { world.node(id, corner.0, corner.1) }
    world.node(9, 1.5, 1.5, "shop=bakery name=Bäcker")
    world.way(1, [1, 2, 3])
    world.way(2, [1, 4])
    world.way(3, [3, 4])
    let tags = "type=boundary boundary=administrative admin_level=8 name=Ort"
    var whole = world
    whole.relation(1, [("way", 1, "outer"), ("way", 2, "outer"), ("way", 3, "outer")], tags)
    #expect(try whole.places()["osm:n9"]?.address.locality == "Ort")
    world.relation(1, [("way", 1, "outer"), ("way", 2, "outer"), ("way", 7, "outer")], tags)
    let places = try world.places()
    #expect(places["osm:n9"]?.address.locality == nil && places["osm:r1"] == nil)
  }

  @Test("A boundary that crosses itself holds what lies in an odd number of its rounds: both halves of an eight")
  func crossing() throws {
    var world = OSMWorld()
    for (id, corner) in [(1, (1.0, 1.0)), (2, (2, 2)), (3, (2, 1)), (4, (1, 2))] { world.node(id, corner.0, corner.1) }
    world.way(1, [1, 2, 3, 4, 1])
    world.relation(1, [("way", 1, "outer")], "type=boundary boundary=administrative admin_level=8 name=Ort")
    for (id, place) in [(10, (1.3, 1.5)), (11, (1.5, 1.8)), (12, (1.7, 1.5)), (13, (1.5, 1.2))] {
      world.node(id, place.0, place.1, "shop=bakery name=B\(id)")
    }
    let places = try world.places()
    #expect((10...13).map { places["osm:n\($0)"]?.address.locality } == ["Ort", nil, "Ort", nil])
    #expect(places["osm:r1"]?.viewport == GeoBox(low: try point(1, 1), high: try point(2, 2)))
  }

  @Test("Postal areas are places and tell the postal code")
  func postal() throws {
    var world = OSMWorld()
    world.square(1, south: 1, west: 1, north: 2, east: 2, "boundary=postal_code postal_code=3500")
    world.node(9, 1.5, 1.5, "shop=bakery name=Bäcker")
    let places = try world.places(country: "AT")
    #expect(
      places["osm:n9"]?.address.postalCode == "3500" && places["osm:w1"]?.name == "3500" && places["osm:w1"]?.primaryType == "postal_code")
  }

  @Test("The bands of a polygon find what all of its edges find", arguments: 1...20)
  func bands(_ seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let count = 3 + Int(random.next() % 400)
    let ring = try (0..<count).map { _ in
      try point(Double(random.next() % 1_000) / 100, Double(random.next() % 1_000) / 100)
    }
    let closed = ring + ring.prefix(1)
    let polygon = try #require(OSMPolygon([closed]))
    for _ in 0..<300 {
      let place = try point(Double(random.next() % 1_200) / 100, Double(random.next() % 1_200) / 100)
      #expect(polygon.contains(place) == isInside(place, closed))
    }
  }

  /// The plain test: every edge, one after the other, in the order of the ring.
  private func isInside(_ point: GeoPoint, _ ring: [GeoPoint]) -> Bool {
    var isInside = false
    for (a, b) in zip(ring, ring.dropFirst()) where (a.latitudeE7 > point.latitudeE7) != (b.latitudeE7 > point.latitudeE7) {
      let share = (Double(point.latitudeE7) - Double(a.latitudeE7)) / (Double(b.latitudeE7) - Double(a.latitudeE7))
      let east = Double(a.longitudeE7) + share * (Double(b.longitudeE7) - Double(a.longitudeE7))
      if Double(point.longitudeE7) < east - 1e-6 { isInside.toggle() }
    }
    return isInside
  }

  private func point(_ latitude: Double, _ longitude: Double) throws -> GeoPoint {
    try #require(GeoPoint(latitude: latitude, longitude: longitude))
  }
}
