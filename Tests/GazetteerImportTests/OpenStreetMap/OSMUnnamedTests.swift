// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import Testing

@testable import GazetteerImport

@Suite struct OSMUnnamedTests {
  @Test("What people look for without a name is called by what it is, in the languages of its country")
  func names() throws {
    var world = OSMWorld()
    world.node(1, 47, 9, "amenity=toilets")
    world.node(2, 47, 9, "amenity=drinking_water")
    world.node(3, 47, 9, "amenity=bench")
    world.node(4, 47, 9, "amenity=toilets access=customers")
    world.node(5, 47, 9, "leisure=playground name=Ebenholz")
    let swiss = try world.places(country: "CH")
    #expect(Set(swiss.keys) == ["osm:n1", "osm:n2", "osm:n5"])
    #expect(swiss["osm:n1"]?.name == "Öffentliche Toilette" && swiss["osm:n2"]?.name == "Trinkwasser")
    let others = (swiss["osm:n1"]?.names ?? []).map { ($0.language ?? "") + " " + $0.text }
    #expect(others == ["en Public toilet", "fr Toilettes publiques", "it Bagni pubblici"])
    #expect(swiss["osm:n1"]?.importance == 0.05 && swiss["osm:n1"]?.primaryType == "public_bathroom")
    #expect(try world.places(country: "TW")["osm:n2"]?.name == "飲用水" && world.places()["osm:n1"]?.name == "Public toilet")
  }

  @Test("A type without a name in the language of the country has that of its coarser type, never that of the tag")
  func coarser() throws {
    for language in UnnamedPlaces.languages.split(separator: "\n") {
      let country = try #require(language.split(separator: " ").last.map(String.init))
      for tag in UnnamedPlaces.rows.split(separator: "\n").map({ String($0.split(separator: " ")[0]) }) {
        for more in ["", " parking=surface", " parking=underground", " park_ride=yes"] {
          let types = OSMTypes.standard.types(of: tags(tag + more))
          let names = try #require(OSMUnnamed(tags(tag))?.names(types: types, in: country), "\(tag)\(more) in \(country)")
          #expect(!names.primary.contains("="))
        }
      }
    }
    var world = OSMWorld()
    world.node(1, 41, -8, "amenity=parking parking=surface")
    let parking = try #require(world.places(country: "PT")["osm:n1"])
    #expect(parking.name == "Estacionamento" && parking.primaryType == "parking_lot" && parking.names.map(\.text) == ["Parking"])
  }

  @Test("Two without a name are one within 30 m, and never one with a namesake")
  func near() throws {
    var world = OSMWorld()
    world.node(1, 47, 9, "amenity=atm")
    world.node(2, 47.0002, 9, "amenity=atm")
    world.node(3, 47.0005, 9, "amenity=atm")
    world.node(4, 47, 9, "amenity=atm name=ATM")
    let places = try world.places()
    #expect(Set(places.keys) == ["osm:n1", "osm:n3", "osm:n4"] && places["osm:n1"]?.formerIDs == ["osm:n2"])
  }

  @Test("Every row of the tables is sound")
  func tables() throws {
    for row in UnnamedPlaces.rows.split(separator: "\n") {
      let tag = tags(String(row.split(separator: " ")[0]))
      let types = OSMTypes.standard.types(of: tag)
      let unnamed = try #require(OSMUnnamed(tag), "\(row)")
      #expect(unnamed.names(types: types, in: "JP")?.primary.isEmpty == false, "\(row)")
      #expect(unnamed.names(types: types, in: "CA")?.others.map(\.language) == ["fr"], "\(row)")
    }
    let countries = UnnamedPlaces.languages.split(separator: "\n").flatMap { $0.split(separator: " ").dropFirst(2).map(String.init) }
    #expect(Set(countries).count == countries.count && countries.allSatisfy(CountryCodes.isKnown))
  }
}
