// SPDX-License-Identifier: Apache-2.0
import Atlas
import GazetteerEngine
import GazetteerIndex
import GazetteerPlaces
import GazetteerService
import GazetteerTesting
import Testing

/// A category, or a name, with the place that a text names beside it.
@Suite struct CategoryPlaceTests {
  /// Two towns five kilometres apart: the box of Nordau holds Sudau, too. A street through Nordau with its own station.
  private func town(_ more: [PlaceRecord] = []) throws -> Atlas {
    var north = PlaceRecord.place("Nordau", id: "nordau", at: (47.14, 9.52), importance: 0.7, country: "LI")
    north.viewport = GeoBox(low: point(47.08, 9.45), high: point(47.20, 9.60))
    var street = PlaceRecord.street("Lange Street", id: "street", at: (47.15, 9.52), country: "LI", locality: "Nordau", numbers: [])
    street.viewport = GeoBox(low: point(47.15, 9.51), high: point(47.15, 9.53))
    return try Atlas(
      [
        north, street,
        .place("Sudau", id: "sudau", at: (47.09, 9.52), importance: 0.4, country: "LI"),
        .place("Alpina", id: "south", at: (47.09, 9.521), importance: 0.3, type: "hotel", country: "LI", locality: "Sudau"),
        .place("Post", id: "far", at: (47.16, 9.52), importance: 0.2, type: "hotel", country: "LI", locality: "Nordau"),
        .place("Krone", id: "close", at: (47.141, 9.52), importance: 0.2, type: "hotel", country: "LI", locality: "Nordau"),
        .place("Adler", id: "grand", at: (47.17, 9.52), importance: 0.5, type: "hotel", country: "LI", locality: "Nordau"),
        .place(
          "Muster Station", id: "station", at: (47.139, 9.52), importance: 0.3, type: "train_station", country: "LI", locality: "Nordau"),
      ] + more)
  }

  private func point(_ latitude: Double, _ longitude: Double) -> GeoPoint {
    GeoPoint(latitude: latitude, longitude: longitude) ?? GeoPoint(latitudeE7: 0, longitudeE7: 0)
  }

  private func ids(_ atlas: Atlas, _ text: String, _ also: String = #""limit":5"#) throws -> [String] {
    try atlas.answer("{\"input\":\"\(text)\",\(also)}").places.map(\.placeID)
  }

  private let here = #""locationBias":{"circle":{"center":{"latitude":47.14,"longitude":9.52},"radius":1000}}"#

  @Test(
    "in a town, places whose address names it come first, then those in its box; equally important ones by distance", .rule("kind.place"),
    arguments: ["hotels in Nordau", "hotel Nordau", "Nordau hotels"])
  func inTown(text: String) throws {
    #expect(try ids(town(), text).prefix(4) == ["grand", "close", "far", "south"])
    #expect(try ids(town(), text, here).prefix(4) == ["grand", "close", "far", "south"])
  }

  @Test("an address that names the town's namesake far away does not count", .rule("kind.place"))
  func namesake() throws {
    let away = PlaceRecord.place("Fern", id: "away", at: (10, 10), importance: 0.9, type: "hotel", country: "LI", locality: "Nordau")
    let abroad = PlaceRecord.place(
      "Fremd", id: "abroad", at: (47.14, 9.52), importance: 0.1, type: "hotel", country: "CH", locality: "Nordau")
    #expect(try ids(town([away, abroad]), "hotels in Nordau") == ["grand", "close", "far", "abroad", "south"])
  }

  @Test("near a town the nearest come first", .rule("kind.near"))
  func nearTown() throws {
    #expect(try ids(town(), "hotels near Nordau").prefix(4) == ["close", "far", "grand", "south"])
    #expect(try ids(town(), "hotels near Muster Station").prefix(2) == ["close", "far"])
  }

  @Test("in a part of a town that is known as a point only, the nearest come first", .rule("kind.near"))
  func quarter() throws {
    let quarter = PlaceRecord.place("Oberdorf", id: "quarter", at: (47.161, 9.52), importance: 0.3, type: "sublocality", country: "LI")
    #expect(try ids(town([quarter]), "hotels in Oberdorf").prefix(3) == ["far", "grand", "close"])
  }

