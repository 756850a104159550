// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerService
import TestConnections
import Testing

/// Requests of the older contract, and what is answered.
@Suite struct LegacyRoutesTests {
  static let autocomplete = "/maps/api/place/autocomplete/json?"

  /// A query, the status, and the ids that are predicted.
  @Test(arguments: [
    ("input=syd", "OK", ["city-sydney"]),
    ("input=qqqq", "ZERO_RESULTS", []),
    ("", "INVALID_REQUEST", []),
    ("input=", "INVALID_REQUEST", []),
    ("input=paris&types=(cities)&components=country:us", "OK", ["city-paris-tx"]),
    ("input=paris&components=country:us%7Ccountry:fr", "OK", ["city-paris", "city-paris-tx"]),
    ("input=paris&components=country:a%7Ccountry:b", "INVALID_REQUEST", []),
    ("input=paris&components=locality:x", "INVALID_REQUEST", []),
    ("input=paris&components=country:fr%7Ccountry:us%7Ccountry:au%7Ccountry:it%7Ccountry:es%7Ccountry:de", "INVALID_REQUEST", []),
    ("input=p&types=restaurant", "OK", ["pizza-1"]),
    ("input=h&types=establishment", "OK", ["hotel-1"]),
    ("input=h&types=geocode", "ZERO_RESULTS", []),
    ("input=h&types=geocode%7Cestablishment", "OK", ["hotel-1"]),
    ("input=h&types=geocode%7Clodging", "INVALID_REQUEST", []),
    ("input=h&types=floor", "ZERO_RESULTS", []),
    ("input=h&types=banana", "INVALID_REQUEST", []),
    ("input=paris&location=33.4,-95.4&radius=90000&strictbounds=true", "OK", ["city-paris-tx"]),
    ("input=paris&location=33.66,-95.55&radius=5000&strictbounds", "OK", ["city-paris-tx"]),
    ("input=paris&strictbounds=true", "INVALID_REQUEST", []),
    ("input=paris&location=x&radius=5", "INVALID_REQUEST", []),
    ("input=paris&location=33,-95&radius=-5", "INVALID_REQUEST", []),
    ("input=syd&location=33,-95", "OK", ["city-sydney"]),
    ("input=paris&locationrestriction=circle:5000@33.66,-95.55", "OK", ["city-paris-tx"]),
    ("input=paris&locationrestriction=rectangle:33,-96%7C34,-95", "OK", ["city-paris-tx"]),
    ("input=paris&locationrestriction=rectangle:33,-96%7C34,-95&locationbias=circle:5@48,2", "OK", ["city-paris-tx"]),
    ("input=paris&locationrestriction=circle:5000@33.66,264.45", "OK", ["city-paris-tx"]),
    ("input=syd&locationbias=ipbias", "OK", ["city-sydney"]),
    ("input=syd&locationbias=square:1", "INVALID_REQUEST", []),
    ("input=sydxxx&offset=3", "OK", ["city-sydney"]),
    ("input=sydney+xx&offset=3", "OK", ["city-sydney"]),
    ("input=syd&offset=0", "ZERO_RESULTS", []),
    ("input=syd&offset=-1", "INVALID_REQUEST", []),
    ("input=syd&language=en_US", "INVALID_REQUEST", []),
    ("input=syd&region=zz", "INVALID_REQUEST", []),
    ("input=syd&sessiontoken=anything%20goes&unknown=1", "OK", ["city-sydney"]),
  ])
  func predicts(_ query: String, status: String, ids: [String]) async throws {
    let reply = try await LiveServer.with { server in try await server.get(Self.autocomplete + query) }
    #expect(reply.status == 200)
    #expect(reply.json["status"]?.string == status, "\(reply.body)")
    let found = (0..<5).compactMap { reply.json.at("predictions.\($0).place_id")?.string }
    #expect(found == ids, "\(reply.body)")
    #expect((reply.json["error_message"] == nil) == (status != "INVALID_REQUEST"))
  }

