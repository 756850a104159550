// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerService
import Testing

@Suite struct LegacyTypesTests {
  /// Values of `types`, a primary type that they keep, and one that they do not.
  @Test(arguments: [
    (["bank"], "bank", "atm"),
    (["bank", "atm"], "atm", "accounting"),
    (["restaurant"], "pizza_restaurant", "grocery_store"),
    (["store"], "toy_store", "restaurant"),
    (["food"], "ice_cream_shop", "bank"),
    (["lodging"], "hotel", "museum"),
    (["place_of_worship"], "mosque", "museum"),
    (["point_of_interest"], "museum", "locality"),
    (["political"], "country", "postal_code"),
    (["sublocality"], "sublocality_level_3", "locality"),
    (["(cities)"], "administrative_area_level_3", "country"),
    (["(regions)"], "country", "route"),
    (["address"], "street_address", "locality"),
    (["geocode"], "locality", "cafe"),
    (["geocode"], "route", "beach"),
    (["establishment"], "cafe", "postal_code"),
  ])
  func keeps(_ names: [String], kept: String, dropped: String) throws {
    guard case .primaryTypes(let codes) = try LegacyTypes.parse(names) else {
      Issue.record("\(names) keep everything")
      return
    }
    let choice = try #require(TypeChoice(codes))
    #expect(choice.keeps(kept) && !choice.keeps(dropped))
    #expect(codes == Set(codes).sorted())
  }

  @Test(arguments: [[], ["geocode", "establishment"], ["establishment", "geocode"]])
  func keepsAll(_ names: [String]) throws { #expect(try LegacyTypes.parse(names) == .all) }

  @Test(arguments: ["floor", "room", "post_box", "street_number"])
  func knownTypesThatNoPlaceHasKeepNothing(_ name: String) throws { #expect(try LegacyTypes.parse([name]) == .primaryTypes([])) }

  /// Values, and what the message names.
  @Test(arguments: [
    (["bank", "atm", "bar", "cafe", "gym", "zoo"], "6 values"),
    (["banana"], "'banana'"),
    (["pizza_restaurant"], "'pizza_restaurant'"),
    (["regions"], "'regions'"),
    (["Bank"], "'Bank'"),
    ([""], "''"),
    (["(cities)", "(regions)"], "'(cities)'"),
    (["bank", "(regions)"], "'(regions)'"),
    (["geocode", "bank"], "'geocode'"),
    (["establishment", "bank"], "'establishment'"),
    (["address", "geocode"], "'address'"),
  ])
  func refuses(_ names: [String], message: String) throws {
    let error = try #require(throws: ContractError.self) { try LegacyTypes.parse(names) }
    #expect(error.status == .invalidArgument)
    #expect(error.fieldViolations.map(\.field) == ["types"])
    #expect(error.message.contains(message), "\(error.message)")
  }
}