  @Test(
    "on a street, places with the street in their address come first, then the nearest to its box", .rule("kind.street"),
    arguments: ["cafes on Lange Street", "cafe lange street", "cafe lange st", "cafe lange"])
  func onStreet(text: String) throws {
    func cafe(_ id: String, _ latitude: Double, _ longitude: Double, street: String?) -> PlaceRecord {
      var cafe = PlaceRecord.place(
        "Café \(id)", id: id, at: (latitude, longitude), importance: 0.2, type: "cafe", country: "LI", locality: "Nordau")
      cafe.address.street = street
      return cafe
    }
    let cafes = [
      cafe("end", 47.1501, 9.53, street: nil), cafe("middle", 47.152, 9.52, street: nil), cafe("on", 47.151, 9.509, street: "Lange Street"),
    ]
    #expect(try ids(town(cafes), text) == ["on", "end", "middle"])
  }

  @Test("places that have both words, by name and address in the named place, keep their slots", .rule("kind.slots"))
  func contextKeepsSlots() throws {
    let named = (1...5).map {
      PlaceRecord.place(
        "Sushi \($0)", id: "named\($0)", at: (47.14, 9.52), importance: 0.2, type: "japanese_restaurant", country: "LI", locality: "Nordau")
    }
    let member = PlaceRecord.place("Wasabi", id: "member", at: (47.09, 9.52), importance: 0.3, type: "sushi_restaurant", locality: "Sudau")
    #expect(try ids(town(named + [member]), "sushi in Nordau").allSatisfy { $0.hasPrefix("named") })
    #expect(try ids(town(Array(named.prefix(2)) + [member]), "sushi in Nordau").prefix(3) == ["named1", "named2", "member"])
  }

  @Test(
    "a name beside a place finds the places with the name, nearest to it first", .rule("kind.name"),
    arguments: [
      "muckefuck near muster station", "muckefuck muster station", "muster station muckefuck", "muckefuck lange st", "muckefuck lange",
    ])
  func nameBesidePlace(text: String) throws {
    func branch(_ id: String, _ latitude: Double) -> PlaceRecord {
      .place("Muckefuck", id: id, at: (latitude, 9.52), importance: 0.2, type: "cafe", country: "LI", locality: "Vielort")
    }
    let atlas = try town([branch("b", 47.1545), branch("a", 47.1445), branch("c", 47.30)])
    let places = try atlas.answer("{\"input\":\"\(text)\"}").places
    let isStreet = text.contains("lange")
    #expect(places.map(\.placeID).prefix(2) == (isStreet ? ["b", "a"] : ["a", "b"]))
    #expect(places.prefix(2).allSatisfy { $0.matchLabel == .near && $0.score == nil })
    #expect(!places.contains { $0.matchLabel == .near && $0.placeID == "c" })
  }

  @Test("two names of businesses are no name beside a place, and neither is part of a name", .rule("kind.name"))
  func noName() throws {
    let atlas = try town([
      .place("Muckefuck", id: "one", at: (47.145, 9.52), type: "cafe"), .place("Zebra", id: "two", at: (47.145, 9.521), type: "store"),
      .place("Muckefuck Old Town", id: "three", at: (47.145, 9.522), type: "cafe"),
    ])
    for text in ["muckefuck zebra", "old lange", "muckef lange", "muckefuck atlantis"] {
      #expect(try atlas.answer("{\"input\":\"\(text)\"}").places.allSatisfy { $0.matchLabel != .near }, "\(text)")
    }
  }

  @Test("places that have all words of a name and a place come before those near it", .rule("kind.name"))
  func wholeMatches() throws {
    let atlas = try town([
      .place("Muckefuck", id: "one", at: (47.14, 9.52), type: "cafe"),
      .place("Muckefuck", id: "inside", at: (47.16, 9.52), type: "cafe", country: "LI", locality: "Nordau"),
    ])
    #expect(try ids(atlas, "muckefuck nordau") == ["inside"])
  }

