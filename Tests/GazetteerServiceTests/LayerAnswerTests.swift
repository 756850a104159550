// SPDX-License-Identifier: Apache-2.0
import Atlas
import GazetteerBase
import GazetteerEngine
import GazetteerIndex
import GazetteerPlaces
import GazetteerService
import GazetteerTesting
import Testing

/// Layers answer every kind of request as one index of all of their places does, to the byte.
@Suite struct LayerAnswerTests {
  /// The same places in one index, and spread over several.
  private struct Twins {
    let whole: Atlas
    let layers: LayeredWorld
    let index: PlaceIndex
    var random: RandomWorld

    init(seed: Int) throws {
      random = RandomWorld(seed: UInt64(seed), places: 150)
      var numbers = SeededRandom(seed: UInt64(seed) &+ 5)
      var records = random.records
      for position in records.indices {
        // Areas with one name lend none: these are lent within a layer.
        if PlaceFamily(primaryType: records[position].primaryType) != .poi {
          records[position].names = []
          records[position].address.locality = nil
        } else if numbers.chance(0.3) {
          records[position].details = #"{"phone":"+33 1 40 20 53 \#(numbers.pick(["17", "18"]))","openingHours":"Mo-Fr 08:00-18:00"}"#
        }
      }
      whole = try Atlas(records)
      let count = numbers.pick([2, 3, 4])
      let parts = records.map { _ in Int.random(in: 0..<count, using: &numbers) }
      layers = try LayeredWorld(
        (0..<count).map { part in ReferenceLayer(zip(records, parts).filter { $1 == part }.map(\.0)) })
      index = try PlaceIndex(paths: layers.paths)
    }

    /// What both say.
    func both<Value>(_ ask: (IndexSession) throws -> Value) throws -> (whole: Value, layers: Value) {
      (try whole.index.withSession(ask), try index.withSession(ask))
    }
  }

  /// A request of any kind as JSON, around a place.
  private static func area(_ point: GeoPoint, _ meters: Int) -> String {
    #"{"circle":{"center":{"latitude":\#(Double(point.latitudeE7) / 1e7),"longitude":\#(Double(point.longitudeE7) / 1e7)},"radius":\#(meters)}}"#
  }

