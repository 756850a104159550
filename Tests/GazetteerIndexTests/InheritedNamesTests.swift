// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerTesting
import Testing

@testable import GazetteerIndex

/// Addresses inherit the names of the towns and regions that they name.
@Suite struct InheritedNamesTests {
  /// What an address inherits from areas in Italy with a part.
  private static func inherited(to part: WritableKeyPath<Address, String?>, _ name: String, by areas: PlaceRecord...) -> [String] {
    var record = PlaceRecord.place("Shop", type: "store", country: "IT")
    record.address[keyPath: part] = name
    InheritedNames(areas).add(to: &record)
    return record.address.inheritedNames
  }

  private static func area(
    _ name: String, _ official: [String], type: String = "locality", country: String? = "IT", in state: String? = nil
  ) -> PlaceRecord {
    var record = PlaceRecord.place(name, type: type, country: country, official: official)
    record.address.administrativeArea1 = state
    return record
  }

  @Test func everyPartOfTheAddressIsLookedUp() {
    var record = PlaceRecord.place("Shop", type: "store", country: "IT", locality: "Roma")
    record.address.sublocality = "Trastevere"
    record.address.administrativeArea1 = "Lazio"
    let latium = Self.area("Latium", ["Lazio"], type: "administrative_area_level_1")
    InheritedNames([Self.area("Rome", ["Roma", "Rom"]), latium]).add(to: &record)
    #expect(record.address.inheritedNames == ["Rome", "Rom", "Latium"])
  }

  @Test func aliasesAndBusinessesLendNothing() {
    let alias = PlaceRecord.place("Rome", country: "IT", aliases: ["Urbs"])
    #expect(Self.inherited(to: \.locality, "Rome", by: alias) == [])
    #expect(Self.inherited(to: \.locality, "Rome", by: Self.area("Rome", ["Roma"], type: "restaurant")) == [])
  }

  @Test func anotherCountryIsAnotherArea() {
    #expect(Self.inherited(to: \.locality, "Rome", by: Self.area("Rome", ["Roma"], country: "US")) == [])
    #expect(Self.inherited(to: \.locality, "Rome", by: Self.area("Rome", ["Roma"], country: nil)) == [])
  }

  @Test func anotherStateIsAnotherAreaWhereTheyHaveCodes() {
    let towns = [("First", "IL"), ("Second", "MO")].map { Self.area("Springfield", [$0], country: "US", in: $1) }
    func springfield(_ state: String?) -> [String] {
      var record = PlaceRecord.place("Shop", type: "store", country: "US", locality: "Springfield")
      record.address.administrativeArea1 = state
      InheritedNames(towns).add(to: &record)
      return record.address.inheritedNames
    }
    #expect(springfield("Missouri") == ["Second"])
    #expect(springfield("MO") == ["Second"])
    #expect(springfield("Ohio") == [])
    #expect(springfield(nil) == ["First"], "the more important one")
    let stateless = Self.area("Springfield", ["Third"], country: "US")
    var record = PlaceRecord.place("Shop", type: "store", country: "US", locality: "Springfield")
    record.address.administrativeArea1 = "Missouri"
    InheritedNames([stateless] + towns).add(to: &record)
    #expect(record.address.inheritedNames == ["Second"], "rather than one of an unknown state")
  }

  @Test func ofNamesakesTheFamilyDecides() {
    let (city, state) = (Self.area("Olbia", ["Terranova"]), Self.area("Olbia", ["Gallura"], type: "administrative_area_level_2"))
    #expect(Self.inherited(to: \.locality, "Olbia", by: state, city) == ["Terranova"])
    #expect(Self.inherited(to: \.administrativeArea2, "Olbia", by: city, state) == ["Gallura"])
    #expect(Self.inherited(to: \.administrativeArea2, "Olbia", by: city) == ["Terranova"], "rather than none")
  }

  @Test func anAreaLendsFifteenNamesBesidesItsOwn() {
    let area = Self.area("Rome", (1...40).map { "Name \($0)" })
    #expect(Self.inherited(to: \.locality, "Rome", by: area) == (1...15).map { "Name \($0)" })
    #expect(Self.inherited(to: \.locality, "Name 40", by: area).first == "Rome", "though it is found by all of them")
  }