  @Test func aPredictionHasTheOlderShape() async throws {
    let reply = try await LiveServer.with { server in
      try await server.get(Self.autocomplete + "input=syd&origin=-33.8688,151.2093")
    }
    let expected =
      #"{"predictions":[{"description":"Sydney, New South Wales, AU","matched_substrings":[{"length":3,"offset":0}],"#
      + #""structured_formatting":{"main_text":"Sydney","main_text_matched_substrings":[{"length":3,"offset":0}],"#
      + #""secondary_text":"New South Wales, AU"},"terms":[{"offset":0,"value":"Sydney"},{"offset":8,"value":"New South Wales"},"#
      + #"{"offset":25,"value":"AU"}],"distance_meters":0,"place_id":"city-sydney","reference":"city-sydney","#
      + #""types":["locality","political","geocode"]}],"status":"OK"}"#
    #expect(reply.body == expected)
  }

  /// What Accept-Language says, the parameter, and the name that is shown.
  @Test(arguments: [
    ("", "", "Paris"), ("zh", "", "巴黎"), ("en;q=0.3, zh;q=0.9", "", "巴黎"), ("zh;q=0, en", "", "Paris"), ("zh", "en", "Paris"),
    ("!, zh", "", "巴黎"), ("en", "zh", "巴黎"),
  ])
  func theLanguageIsThatOfTheReader(_ header: String, parameter: String, name: String) async throws {
    let reply = try await LiveServer.with { server in
      try await server.get(Self.autocomplete + "input=paris&components=country:fr&language=\(parameter)", ["Accept-Language": header])
    }
    #expect(reply.json.at("predictions.0.structured_formatting.main_text")?.string == name)
  }

  @Test func queriesAreCompletedToo() async throws {
    let reply = try await LiveServer.with { server in
      try await server.get("/maps/api/place/queryautocomplete/json?input=syd&location=-33,151&radius=1000&language=en")
    }
    #expect(reply.json["status"]?.string == "OK")
    #expect(reply.json.at("predictions.0.description")?.string == "Sydney, New South Wales, AU")
  }