  @Test("suggestions are those of one index", arguments: 0..<40)
  func suggestions(seed: Int) throws {
    var twins = try Twins(seed: seed)
    for number in 0..<25 {
      let text = twins.random.text()
      if text.allSatisfy(\.isWhitespace) { continue }
      var members = [#""input":\#(JSONValue.string(text).text)"#, #""includeQueryPredictions":\#(number % 2 == 0)"#]
      let place = twins.random.random.pick(twins.whole.world.records).location
      if number % 3 == 0 { members.append(#""locationBias":"# + Self.area(place, 5000)) }
      if number % 3 == 1 { members.append(#""locationRestriction":"# + Self.area(place, 50_000)) }
      if number % 5 == 0 { members.append(#""includedRegionCodes":["fr","us"]"#) }
      if number % 7 == 0 { members.append(#""languageCode":"fr""#) }
      let json = "{\(members.joined(separator: ","))}"
      let query = try AutocompleteQuery(json: json.utf8)
      let (whole, layers) = try twins.both { try $0.answer(query).json() }
      #expect(whole == layers, "\(json)")
    }
  }

  @Test("searches by position and text are those of one index", arguments: 0..<20)
  func searches(seed: Int) throws {
    var twins = try Twins(seed: seed)
    for number in 0..<10 {
      let place = twins.random.random.pick(twins.whole.world.records)
      let rank = number % 2 == 0 ? "DISTANCE" : "POPULARITY"
      let near = try NearbyQuery(
        json: #"{"locationRestriction":\#(Self.area(place.location, number % 3 == 0 ? 50_000 : 2000)),"rankPreference":"\#(rank)"}"#.utf8)
      let nearby = try twins.both { try $0.nearby(near).places.map(\.id) }
      #expect(nearby.whole == nearby.layers && !nearby.whole.isEmpty)
      let text = try TextSearchQuery(json: #"{"textQuery":\#(JSONValue.string(number % 3 == 0 ? "hotel" : place.name).text)}"#.utf8)
      let found = try twins.both { try $0.textSearch(text).places.map(\.id) }
      #expect(found.whole == found.layers, "\(place.name)")
      var parameters = GeocodeParameters()
      parameters.latlng = .init(
        latitude: Double(place.location.latitudeE7) / 1e7, longitude: Double(place.location.longitudeE7) / 1e7)
      let position = try GeocodeQuery(parameters)
      let reverse = try twins.both { try $0.geocode(position).results.map(\.place.id) }
      #expect(reverse.whole == reverse.layers)
      let details = try twins.both { try $0.details(DetailsQuery(placeID: place.id)) }
      #expect(details.whole == details.layers)
    }
    var number = FindPlaceParameters(input: "+33140205317")
    number.inputType = "phonenumber"
    let phone = try FindPlaceQuery(number)
    let called = try twins.both { try $0.findPlace(phone).places.map(\.id) }
    #expect(called.whole == called.layers && !called.whole.isEmpty)
  }

  // MARK: What one index cannot say

  private static func place(_ name: String, id: String, _ source: String, importance: Double = 0.5) -> PlaceRecord {
    var place = PlaceRecord.place(name, id: id, at: (48.1, 11.5), importance: importance, type: "cafe", country: "FR")
    place.source = Source(name: source, license: "\(source) licence", attribution: "© \(source)")
    return place
  }

  private func answer(_ layers: LayeredWorld, _ text: String) throws -> AutocompleteAnswer {
    try PlaceIndex(paths: layers.paths).answerNow(AutocompleteQuery(json: #"{"input":"\#(text)"}"#.utf8))
  }

  @Test("a place above hides the one below, a removed one is gone, a former id leads to what replaced it")
  func overrides() throws {
    var gamma = Self.place("Gamma Two", id: "own-g", "own")
    gamma.formerIDs = ["g"]
    let layers = try LayeredWorld([
      ReferenceLayer([
        Self.place("Alpha", id: "a", "world"), Self.place("Beta", id: "b", "world"), Self.place("Gamma", id: "g", "world"),
      ]),
      ReferenceLayer([Self.place("Alpha Two", id: "a", "own"), gamma], removing: ["b"]),
    ])
    #expect(try answer(layers, "alpha").places.map(\.mainText.text) == ["Alpha Two"])
    #expect(try answer(layers, "beta").places.isEmpty)
    #expect(try answer(layers, "gamma").places.map(\.placeID) == ["own-g"])
    let index = try PlaceIndex(paths: layers.paths)
    let name = { (id: String) in try index.withSession { try $0.facts(DetailsQuery(placeID: id)).name } }
    #expect(try name("a") == "Alpha Two" && name("g") == "Gamma Two")
    #expect(throws: ContractError.self) { try name("b") }
    // The other way round, the world hides.
    #expect(try PlaceIndex(paths: layers.paths.reversed()).withSession { try $0.facts(DetailsQuery(placeID: "a")).name } == "Alpha")
  }

  @Test("no file is no index") func noFile() {
    #expect(throws: IndexError.noFile) { try PlaceIndex(paths: []) }
  }

  @Test("an answer names the attributions of the layers that it shows, and each place its layer and licence")
  func attributions() throws {
    let layers = try LayeredWorld([
      ReferenceLayer([Self.place("Zebra House", id: "w", "world")]), ReferenceLayer([Self.place("Zebra Cafe", id: "o", "own")]),
    ])
    let both = try answer(layers, "zebra")
    #expect(Set(both.attributions.map(\.provider)) == ["© world", "© own"])
    let one = try answer(layers, "zebra c")
    #expect(one.attributions.map(\.provider) == ["© own"])
    #expect(one.places.first?.layer?.license == "own licence" && one.json(extras: true).contains(#""license":"own licence""#))
    // One index alone is no layer.
    let single = try PlaceIndex(path: layers.paths[0]).answerNow(AutocompleteQuery(json: #"{"input":"zebra"}"#.utf8))
    #expect(single.places.map(\.layer) == [nil])
  }
}
