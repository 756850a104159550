// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerGMS
import GazetteerIndex
import Testing

/// The constants of place types under the older names.
@Suite struct PlaceTypeTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

  private func text(_ path: String) throws -> String { try String(contentsOf: Self.root.appending(path: path), encoding: .utf8) }

  /// What the kit calls the constant of a type.
  private func name(_ type: String) -> String {
    "kGMSPlaceType" + type.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  // rule: "swift.type-constants"
  @Test func everyTypeHasItsConstant() throws {
    let constants = try text("Sources/GazetteerGMS/Generated/kGMSPlaceType+Values.swift")
    let members = try text("Sources/GazetteerGMS/Generated/GMSPlaceType+Values.swift")
    for type in try types() {
      #expect(constants.contains(" public let \(name(type)) = \"\(type)\"\n"), "\(type)")
      #expect(members.contains(": GMSPlaceType { \(name(type)) }\n"), "\(type)")
    }
  }

  /// The types of every table: those that an index knows, those of the older tables that it does not, and the published list where it is there.
  private func types() throws -> Set<String> {
    var types = Set(PlaceTypeTable.all.map(\.name)).union(["floor", "post_box", "room", "street_number"])
    let list = Self.root.appending(path: "../shared/spec/place-types.csv")
    if let published = try? String(contentsOf: list, encoding: .utf8) {
      let names = published.split(separator: "\n").dropFirst().compactMap { $0.split(separator: ",").first.map(String.init) }
      types.formUnion(names.filter { !$0.hasPrefix("(") && $0 != "address" })
    } else {
      print("Left out: the published types, there is no ../shared/spec/place-types.csv")
    }
    return types
  }

  // rule: "swift.type-constants"
  @Test func constantsAreTexts() {
    let types: [String] = [kGMSPlaceTypeAtm, kGMSPlaceTypeShoppingMall, kGMSPlaceTypeAdministrativeAreaLevel1, kGMSPlaceTypeStreetNumber]
    #expect(types == ["atm", "shopping_mall", "administrative_area_level_1", "street_number"])
    #expect([kGMSPlaceTypeGeocode, kGMSPlaceTypeEstablishment] == ["geocode", "establishment"])
    #expect([kGMSPlaceTypeCollectionAddress, kGMSPlaceTypeCollectionRegion] == ["address", "(regions)"])
    #expect(kGMSPlaceTypeCollectionCity == "(cities)")
  }

  // rule: "swift.type-constants"
  @Test func filtersTakeBothForms() {
    let filter = GMSAutocompleteFilter()
    filter.types = [.airport, kGMSPlaceTypeAmusementPark, GMSPlaceType.bank]
    #expect(filter.types == ["airport", "amusement_park", "bank"])
    filter.types = [.address]
    #expect(filter.types == ["address"])
  }
}
