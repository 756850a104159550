// SPDX-License-Identifier: Apache-2.0
import Atlas
import GazetteerBase
import GazetteerEngine
import GazetteerIndex
import GazetteerService
import GazetteerTesting
import Testing

/// A town with three cafés along a road to the east, a town far away with a café, and places that are called like the category.
private func atlas(_ more: PlaceRecord...) throws -> Atlas {
  try Atlas(
    [
      .place("Paris", id: "paris", at: (48.86, 2.35), importance: 0.9, country: "FR"),
      .place("Le Nord", id: "near", at: (48.86, 2.351), importance: 0.2, type: "cafe", country: "FR"),
      .place("Le Sud", id: "middle", at: (48.86, 2.36), importance: 0.4, type: "cafe", country: "FR"),
      .place("Le Grand", id: "famous", at: (48.86, 2.40), importance: 0.8, type: "cafe", country: "FR"),
      .place("Suva Beans", id: "fiji", at: (-18.14, 178.44), importance: 0.9, type: "cafe", country: "FJ"),
      .place("Musée", id: "museum", at: (48.87, 2.35), importance: 0.5, type: "museum", country: "FR"),
      .place("Old Hall", id: "hall", at: (47, 2), importance: 0.3, type: "library", country: "FR", locality: "Watford"),
      .place("New Hall", id: "other", at: (48.86, 2.35), importance: 0.6, type: "library", country: "FR"),
    ] + more)
}

/// What is asked at the middle of Paris, and the ids of the answer.
struct CategoryCase: CustomTestStringConvertible, Sendable {
  var rule: String
  var text: String
  var also = #""origin":{"latitude":48.86,"longitude":2.35}"#
  var ids: [String]
  var testDescription: String { "\(rule): \(text) \(also)" }
}

private let nowhere = #""limit":5"#
private let biased = #""locationBias":{"circle":{"center":{"latitude":48.86,"longitude":2.37},"radius":100}}"#
private let restricted = #""locationRestriction":{"circle":{"center":{"latitude":48.86,"longitude":2.35},"radius":2000}}"#

