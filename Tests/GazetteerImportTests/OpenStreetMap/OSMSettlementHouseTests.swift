// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerPlaces
import Testing

@testable import GazetteerImport

/// Houses whose number counts in a settlement, as in villages without street names from Czechia to Finland, and in the blocks of Japan.
@Suite struct OSMSettlementHouseTests {
  /// A village, and a town with a suburb.
  private func world(_ houses: String...) -> OSMWorld {
    var world = OSMWorld()
    world.node(1, 49, 17, "place=village name=Brodek name:de=Prödlitz")
    world.node(2, 49.1, 17, "place=town name=Kostelec")
    world.node(3, 49.101, 17.007, "place=suburb name=Zálesí")
    for (index, tags) in houses.enumerated() { world.node(100 + index, 49.0002 + Double(index) / 1e5, 17.0004, tags) }
    return world
  }

  /// The houses of an import as `street, town: number`.
  private func houses(_ world: OSMWorld, country: String = "CZ") throws -> [String] {
    try world.places(country: country).values.filter { $0.primaryType == "route" }.flatMap { street in
      street.houseNumbers.houses.map { "\(street.name), \(street.address.locality ?? ""): \($0.number)" }
    }.sorted()
  }

  @Test(
    "A number counts in the smallest settlement that its address names, where it names no street",
    arguments: [
      ("addr:housenumber=1 addr:place=Brodek", "Brodek, Brodek: 1"),
      ("addr:housenumber=1 addr:place=Brodek addr:city=Brodek", "Brodek, Brodek: 1"),
      ("addr:housenumber=1 addr:place=Brodek addr:city=Kostelec", "Brodek, Kostelec: 1"),
      ("addr:housenumber=1 addr:street=Brodek addr:postcode=79804", "Brodek, Brodek: 1"),
      ("addr:housenumber=1 addr:street=Brodek addr:city=Brodek", "Brodek, Brodek: 1"),
      ("addr:housenumber=1 addr:city=Brodek", "Brodek, Brodek: 1"),
      ("addr:housenumber=1 addr:village=Brodek", "Brodek, Brodek: 1"),
      ("addr:housenumber=1 addr:hamlet=Brodek addr:city=Kostelec", "Brodek, Kostelec: 1"),
      ("addr:housenumber=1 addr:suburb=Zálesí addr:city=Kostelec", "Zálesí, Kostelec: 1"),
      ("addr:housenumber=1 addr:quarter=Zálesí", "Zálesí, Brodek: 1"),
      ("addr:housenumber=1 addr:neighbourhood=Zálesí addr:suburb=Sever", "Zálesí, Brodek: 1"),
      ("addr:housenumber=1 addr:block=Zálesí", "Zálesí, Brodek: 1"),
      ("addr:housenumber=1 addr:block=4 addr:suburb=Zálesí", "Zálesí, Brodek: 4-1"),
      ("addr:conscriptionnumber=1 addr:place=Brodek", "Brodek, Brodek: 1"),
      ("addr:provisionalnumber=E1 addr:place=Brodek", "Brodek, Brodek: E1"),
      ("addr:housenumber=1/7 addr:conscriptionnumber=1 addr:street=Dlouhá", "Dlouhá, Brodek: 1/7"),
      ("addr:housenumber=1", "Brodek, Brodek: 1"), ("addr:conscriptionnumber=1 addr:country=CZ", "Brodek, Brodek: 1"),
    ])
  func ways(_ tags: String, house: String) throws {
    #expect(try houses(world(tags)) == [house])
  }

  @Test(
    "The ways of other countries",
    arguments: [
      ("DE", "addr:housenumber=4a addr:place=Hinterhof addr:city=Kostelec", "Hinterhof, Kostelec: 4a"),
      ("PL", "addr:housenumber=12 addr:place=Wólka addr:city=Wólka addr:city:simc=1", "Wólka, Wólka: 12"),
      ("SK", "addr:conscriptionnumber=77 addr:place=Lazy addr:suburb=Lazy", "Lazy, Brodek: 77"),
      ("HU", "addr:housenumber=9 addr:place=Tanya", "Tanya, Brodek: 9"),
      ("FI", "addr:housenumber=3 addr:place=Pohjala", "Pohjala, Brodek: 3"),
      ("AT", "addr:housenumber=31 addr:place=Oberau addr:city=Brodek", "Oberau, Brodek: 31"),
      ("HR", "addr:housenumber=5 addr:place=Gornje~Selo addr:city=Kostelec", "Gornje Selo, Kostelec: 5"),
      ("RU", "addr:housenumber=8 addr:place=деревня~Берёзовка", "деревня Берёзовка, Brodek: 8"),
      ("KR", "addr:housenumber=12-3 addr:neighbourhood=은행동 addr:city=Kostelec", "은행동, Kostelec: 12-3"),
      ("JP", "addr:housenumber=5 addr:block_number=2 addr:neighbourhood=二丁目 addr:quarter=港町 addr:city=Kostelec", "港町二丁目, Kostelec: 2-5"),
      ("JP", "addr:housenumber=5 addr:block_number=2 addr:neighbourhood=港町二丁目 addr:quarter=港町", "港町二丁目, Brodek: 2-5"),
      ("JP", "addr:housenumber=2-5 addr:block_number=2 addr:neighbourhood=港町２丁目", "港町２丁目, Brodek: 2-5"),
      ("JP", "addr:housenumber=7 addr:block_number=12 addr:quarter=大野", "大野, Brodek: 12-7"),
    ])
  func countries(_ country: String, tags: String, house: String) throws {
    #expect(try houses(world(tags), country: country) == [house])
  }

