// SPDX-License-Identifier: Apache-2.0
import Atlas
import GazetteerBase
import GazetteerIndex
import GazetteerService
import GazetteerTesting
import Testing

@Suite struct AnswerJSONTests {
  /// Names the extension.
  private static var extended: FieldMask { get throws { try FieldMask("suggestions,gazetteer", of: .autocomplete) } }

  @Test(.rule("answer.empty")) func noSuggestionGivesAnEmptyObject() throws {
    #expect(try Atlas().answer(#"{"input":"oslo"}"#).json() == "{}")
  }

  @Test(.rule("answer.defaults")) func defaultsAreLeftOutAndOffsetsAreCodePoints() throws {
    var place = PlaceRecord.place("Saint-Denis", id: "p1", at: (48.9, 2.35), importance: 0.4, country: "FR")
    place.address.administrativeArea1 = "Île-de-France"
    let answer = try Atlas(place).answer(#"{"input":"saint-d","origin":{"latitude":48.9,"longitude":2.35}}"#)
    #expect(
      answer.json() == """
        {"suggestions":[{"placePrediction":{"place":"places/p1","placeId":"p1",\
        "text":{"text":"Saint-Denis, Île-de-France, France","matches":[{"endOffset":7}]},\
        "structuredFormat":{"mainText":{"text":"Saint-Denis","matches":[{"endOffset":7}]},\
        "secondaryText":{"text":"Île-de-France, France"}},"types":["locality","political","geocode"]}}]}
        """)
  }

