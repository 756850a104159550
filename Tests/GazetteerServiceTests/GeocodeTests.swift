// SPDX-License-Identifier: Apache-2.0
import Atlas
import GazetteerBase
import GazetteerEngine
import GazetteerIndex
import GazetteerPlaces
import GazetteerService
import GazetteerTesting
import Testing

/// A town with its areas. A degree is about 111 km.
private func land() throws -> Atlas {
  func place(
    _ name: String, id: String? = nil, _ at: (Double, Double), _ type: String, _ address: (inout Address) -> Void = { _ in }
  ) -> PlaceRecord {
    var place = PlaceRecord.place(name, id: id, at: at, importance: type == "locality" ? 0.6 : 0.4, type: type, country: "FR")
    address(&place.address)
    return place
  }
  func inAlba(_ address: inout Address) {
    address.locality = "Alba"
    address.administrativeArea2 = "Costa"
    address.administrativeArea1 = "Norda"
  }
  var house = place("7 Long Street", (0, 0.0001), "street_address") {
    inAlba(&$0)
    $0.street = "Long Street"
    $0.houseNumber = "7"
    $0.postalCode = "12345"
  }
  house.types.append("premise")
  var cafe = place("Café Uno", (0, 0.0005), "cafe", inAlba)
  cafe.details = #"{"openingHours":"Mo-Fr 08:00-18:00","phone":"+33 1 40 20 53 17; 01 99 99 99 99","timeZone":"UTC"}"#
  var bar = place("Bar Due", (0, 0.002), "bar", inAlba)
  bar.details = #"{"phone":"01 40 20 53 18","extra":{"n":5318}}"#
  return try Atlas([
    house, cafe, bar, place("Long Street", (0, 0.0004), "route", inAlba), place("Old Town", (0.001, 0), "sublocality", inAlba),
    place("12345", (0.002, 0), "postal_code", inAlba), place("Alba", (0.02, 0), "locality", inAlba),
    place("Alba", id: "Other-Alba", (3, 3), "locality") { $0.administrativeArea1 = "Suda" },
    // The nearer areas have other names.
    place("Terra", (0.1, 0), "administrative_area_level_2"), place("Costa", (0.3, 0), "administrative_area_level_2"),
    place("Suda", (0.2, 0), "administrative_area_level_1"), place("Norda", (1, 0), "administrative_area_level_1"),
    place("France", (5, 5), "country"),
  ])
}

@Suite struct GeocodeTests {
  private func answer(_ adjust: (inout GeocodeParameters) throws -> Void) throws -> GeocodeAnswer {
    var parameters = GeocodeParameters()
    try adjust(&parameters)
    let query = try GeocodeQuery(parameters)
    return try land().index.withSession { try $0.geocode(query) }
  }

  private func ids(_ adjust: (inout GeocodeParameters) throws -> Void) throws -> [String] { try answer(adjust).results.map(\.place.id) }