  @Test func codesAndSpellingsOfRegionsNeedNoRecord() {
    #expect(Self.inherited(to: \.administrativeArea2, "Provincia di Brescia") == ["BS", "Brescia"])
    #expect(Self.inherited(to: \.administrativeArea1, "Toscana") == ["Tuscany"])
    #expect(Self.inherited(to: \.locality, "Brescia") == [], "a town is no province")
    let tuscany = Self.area("Tuscany", ["Toscane"], type: "administrative_area_level_1")
    #expect(
      Self.inherited(to: \.administrativeArea1, "Toscana", by: tuscany) == ["Tuscany", "Toscane"],
      "the record is found by the other spelling")
    #expect(
      Self.inherited(to: \.administrativeArea2, "BS", by: Self.area("Brescia", ["Brixia"])) == ["Brescia"], "but no town by its province")
  }

  /// `WA` and `Western Australia` are words of the address without it, as in every index before.
  @Test func whatTheAddressHasAlreadyIsNotInherited() {
    var record = PlaceRecord.place("Perth", country: "AU")
    record.address.administrativeArea1 = "WA"
    InheritedNames([]).add(to: &record)
    #expect(record.address.inheritedNames == [])
    #expect(record.address.contextParts == ["WA", "Western Australia"])
  }

  @Test func aRegionIsNotNamedByItsSpellings() {
    var region = Self.area("Tuscany", [], type: "administrative_area_level_1", in: "Toscana")
    InheritedNames([]).add(to: &region)
    #expect(region.address.inheritedNames == [])
    var town = Self.area("Tuscany", [], in: "Toscana")
    InheritedNames([]).add(to: &town)
    #expect(town.address.inheritedNames == ["Tuscany"])
  }

  @Test func shortNamesAreInherited() {
    var rome = Self.area("Rome", ["Roma"])
    rome.names += [("RM", .abbreviation), ("Caput Mundi", .variant), ("Urbe", .short), ("Ruma", .old)].map {
      AlternateName(text: $0, kind: $1)
    }
    #expect(Self.inherited(to: \.locality, "Rome", by: rome) == ["Roma", "RM", "Urbe"])
    #expect(Self.inherited(to: \.locality, "Urbe", by: rome) == [], "but name no area: many towns have the same")
    rome.names = (1...9).map { AlternateName(text: "R\($0)", kind: .short) }
    #expect(Self.inherited(to: \.locality, "Rome", by: rome) == ["R1", "R2", "R3", "R4"], "four at most")
  }

  @Test func aQuarterLendsTheNamesOfItsTown() {
    var quarter = Self.area("Trastevere", [], type: "neighborhood")
    quarter.address.locality = "Roma"
    let rome = Self.area("Rome", ["Roma", "Rom"])
    #expect(Self.inherited(to: \.locality, "Trastevere", by: quarter, rome) == ["Roma", "Rome", "Rom"])
    #expect(Self.inherited(to: \.sublocality, "Trastevere", by: quarter, rome) == ["Roma", "Rome", "Rom"])
    #expect(Self.inherited(to: \.locality, "Trastevere", by: quarter) == ["Roma"], "that has no record")
    quarter.address.locality = "Trastevere"
    #expect(Self.inherited(to: \.locality, "Trastevere", by: quarter) == [], "itself")
  }

  @Test func theIndexKeepsThem() throws {
    let shop = PlaceRecord.place("Shop", type: "store", country: "IT", locality: "Roma")
    let world = try World(Self.area("Rome", ["Roma", "罗马"]), shop)
    let place = try #require(try world.engine.reader.place(withID: "Shop"))
    #expect(try world.engine.reader.record(of: place).address.inheritedNames == ["Rome", "罗马"])
    try IndexVerification.verify(path: world.path)
  }

  /// So that comparisons with the reference engine say something of them.
  @Test func randomWorldsLendNames() {
    let inherited = (0..<50).flatMap { asIndexed(RandomWorld(seed: $0).records) }.filter { !$0.address.inheritedNames.isEmpty }
    #expect(inherited.count > 50)
  }
}
