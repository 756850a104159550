// SPDX-License-Identifier: Apache-2.0
import Atlas
import GazetteerBase
import GazetteerEngine
import GazetteerIndex
import GazetteerPlaces
import GazetteerService
import GazetteerTesting
import Testing

/// Two towns with the same categories; distances in degrees, about 111 km each.
private func country() throws -> Atlas {
  func place(
    _ name: String, _ at: (Double, Double), _ importance: Double, _ types: [String], _ details: PlaceDetails? = nil, locality: String? = nil
  ) -> PlaceRecord {
    var place = PlaceRecord.place(name, at: at, importance: importance, type: types.first, country: "FR", locality: locality)
    place.types = types
    place.details = details
    return place
  }
  return try Atlas([
    place("France", (0, 1), 1, ["country"]), place("Alba", (0, 0), 0.8, ["locality"]), place("Bera", (0, 2), 0.6, ["locality"]),
    place("Berak", (0, 2.5), 0.9, ["locality"]),
    place("Da Gino", (0, 0.01), 0.2, ["pizza_restaurant", "restaurant"], #"{"priceLevel":1,"rating":4.5}"#, locality: "Alba"),
    place("Pizza Uno", (0, 0.02), 0.3, ["pizza_restaurant", "restaurant"], #"{"priceLevel":2,"rating":4.0}"#, locality: "Alba"),
    place("Napoli", (0, 2.01), 0.5, ["pizza_restaurant", "restaurant"], #"{"priceLevel":3}"#, locality: "Bera"),
    place("Pizza Museum", (0, 2.001), 0.4, ["museum"], locality: "Bera"),
    place("Town Museum", (0, 0.005), 0.45, ["museum"], locality: "Alba"),
    place("Central Station", (0, 0.016), 0.5, ["train_station"], locality: "Alba"),
    place("Bank of Pizza", (0, 0.03), 0.1, ["bank", "finance"], locality: "Alba"),
  ])
}

@Suite struct TextSearchTests {
  private static let atBera = #","locationBias":{"circle":{"center":{"latitude":0,"longitude":2},"radius":5000}}"#

  private func answer(_ text: String, _ members: String = "") throws -> PlacesAnswer {
    let query = try TextSearchQuery(json: #"{"textQuery":"\#(text)"\#(members)}"#.utf8)
    return try country().index.withSession { try $0.textSearch(query) }
  }

  private func ids(_ text: String, _ members: String = "") throws -> [String] { try answer(text, members).places.map(\.id) }

  @Test(
    "a text stands for the places that it names, or for places of a category",
    .rule("text-search.query", "text-search.kinds", "text-search.order"),
    arguments: [
      // A finished word is not the prefix of another, unless there is no such word.
      ("bera", "", ["Bera"]), ("ber", "", ["Berak", "Bera"]), ("town museum alba", "", ["Town-Museum"]),
      // Categories: the most important first, then places with the word in their names.
      ("pizza", "", ["Napoli", "Pizza-Uno", "Da-Gino", "Pizza-Museum", "Bank-of-Pizza"]),
      ("museums", "", ["Town-Museum", "Pizza-Museum"]),
      // In a town, near a place.
      ("pizza in Alba", "", ["Pizza-Uno", "Da-Gino"]), ("pizza near Bera", "", ["Napoli"]), ("museums in bera", "", ["Pizza-Museum"]),
      ("pizza near central station", "", ["Pizza-Uno", "Da-Gino"]), ("pizzerias in France", "", ["Napoli", "Pizza-Uno", "Da-Gino"]),
      // Without a joiner the name comes first.
      ("pizza museum", "", ["Pizza-Museum"]), ("pizza alba", "", ["Pizza-Uno", "Da-Gino", "Bank-of-Pizza"]),
      ("nothing at all", "", []), ("  ", "", []),
    ])
  func order(_ example: (text: String, members: String, ids: [String])) throws {
    #expect(try ids(example.text, example.members) == example.ids)
  }

  @Test(
    "bias prefers, restriction restricts, distance orders", .rule("text-search.area", "text-search.rank"),
    arguments: [
      ("museums", atBera, ["Pizza-Museum", "Town-Museum"]),
      ("pizza", atBera + #","rankPreference":"DISTANCE""#, ["Pizza-Museum", "Napoli", "Bank-of-Pizza", "Pizza-Uno", "Da-Gino"]),
      (
        "pizza", #","locationRestriction":{"rectangle":{"low":{"latitude":-1,"longitude":1},"high":{"latitude":1,"longitude":3}}}"#,
        ["Napoli", "Pizza-Museum"]
      ),
      ("pizza", #","rankPreference":"DISTANCE""#, ["Napoli", "Pizza-Uno", "Da-Gino", "Pizza-Museum", "Bank-of-Pizza"]),
    ])
  func areas(_ example: (text: String, members: String, ids: [String])) throws {
    #expect(try ids(example.text, example.members) == example.ids)
  }

  @Test(
    "a type comes first, or alone; ratings and prices filter", .rule("text-search.type", "text-search.rating", "text-search.prices"),
    arguments: [
      (#","includedType":"bank""#, ["Bank-of-Pizza", "Napoli", "Pizza-Uno", "Da-Gino", "Pizza-Museum"]),
      (#","includedType":"bank","strictTypeFiltering":true"#, ["Bank-of-Pizza"]),
      (#","includedType":"restaurant","strictTypeFiltering":true"#, ["Napoli", "Pizza-Uno", "Da-Gino"]),
      (#","includedType":"zoo","strictTypeFiltering":true"#, []),
      (#","minRating":4.0"#, ["Pizza-Uno", "Da-Gino"]), (#","minRating":4.1"#, ["Da-Gino"]), (#","minRating":4.6"#, []),
      (#","minRating":0,"maxResultCount":1"#, ["Napoli"]),
      (#","priceLevels":["PRICE_LEVEL_MODERATE","PRICE_LEVEL_EXPENSIVE"]"#, ["Napoli", "Pizza-Uno"]),
      (#","priceLevels":[2]"#, ["Da-Gino"]), (#","priceLevels":["PRICE_LEVEL_UNSPECIFIED"],"maxResultCount":1"#, ["Napoli"]),
    ])
  func filters(_ example: (members: String, ids: [String])) throws {
    #expect(try ids("pizza", example.members) == example.ids)
  }

  @Test(.rule("text-search.pages")) func pagesFollowEachOther() throws {
    let atlas = try country()
    func page(_ members: String) throws -> PlacesAnswer {
      let query = try TextSearchQuery(json: #"{"textQuery":"pizza"\#(members)}"#.utf8)
      return try atlas.index.withSession { try $0.textSearch(query) }
    }
    let first = try page(#","pageSize":2"#)
    #expect(first.places.map(\.id) == ["Napoli", "Pizza-Uno"])
    let token = try #require(first.nextPageToken)
    #expect(first.json(try FieldMask("nextPageToken", of: .textSearchAnswer)) == #"{"nextPageToken":"\#(token)"}"#)
    let second = try page(#","pageSize":2,"pageToken":"\#(token)""#)
    #expect(second.places.map(\.id) == ["Da-Gino", "Pizza-Museum"])
    let rest = try page(#","pageSize":99,"pageToken":"\#(token)""#)
    #expect(rest.places.map(\.id) == ["Da-Gino", "Pizza-Museum", "Bank-of-Pizza"] && rest.nextPageToken == nil)
    // A token is good for its request and its index alone.
    for members in [#","languageCode":"de""#, #","minRating":3"#] {
      #expect { try page(members + #","pageToken":"\#(token)""#) } throws: {
        ($0 as? ContractError)?.fieldViolations.first?.field == "page_token"
      }
    }
    let other = try Atlas(.place("Pizza"))
    let query = try TextSearchQuery(json: #"{"textQuery":"pizza","pageToken":"\#(token)"}"#.utf8)
    #expect { try other.index.withSession { try $0.textSearch(query) } } throws: {
      ($0 as? ContractError)?.fieldViolations.first?.field == "page_token"
    }
  }

  @Test(.rule("text-search.pages")) func thereAreAtMostSixtyPlaces() throws {
    let atlas = try Atlas((0..<100).map { PlaceRecord.place("Inn \($0)", at: (0, Double($0)), type: "inn") })
    var (seen, token) = (Set<String>(), "")
    for _ in 0..<4 {
      let query = try TextSearchQuery(json: #"{"textQuery":"inn","pageToken":"\#(token)"}"#.utf8)
      let answer = try atlas.index.withSession { try $0.textSearch(query) }
      seen.formUnion(answer.places.map(\.id))
      token = answer.nextPageToken ?? ""
      if token.isEmpty { break }
    }
    #expect(seen.count == 60 && token.isEmpty)
  }

  @Test(
    "what breaks a rule is refused",
    .rule("text-search.query", "text-search.type", "text-search.rating", "text-search.prices", "text-search.pages", "text-search.area"),
    arguments: [
      ("{}", "text_query", "Invalid text_query ''"), (#"{"textQuery":""}"#, "text_query", "at least one character"),
      ("{\"textQuery\":\"\(String(repeating: "x", count: 513))\"}", "text_query", "It has 513 characters; give at most 512."),
      (#"{"textQuery":"a","includedType":"attraction"}"#, "included_type", "Unsupported types: attraction."),
      (#"{"textQuery":"a","includedType":"geocode"}"#, "included_type", "Unsupported types: geocode."),
      (#"{"textQuery":"a","minRating":5.1}"#, "min_rating", "'5.1'. Give a number from 0.0 to 5.0."),
      (#"{"textQuery":"a","minRating":-0.5}"#, "min_rating", "'-0.5'"),
      (#"{"textQuery":"a","priceLevels":["PRICE_LEVEL_FREE"]}"#, "price_levels", "'PRICE_LEVEL_FREE'"),
      (#"{"textQuery":"a","priceLevels":["CHEAP"]}"#, "price_levels[0]", "(TYPE_ENUM), \"CHEAP\". Give one of 'PRICE_LEVEL_FREE'"),
      (#"{"textQuery":"a","priceLevels":"PRICE_LEVEL_MODERATE"}"#, "price_levels", "Give an array of names."),
      (#"{"textQuery":"a","maxResultCount":21}"#, "max_result_count", "'21'. Give a number from 1 to 20."),
      (#"{"textQuery":"a","pageSize":-1}"#, "page_size", "'-1'"),
      (#"{"textQuery":"a","pageToken":"abc"}"#, "page_token", "Invalid page_token 'abc'. Give the nextPageToken"),
      (#"{"textQuery":"a","rankPreference":"POPULARITY"}"#, "rank_preference", "Give one of 'DISTANCE', 'RELEVANCE'."),
      (
        #"{"textQuery":"a","locationRestriction":{"circle":{"center":{},"radius":1}}}"#, "location_restriction.circle",
        "restricted by a rectangle"
      ),
      (
        #"{"textQuery":"a","locationBias":{"circle":{"center":{},"radius":1}},"locationRestriction":{"rectangle":{"low":{},"high":{}}}}"#,
        "location_restriction", "location_bias is given, too"
      ),
      (#"{"textQuery":"a","locationBias":{"circle":{"center":{},"radius":50001}}}"#, "location_bias.circle.radius", "'50001.0'"),
      (#"{"textQuery":"a","languageCode":"x"}"#, "language_code", "'x'"), (#"{"textQuery":"a","regionCode":"x"}"#, "region_code", "'x'"),
      (#"{"textQuery":"a","openNow":"yes"}"#, "open_now", "(TYPE_BOOL)"), (#"{"input":"a"}"#, "", "Unknown name \"input\""),
    ])
  func refusals(_ example: (body: String, field: String, says: String)) {
    #expect {
      try TextSearchQuery(json: example.body.utf8)
    } throws: { error in
      guard let error = error as? ContractError else { return false }
      return error.status == .invalidArgument && error.fieldViolations.map(\.field) == [example.field]
        && error.message.contains(example.says)
    }
  }

  @Test func theCircleOfALegacyNearbySearchDoesNotHoldForAPositionThatTheTextIs() throws {
    var query = try TextSearchQuery(json: #"{"textQuery":"8FVC9G8F+6X"\#(Self.atBera)}"#.utf8)
    query.restriction = query.bias
    let found = try country().index.withSession { [query] in try $0.textSearch(query) }
    #expect(found.places.map(\.id) == ["plus_code:8FVC9G8F+6X"])
  }
}