  @Test("Houses of a settlement have its names; a shop in a house of the list is no second house, and has the address")
  func names() throws {
    var world = world("addr:housenumber=1 addr:place=Brodek", "addr:housenumber=2 addr:place=Brodek")
    world.node(50, 49.0002, 17.0004, "shop=bakery name=Pekárna addr:housenumber=1 addr:place=Brodek")
    let places = try world.places()
    let street = try #require(places.values.first { $0.primaryType == "route" })
    #expect(street.names == [AlternateName(text: "Prödlitz", language: "de", kind: .official)])
    #expect(street.houseNumbers.houses.map(\.number) == ["1", "2"] && street.houseNumbers.houses[0].location.latitude == 49.0002)
    let shop = try #require(places["osm:n50"]?.address)
    #expect(shop.street == "Brodek" && shop.houseNumber == "1" && shop.locality == "Brodek")
  }

  @Test("Villages of one name that lie apart keep a house of one number each")
  func namesakes() throws {
    var world = world("addr:housenumber=1 addr:place=Brodek")
    world.node(4, 50, 15, "place=village name=Brodek")
    world.node(5, 50, 15, "addr:housenumber=1 addr:place=Brodek")
    #expect(try houses(world) == ["Brodek, Brodek: 1", "Brodek, Brodek: 1"])
  }

  @Test("A quarter of a ward of Japan is in this ward, and a quarter of its name in another one")
  func wards() throws {
    let quarter = "addr:housenumber=5 addr:block_number=2 addr:quarter=港町 addr:city=Kostelec"
    let streets = try world("\(quarter) addr:suburb=北区", "\(quarter) addr:suburb=南区").places().values.filter { $0.primaryType == "route" }
    #expect(streets.map(\.name) == ["港町", "港町"] && Set(streets.map(\.address.sublocality)) == ["北区", "南区"])
    #expect(streets.allSatisfy { $0.address.locality == "Kostelec" && $0.houseNumbers.houses.map(\.number) == ["2-5"] })
    let other = try world("addr:housenumber=77 addr:place=Lazy addr:suburb=Brodek").places()
    #expect(other.values.first { $0.primaryType == "route" }?.address.sublocality == "Lazy")
  }

  @Test("A chōme is found with its number in kanji and in digits")
  func chome() throws {
    let places = try world("addr:housenumber=5 addr:block_number=2 addr:neighbourhood=港町十二丁目").places()
    #expect(places.values.first { $0.primaryType == "route" }?.names.map(\.text) == ["港町12丁目"])
  }

  @Test("A house with a name is a place of that name, and a house of its number")
  func houseNames() throws {
    let places = try world(
      "addr:housename=Rose~Cottage addr:place=Brodek", "addr:housename=Mill~House addr:housenumber=7 addr:place=Brodek building=yes",
      "addr:housename=Arcade shop=bakery name=Bäcker", "addr:housename=A addr:housenumber=8 addr:place=Brodek",
      "addr:housename=Inn amenity=cafe"
    ).places()
    let cottage = try #require(places["osm:n100"])
    #expect(cottage.name == "Rose Cottage" && cottage.primaryType == "premise" && cottage.address.locality == "Brodek")
    #expect(places["osm:n101"]?.name == "Mill House" && places["osm:n101"]?.address.houseNumber == "7")
    #expect(
      places["osm:n102"]?.name == "Bäcker" && places["osm:n102"]?.names == [] && places["osm:n103"] == nil && places["osm:n104"] == nil)
    #expect(places.values.first { $0.primaryType == "route" }?.houseNumbers.houses.map(\.number) == ["7", "8"])
  }

  @Test("What is not kept is counted by its reason, and each element once")
  func lost() throws {
    var world = world("addr:housenumber=1 addr:place=Brodek")
    for id in 10...12 { world.node(id, 49.05 + Double(id) / 1_000, 17) }
    world.way(1, [10, 11, 12], "highway=residential name=Dlouhá")
    world.node(20, 49.0611, 17, "addr:housenumber=3")
    world.node(21, 49.0611, 17, "addr:housenumber=none addr:street=Dlouhá")
    world.node(22, 49.0611, 17, "addr:street=Dlouhá building=yes")
    world.node(23, 60, 60, "addr:housenumber=3")
    world.node(24, 49.0611, 17, "addr:housenumber=3 addr:street=Dlouhá")
    world.node(25, 49.0611, 17, "natural=tree")
    let report = try OSMWorld.places(of: Array(world.xml.utf8)).report
    #expect(report.rejectedByReason == ["noStreet": 2, "noHouseNumber": 2])
    #expect(report.gathered == 9 && report.skipped == 1 && report.read == report.gathered + report.skipped + report.rejected)
    #expect(report.firstRejects.contains { $0.hasSuffix("noStreet: osm:n20: 3") })
  }

  @Test("Numbers of blocks are read from tags as they stand")
  func numbering() {
    let block = OSMNumbering(tags("addr:housenumber=5 addr:block_number=2 addr:quarter=港町 addr:neighbourhood=東"))
    #expect(block.number == "2-5" && block.name == "東" && block.isInSettlement)
    let street = OSMNumbering(tags("addr:housenumber=5 addr:block=2 addr:street=Main~Street addr:suburb=North"))
    #expect(street.number == "5" && street.name == "Main Street" && !street.isInSettlement)
    #expect(
      OSMNumbering(tags("addr:city=Brodek")).name == nil && Address(tags("addr:suburb=North addr:city=Brodek")).sublocality == "North")
  }
}