  @Test("a short category with a place near the position has its slots", .rule("kind.sure"), arguments: ["bar", "pub", "spa", "zoo"])
  func shortCategories(text: String) throws {
    let names = (1...6).map { PlaceRecord.place("\(text)celona \($0)", id: "\($0)", at: (47.14, 9.52), importance: 0.4) }
    let near = PlaceRecord.place("Anker", id: "near", at: (47.145, 9.52), importance: 0.2, type: text)
    let far = PlaceRecord.place("Ferne", id: "far", at: (48, 9.52), importance: 0.2, type: text)
    #expect(try ids(town(names + [near]), text, here).contains("near"))
    #expect(try !ids(town(names + [far]), text, here).contains("far"))
    #expect(try !ids(town(names + [near]), text).contains("near"))
    #expect(try !ids(town(names + [near]), String(text.prefix(2)), here).contains("near"))
  }

  @Test("types that stand in for a category of which there is no place", .rule("kind.stand-in"))
  func standIns() throws {
    #expect(try ids(town(), "metro station", here).first == "station")
    #expect(try ids(town(), "subway station in Nordau").first == "station")
    let metro = PlaceRecord.place("Zentrum", id: "metro", at: (47.3, 9.52), importance: 0.1, type: "subway_station")
    #expect(try ids(town([metro]), "metro station", here).first == "metro")
    let shop = PlaceRecord.place("Subway", id: "shop", at: (47.14, 9.52), importance: 0.2, type: "sandwich_shop")
    let square = PlaceRecord.place("Station", id: "square", at: (47.14, 9.52), importance: 0.2, type: "bus_stop")
    #expect(try ids(town([shop, square]), "subway station", here).first == "station")
    #expect(try ids(town([shop, square]), "subway near me", here).first == "shop")
    let others = try town([metro]).answer("{\"input\":\"metro station\",\(here)}").places.dropFirst()
    #expect(others.allSatisfy { $0.matchLabel == .partial })
  }

  @Test("a category answers alone when nothing has the words beside it", .rule("kind.unknown"))
  func unknownPlace() throws {
    #expect(try ids(town(), "温哥华 酒店", here + #","languageCode":"zh""#) == ["close", "far", "grand", "south"])
    #expect(try ids(town(), "hotel xyzzy") == ["grand", "south", "close", "far"])
    #expect(try ids(town(), "xyzzy muster hotel").first == "station")
    #expect(try ids(town(), "museum nordau").allSatisfy { $0 == "nordau" })
    // A mistyped word is not unknown.
    let bank = PlaceRecord.place("RBC Royal Bank", id: "royal", at: (47.14, 9.53), importance: 0.2, type: "bank")
    let others = (1...6).map { PlaceRecord.place("TD \($0)", id: "td\($0)", at: (47.14, 9.52), importance: 0.2, type: "bank") }
    #expect(try ids(town([bank] + others), "banque royale", here + #","languageCode":"fr""#) == ["royal"])
  }

