// SPDX-License-Identifier: Apache-2.0
import Atlas
import GazetteerEngine
import GazetteerIndex
import GazetteerService
import GazetteerTesting
import Testing

/// A request for types, what is kept of the places of the small world, and the rule.
private struct Umbrella: CustomTestStringConvertible, Sendable {
  var rule: String
  var types: [String]
  var countries: [String] = []
  var ids: Set<String>
  var testDescription: String { "\(types) \(countries)" }
}

private let everything: Set = [
  "town", "code", "district", "quarter", "street", "state", "cafe", "clinic", "shop", "castle", "lake", "temple", "bank", "plumber",
  "nameless", "club",
]

private let umbrellas: [Umbrella] = [
  Umbrella(
    rule: "types.umbrella", types: ["establishment"],
    ids: everything.subtracting(["town", "code", "district", "quarter", "street", "state"])),
  Umbrella(
    rule: "types.umbrella", types: ["point_of_interest"],
    ids: everything.subtracting(["town", "code", "district", "quarter", "street", "state"])),
  Umbrella(rule: "types.umbrella", types: ["geocode"], ids: ["town", "code", "district", "quarter", "street", "state"]),
  Umbrella(rule: "types.umbrella", types: ["political"], ids: ["town", "district", "quarter", "state"]),
  Umbrella(rule: "types.umbrella", types: ["food"], ids: ["cafe", "club"]),
  Umbrella(rule: "types.umbrella", types: ["health"], ids: ["clinic"]),
  Umbrella(rule: "types.umbrella", types: ["store"], ids: ["shop"]),
  Umbrella(rule: "types.umbrella", types: ["landmark", "natural_feature"], ids: ["castle", "lake"]),
  Umbrella(rule: "types.umbrella", types: ["place_of_worship", "bank"], ids: ["temple", "bank"]),
  Umbrella(rule: "types.umbrella", types: ["finance", "general_contractor"], ids: ["bank", "plumber"]),
  Umbrella(rule: "types.umbrella", types: ["sublocality", "postal_code"], ids: ["district", "code"]),
  Umbrella(rule: "types.umbrella", types: ["establishment"], countries: ["de"], ids: ["club"]),
  Umbrella(rule: "types.umbrella", types: ["food"], countries: ["fr"], ids: ["cafe"]),
  Umbrella(rule: "types.everything", types: ["geocode", "establishment"], ids: everything),
  Umbrella(rule: "types.everything", types: ["establishment", "geocode", "bank"], ids: everything),
  Umbrella(rule: "types.everything", types: ["geocode", "establishment"], countries: ["de"], ids: ["club"]),
  // Types that stand for themselves alone are the primary type, as before.
  Umbrella(rule: "types.primary", types: ["restaurant"], ids: []),
  Umbrella(rule: "types.primary", types: ["cafe"], ids: ["cafe"]),
]

private func atlas() throws -> Atlas {
  func place(_ id: String, _ type: String?, country: String = "FR") -> PlaceRecord {
    .place("Alba \(id)", id: id, type: type, country: country)
  }
  var club = place("club", "night_club", country: "DE")
  // A source may say umbrellas that no type of the place implies.
  club.types.append("food")
  return try Atlas([
    place("town", "locality"), place("code", "postal_code_prefix"), place("district", "sublocality_level_2"),
    place("quarter", "neighborhood"),
    place("street", "route"), place("state", "administrative_area_level_1"), place("cafe", "cafe"), place("clinic", "dental_clinic"),
    place("shop", "toy_store"), place("castle", "castle"), place("lake", "lake"), place("temple", "hindu_temple"), place("bank", "bank"),
    place("plumber", "plumber"), place("nameless", nil), club,
  ])
}

