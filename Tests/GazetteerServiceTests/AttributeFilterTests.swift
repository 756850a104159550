// SPDX-License-Identifier: Apache-2.0
import Atlas
import GazetteerEngine
import GazetteerIndex
import GazetteerService
import GazetteerTesting
import Testing

/// The extension `gazetteer.where`: answers have only places with some attributes.
@Suite struct AttributeFilterTests {
  private static func shop(_ name: String, brand: String, stars: Int, hours: String? = nil, status: String = "OPERATIONAL") -> PlaceRecord {
    var shop = PlaceRecord.place(name, importance: 0.3, type: "coffee_shop", locality: "Paris")
    shop.types = ["coffee_shop"]
    let time = hours.map { #","openingHours":"\#($0)","timeZone":"Europe/Paris""# } ?? ""
    shop.details = PlaceDetails(stored: #"{"businessStatus":"\#(status)","extra":{"brand":"\#(brand)","stars":\#(stars)}\#(time)}"#)
    return shop
  }

  private static func atlas() throws -> Atlas {
    try Atlas([
      shop("Zebra One", brand: "Zebra", stars: 3, hours: "24/7"), shop("Zebra Two", brand: "Zébra", stars: 5, hours: "off"),
      shop("Zoo", brand: "Lion", stars: 5), shop("Zed", brand: "Lion", stars: 1, hours: "24/7", status: "CLOSED_TEMPORARILY"),
      .place("Zagreb", importance: 0.9),
    ])
  }

  @Test(
    "places that do not meet every condition are left out, also those of a category",
    .rule("where.values"), .rule("where.open-now"),
    arguments: [
      ("z", #"{"brand":"zebra"}"#, ["Zebra-One", "Zebra-Two"]),
      ("z", #"{"brand":["ZEBRA","lion"],"stars":{"min":5}}"#, ["Zebra-Two", "Zoo"]),
      ("z", #"{"stars":{"min":2,"max":4}}"#, ["Zebra-One"]), ("z", #"{"stars":1}"#, ["Zed"]), ("z", #"{"openNow":true}"#, ["Zebra-One"]),
      ("z", #"{"brand":"zebra","openNow":true}"#, ["Zebra-One"]), ("coffee", #"{"brand":"lion","stars":{"max":2}}"#, ["Zed"]),
      ("coffee shop", #"{"openNow":true}"#, ["Zebra-One"]), ("0,0", #"{"brand":"zebra"}"#, []), ("z", #"{"stars":{"min":9}}"#, []),
    ])
  func keeps(text: String, conditions: String, ids: [String]) throws {
    let json = #"{"input":"\#(text)","includeQueryPredictions":true,"gazetteer":{"where":\#(conditions)}}"#
    let answer = try Self.atlas().answer(json)
    #expect(answer.places.map(\.placeID).sorted() == ids && answer.suggestions.count == ids.count, "\(answer.suggestions)")
  }

  @Test("without conditions, or with openNow false, nothing is left out", arguments: ["{}", #"{"openNow":false}"#, #"{"brand":null}"#])
  func keepsAll(conditions: String) throws {
    #expect(try Self.atlas().answer(#"{"input":"z","gazetteer":{"where":\#(conditions)}}"#).places.count == 5)
    #expect(try Self.atlas().answer(#"{"input":"z","gazetteer":{}}"#).places.count == 5)
  }

  @Test(
    "values of a wrong form are refused by name",
    .rule("where.values"),
    arguments: [
      (#"{"brand":{}}"#, "gazetteer.where.brand", "min and max"), (#"{"brand":[]}"#, "gazetteer.where.brand", "Give a text"),
      (#"{"brand":{"min":"x"}}"#, "gazetteer.where.brand.min", "finite number"),
      (#"{"brand":{"least":1}}"#, "gazetteer.where.brand", "least"),
      (#"{"openNow":"yes"}"#, "gazetteer.where.open_now", "true or false"), (#"{"brand":"a","brand":"b"}"#, "", "twice"),
    ])
  func refuses(conditions: String, field: String, words: String) throws {
    let error = try #require(contractError(for: #"{"input":"z","gazetteer":{"where":\#(conditions)}}"#))
    #expect(error.message.contains(words), "\(error.message)")
    if !field.isEmpty { #expect(error.fieldViolations.first?.field == field) }
  }

  @Test("an attribute that the index does not know is refused, with those that it knows", .rule("where.unknown"))
  func refusesUnknown() throws {
    #expect {
      _ = try Self.atlas().answer(#"{"input":"z","gazetteer":{"where":{"brnad":"zebra"}}}"#)
    } throws: { error in
      (error as? ContractError)?.message == "Invalid gazetteer.where 'brnad'. Give one of brand, stars, or openNow."
    }
  }

  @Test("an explanation says that a place does not meet a condition")
  func explains() throws {
    let atlas = try Self.atlas()
    let query = try AutocompleteQuery(json: #"{"input":"zoo","gazetteer":{"where":{"brand":"zebra"}}}"#.utf8)
    let text = try atlas.index.withSession { try $0.explain(query, why: "Zoo").lines.joined() }
    #expect(text.contains("does not meet a condition on its attributes"), "\(text)")
  }
}