  @Test func theTermsOfAQueryStandWhereItHasThem() async throws {
    let reply = try await LiveServer.with { server in
      try await server.get("/maps/api/place/queryautocomplete/json?input=hotel+in+par&language=en")
    }
    let query = try #require((0..<5).compactMap { reply.json.at("predictions.\($0)") }.first { $0["place_id"] == nil }, "\(reply.body)")
    let text = Array(try #require(query["description"]?.string).unicodeScalars)
    for term in (0..<9).compactMap({ query.at("terms.\($0)") }) {
      let value = Array(try #require(term["value"]?.string).unicodeScalars)
      let offset = try #require(term["offset"]?.double.flatMap { Int(exactly: $0) })
      #expect(text[offset...].starts(with: value), "\(reply.body)")
    }
    #expect(query.at("terms.0.value")?.string?.lowercased() == "hotel" && query.at("terms.1.offset")?.double == 6)
  }

  @Test(arguments: [
    ("components=country:zz", "Invalid components 'zz'."), ("language=en_US", "Invalid language 'en_US'."),
    ("region=zz", "Invalid region 'zz'."), ("origin=1", "Invalid origin '1'."),
  ])
  func messagesHaveTheNamesOfTheOlderParameters(_ example: (query: String, message: String)) async throws {
    let reply = try await LiveServer.with { server in try await server.get(Self.autocomplete + "input=syd&" + example.query) }
    #expect(reply.json["error_message"]?.string?.hasPrefix(example.message) == true, "\(reply.body)")
  }

  @Test func theMissingParameterIsNamed() async throws {
    let reply = try await LiveServer.with { server in try await server.get("/maps/api/place/details/json") }
    #expect(reply.json["error_message"]?.string == "Missing the 'place_id' parameter. Give the id of a prediction.")
  }

  @Test("a failure has empty attributions where an answer has attributions", arguments: ["details", "textsearch", "nearbysearch"])
  func failuresHaveTheMembersOfAnswers(_ name: String) async throws {
    let reply = try await LiveServer.with { server in try await server.get("/maps/api/place/\(name)/json") }
    #expect(reply.body.contains(#""html_attributions":[]"#) && reply.body.contains(#""status":"INVALID_REQUEST""#))
  }

  /// A query, the status, and members of the result.
  @Test(arguments: [
    (
      "place_id=hotel-1", "OK",
      ["name": "Hôtel du Nord", "price_level": "2", "geometry.location.lat": "48.8738", "user_ratings_total": "1200"]
    ),
    ("placeid=hotel-1&fields=name", "OK", ["name": "Hôtel du Nord"]),
    ("place_id=city-sydney", "OK", ["geometry.viewport.southwest.lng": "150.5", "geometry.viewport.northeast.lat": "-33.5"]),
    ("place_id=old-1&fields=place_id", "OK", ["place_id": "hotel-1"]),
    (
      "place_id=hotel-1&fields=geometry/location/lng,type,address_component", "OK", ["geometry.location.lng": "2.3631", "types.0": "hotel"]
    ),
    ("place_id=nobody", "NOT_FOUND", [:]),
    ("place_id=no%20body", "INVALID_REQUEST", [:]),
    ("", "INVALID_REQUEST", [:]),
    ("place_id=hotel-1&fields=invalid", "INVALID_REQUEST", [:]),
  ])
  func details(_ query: String, status: String, members: [String: String]) async throws {
    let reply = try await LiveServer.with { server in try await server.get("/maps/api/place/details/json?" + query) }
    #expect(reply.status == 200)
    #expect(reply.json["status"]?.string == status, "\(reply.body)")
    for (path, text) in members {
      let value = reply.json.at("result.\(path)")
      #expect(value?.string ?? value?.text == text, "\(path) in \(reply.body)")
    }
  }

  /// An address with its query, the status, and the ids that are found.
  @Test(arguments: [
    ("textsearch/json?query=sydney", "OK", ["city-sydney"]),
    ("textsearch/json?query=qqqq", "ZERO_RESULTS", []),
    ("textsearch/json", "INVALID_REQUEST", []),
    ("textsearch/json?query=hotel+du+nord&type=hotel&minprice=2&maxprice=2", "OK", ["hotel-1"]),
    ("textsearch/json?query=hotel+du+nord&minprice=0", "OK", ["hotel-1"]),
    ("textsearch/json?query=hotel+du+nord&maxprice=0", "ZERO_RESULTS", []),
    ("textsearch/json?query=hotel+du+nord&minprice=3", "ZERO_RESULTS", []),
    ("textsearch/json?query=hotel&minprice=3&maxprice=1", "INVALID_REQUEST", []),
    ("textsearch/json?query=hotel+du+nord&minprice=None&maxprice=None", "OK", ["hotel-1"]),
    ("textsearch/json?query=hotel&maxprice=5", "INVALID_REQUEST", []),
    ("textsearch/json?query=hotel&pagetoken=x", "INVALID_REQUEST", []),
    ("nearbysearch/json?location=48.8738,2.3631&radius=100", "OK", ["hotel-1"]),
    ("nearbysearch/json?location=48.8738,2.3631&radius=5000&type=restaurant", "OK", ["pizza-1"]),
    ("nearbysearch/json?location=48.8738,2.3631&rankby=distance&type=lodging", "OK", ["hotel-1"]),
    ("nearbysearch/json?location=48.8738,2.3631&radius=5000&keyword=pizzeria", "OK", ["pizza-1"]),
    ("nearbysearch/json?location=48.8738,2.3631&radius=5&keyword=pizzeria", "ZERO_RESULTS", []),
    ("nearbysearch/json?location=48.8738,2.3631&rankby=distance&radius=5", "INVALID_REQUEST", []),
    ("nearbysearch/json?location=48.8738,2.3631", "INVALID_REQUEST", []),
    ("nearbysearch/json?radius=5", "INVALID_REQUEST", []),
    ("nearbysearch/json?location=48.8738,2.3631&radius=5&rankby=price", "INVALID_REQUEST", []),
    ("nearbysearch/json?location=48.8738,2.3631&radius=5&type=banana", "INVALID_REQUEST", []),
  ])
  func searches(_ target: String, status: String, ids: [String]) async throws {
    let reply = try await LiveServer.with { server in try await server.get("/maps/api/place/" + target) }
    #expect(reply.status == 200)
    #expect(reply.json["status"]?.string == status, "\(reply.body)")
    let found = (0..<5).compactMap { reply.json.at("results.\($0).place_id")?.string }
    #expect(found == ids, "\(reply.body)")
  }

  /// An address with its query, the status, and a member of the answer with its text.
  @Test(arguments: [
    ("place/findplacefromtext/json?input=sydney&inputtype=textquery", "OK", "candidates.0.place_id", "city-sydney"),
    ("place/findplacefromtext/json?input=sydney&inputtype=textquery&fields=name", "OK", "candidates.0.name", "Sydney"),
    (
      "place/findplacefromtext/json?input=paris&inputtype=textquery&locationbias=point:33.6,-95.5", "OK", "candidates.0.place_id",
      "city-paris-tx"
    ),
    ("place/findplacefromtext/json?input=%2B33140407878&inputtype=phonenumber", "OK", "candidates.0.place_id", "hotel-1"),
    ("place/findplacefromtext/json?input=qqqq&inputtype=textquery", "ZERO_RESULTS", "candidates.0", nil),
    ("place/findplacefromtext/json?input=sydney", "INVALID_REQUEST", "candidates.0", nil),
    ("place/findplacefromtext/json?input=sydney&inputtype=guess", "INVALID_REQUEST", "candidates.0", nil),
    ("place/findplacefromtext/json?input=sydney&inputtype=textquery&fields=invalid", "INVALID_REQUEST", "candidates.0", nil),
    ("geocode/json?address=sydney", "OK", "results.0.place_id", "city-sydney"),
    ("geocode/json?address=sydney", "OK", "results.0.geometry.location_type", "APPROXIMATE"),
    ("geocode/json?place_id=hotel-1", "OK", "results.0.geometry.location_type", "GEOMETRIC_CENTER"),
    ("geocode/json?latlng=48.8738,2.3631", "OK", "results.0.place_id", "hotel-1"),
    ("geocode/json?latlng=48.8738,2.3631", "OK", "plus_code.global_code", "8FW4V9F7+G6"),
    ("geocode/json?latlng=48.8738,2.3631&result_type=locality", "OK", "results.0.place_id", "city-paris"),
    ("geocode/json?address=paris&components=country:US", "OK", "results.0.place_id", "city-paris-tx"),
    ("geocode/json?address=qqqq", "ZERO_RESULTS", "results.0", nil),
    ("geocode/json?place_id=nobody", "NOT_FOUND", "results.0", nil),
    ("geocode/json", "INVALID_REQUEST", "results.0", nil),
    ("geocode/json?latlng=x", "INVALID_REQUEST", "results.0", nil),
    ("geocode/json?address=paris&latlng=1,1", "INVALID_REQUEST", "results.0", nil),
    ("geocode/json?address=paris&bounds=1,1", "INVALID_REQUEST", "results.0", nil),
  ])
  func finds(_ target: String, status: String, path: String, text: String?) async throws {
    let reply = try await LiveServer.with { server in try await server.get("/maps/api/" + target) }
    #expect(reply.status == 200)
    #expect(reply.json["status"]?.string == status, "\(reply.body)")
    #expect(reply.json.at(path)?.string == text, "\(reply.body)")
  }

  @Test func pagesFollowEachOther() async throws {
    let many = (10..<35).map { number in
      #"{"id":"cafe-\#(number)","name":"Cafe \#(number)","location":{"latitude":1.\#(number),"longitude":2},"primaryType":"cafe"}"#
    }
    let (first, second) = try await LiveServer.with(many) { server in
      let first = try await server.get("/maps/api/place/textsearch/json?query=cafe")
      let token = first.json["next_page_token"]?.string ?? ""
      return (first, try await server.get("/maps/api/place/textsearch/json?pagetoken=\(token)"))
    }
    let ids = [first, second].map { reply in (0..<25).compactMap { reply.json.at("results.\($0).place_id")?.string } }
    #expect(ids.map(\.count) == [20, 5], "\(first.body) \(second.body)")
    #expect(Set(ids.joined()).count == 25)
    #expect(second.json["next_page_token"] == nil)
  }

  @Test func fieldsKeepNothingElse() async throws {
    let reply = try await LiveServer.with { server in
      try await server.get("/maps/api/place/details/json?place_id=hotel-1&fields=geometry/location/lat,name")
    }
    #expect(reply.json["result"]?.text == #"{"geometry":{"location":{"lat":48.8738}},"name":"Hôtel du Nord"}"#)
    #expect(reply.json["html_attributions"]?.text == #"["nobody"]"#)
  }
}