  @Test("a place that a text means by its name and its kind comes before others of the kind", .rule("kind.with-name"))
  func nameWithKind() throws {
    func street(_ name: String) -> PlaceRecord { .place(name, id: name, at: (47.14, 9.52), importance: 0.1, type: "route") }
    func crowd(_ type: String) -> [PlaceRecord] {
      (1...6).map { .place("\(type) \($0)", id: "\(type)\($0)", at: (47.14, 9.52), importance: 0.2, type: type) }
    }
    let museum = PlaceRecord.place("Vancouver Maritime Museum", id: "maritime", at: (47.3, 9.6), importance: 0.2, type: "museum")
    let museums = try town(crowd("museum") + [museum, street("Maritime Mews")])
    for (text, language) in [("musée maritime", "fr"), ("museu mariti", "pt"), ("maritime museo", "it")] {
      #expect(try ids(museums, text, here + #","languageCode":"\#(language)""#).first == "maritime", "\(text)")
    }
    let park = PlaceRecord.place("Stanley Park", id: "stanley", at: (47.3, 9.6), importance: 0.2, type: "woods")
    let parks = try town(crowd("park") + [park, street("Stanley Street"), street("Stanley Park Drive")])
    for (text, language) in [("parc stanley", "fr"), ("stanley parque", "es")] {
      let found = try ids(parks, text, here + #","languageCode":"\#(language)""#)
      #expect(found.first == "stanley", "\(text): \(found)")
    }
  }

  @Test("a place whose whole name stands beside its kind comes before others of the kind near it", .rule("kind.with-name"))
  func wholeNameWithKind() throws {
    func crowd(_ type: String, _ latitude: Double) -> [PlaceRecord] {
      (1...6).map { number in
        var place = PlaceRecord.place("Anker \(number)", id: "\(type)\(number)", at: (latitude, 9.5205), importance: 0.2, type: type)
        place.details = #"{"openingHours":"Mo-Su 08:00-20:00"}"#
        return place
      }
    }
    let bars = try town(crowd("bar", 47.15) + [.place("Casa do Livro", id: "livro", at: (47.1501, 9.5201), importance: 0.2, type: "bar")])
    let pubs = try town(
      crowd("pub", 47.15) + [
        .place("The Knights Templar", id: "templar", at: (47.145, 9.5201), importance: 0.2, type: "pub"),
        .place("Knights Templar Lane", id: "lane", at: (47.15, 9.5201), importance: 0.15, type: "route"),
      ])
    for (atlas, text, id) in [
      (bars, "casa do livro bar", "livro"), (bars, "bar casa do livro", "livro"), (pubs, "knights templar pub", "templar"),
      (pubs, "the knights templar pub", "templar"), (pubs, "pub knights templar", "templar"),
    ] {
      let found = try ids(atlas, text, here)
      #expect(found.first == id, "\(text): \(found)")
      #expect(found.count > 1 && Set(found).count == found.count)
      #expect(try !ids(atlas, text, here + #","includedPrimaryTypes":["route"]"#).contains(id))
      #expect(try !ids(atlas, text, here + #","includedRegionCodes":["fj"]"#).contains(id))
    }
    // A place of another kind with the name is no such place.
    let shop = PlaceRecord.place("Casa do Livro", id: "shop", at: (47.1501, 9.5201), importance: 0.2, type: "book_store")
    #expect(try ids(town(crowd("bar", 47.15) + [shop]), "casa do livro bar", here).first != "shop")
  }

  @Test("a name that has all words but the joining one has the last slot", .rule("kind.joined-name"))
  func joinedName() throws {
    let squares = (1...6).map {
      PlaceRecord.place("Platz \($0)", id: "square\($0)", at: (47.14, 9.52), importance: 0.2, type: "plaza", country: "CA")
    }
    let country = PlaceRecord.place("Canada", id: "canada", importance: 0.9, type: "country", country: "CA")
    let name = PlaceRecord.place("Canada Place", id: "name", at: (47.14, 9.52), importance: 0.2, type: "convention_center", country: "CA")
    let found = try ids(town(squares + [country, name]), "place du canada", #""languageCode":"fr""#)
    #expect(found == ["square1", "square2", "square3", "square4", "name"])
  }

  @Test("near places of a category come before far ones that have its word in their names", .rule("kind.slots"))
  func nearBeforeNamed() throws {
    let far = (1...5).map {
      PlaceRecord.place("Pizza \($0)", id: "far\($0)", at: (47.2 + Double($0) / 100, 9.52), importance: 0.3, type: "pizza_restaurant")
    }
    let near = (1...20).map {
      PlaceRecord.place("Da \($0)", id: "near\($0)", at: (47.14 + Double($0) / 1000, 9.52), importance: 0.1, type: "pizza_restaurant")
    }
    #expect(try ids(town(far + near), "pizza", here) == (1...5).map { "near\($0)" })
    let famous = PlaceRecord.place("Pizza World", id: "famous", at: (40, 9), importance: 0.8, type: "pizza_restaurant")
    #expect(try ids(town(far + near + [famous]), "pizza", here) == ["famous"] + (1...4).map { "near\($0)" })
    let street = PlaceRecord.place("Pizza Street", id: "street2", at: (47.2, 9.52), importance: 0.3, type: "route")
    #expect(try ids(town(far + near + [street]), "pizza", here).contains("street2"))
  }
}
