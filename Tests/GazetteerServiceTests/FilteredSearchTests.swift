// SPDX-License-Identifier: Apache-2.0
import Atlas
import GazetteerEngine
import GazetteerIndex
import GazetteerPlaces
import GazetteerTesting
import Testing

@testable import GazetteerService

/// Filters are part of the search: whatever is searched for, a list has all places that pass, however few they are and however far down they stand, and
/// each place is judged once.
@Suite struct FilteredSearchTests {
  /// The one that passes every filter, unless nothing does: the least important and the farthest of all.
  private static func cafe(_ number: Int, of count: Int, hasOne: Bool) -> PlaceRecord {
    let isTheOne = hasOne && number == count
    var cafe = PlaceRecord.place(
      "Zebra \(number)", id: isTheOne ? "one" : "zebra\(number)", at: (Double(number) / 10_000, 0),
      importance: 0.5 - Double(number) / 10_000, type: "cafe", country: "FR")
    cafe.address.postalCode = "75011"
    cafe.details = PlaceDetails(
      stored: isTheOne
        ? #"{"openingHours":"24/7","phone":"+33 1 40 20 53 17","priceLevel":1,"rating":4.8,"timeZone":"Europe/Paris"}"#
        : #"{"businessStatus":"FUTURE_OPENING","openingHours":"24/7","phone":"+33 1 40 20 53 17","rating":3.1,"timeZone":"Europe/Paris"}"#)
    return cafe
  }

  private static func cafes(_ count: Int, hasOne: Bool) -> [PlaceRecord] {
    (1...count).map { cafe($0, of: count, hasOne: hasOne) }
      + [.street("Main Street", id: "main", at: (0, 0.001), country: "FR", numbers: ["8", "10"])]
  }

  /// The ids that a search finds; what it judges is the session's to tell.
  private typealias Search = @Sendable (IndexSession) throws -> [String]

  private static func suggested(_ members: String) -> Search {
    { try $0.answer(AutocompleteQuery(json: "{\(members)}".utf8)).places.map(\.placeID) }
  }

  private static func texts(_ members: String) -> Search {
    { try $0.textSearch(TextSearchQuery(json: "{\(members)}".utf8)).places.map(\.id) }
  }

  private static func nearby(_ members: String) -> Search {
    let circle = #""locationRestriction":{"circle":{"center":{},"radius":50000}}"#
    return { try $0.nearby(NearbyQuery(json: "{\(circle),\(members)}".utf8)).places.map(\.id) }
  }

  private static func found(_ input: String, _ type: String = "textquery") -> Search {
    {
      var parameters = FindPlaceParameters(input: input)
      parameters.inputType = type
      return try $0.findPlace(FindPlaceQuery(parameters)).places.map(\.id)
    }
  }

  private static let open = #""gazetteer":{"where":{"openNow":true}}"#
  private static let bias = #""locationBias":{"circle":{"center":{},"radius":100}}"#
  private static let here = #""origin":{"latitude":0,"longitude":0}"#

  private static let searches: [(String, Search)] = [
    ("a name", suggested(#""input":"zeb""#)),
    ("a name, open", suggested(#""input":"zeb",\#(open)"#)),
    ("a name near a bias, open", suggested(#""input":"zebra",\#(bias),\#(open)"#)),
    ("a name in a circle, open", suggested(#""input":"zebra","locationRestriction":{"circle":{"center":{},"radius":50000}},\#(open)"#)),
    ("a typo, open", suggested(#""input":"zebrra",\#(open)"#)),
    ("a category near somebody", suggested(#""input":"coffee",\#(here)"#)),
    ("a category near somebody, open", suggested(#""input":"coffee",\#(here),\#(open)"#)),
    ("a category anywhere, open", suggested(#""input":"coffee shop",\#(open)"#)),
    ("a postal code, open", suggested(#""input":"7501",\#(open)"#)),
    ("a text", texts(#""textQuery":"zebra""#)),
    ("a text, open", texts(#""textQuery":"zebra","openNow":true"#)),
    ("a text, rated", texts(#""textQuery":"zebra","minRating":4.5"#)),
    ("a text, of a price", texts(#""textQuery":"zebra","priceLevels":["PRICE_LEVEL_INEXPENSIVE"]"#)),
    ("a category as a text, open", texts(#""textQuery":"cafes","openNow":true"#)),
    ("a category as a text by distance, rated", texts(#""textQuery":"cafes","minRating":4.5,"rankPreference":"DISTANCE",\#(bias)"#)),
    ("the most popular around", nearby(#""includedTypes":["cafe"]"#)),
    ("the nearest around", nearby(#""includedTypes":["cafe"],"rankPreference":"DISTANCE""#)),
    ("a place by its name", found("zebra")),
    ("a place by its number", found("+33140205317", "phonenumber")),
  ]

  @Test(
    "one place that passes is found, none is found out, and twice the places are at most twice the work",
    .rule("where.open-now", "text-search.open", "text-search.rating", "text-search.prices"), arguments: searches.indices)
  func findsWhatPasses(index: Int) throws {
    let (name, search) = Self.searches[index]
    for hasOne in [true, false] {
      for count in [300, 600] {
        let atlas = try Atlas(Self.cafes(count, hasOne: hasOne))
        let (ids, judged) = try atlas.index.withSession { (try search($0), $0.engine.placesJudged) }
        // The address is no place of business, which is only judged by its hours.
        #expect(ids.filter { !$0.hasPrefix("main") } == (hasOne ? ["one"] : []), "\(name), \(count): \(ids)")
        #expect(judged <= count, "\(name): \(judged) of \(count) judged")
      }
    }
  }

  @Test("houses have no hours: with openNow a text that names one finds none", .rule("where.open-now"))
  func housesHaveNoHours() throws {
    let atlas = try Atlas(Self.cafes(3, hasOne: true))
    #expect(try atlas.answer(#"{"input":"main street 10"}"#).places.map(\.placeID) == ["main~10"])
    #expect(try atlas.answer(#"{"input":"main street 10",\#(Self.open)}"#).places.isEmpty)
  }

  @Test("a category has the open places behind thirty closed ones, as many as asked for", .rule("where.open-now"))
  func categoryGoesOn() throws {
    let cafes = (1...40).map { number in
      var cafe = PlaceRecord.place("Lion \(number)", id: "c\(number)", at: (Double(number) / 1000, 0), importance: 0.3, type: "cafe")
      cafe.details = PlaceDetails(stored: #"{"openingHours":"\#(number <= 30 ? "off" : "24/7")","timeZone":"Europe/Paris"}"#)
      return cafe
    }
    let atlas = try Atlas(cafes)
    for (limit, count) in [(5, 5), (10, 10), (20, 10)] {
      let answer = try atlas.answer(#"{"input":"coffee","limit":\#(limit),\#(Self.open),\#(Self.here)}"#)
      #expect(answer.isComplete && answer.places.map(\.placeID) == (31..<31 + count).map { "c\($0)" }, "\(answer.places.map(\.placeID))")
    }
  }

  @Test("a deadline that passes before an open place is found is an error", .rule("input.deadline", "where.open-now"))
  func deadlineIsAnError() throws {
    let atlas = try Atlas(Self.cafes(400, hasOne: false))
    let start = ContinuousClock.now
    for looks in [20, 100, 200] {
      // The clock goes on by a microsecond with every look at it.
      let clock = ManualClock()
      let patience = Patience(now: {
        clock.advance(by: .microseconds(1))
        return start + clock.now.time
      })
      var query = try AutocompleteQuery(json: #"{"input":"zeb",\#(Self.open)}"#.utf8)
      query.deadline = start + .microseconds(looks)
      #expect(throws: Patience.DeadlineExceeded.self) { try atlas.index.withSession { try $0.answer(query, patience: patience) } }
      // What comes after it looks a few times more: no loop goes on.
      #expect(clock.now.time <= .microseconds(looks + 20), "\(clock.now.time)")
      var text = try TextSearchQuery(json: #"{"textQuery":"zebra","openNow":true}"#.utf8)
      text.deadline = start + clock.now.time + .microseconds(looks)
      #expect(throws: Patience.DeadlineExceeded.self) { try atlas.index.withSession { try $0.textSearch(text, patience: patience) } }
    }
  }

  @Test("a text search of the Swift kit leaves out what is known to be closed, and lists the others behind it")
  func leavesOutClosed() throws {
    let cafes = (1...70).map { number in
      var cafe = PlaceRecord.place("Zebra \(number)", id: "z\(number)", at: (0, 0), importance: 0.9 - Double(number) / 100, type: "cafe")
      if number <= 65 { cafe.details = #"{"businessStatus":"CLOSED_PERMANENTLY"}"# }
      return cafe
    }
    var parameters = TextSearchParameters(textQuery: "zebra")
    parameters.opening = .notClosed
    let query = try TextSearchQuery(parameters)
    #expect(try Atlas(cafes).index.withSession { try $0.textSearch(query) }.places.map(\.id) == (66...70).map { "z\($0)" })
  }

  @Test("an explanation names the place that is not open")
  func explains() throws {
    let atlas = try Atlas(Self.cafes(20, hasOne: false))
    let query = try AutocompleteQuery(json: #"{"input":"zeb",\#(Self.open),"includeFutureOpeningBusinesses":true}"#.utf8)
    let closed = try atlas.index.withSession { try $0.explain(query, why: "zebra20") }
    #expect(closed.suggestions.isEmpty && closed.json.contains(#""standing":"filtered","filter":"notOpen""#))
    let plain = try AutocompleteQuery(json: #"{"input":"zeb"}"#.utf8)
    let future = try atlas.index.withSession { try $0.explain(plain, why: "zebra1") }
    #expect(future.suggestions.isEmpty && future.dropped.count >= 10)
    #expect(future.json.contains(#""standing":"filtered","filter":"futureOpening""#))
    let reason = "it is a business that has not opened yet, and the request does not ask for these"
    #expect(future.why?.lines == ["It is excluded by a filter: \(reason)."])
  }

  @Test("a preferred layer comes first among places of a category, within its distance")
  func prefersLayers() throws {
    func cafe(_ id: String, _ north: Double, importance: Double = 0.3) -> PlaceRecord {
      .place("Lion \(id)", id: id, at: (north, 0), importance: importance, type: "cafe")
    }
    let world = try LayeredWorld([
      ReferenceLayer((1...30).map { cafe("theirs\($0)", Double($0) / 1000) }),
      ReferenceLayer([cafe("near", 0.035, importance: 0.2), cafe("far", 0.2, importance: 0.2)]),
    ])
    let name = world.engine.reader.layers[1].name
    func ids(_ members: String, _ preference: LayerPreference?) throws -> [String] {
      var configuration = PlaceIndex.Configuration()
      var profile = RankingProfile()
      profile.layers[name] = preference
      configuration.ranking = Ranking(profile)
      let index = try PlaceIndex(paths: world.paths, configuration: configuration)
      return try index.answerNow(AutocompleteQuery(json: #"{"input":"coffee"\#(members)}"#.utf8)).places.map(\.placeID)
    }
    let here = "," + Self.here
    #expect(try ids(here, nil).first == "theirs1" && !ids(here, nil).contains("near"))
    #expect(try ids(here, LayerPreference(bonus: 1, withinMeters: 5000)).prefix(2) == ["near", "theirs1"])
    #expect(try ids(here, LayerPreference(bonus: 1)).prefix(3) == ["near", "far", "theirs1"])
    // 3.9 km count as 610 m.
    #expect(try ids(",\"limit\":10" + here, LayerPreference(withinMeters: 5000)).contains("near"))
    #expect(try ids("", nil).first == "theirs1" && ids("", LayerPreference()).prefix(2) == ["far", "near"])
    #expect(try ids("", LayerPreference(withinMeters: 5000)).first == "theirs1")
  }
}
