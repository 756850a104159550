// SPDX-License-Identifier: Apache-2.0
import Atlas
import GazetteerBase
import GazetteerIndex
import GazetteerPlaces
import GazetteerService
import GazetteerTesting
import Testing

private func facts(_ adjust: (inout PlaceRecord) -> Void) throws -> PlaceFacts {
  var record = PlaceRecord.place("Place", id: "p", at: (0, 0), type: "museum", country: "FR")
  adjust(&record)
  return try Atlas(record).index.withSession { try $0.facts(DetailsQuery(placeID: "p")) }
}

@Suite struct FactsTests {
  @Test(
    "members of the contract are passed on when they have its type", .rule("details.passed-on"),
    arguments: [
      (#"{"takeout":true,"delivery":false}"#, #"{"takeout":true,"delivery":false}"#),
      (#"{"takeout":"yes","dineIn":1,"servesBeer":null,"cuisine":"thai"}"#, "{}"),
      (#"{"paymentOptions":{"acceptsNfc":true,"acceptsGold":true}}"#, #"{"paymentOptions":{"acceptsNfc":true}}"#),
      (#"{"parkingOptions":{},"accessibilityOptions":true}"#, "{}"),
      (#"{"openingDate":{"day":1,"month":5,"year":2027}}"#, #"{"openingDate":{"year":2027,"month":5,"day":1}}"#),
      (#"{"openingDate":"2027-05-01"}"#, "{}"), (#"{"evChargeOptions":{"connectorCount":2.5}}"#, "{}"),
      (
        #"{"priceRange":{"startPrice":{"currencyCode":"EUR","units":"10"},"endPrice":{"units":20}}}"#,
        #"{"priceRange":{"startPrice":{"currencyCode":"EUR","units":"10"}}}"#
      ),
      (
        #"{"evChargeOptions":{"connectorCount":2,"connectorAggregation":[{"type":"EV_CONNECTOR_TYPE_2","count":2,"maxChargeRateKw":11.5},{}]}}"#,
        #"{"evChargeOptions":{"connectorCount":2,"connectorAggregation":[{"type":"EV_CONNECTOR_TYPE_2","maxChargeRateKw":11.5,"count":2}]}}"#
      ),
      ("7", "{}"),
    ])
  func amenities(_ example: (extra: String, json: String)) throws {
    #expect(try facts { $0.details = "{\"extra\":\(example.extra)}" }.amenities.text == example.json)
  }

  @Test func aMaskReachesIntoMembersThatArePassedOn() throws {
    var record = PlaceRecord.place("Place", id: "p")
    record.details = #"{"extra":{"paymentOptions":{"acceptsNfc":true,"acceptsCashOnly":false},"takeout":true}}"#
    let query = try DetailsQuery(placeID: "p", fields: "paymentOptions.acceptsNfc")
    #expect(try Atlas(record).index.withSession { try $0.details(query) } == #"{"paymentOptions":{"acceptsNfc":true}}"#)
  }

  @Test(
    "what the contract does not know is told apart, and only when it is asked for", .rule("details.extra"),
    arguments: [
      (#"{"color":"red","takeout":true}"#, #"{"id":"p","takeout":true,"extra":{"color":"red"}}"#),
      (#"{"takeout":"yes"}"#, #"{"id":"p","extra":{"takeout":"yes"}}"#), (#"{"takeout":true}"#, #"{"id":"p","takeout":true}"#),
    ])
  func extra(_ example: (source: String, json: String)) throws {
    var record = PlaceRecord.place("Place", id: "p")
    record.details = "{\"extra\":\(example.source)}"
    let atlas = try Atlas(record)
    let query = try DetailsQuery(placeID: "p", fields: "id,takeout,extra", showsExtra: true)
    #expect(try atlas.index.withSession { try $0.details(query) } == example.json)
    #expect(throws: ContractError.self) { try DetailsQuery(placeID: "p", fields: "extra") }
    #expect(try !atlas.index.withSession { try $0.details(DetailsQuery(placeID: "p")) }.contains("extra"))
  }

  @Test(
    "paths may be as deep as the contract", .rule("details.no-data"),
    arguments: [
      "regularOpeningHours.periods.open.day", "current_opening_hours.special_days.date.year",
      "regularSecondaryOpeningHours.periods.close.date.month",
      "viewport.high.longitude", "priceRange.startPrice.units", "evChargeOptions.connectorAggregation.type",
      "reviews.authorAttribution.uri",
    ])
  func deepPaths(_ path: String) throws {
    _ = try FieldMask(path, of: .place)
    #expect(throws: ContractError.self) { try FieldMask(path + ".more", of: .place) }
  }

  @Test(
    "a place without a box gets one by its type and its people", .rule("details.viewport"),
    arguments: [
      ("museum", nil, 150.0), ("country", nil, 300_000), ("locality", nil, 5_000), ("locality", 1_000_000, 15_000), ("locality", 100, 500),
      ("administrative_area_level_4", nil, 30_000), ("museum", 1_000_000, 150),
    ])
  func viewports(_ example: (type: String, population: Int?, meters: Double)) throws {
    let box = try facts {
      ($0.primaryType, $0.types) = (example.type, [example.type])
      $0.details = example.population.map { "{\"population\":\($0)}" }
    }.viewport
    let north = GeoPoint(latitudeE7: box.high.latitudeE7, longitudeE7: 0)
    let found = GeoPoint(latitudeE7: 0, longitudeE7: 0).distanceMeters(to: north)
    #expect(abs(found - example.meters) < example.meters * 0.01)
    #expect(box.low.latitudeE7 == -box.high.latitudeE7 && box.low.longitudeE7 == -box.high.longitudeE7)
  }

  @Test(
    "pages of attributions", .rule("details.attributions"),
    arguments: [
      ("GeoNames (geonames.org)", "https://geonames.org"),
      (
        "© OpenStreetMap contributors, https://www.openstreetmap.org/copyright",
        "https://www.openstreetmap.org/copyright"
      ), ("© City of Paris", nil), ("e.g. St. Louis", nil),
    ])
  func attributions(_ example: (text: String, page: String?)) throws {
    let found = try facts { $0.source = Source(name: "Source", attribution: example.text) }.attributions
    #expect(found.map(\.provider) == [example.text] && found.map(\.providerUri) == [example.page])
  }

  @Test(.rule("details.attributions")) func aSourceWithoutAttributionIsNamed() throws {
    #expect(try facts { $0.source = Source(name: "City") }.attributions.map(\.provider) == ["City"])
    #expect(try facts { _ in }.attributions.isEmpty)
  }

  @Test(.rule("details.plus-code")) func plusCodesNameTheTownOfTheAddress() throws {
    let place = try facts {
      $0.location = GeoPoint(latitudeE7: -338_568_000, longitudeE7: 1_512_153_000)
      ($0.address.locality, $0.address.administrativeArea1, $0.address.countryCode) = ("Sydney", "NSW", "AU")
    }
    #expect(place.plusCode?.globalCode == "4RRH46V8+74" && place.plusCode?.compoundCode == "46V8+74 Sydney, New South Wales, AU")
    #expect(try facts { _ in }.plusCode?.compoundCode == nil)
    #expect(try facts { $0.primaryType = "locality" }.plusCode == nil)
  }

  @Test(
    "types are named in the language, else in English", .rule("details.type-name"),
    arguments: [("de-AT", "Kunstmuseum", "de"), ("xx", "Art museum", "en")])
  func typeNames(_ example: (language: String, text: String, found: String)) throws {
    let record = PlaceRecord.place("Place", id: "p", type: "art_museum")
    let query = try DetailsQuery(placeID: "p", languageCode: example.language)
    let name = try Atlas(record).index.withSession { try $0.facts(query) }.primaryTypeDisplayName
    #expect(name?.text == example.text && name?.language == example.found)
  }

  @Test("numbers off their scale are left out", .rule("details.scales"), arguments: ["-0.1", "0", "0.9", "5.01", "\"4\""])
  func ratings(_ text: String) throws {
    #expect(try facts { $0.details = "{\"rating\":\(text)}" }.rating == nil)
  }

  @Test(.rule("details.phone")) func bothFormsOfThePhoneNumber() throws {
    let place = try facts { $0.details = #"{"phone":"01 40 20 53 17"}"# }
    #expect(place.phone == "+33 1 40 20 53 17" && place.nationalPhone == "01 40 20 53 17")
    #expect(try facts { $0.details = #"{"phone":"none"}"# }.phone == nil)
  }
}