  @Test func extrasAndTimingAreAddedOnRequest() throws {
    let place = PlaceRecord.place("Oslo", id: "o", at: (59.9, -10.5), importance: 0.45)
    let answer = try Atlas(place).answer(#"{"input":"oslo","origin":{}}"#)
    let json = answer.json(extras: true, timing: true)
    #expect(json.contains(#""location":{"latitude":59.9,"longitude":-10.5},"importance":0.45,"score":0."#))
    #expect(json.contains(#""matchKind":"wholeName""#))
    #expect(json.contains(#""complete":true,"elapsedMicroseconds":"#))
    #expect(json.contains(#""distanceMeters":6"#))
    #expect(!answer.json().contains("importance"))
  }

  @Test(.rule("answer.attributions")) func sourcesOfThePlacesAreToldOnceAndOnlyOnRequest() throws {
    var places = ["Oslo", "Oslofjord", "Oslob"].enumerated().map { PlaceRecord.place($1, id: "p\($0)", at: (59.9, 10.5 + Double($0))) }
    places[0].source = Source(name: "A", attribution: "A of a.org")
    places[1].source = Source(name: "A", attribution: "A of a.org")
    places[2].source = Source(name: "B")
    let answer = try Atlas(places).answer(#"{"input":"oslo"}"#)
    #expect(answer.places.count == 3)
    #expect(try answer.json(fields: Self.extended).contains(#"],"gazetteer":{"attributions":["#))
    #expect(Set(answer.attributions.map(\.provider)) == ["A of a.org", "B"] && answer.attributions.count == 2)
    #expect(try answer.json(fields: Self.extended).contains(#"{"provider":"A of a.org","providerUri":"https://a.org"}"#))
    #expect(!answer.json().contains("gazetteer"))
  }

  @Test(.rule("answer.attributions")) func onlyAMaskThatNamesTheExtensionAsksForIt() throws {
    #expect(try FieldMask("suggestions,gazetteer.attributions", of: .autocomplete).names("gazetteer"))
    #expect(try !FieldMask("suggestions", of: .autocomplete).names("gazetteer"))
    #expect(try !FieldMask("*", of: .autocomplete).names("gazetteer"))
    #expect(!FieldMask.all.names("gazetteer"))
  }

  @Test(.rule("answer.open-now")) func placesOfKnownHoursTellWhetherTheyAreOpen() async throws {
    var places = ["a", "b", "c"].map { (id: String) in PlaceRecord.place("Bar " + id, id: id, at: (59.9, 10.5), type: "bar") }
    for (index, hours) in ["24/7", "off"].enumerated() {
      places[index].details = PlaceDetails(stored: #"{"openingHours":"\#(hours)","timeZone":"Europe/Oslo"}"#)
    }
    let atlas = try Atlas(places)
    var answer = try atlas.answer(#"{"input":"bar"}"#)
    #expect(answer.places.map(\.placeID) == ["a", "b", "c"])
    answer.openPlaces = try await atlas.index.openPlaces(of: answer)
    let open = #""gazetteer":{"openNow":[{"placeId":"a","openNow":true},{"placeId":"b","openNow":false}]}"#
    #expect(try answer.json(fields: Self.extended).contains(open))
    #expect(!answer.json().contains("openNow"))
  }

  @Test(.rule("answer.extra")) func membersOfTheSourceAreToldWhereTheyAreAskedFor() async throws {
    var places = ["a", "b", "c"].map { (id: String) in PlaceRecord.place("Bar " + id, id: id, at: (59.9, 10.5), type: "bar") }
    for (index, members) in [#"{"takeout":true,"brand":"Zebra","stars":4.5}"#, #"{"takeout":true}"#].enumerated() {
      places[index].details = PlaceDetails(stored: members)
    }
    let atlas = try Atlas(places)
    var answer = try atlas.answer(#"{"input":"bar"}"#)
    #expect(try FieldMask("suggestions,gazetteer.extra", of: .autocomplete).names("gazetteer", "extra"))
    #expect(try !answer.json(fields: Self.extended).contains("Zebra"))
    answer.extras = try await atlas.index.extras(of: answer)
    let extra = #""gazetteer":{"extra":[{"placeId":"a","extra":{"brand":"Zebra","stars":4.5}}]}"#
    #expect(try answer.json(fields: Self.extended).contains(extra))
    #expect(!answer.json().contains("Zebra"))
  }

  @Test(.rule("answer.positions")) func positionsAreToldWhereTheyAreAskedFor() throws {
    let atlas = try Atlas([PlaceRecord.place("Bar", id: "a", at: (59.9, 10.5), type: "bar")])
    var answer = try atlas.answer(#"{"input":"bar"}"#)
    #expect(try FieldMask("suggestions,gazetteer.positions", of: .autocomplete).names("gazetteer", "positions"))
    #expect(try !answer.json(fields: Self.extended).contains("positions"))
    answer.tellsPositions = true
    let positions = #""gazetteer":{"positions":[{"placeId":"a","location":{"latitude":59.9,"longitude":10.5}}]}"#
    #expect(try answer.json(fields: Self.extended).contains(positions))
  }

  @Test(.rule("answer.facets")) func matchesAreCountedWithoutTheFilterByWhatIsCounted() throws {
    let places = [("a", "bar", "NO"), ("b", "cafe", "NO"), ("c", "bar", "SE"), ("d", "hotel", "SE")].map { id, type, country in
      var place = PlaceRecord.place(id == "d" ? "Hotel" : "Corner " + id, id: id, at: (59.9, 10.5), type: type)
      place.address.countryCode = country
      return place
    }
    let atlas = try Atlas(places)
    let answer = try atlas.answer(
      #"{"input":"corner","includedPrimaryTypes":["bar"],"limit":1,"gazetteer":{"facets":["types","countries","types"]}}"#)
    #expect(
      answer.json().contains(
        #""gazetteer":{"facets":[{"name":"types","places":3,"complete":true,"values":[{"value":"bar","places":2},{"value":"cafe","places":1}]},{"name":"countries","places":2,"complete":true,"values":[{"value":"NO","places":1},{"value":"SE","places":1}]}]}"#
      ), "\(answer.json())")
    #expect(try !atlas.answer(#"{"input":"corner"}"#).json(fields: Self.extended).contains("facets"))
    let many = #"{"input":"corner","gazetteer":{"facets":["a","b","c","d","e","f","g","h","i","j","k"]}}"#
    for request in [#"{"input":"corner","gazetteer":{"facets":["nothing"]}}"#, many] {
      #expect(throws: ContractError.self, "\(request)") { try atlas.answer(request) }
    }
  }

  @Test func textIsEscapedAsJSONAsks() {
    let error = ContractError(.internal, "a\"\\\u{1}\n\tü")
    #expect(error.json == #"{"error":{"code":500,"message":"a\"\\\u0001\n\tü","status":"INTERNAL"}}"#)
  }

  @Test(.rule("error.all")) func anErrorBodyNamesEveryViolation() throws {
    let error = try #require(contractError(for: #"{"input":"","limit":99}"#))
    #expect(
      error.json == """
        {"error":{"code":400,"message":"Invalid input ''. Give the text that has been typed, at least one character.",\
        "status":"INVALID_ARGUMENT","details":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[\
        {"field":"input","description":"Invalid input ''. Give the text that has been typed, at least one character."},\
        {"field":"limit","description":"Invalid limit '99'. Give a number from 1 to 50."}]}]}}
        """)
  }
}
