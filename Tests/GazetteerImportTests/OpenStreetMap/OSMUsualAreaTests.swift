// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import Testing

@testable import GazetteerImport

@Suite struct OSMUsualAreaTests {
  @Test("Addresses tell the first-level area of a file without its boundary, whatever they call it")
  func firstLevel() throws {
    var world = OSMWorld()
    for (id, area) in ["BC", "British~Columbia", "bc", "B.C.", "Colombie-Britannique"].enumerated() {
      world.node(id, 49, -123, "shop=bakery name=B\(id) addr:province=\(area) addr:country=CA")
    }
    world.node(20, 49, -123, "place=city name=Vancouver")
    world.node(21, 49, -123, "shop=bakery name=Ours")
    let places = try world.places()
    #expect(["osm:n0", "osm:n2", "osm:n20", "osm:n21"].allSatisfy { places[$0]?.address.administrativeArea1 == "British Columbia" })
    for id in 30...31 { world.node(id, 49, -123, "shop=bakery name=B\(id) addr:province=Alberta addr:country=CA") }
    let mixed = try world.places()
    #expect(mixed["osm:n21"]?.address.administrativeArea1 == nil && mixed["osm:n30"]?.address.administrativeArea1 == "Alberta")
  }

  @Test("What the addresses of a county or around a town name counts more than what the file names")
  func local() throws {
    var world = OSMWorld()
    world.square(1, south: 10, west: 10, north: 11, east: 11, "boundary=administrative admin_level=6 name=Kent")
    world.square(2, south: 20, west: 20, north: 21, east: 21, "boundary=administrative admin_level=2 name=Land ISO3166-1=LI")
    world.node(3, 30, 30, "place=town name=Ort")
    for id in 110...114 { world.node(id, 10.5, 10.5, "shop=bakery name=B\(id) addr:state=AL addr:country=US") }
    for id in 120...129 { world.node(id, 30, 30, "shop=bakery name=B\(id) addr:state=Bern addr:country=CH") }
    world.node(140, 10.1, 10.1, "shop=bakery name=A")
    world.node(141, 20.5, 20.5, "shop=bakery name=B")
    world.node(142, 30.01, 30, "shop=bakery name=C")
    world.node(143, 50, 50, "shop=bakery name=D")
    world.node(144, 30.4, 30.4, "shop=bakery name=In~the~same~degree")
    let places = try world.places()
    let addresses = (140...144).map { places["osm:n\($0)"]?.address ?? Address() }
    #expect(addresses.map(\.countryCode) == ["US", "LI", "CH", nil, "CH"])
    #expect(addresses.map(\.administrativeArea1) == ["Alabama", nil, "Bern", nil, "Bern"])
  }

  @Test("A state that one country alone has tells the country")
  func country() throws {
    var world = OSMWorld()
    for id in 1...3 { world.node(id, 49, -123, "shop=bakery name=B\(id) addr:state=Oregon") }
    world.node(4, 49, -123, "shop=bakery name=Ours")
    let address = try #require(world.places()["osm:n4"]?.address)
    #expect(address.countryCode == "US" && address.administrativeArea1 == "Oregon")
    #expect(OSMAreaNames.country(of: "AL") == nil && OSMAreaNames.name("NRW", in: "DE") == "NRW")
  }

  @Test("A boundary of a state tells it; addresses do not speak for what lies outside")
  func boundary() throws {
    var world = OSMWorld()
    world.square(1, south: 10, west: 10, north: 11, east: 11, "boundary=administrative admin_level=4 name=Oregon ISO3166-2=US-OR")
    for id in 110...114 { world.node(id, 10.5, 10.5, "shop=bakery name=B\(id) addr:state=WA addr:country=US") }
    world.node(120, 12, 12, "shop=bakery name=Ours")
    let places = try world.places()
    #expect(places["osm:n110"]?.address.administrativeArea1 == "Oregon" && places["osm:n120"]?.address.administrativeArea1 == nil)
  }
}
