// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import Testing

@testable import GazetteerImport

@Suite struct OSMStreetTextTests {
  @Test(
    "Unit and town are no part of a street, and a word for streets alone is none",
    arguments: [
      ("W. Hastings St. Vancouver", "W. Hastings St."), ("Howe St. Vancouver", "Howe St."), ("Expo Blvd, #3305", "Expo Blvd"),
      ("Expo Blvd #3305", "Expo Blvd"), ("Main Street, Vancouver", "Main Street"), ("Unit 5, Main Street", "Main Street"), ("Street", nil),
      ("100", nil), ("#2", nil), ("Rue de Vancouver", "Rue de Vancouver"), ("Via Vancouver", "Via Vancouver"),
      ("West Broadway", "West Broadway"),
    ] as [(String, String?)])
  func streets(_ example: (text: String, street: String?)) {
    #expect(OSMStreetText.street(example.text, town: "Vancouver") == example.street)
  }

  @Test("A direction changes to the other end")
  func directions() {
    #expect(OSMStreetText.swapped("29th Avenue East") == "East 29th Avenue" && OSMStreetText.swapped("W 4th Ave") == "4th Ave W")
    #expect(OSMStreetText.swapped("Main Street") == nil && OSMStreetText.withoutNumber("210 Carrall Street") == "Carrall Street")
  }

  @Test(
    "In North America a street is known without its direction, too",
    arguments: [
      ("West Broadway", "CA", "Broadway"), ("E Main Street", "US", "Main Street"), ("29th Avenue East", "CA", "29th Avenue"),
      ("North Street", "US", nil), ("West", "US", nil), ("Main Street", "US", nil), ("South Park Road", "GB", nil),
      ("West Broadway", nil, nil),
    ] as [(String, String?, String?)])
  func withoutDirections(_ example: (street: String, country: String?, short: String?)) {
    #expect(OSMStreetText.withoutDirection(example.street, country: example.country) == example.short)
  }

  @Test("A street without its direction is a main name of it")
  func shortNames() throws {
    var world = OSMWorld()
    world.node(1, 49, -123, "place=city name=Vancouver is_in:country_code=CA addr:country=CA")
    for id in 0...1 { world.node(10 + id, 49 + Double(id) / 1_000, -123) }
    world.way(100, [10, 11], "highway=residential name=West~Broadway")
    let names = try world.places(country: "CA")["osm:w100"]?.names
    #expect(names == [AlternateName(text: "Broadway", kind: .official)])
  }

  @Test(
    "A house number stands alone, its unit beside it",
    arguments: [
      ("#110 3665", "CA", "110/3665"), ("Suite 110, 1333", "CA", "110/1333"), ("Unit 102 -1626", "US", "102/1626"),
      ("#101-1401", "CA", "101/1401"),
      ("#1200 - 777", "CA", "1200/777"), ("1200-777", "CA", "1200/777"), ("108 - 777", "CA", "108/777"), ("4 1855", "CA", "4/1855"),
      ("U1 601", "CA", "U1/601"), ("201 City Square, 555", "CA", "201/555"), ("2788-1", "CA", "1/2788"), ("Unit 5", "CA", "5/"),
      ("Suite 110", "US", "110/"), ("2400/2420", "CA", "/2400 2420"), ("1304 Seymour", "CA", "/1304"), ("2801-2831", "CA", "/2801-2831"),
      ("37-05", "US", "/37-05"), ("5/12", "AU", "5/12"), ("1234/5", "CZ", "/1234/5"), ("76, 76a", "LI", "/76 76a"), (" 620", "CA", "/620"),
      ("12 a", "AT", "/12 a"), ("11 1/2", "CA", "/11 1/2"), ("12;14", "AT", "/12 14"), ("39A/B", "LI", "/39A/B"), ("none", "LI", "/"),
    ])
  func numbers(_ example: (text: String, country: String, read: String)) {
    let read = OSMHouseNumbers(example.text, street: "Seymour Street", country: example.country)
    #expect((read.unit ?? "") + "/" + read.numbers.joined(separator: " ") == example.read)
  }

  /// A town with a street in two spellings and one with a direction.
  private func world() -> OSMWorld {
    var world = OSMWorld()
    world.node(1, 49, -123, "place=city name=Vancouver")
    for id in 0...5 { world.node(10 + id, 49 + Double(id) / 1_000, -123) }
    world.way(100, [10, 11], "highway=residential name=SE~Marine~Drive")
    world.way(101, [11, 12], "highway=residential name=Southeast~Marine~Drive")
    world.way(102, [12, 13], "highway=residential name=East~29th~Avenue")
    world.way(103, [13, 14], "highway=footway name=Sea~Wall")
    world.way(104, [14, 15], "highway=footway name=Seawall")
    return world
  }

  @Test("Streets that touch and are one but for the spelling of their words are one")
  func joined() throws {
    let places = try world().places()
    #expect(Set(places.keys) == ["osm:n1", "osm:w100", "osm:w102", "osm:w103"])
    #expect(places["osm:w100"]?.names.map(\.text) == ["Southeast Marine Drive"] && places["osm:w103"]?.names.map(\.text) == ["Seawall"])
  }

  @Test("A house with the direction behind the street belongs to it, and a shop names the street as the map does")
  func swapped() throws {
    var world = world()
    world.node(50, 49.0021, -123, "addr:housenumber=7 addr:street=29th~Avenue~East")
    world.node(51, 49.0022, -123, "shop=bakery name=A addr:country=CA addr:housenumber=#5~9 addr:street=E~29th~Ave~Vancouver")
    world.node(52, 49.0022, -123, "shop=bakery name=B addr:housenumber=11 addr:street=Street")
    let places = try world.places()
    #expect(places["osm:w102"]?.houseNumbers.houses.map(\.number).sorted() == ["7", "9"])
    #expect(places["osm:n51"]?.address.street == "East 29th Avenue" && places["osm:n51"]?.address.houseNumber == "9")
    #expect(places["osm:n52"]?.address.street == nil && !places.values.contains { $0.name == "Street" })
  }
}