  @Test("what is at a position goes from the house to the country", .rule("geocode.position"))
  func position() throws {
    let found = try answer { $0.latlng = .init(latitude: 0, longitude: 0) }
    #expect(
      found.results.map(\.place.id) == [
        "7-Long-Street", "Caf--Uno", "Long-Street", "Old-Town", "12345", "Alba", "Costa", "Norda", "France",
      ])
    #expect(found.plusCode?.name == "6FG22222+22" && found.results.allSatisfy { !$0.isPartialMatch } && found.isComplete)
    #expect(
      try ids {
        $0.latlng = .init(latitude: 0, longitude: 0)
        $0.resultTypes = ["locality", "country", "premise"]
      } == ["7-Long-Street", "Alba", "France"])
  }

  @Test("far from everything there is only the plus code, near a town its country as well", .rule("geocode.position"))
  func nowhere() throws {
    let sea = try answer { $0.latlng = .init(latitude: -60, longitude: -120) }
    #expect(sea.results.isEmpty && sea.plusCode != nil)
    #expect(try ids { $0.latlng = .init(latitude: 3.9, longitude: 3) } == ["Suda", "France"])
  }

  @Test(
    "an address leads to the place, or in part to what its end names", .rule("geocode.address"),
    arguments: [
      ("7 long street, alba", ["7-Long-Street"], false), ("norda", ["Norda"], false), ("Alba Norda", ["Alba"], false),
      ("99 Unknown Road, Norda", ["Norda"], true), ("nothing like it", [], false), ("0,0.5", ["coordinate:0,0.5"], false),
      ("6FG22222+22", ["plus_code:6FG22222+22"], false),
    ] as [(String, [String], Bool)])
  func addresses(_ example: (text: String, ids: [String], isPartial: Bool)) throws {
    let found = try answer { $0.address = example.text }.results
    #expect(found.map(\.place.id) == example.ids)
    #expect(found.allSatisfy { $0.isPartialMatch == example.isPartial })
  }

  @Test(
    "components keep the places that have them", .rule("geocode.components"),
    arguments: [
      ("Alba", "administrative_area:suda", ["Other-Alba"], 3.0), ("Alba", "administrative_area:Norda|country:FR", ["Alba"], 0.02),
      ("", "locality:Alba|route:Long Street", ["Long-Street", "7-Long-Street"], 0), ("", "country:fr", ["France"], 5),
      ("7 Long Street", "postal_code:12345", ["7-Long-Street"], 0),
    ] as [(String, String, [String], Double)])
  func components(_ example: (address: String, components: String, ids: [String], latitude: Double)) throws {
    let found = try answer {
      $0.address = example.address
      $0.components = try GeocodeParameters.components(text: example.components)
    }
    #expect(found.results.map(\.place.id) == example.ids)
    #expect(found.results.first?.place.location.latitude == example.latitude)
    #expect(
      try ids {
        $0.address = "Alba"
        $0.components = try GeocodeParameters.components(text: "country:de")
      } == [])
  }

  @Test(.rule("geocode.subject")) func anIDLeadsToItsPlace() throws {
    #expect(try ids { $0.placeID = "Costa" } == ["Costa"])
    #expect { try ids { $0.placeID = "nothing" } } throws: { ($0 as? ContractError)?.status == .notFound }
  }

  @Test("what breaks a rule is refused", .rule("geocode.subject", "geocode.components"))
  func refusals() {
    func refusal(_ adjust: (inout GeocodeParameters) throws -> Void) -> String? {
      do {
        var parameters = GeocodeParameters()
        try adjust(&parameters)
        _ = try GeocodeQuery(parameters)
        return nil
      } catch { return (error as? ContractError)?.message }
    }
    #expect(refusal { _ in }?.contains("Give one of them") == true)
    #expect(
      refusal {
        $0.address = "a"
        $0.placeID = "b"
      }?.contains("more than one") == true)
    #expect(refusal { $0.latlng = .init(latitude: 91, longitude: 0) }?.contains("latlng.latitude '91.0'") == true)
    #expect(
      refusal {
        $0.latlng = .init(latitude: 1, longitude: 0)
        $0.resultTypes = ["town"]
      }?.contains("Invalid result_type 'town'") == true)
    #expect(refusal { $0.components = [.init(name: "planet", value: "Mars")] }?.contains("'planet:Mars'") == true)
    #expect(refusal { $0.components = [.init(name: "country", value: "France")] }?.contains("'country:France'") == true)
    #expect(refusal { $0.components = try GeocodeParameters.components(text: "country") }?.contains("name:value") == true)
    #expect(refusal { $0.address = String(repeating: "x", count: 513) }?.contains("513 characters") == true)
    #expect(
      refusal {
        $0.address = "a"
        $0.locationBias = .init(rectangle: .init(low: nil, high: nil))
      }?.contains("bounds.rectangle: low is missing") == true)
  }
}

@Suite struct FindPlaceTests {
  private func ids(_ input: String, phone: Bool = false, _ adjust: (inout FindPlaceParameters) -> Void = { _ in }) throws -> [String] {
    var parameters = FindPlaceParameters(input: input)
    parameters.inputType = phone ? "phonenumber" : "textquery"
    adjust(&parameters)
    let query = try FindPlaceQuery(parameters)
    return try land().index.withSession { try $0.findPlace(query) }.places.map(\.id)
  }