@Suite struct UmbrellaTypeTests {
  @Test("umbrellas keep the places that have them among their types", arguments: umbrellas)
  private func kept(_ example: Umbrella) throws {
    let ids = try atlas().suggestions("alba") {
      $0.includedPrimaryTypes = example.types
      $0.includedRegionCodes = example.countries
      $0.limit = 50
    }.map(\.placeID)
    #expect(Set(ids) == example.ids && ids.count == example.ids.count)
  }

  @Test("geocode keeps houses, crossings, plus codes and coordinates, which establishment does not", .rule("types.umbrella"))
  func madeUpPlaces() throws {
    let atlas = try Atlas(.street("Main Street", id: "main", numbers: ["20"]))
    for text in ["20 main street", "8FVC9G8F+6X", "48.2, 16.3"] {
      #expect(try atlas.suggestions(text) { $0.includedPrimaryTypes = ["geocode"] }.count == 1, "\(text)")
      #expect(try atlas.suggestions(text) { $0.includedPrimaryTypes = ["establishment"] }.isEmpty, "\(text)")
    }
  }

  @Test("an umbrella that no place of the index is under finds nothing", .rule("types.umbrella"))
  func nobody() throws {
    let atlas = try Atlas(.place("Alba"))
    #expect(try atlas.suggestions("alba") { $0.includedPrimaryTypes = ["establishment"] }.isEmpty)
    #expect(try atlas.suggestions("alba") { $0.includedPrimaryTypes = ["political"] }.count == 1)
  }

  @Test(
    "suggestions tell the umbrellas behind the types of the source, details without geocode", .rule("answer.types"),
    arguments: [
      ("town", ["locality", "political", "geocode"], ["locality", "political"]),
      ("code", ["postal_code_prefix", "postal_code", "geocode"], ["postal_code_prefix", "postal_code"]),
      ("street", ["route", "geocode"], ["route"]),
      ("cafe", ["cafe", "food", "point_of_interest", "establishment"], ["cafe", "food", "point_of_interest", "establishment"]),
      (
        "club", ["night_club", "food", "point_of_interest", "establishment"], ["night_club", "food", "point_of_interest", "establishment"]
      ),
      ("nameless", ["point_of_interest", "establishment"], ["point_of_interest", "establishment"]),
    ])
  func told(_ example: (id: String, suggested: [String], detailed: [String])) throws {
    let atlas = try atlas()
    let place = try #require(try atlas.suggestions("alba \(example.id)").first { $0.placeID == example.id })
    #expect(place.types == example.suggested)
    let query = try DetailsQuery(placeID: example.id)
    #expect(try atlas.index.withSession { try $0.facts(query) }.types == example.detailed)
  }

  @Test("searches by any of a place's types count umbrellas of Table A", .rule("text-search.type"))
  func tableA() throws {
    var asked = TextSearchParameters(textQuery: "alba")
    (asked.includedType, asked.strictTypeFiltering) = ("store", true)
    let query = try TextSearchQuery(asked)
    #expect(try atlas().index.withSession { try $0.textSearch(query) }.places.map(\.id) == ["shop"])
  }

  @Test("every type is either an address or area, or a place", .rule("types.everything"))
  func halves() throws {
    let geocode = try #require(UmbrellaTypes.rows.first { $0.name == "geocode" }).members
    let establishment = try #require(UmbrellaTypes.rows.first { $0.name == "establishment" }).members
    #expect(geocode.isDisjoint(with: establishment) && geocode.union(establishment) == Set(PlaceTypeTable.all.indices))
  }

  @Test("the page lists the umbrellas that there are", .rule("types.umbrella"))
  func rows() {
    #expect(
      UmbrellaTypes.rows.map(\.name) == [
        "food", "health", "finance", "general_contractor", "store", "landmark", "natural_feature", "place_of_worship", "sublocality",
        "postal_code",
        "political", "geocode", "point_of_interest", "establishment",
      ])
    for row in UmbrellaTypes.rows { #expect(PlaceTypeTable.code(of: row.name) != nil && !row.members.isEmpty, "\(row.name)") }
  }
}