private let cases: [CategoryCase] = [
  CategoryCase(rule: "kind.word", text: "coffee", ids: ["near", "middle", "famous", "fiji"]),
  CategoryCase(rule: "kind.word", text: "Kaffee", ids: ["near", "middle", "famous", "fiji"]),
  CategoryCase(rule: "kind.word", text: "museos", ids: ["museum"]),
  CategoryCase(rule: "kind.word", text: "coffe", ids: []),
  CategoryCase(rule: "kind.word", text: "cafes near me", ids: ["near", "middle", "famous", "fiji"]),
  CategoryCase(rule: "kind.position", text: "coffee", also: nowhere, ids: ["fiji", "famous", "middle", "near"]),
  CategoryCase(rule: "kind.position", text: "coffee", also: biased, ids: ["middle", "near", "famous", "fiji"]),
  CategoryCase(rule: "kind.position", text: "coffee", also: restricted, ids: ["near", "middle"]),
  CategoryCase(rule: "kind.place", text: "cafes in Paris", also: nowhere, ids: ["famous", "middle", "near"]),
  CategoryCase(rule: "kind.place", text: "cafes in par", also: nowhere, ids: ["famous", "middle", "near"]),
  CategoryCase(rule: "kind.place", text: "coffee near Musée", also: nowhere, ids: ["near", "middle"]),
  CategoryCase(rule: "kind.place", text: "Paris cafes", also: nowhere, ids: ["famous", "middle", "near"]),
  CategoryCase(rule: "kind.unknown", text: "coffee in Atlantis", ids: ["near", "middle", "famous", "fiji"]),
  CategoryCase(rule: "kind.address", text: "library Watford", ids: ["hall"]),
  CategoryCase(rule: "kind.address", text: "libraries in Watf", also: nowhere, ids: ["hall"]),
  CategoryCase(rule: "kind.address", text: "Watford library", also: biased, ids: ["hall"]),
  CategoryCase(rule: "kind.address", text: "cafes in Watford", ids: []),
  CategoryCase(rule: "kind.filters", text: "library Watford", also: #""includedRegionCodes":["fj"]"#, ids: []),
  CategoryCase(rule: "kind.filters", text: "coffee", also: biased + #","includedRegionCodes":["fj"]"#, ids: ["fiji"]),
  CategoryCase(rule: "kind.filters", text: "cafes in Paris", also: #""includedRegionCodes":["fj"]"#, ids: []),
  CategoryCase(rule: "kind.filters", text: "coffee", also: biased + #","includedPrimaryTypes":["museum"]"#, ids: []),
  CategoryCase(rule: "kind.filters", text: "coffee", also: biased + #","includedPrimaryTypes":["cafe"],"limit":1"#, ids: ["middle"]),
]

@Suite struct CategorySuggestionTests {
  @Test("Guesses at typos leave their slots to places of the category", .rule("kind.slots"), arguments: ["coffee", "Paris cafes"])
  func guesses(text: String) throws {
    let guesses = (0..<6).flatMap { index in
      [("Coffeo", "o"), ("Paris Cafer", "r")].map {
        PlaceRecord.place("\($0.0) \(index)", id: "\($0.1)\(index)", at: (48.9, 2.3 + Double(index) / 10), importance: 0.9, type: "hotel")
      }
    }
    let places = try Atlas(atlas().world.records + guesses).answer("{\"input\":\"\(text)\",\(biased)}").places
    #expect(places.prefix(3).allSatisfy { $0.matchLabel == .category } && places.dropFirst(4).allSatisfy { $0.matchLabel == .corrected })
    #expect(places.contains { $0.matchLabel == .corrected })
  }

  @Test("A query answers for a category of which the index has no place, without guesses", .rule("kind.none"))
  func none() throws {
    let atlas = try Atlas(
      .place("Katmandu", id: "inside", importance: 0.8, country: "NP"), .place("Atmo", id: "name", importance: 0.1),
      .place("Barmen", id: "town", importance: 0.5))
    let answer = { (text: String, queries: Bool) in
      try atlas.answer(#"{"input":"\#(text)","includeQueryPredictions":\#(queries)}"#).suggestions.map { suggestion in
        switch suggestion {
        case .place(let place): place.placeID
        case .query(let query): "\(query.text.text)?"
        }
      }
    }
    #expect(try answer("atm", true) == ["name", "ATM?"])
    #expect(try answer("atm", false) == ["name", "inside"])
  }

  @Test("A word for a category finds places of the category", arguments: cases)
  func places(_ example: CategoryCase) throws {
    let places = try atlas().answer("{\"input\":\"\(example.text)\",\(example.also)}").places
    let members = places.prefix(example.ids.count)
    #expect(members.map(\.placeID) == example.ids)
    #expect(members.allSatisfy { $0.matchLabel == .category && $0.score == nil })
    // The place that the text names besides may stand in a free slot.
    #expect(places.dropFirst(members.count).allSatisfy { $0.matchLabel == .partial })
  }

  private func ids(_ text: String, _ names: [PlaceRecord], limit: Int = 5) throws -> [String] {
    let atlas = try Atlas(
      names + [
        .place("Le Nord", id: "near", at: (48.86, 2.351), importance: 0.2, type: "cafe"),
        .place("Le Sud", id: "middle", at: (48.86, 2.36), importance: 0.4, type: "cafe"),
        .place("Le Grand", id: "famous", at: (48.86, 2.40), importance: 0.8, type: "cafe"),
      ])
    return try atlas.suggestions(text) {
      $0.origin = .init(latitude: 48.86, longitude: 2.35)
      $0.limit = limit
    }.map(\.placeID)
  }

  private func towns(_ count: Int, importance: Double = 0.4) -> [PlaceRecord] {
    (1...count).map { .place("Coffee Town \($0)", id: "town\($0)", importance: importance - Double($0) / 1000) }
  }

  @Test("they stand behind the names, and fill the slots that are free", .rule("kind.slots"))
  func freeSlots() throws {
    #expect(try ids("coffee", towns(1)) == ["town1", "near", "middle", "famous"])
    #expect(try ids("coffee", towns(3)) == ["town1", "town2", "town3", "near", "middle"])
  }

  @Test("they have two slots of five beside any number of names", .rule("kind.slots"))
  func slotsBesideNames() throws {
    #expect(try ids("coffee", towns(9)) == ["town1", "town2", "town3", "near", "middle"])
    #expect(try ids("coffee", towns(9), limit: 2) == ["town1", "near"])
    #expect(try ids("coffee", towns(9), limit: 1) == ["town1"])
  }

  @Test("a whole name and important names keep their slots", .rule("kind.slots"))
  func keptSlots() throws {
    #expect(try ids("coffee", towns(9, importance: 0.8)) == (1...5).map { "town\($0)" })
    #expect(
      try ids("coffee", [.place("Coffee", id: "whole", importance: 0.45)] + towns(4)) == ["whole", "town1", "town2", "near", "middle"])
    #expect(try ids("coffee", [.place("Coffee", id: "whole", importance: 0.1)] + towns(9, importance: 0.8)).count == 5)
    let whole = (1...5).map { PlaceRecord.place("Coffee", id: "whole\($0)", at: (Double($0) * 10, 0), importance: 0.1) }
    #expect(try ids("coffee", whole).allSatisfy { $0.hasPrefix("whole") })
  }

  @Test("a name that is among the nearest of the category keeps its slot, and is listed once", .rule("kind.slots"))
  func namesOfTheCategory() throws {
    let cafes = (1...5).map { PlaceRecord.place("Coffee Bar \($0)", id: "bar\($0)", at: (48.86, 2.35), importance: 0.3, type: "cafe") }
    #expect(try ids("coffee", cafes).allSatisfy { $0.hasPrefix("bar") })
    #expect(Set(try ids("coffee", Array(cafes.prefix(1)))).count == 4)
  }

  @Test("a place with the word inside another stands behind them, and gives its slot", .rule("kind.slots"))
  func infixes() throws {
    let shops = (1...5).map { PlaceRecord.place("Mycoffee \($0)", id: "my\($0)", importance: 0.9 - Double($0) / 100, type: "store") }
    #expect(try ids("coffee", shops) == ["near", "middle", "my1", "my2", "my3"])
  }

  @Test("three letters may be the prefix of a name, and four of a guess are no category", .rule("kind.sure"))
  func shortWords() throws {
    let names = (1...6).map { PlaceRecord.place("Barton \($0)", id: "\($0)", importance: 0.4) }
    let bars = [PlaceRecord.place("Le Nord", id: "bar", at: (49, 2.351), importance: 0.2, type: "bar")]
    #expect(try ids("bar", names + bars).contains("bar") == false)
    #expect(try ids("bar ", names + bars).contains("bar"))
    #expect(try ids("bar", Array(names.prefix(2)) + bars) == ["1", "2", "bar"])
    let streets = (1...6).map { PlaceRecord.place("Cafe Paris \($0)", id: "\($0)", importance: 0.4) }
    let paris = PlaceRecord.place("Paris", id: "paris", at: (48.86, 2.35), importance: 0.9)
    #expect(try ids("cafe paris", streets + [paris]) == ["1", "2", "3", "4", "5"])
    #expect(try ids("cafe in paris", streets + [paris]).contains("near"))
  }

  @Test("of places about as far those with known hours come first", .rule("kind.order"))
  func hours() throws {
    var open = PlaceRecord.place("Ouvert", id: "open", at: (48.86, 2.3513), importance: 0.1, type: "cafe")
    open.details = #"{"openingHours":"Mo-Su 08:00-20:00"}"#
    var far = PlaceRecord.place("Loin", id: "far", at: (48.86, 2.38), importance: 0.1, type: "cafe")
    far.details = #"{"openingHours":"Mo-Su 08:00-20:00"}"#
    let found = try atlas(open, far).answer(#"{"input":"coffee","origin":{"latitude":48.86,"longitude":2.35}}"#).places
    #expect(found.map(\.placeID) == ["open", "near", "middle", "far", "famous"])
    #expect(found.first?.distanceMeters == 95)
  }

  @Test("they are places as others, without a score", .rule("kind.json"))
  func json() throws {
    let found = try atlas(.place("Bar Coffee", id: "named", at: (48.86, 2.35), type: "cafe")).answer(
      #"{"input":"cafes","limit":1,"origin":{"latitude":48.86,"longitude":2.349},"languageCode":"en"}"#)
    #expect(
      found.json(extras: true) == """
        {"suggestions":[{"placePrediction":{"place":"places/named","placeId":"named","text":{"text":"Bar Coffee"},\
        "structuredFormat":{"mainText":{"text":"Bar Coffee"}},"types":["cafe","food","point_of_interest","establishment"],"distanceMeters":73,\
        "location":{"latitude":48.86,"longitude":2.35},"importance":0.5,"matchKind":"category"}}],"complete":true}
        """)
  }

  @Test("queries stand behind them", .rule("kind.queries"))
  func queries() throws {
    let answer = try atlas().answer(
      #"{"input":"coffee","origin":{"latitude":48.86,"longitude":2.35},"includeQueryPredictions":true}"#)
    #expect(answer.suggestions.prefix(3).map { $0.place?.placeID } == ["near", "middle", "famous"])
    #expect(answer.suggestions.count == 5)
    #expect(answer.suggestions.last?.place == nil)
  }

  @Test("businesses that nobody asked for are no places of a category", .rule("kind.filters"))
  func businesses() throws {
    var later = PlaceRecord.place("Demain", id: "later", at: (48.86, 2.35), type: "cafe")
    later.details = #"{"businessStatus":"FUTURE_OPENING"}"#
    let found = try atlas(later).answer(#"{"input":"coffee","limit":2,"origin":{"latitude":48.86,"longitude":2.35}}"#)
    #expect(found.places.map(\.placeID) == ["near", "middle"])
  }

  @Test("explain names the category and its places", .rule("kind.explain"))
  func explanation() throws {
    let query = try AutocompleteQuery(json: #"{"input":"coffee","origin":{"latitude":48.86,"longitude":2.35},"limit":2}"#.utf8)
    let explanation = try atlas().index.withSession { try $0.explain(query) }
    #expect(explanation.category?.places.map(\.placeID) == ["near", "middle", "famous", "fiji"])
    #expect(explanation.lines.contains("category “coffee”: cafe, coffee_shop (two of five slots, and free slots)"))
    #expect(
      explanation.json.contains(#""category":{"text":"coffee","types":["cafe","coffee_shop"],"isSure":true,"places":[{"placeId":"near""#))
  }
}