  @Test(.rule("find.text")) func aTextNamesPlaces() throws {
    #expect(try ids("cafe uno") == ["Caf--Uno"])
    #expect(try ids("cafe uno paris") == [])
    let near = try ids("alba") { $0.locationPoint = .init(latitude: 3, longitude: 3) }
    #expect(near == ["Other-Alba", "Alba"])
  }

  @Test(
    "a telephone number is found as its country writes it and as the world does", .rule("find.phone"),
    arguments: [
      ("+33 1 40 20 53 17", ["Caf--Uno"]), ("+33140205317", ["Caf--Uno"]), (" +33-1.40 (20) 53/18", ["Bar-Due"]),
      ("+33 1 99 99 99 99", ["Caf--Uno"]), ("+33140205310", []), ("+140205317", []),
    ])
  func phones(_ example: (number: String, ids: [String])) throws {
    #expect(try ids(example.number, phone: true) == example.ids)
  }

  @Test("what breaks a rule is refused", .rule("find.text", "find.phone"))
  func refusals() {
    for number in ["0140205317", "+33", "call me", "+33 1 40 20 53 17 ext 5", ""] {
      #expect { try ids(number, phone: true) } throws: { ($0 as? ContractError)?.fieldViolations.first?.field == "input" }
    }
    #expect { try ids("a") { $0.inputType = "address" } } throws: {
      ($0 as? ContractError)?.message.contains("inputtype 'address'") == true
    }
    #expect {
      try ids("a") {
        $0.locationPoint = .init(latitude: 0, longitude: 0)
        $0.locationBias = .init(circle: .init(center: .init(latitude: 0, longitude: 0), radius: 5))
      }
    } throws: { ($0 as? ContractError)?.message.contains("an area and a point") == true }
  }
}

@Suite struct CurrentPlaceTests {
  private func likely(_ longitude: Double, accuracy: Double = 50) throws -> [LikelyPlace] {
    var query = CurrentPlaceQuery(position: try #require(GeoPoint(latitude: 0, longitude: longitude)))
    query.accuracyMeters = accuracy
    return try land().index.withSession { try $0.currentPlace(query) }
  }

  @Test(.rule("current.likelihood")) func theNearerPlaceIsTheLikelier() throws {
    let cafe = try likely(0.0006)
    #expect(cafe.map(\.place.id) == ["Caf--Uno", "Bar-Due"])
    #expect(cafe[0].likelihood > 0.5 && cafe[1].likelihood < 0.05)
    #expect(try likely(0.0019).map(\.place.id) == ["Bar-Due", "Caf--Uno"])
    #expect(try likely(10).isEmpty)
  }

  @Test("likelihoods fall, and add up to at most 1", .rule("current.likelihood"), arguments: 0..<20)
  func sums(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let atlas = try Atlas(
      (0..<80).map {
        .place(
          "p \($0)", at: (.random(in: -0.001...0.001, using: &random), .random(in: -0.001...0.001, using: &random)),
          importance: Double(random.pick(0...1000)) / 1000, type: "bar")
      })
    let found = try atlas.index.withSession { try $0.currentPlace(CurrentPlaceQuery(position: GeoPoint(latitudeE7: 0, longitudeE7: 0))) }
    let likelihoods = found.map(\.likelihood)
    #expect(likelihoods.count == 20 && likelihoods == likelihoods.sorted(by: >))
    #expect(likelihoods.reduce(0, +) <= 1 && likelihoods.allSatisfy { $0 > 0 && $0 <= 1 })
  }

  @Test(.rule("text-search.open")) func onlyPlacesThatAreOpenAreOpenNow() throws {
    var parameters = TextSearchParameters(textQuery: "cafe uno")
    parameters.isOpenNow = true
    let query = try TextSearchQuery(parameters)
    // Monday 2024-01-01 at 10:00 and at 20:00 UTC.
    let atlas = try land()
    #expect(try atlas.index.withSession { try $0.textSearch(query, now: 1_704_103_200) }.places.map(\.id) == ["Caf--Uno"])
    #expect(try atlas.index.withSession { try $0.textSearch(query, now: 1_704_139_200) }.places.isEmpty)
    parameters.textQuery = "bar due"
    let unknown = try TextSearchQuery(parameters)
    #expect(try atlas.index.withSession { try $0.textSearch(unknown, now: 1_704_103_200) }.places.isEmpty)
  }
}
