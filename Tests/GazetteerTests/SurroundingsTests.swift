// SPDX-License-Identifier: Apache-2.0
import Atlas
import Foundation
import Gazetteer
import GazetteerBase
import GazetteerEngine
import GazetteerIndex
import GazetteerPlaces
import GazetteerTesting
import Testing

/// A town with its areas and sights, and another town of its name far away. A thousandth of a degree is about 111 m.
private func land() throws -> Atlas {
  func place(
    _ name: String, id: String, _ at: (Double, Double), _ type: String, importance: Double = 0.5,
    _ adjust: (inout PlaceRecord) -> Void = { _ in }
  ) -> PlaceRecord {
    var place = PlaceRecord.place(name, id: id, at: at, importance: importance, type: type, country: "FR")
    adjust(&place)
    return place
  }
  func inAlba(_ place: inout PlaceRecord) {
    (place.address.locality, place.address.administrativeArea1) = ("Alba", "Norda")
  }
  func inLongStreet(_ place: inout PlaceRecord) {
    inAlba(&place)
    place.address.street = "Long Street"
  }
  return try Atlas([
    place("Café Uno", id: "cafe", (0, 0), "cafe") {
      inLongStreet(&$0)
      $0.address.sublocality = "Old Town"
    },
    place("Inn", id: "inn", (0, 0.03), "hotel", inAlba),
    place("Nowhere", id: "nowhere", (-40, -120), "museum") { $0.address.countryCode = nil },
    place("Museum", id: "museum", (0.001, 0), "museum", importance: 0.8, inLongStreet),
    place("Tower", id: "tower", (0, 0.002), "tourist_attraction", importance: 0.9, inAlba),
    place("Kiosk", id: "kiosk", (0, 0.0001), "store", importance: 0.1, inLongStreet),
    place("Cathedral", id: "far", (0.006, 0), "church", importance: 1, inAlba),
    place("Plumber", id: "plumber", (0.0001, 0), "plumber", importance: 0.9) {
      inAlba(&$0)
      $0.details = #"{"extra":{"pureServiceAreaBusiness":true}}"#
    },
    place("New Hall", id: "hall", (0.0001, 0.0001), "stadium", importance: 0.9) { $0.details = #"{"businessStatus":"FUTURE_OPENING"}"# },
    .street("Long Street", id: "street", at: (0.0005, 0), country: "FR", locality: "Alba", numbers: ["7"]),
    place("Old Town", id: "old", (0.003, 0), "neighborhood", inAlba),
    place("Alba", id: "alba", (0, 0), "locality", importance: 0.6) { $0.address.administrativeArea1 = "Norda" },
    place("Alba", id: "other", (0.7, 0.7), "locality", importance: 0.9),
    place("Norda", id: "norda", (1, 0), "administrative_area_level_1"), place("France", id: "france", (5, 5), "country"),
  ])
}

/// A place, and what is told of it: the ids of containing places, landmarks as `id relationship metres`, areas as `id containment`.
struct SurroundingsCase: CustomTestStringConvertible, Sendable {
  var rule: String
  var id: String
  var found: [String]
  var testDescription: String { "\(rule): \(id)" }
}

private let cases: [SurroundingsCase] = [
  SurroundingsCase(rule: "details.containing-places", id: "cafe", found: ["old", "alba", "norda", "france"]),
  // The nearer of two towns of the name, and no place is in itself.
  SurroundingsCase(rule: "details.containing-places", id: "alba", found: ["norda", "france"]),
  SurroundingsCase(rule: "details.containing-places", id: "norda", found: ["france"]),
  SurroundingsCase(rule: "details.containing-places", id: "france", found: []),
  SurroundingsCase(rule: "details.containing-places", id: "street~7", found: ["alba", "france"]),
  SurroundingsCase(rule: "details.containing-places", id: "nowhere", found: []),
  SurroundingsCase(
    rule: "details.address-descriptor", id: "cafe",
    found: ["museum DOWN_THE_ROAD 110.6", "tower NEAR 222.6", "kiosk NEAR 11.1", "old WITHIN", "alba WITHIN"]),
  SurroundingsCase(rule: "details.address-descriptor", id: "inn", found: ["alba OUTSKIRTS"]),
  SurroundingsCase(
    rule: "details.address-descriptor", id: "street~7",
    found: ["museum DOWN_THE_ROAD 55.3", "cafe DOWN_THE_ROAD 55.3", "tower NEAR 229.4", "kiosk DOWN_THE_ROAD 56.4", "alba WITHIN"]),
  // Towns and areas are no point, and a business that nobody can visit has none.
  SurroundingsCase(rule: "details.address-descriptor", id: "alba", found: []),
  SurroundingsCase(rule: "details.address-descriptor", id: "plumber", found: []),
  SurroundingsCase(rule: "details.address-descriptor", id: "nowhere", found: []),
  SurroundingsCase(
    rule: "details.maps-links", id: "inn",
    found: ["https://www.google.com/maps/search/?api=1&query=0%2C0.03", "https://www.google.com/maps/dir/?api=1&destination=0%2C0.03"]),
  SurroundingsCase(rule: "details.maps-links", id: "plumber", found: []),
]

@Suite struct SurroundingsTests {
  private let atlas: Atlas
  init() throws { atlas = try land() }

  private func facts(_ id: String, _ fields: String = "*") throws -> PlaceFacts {
    let query = try DetailsQuery(placeID: id, fields: fields)
    return try atlas.index.withSession { try $0.facts(query) }
  }

  private func json(_ id: String, _ fields: String) throws -> String {
    let query = try DetailsQuery(placeID: id, fields: fields)
    return try atlas.index.withSession { try $0.details(query) }
  }

  @Test("what is around a place follows from its address and the places near by", arguments: cases)
  func surroundings(_ example: SurroundingsCase) throws {
    let place = try facts(example.id)
    let found =
      switch example.rule {
      case "details.containing-places": place.containingPlaces.map(\.id)
      case "details.maps-links": [place.mapsLinks?.place, place.mapsLinks?.directions].compactMap(\.self)
      default:
        (place.addressDescriptor?.landmarks ?? []).map { "\($0.id) \($0.relationship.rawValue) \(($0.meters * 10).rounded() / 10)" }
          + (place.addressDescriptor?.areas ?? []).map { "\($0.id) \($0.containment.rawValue)" }
      }
    #expect(found == example.found)
  }

  @Test("the members have the form of the contract", .rule("details.containing-places", "details.address-descriptor", "details.maps-links"))
  func form() throws {
    #expect(try json("alba", "containingPlaces.id") == #"{"containingPlaces":[{"id":"norda"},{"id":"france"}]}"#)
    #expect(try json("norda", "containing_places") == #"{"containingPlaces":[{"name":"places/france","id":"france"}]}"#)
    #expect(
      try json("cafe", "addressDescriptor.areas")
        == #"{"addressDescriptor":{"areas":[{"name":"places/old","placeId":"old","displayName":{"text":"Old Town"},"containment":"WITHIN"},"#
        + #"{"name":"places/alba","placeId":"alba","displayName":{"text":"Alba"},"containment":"WITHIN"}]}}"#)
    let landmark = try #require(
      try JSONReader.value(of: json("cafe", "addressDescriptor.landmarks"))["addressDescriptor"]?["landmarks"])
    guard case .array(let landmarks) = landmark else {
      Issue.record("landmarks are no list")
      return
    }
    #expect(
      landmarks.first?.text
        == #"{"name":"places/museum","placeId":"museum","displayName":{"text":"Museum","languageCode":"en"},"#
        + #""types":["museum","point_of_interest","establishment"],"spatialRelationship":"DOWN_THE_ROAD","straightLineDistanceMeters":110.6}"#
    )
    #expect(
      try json("inn", "googleMapsUri,googleMapsLinks")
        == #"{"googleMapsUri":"https://www.google.com/maps/search/?api=1&query=0%2C0.03","#
        + #""googleMapsLinks":{"directionsUri":"https://www.google.com/maps/dir/?api=1&destination=0%2C0.03","#
        + #""placeUri":"https://www.google.com/maps/search/?api=1&query=0%2C0.03"}}"#)
  }

  @Test(
    "what costs searches is looked for only when it is asked for", .rule("details.containing-places", "details.address-descriptor"),
    arguments: [
      ("id", Surroundings()), ("*", [.containingPlaces, .addressDescriptor]), ("id,containingPlaces.name", .containingPlaces),
      ("addressDescriptor.landmarks.displayName", .addressDescriptor),
    ] as [(String, Surroundings)])
  func choice(_ example: (fields: String, wanted: Surroundings)) throws {
    #expect(try DetailsQuery(placeID: "cafe", fields: example.fields).surroundings == example.wanted)
    let fields = example.fields.split(separator: ",").map { $0 == "*" ? "*" : "places.\($0)" }.joined(separator: ",")
    #expect(Surroundings(wantedBy: try FieldMask(fields, of: .nearbyAnswer), at: ["places"]) == example.wanted)
    let place = try facts("cafe", example.fields)
    #expect(place.containingPlaces.isEmpty == !example.wanted.contains(.containingPlaces))
    #expect((place.addressDescriptor == nil) == !example.wanted.contains(.addressDescriptor))
  }

  @Test("searches tell it, too", .rule("details.containing-places")) func searches() throws {
    var query = try TextSearchQuery(json: #"{"textQuery":"Café Uno"}"#.utf8)
    query.surroundings = .containingPlaces
    let text = try atlas.index.withSession { [query] in try $0.textSearch(query) }
    #expect(text.isComplete && text.places.map { $0.containingPlaces.map(\.id) } == [["old", "alba", "norda", "france"]])
    let circle = #"{"locationRestriction":{"circle":{"center":{"latitude":0,"longitude":0.03},"radius":100}}}"#
    var nearby = try NearbyQuery(json: circle.utf8)
    nearby.surroundings = .addressDescriptor
    let near = try atlas.index.withSession { [nearby] in try $0.nearby(nearby) }
    #expect(near.places.map(\.id) == ["inn"] && near.places.first?.addressDescriptor?.areas.map(\.id) == ["alba"])
  }

  @Test("the Swift surface has what the web has", .rule("swift.surroundings")) func swiftSurface() async throws {
    let client = atlas.client()
    func place(_ id: String, _ properties: [PlaceProperty]) async throws -> Place {
      try await client.fetchPlace(with: FetchPlaceRequest(placeID: id, placeProperties: properties)).get()
    }
    let cafe = try await place("cafe", [.containingPlaces, .addressDescriptor, .googleMapsLinks])
    #expect(cafe.containingPlaces?.map(\.placeID) == ["old", "alba", "norda", "france"])
    #expect(cafe.containingPlaces?.first?.resourceName == "places/old")
    let landmark = try #require(cafe.addressDescriptor?.landmarks.first)
    #expect(landmark.placeID == "museum" && landmark.displayName == "Museum" && landmark.spatialRelationship == .downTheRoad)
    #expect(Int(landmark.straightLineDistanceMeters) == 110 && landmark.travelDistanceMeters == nil && landmark.types.first == .museum)
    #expect(cafe.addressDescriptor?.areas.map(\.containment) == [.within, .within])
    #expect(cafe.googleMapsLinks?.directionsURL?.absoluteString.hasSuffix("destination=0%2C0") == true)
    #expect(cafe.googleMapsLinks?.placeURL != nil && cafe.googleMapsLinks?.reviewsURL == nil && cafe.googleMapsLinks?.photosURL == nil)
    let bare = try await place("cafe", [.displayName])
    #expect(bare.containingPlaces == nil && bare.addressDescriptor == nil && bare.googleMapsLinks == nil)
    #expect(try await place("france", [.all]).containingPlaces == nil)
    let found = try await client.searchByText(with: SearchByTextRequest(textQuery: "Café Uno", placeProperties: [.containingPlaces])).get()
    #expect(found.map { $0.containingPlaces?.count } == [4])
  }

  @Test("fuel and charging points come from the source", .rule("swift.stations")) func stations() async throws {
    var station = PlaceRecord.place("Station", id: "station", type: "gas_station")
    station.details = #"""
      {"extra":{"fuelOptions":{"fuelPrices":[{"type":"SP95_E10","price":{"currencyCode":"EUR","units":"1","nanos":759000000},
      "updateTime":"2026-11-20T08:00:00Z"},{"type":"DIESEL"}]},"evChargeOptions":{"connectorCount":6,"connectorAggregation":[
      {"type":"EV_CONNECTOR_TYPE_CCS_COMBO_2","maxChargeRateKw":150.5,"count":4,"availableCount":1},{"type":"SOMETHING","count":2}]}}}
      """#
    let client = try Atlas(station).client()
    let request = FetchPlaceRequest(placeID: "station", placeProperties: [.fuelOptions, .evChargeOptions])
    let place = try await client.fetchPlace(with: request).get()
    let price = try #require(place.fuelOptions?.fuelPrices.first)
    // A price without an amount is none.
    #expect(place.fuelOptions?.fuelPrices.count == 1 && price.type == .sp95E10 && price.price.currencyCode == "EUR")
    #expect("\(price.price.amount)" == "1.759" && price.lastUpdateTime?.timeIntervalSince1970 == 1_795_161_600)
    let connectors = try #require(place.evChargeOptions?.connectorAggregations)
    #expect(place.evChargeOptions?.connectorCount == 6 && connectors.map(\.type) == [.ccsCombo2, .unspecified])
    #expect(connectors.first?.maxChargeRateKW == 150.5 && connectors.first?.count == 4 && connectors.first?.availableCount == 1)
    #expect(connectors.first?.outOfServiceCount == 0 && connectors.first?.availabilityLastUpdateTime == nil)
  }
}
