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

  @Test func ofNamesakesTheKindDecides() {
    let (city, state) = (Self.area("Roma", ["Rome"]), Self.area("Roma", ["Province of Rome"], type: "administrative_area_level_2"))
    #expect(Self.inherited(to: \.locality, "Roma", by: state, city) == ["Rome"])
    #expect(Self.inherited(to: \.administrativeArea2, "Roma", by: city, state) == ["Province of Rome"])
    #expect(Self.inherited(to: \.administrativeArea2, "Roma", by: city) == ["Rome"], "rather than none")
  }

  @Test func anAreaLendsFifteenNamesBesidesItsOwn() {
    let area = Self.area("Rome", (1...40).map { "Name \($0)" })
    #expect(Self.inherited(to: \.locality, "Rome", by: area) == (1...15).map { "Name \($0)" })
    #expect(Self.inherited(to: \.locality, "Name 40", by: area).first == "Rome", "though it is found by all of them")
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
