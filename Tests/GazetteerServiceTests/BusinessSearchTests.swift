// SPDX-License-Identifier: Apache-2.0
import Atlas
import GazetteerEngine
import GazetteerIndex
import GazetteerPlaces
import GazetteerService
import GazetteerTesting
import Testing

/// Three cafes beside each other: one in operation, one that opens later, one that nobody can visit.
private func atlas() throws -> Atlas {
  func cafe(_ id: String, importance: Double, details: PlaceDetails?) -> PlaceRecord {
    var place = PlaceRecord.place("Cafe \(id)", id: id, at: (0, 0.0001), importance: importance, type: "cafe", country: "FR")
    place.details = details
    return place
  }
  return try Atlas([
    cafe("open", importance: 0.3, details: #"{"phone":"+33 1 40 20 53 17","businessStatus":"CLOSED_TEMPORARILY"}"#),
    cafe("later", importance: 0.5, details: #"{"phone":"+33 1 40 20 53 18","businessStatus":"FUTURE_OPENING"}"#),
    cafe("mobile", importance: 0.4, details: #"{"phone":"+33 1 40 20 53 19","extra":{"pureServiceAreaBusiness":true}}"#),
  ])
}

@Suite struct BusinessSearchTests {
  private static let circle = #""locationRestriction":{"circle":{"center":{},"radius":100}}"#

  @Test(
    "a nearby search tells later openings on request, and never who cannot be visited", .rule("searches.future", "searches.service-area"),
    arguments: [
      ("", ["open"]), (#","includeFutureOpeningBusinesses":true"#, ["later", "open"]),
      (#","maxResultCount":1"#, ["open"]), (#","rankPreference":"DISTANCE""#, ["open"]),
    ])
  func nearby(_ example: (members: String, ids: [String])) throws {
    let query = try NearbyQuery(json: "{\(Self.circle)\(example.members)}".utf8)
    #expect(try atlas().index.withSession { try $0.nearby(query) }.places.map(\.id) == example.ids)
  }

  @Test(
    "a text search tells either on request", .rule("searches.future", "searches.service-area"),
    arguments: [
      ("", ["open"]), (#","includeFutureOpeningBusinesses":true"#, ["later", "open"]),
      (#","includePureServiceAreaBusinesses":true"#, ["mobile", "open"]),
      (#","includeFutureOpeningBusinesses":true,"includePureServiceAreaBusinesses":true"#, ["later", "mobile", "open"]),
    ])
  func textSearch(_ example: (members: String, ids: [String])) throws {
    let query = try TextSearchQuery(json: #"{"textQuery":"cafe"\#(example.members)}"#.utf8)
    #expect(try atlas().index.withSession { try $0.textSearch(query) }.places.map(\.id) == example.ids)
  }

  @Test(
    "members without effect change nothing and are named", .rule("searches.no-effect"),
    arguments: [
      (#""evOptions":{"minimumChargingRateKw":"22.5","connectorTypes":["EV_CONNECTOR_TYPE_J1772"]}"#, ["evOptions"]),
      (
        #""routingParameters":{"origin":{"latitude":1},"travelMode":1},"searchAlongRouteParameters":{"polyline":{}}"#,
        ["routingParameters", "searchAlongRouteParameters"]
      ),
    ])
  func withoutEffect(_ example: (members: String, names: [String])) throws {
    let query = try TextSearchQuery(json: #"{"textQuery":"cafe",\#(example.members)}"#.utf8)
    #expect(query.ignoredMembers == example.names)
    #expect(try atlas().index.withSession { try $0.textSearch(query) }.places.map(\.id) == ["open"])
    #expect(throws: ContractError.self) { try NearbyQuery(json: #"{\#(Self.circle),"evOptions":{}}"#.utf8) }
    #expect(try NearbyQuery(json: #"{\#(Self.circle),"routing_parameters":{}}"#.utf8).ignoredMembers == ["routingParameters"])
  }

  @Test(
    "the older services cannot ask for them", .rule("searches.future", "searches.service-area"),
    arguments: [("Cafe open", ["open"]), ("Cafe later", []), ("Cafe mobile", []), ("+33140205317", ["open"]), ("+33140205318", [])])
  func findPlace(_ example: (input: String, ids: [String])) throws {
    var asked = FindPlaceParameters(input: example.input)
    if example.input.hasPrefix("+") { asked.inputType = "phonenumber" }
    let query = try FindPlaceQuery(asked)
    #expect(try atlas().index.withSession { try $0.findPlace(query) }.places.map(\.id) == example.ids)
  }

  @Test("nobody is at a place that is not there yet", .rule("searches.future")) func currentPlace() throws {
    let query = CurrentPlaceQuery(position: GeoPoint(latitudeE7: 0, longitudeE7: 0))
    #expect(try atlas().index.withSession { try $0.currentPlace(query) }.map(\.place.id) == ["open"])
  }

  @Test("details and geocoding tell what they are asked for", .rule("searches.future")) func details() throws {
    let query = try DetailsQuery(placeID: "later", fields: "businessStatus")
    #expect(try atlas().index.withSession { try $0.details(query) } == #"{"businessStatus":"FUTURE_OPENING"}"#)
  }
}
