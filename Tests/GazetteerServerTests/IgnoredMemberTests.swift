// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import TestConnections
import Testing

@testable import GazetteerServer

/// Members of Google's requests that have no effect here: they are taken, named in a header, and change nothing.
@Suite struct IgnoredMemberTests {
  private static let header = "x-gazetteer-ignored"
  private static let mask = ["X-Goog-FieldMask": "places.id"]
  private static let routing =
    #""routingParameters":{"origin":{"latitude":48.8,"longitude":2.3},"travelMode":"DRIVE","routingPreference":2,"routeModifiers":{"avoidTolls":true,"vehicleInfo":{"emissionType":"ELECTRIC"},"tollPasses":["US_CA"]}}"#

  @Test(arguments: [
    (#""evOptions":{"minimumChargingRateKw":22,"connectorTypes":["EV_CONNECTOR_TYPE_TESLA"]}"#, "evOptions"),
    (routing, "routingParameters"),
    (#""search_along_route_parameters":{"polyline":{"encoded_polyline":"_p~iF~ps|U"}}"#, "searchAlongRouteParameters"),
    (#""evOptions":{},"# + routing, "evOptions, routingParameters"),
    (#""evOptions":null"#, nil),
  ])
  func textSearch(_ members: String, named: String?) async throws {
    try await LiveServer.with { server in
      let plain = try await server.post("/v1/places:searchText", #"{"textQuery":"paris"}"#, Self.mask)
      let reply = try await server.post("/v1/places:searchText", #"{"textQuery":"paris",\#(members)}"#, Self.mask)
      #expect(reply.status == 200 && reply.body == plain.body && !reply.body.contains("{}"), "\(reply.body)")
      #expect(plain.headers[Self.header] == nil && reply.headers[Self.header] == named)
    }
  }

  @Test func nearbySearch() async throws {
    let area = #""locationRestriction":{"circle":{"center":{"latitude":48.8566,"longitude":2.3522},"radius":5000}}"#
    let reply = try await LiveServer.with { try await $0.post("/v1/places:searchNearby", "{\(area),\(Self.routing)}", Self.mask) }
    #expect(reply.status == 200 && reply.headers[Self.header] == "routingParameters" && reply.body.contains("hotel-1"))
  }

  @Test(
    "unknown members and wrong values are refused as everywhere",
    arguments: [
      (#""evOptions":{"connectors":[]}"#, "ev_options"), (#""evOptions":{"minimumChargingRateKw":"fast"}"#, "minimum_charging_rate_kw"),
      (#""evOptions":[]"#, "ev_options"), (#""routingParameters":{"origin":{"lat":1}}"#, "routing_parameters.origin"),
      (#""routingOptions":{}"#, "routingOptions"),
    ])
  func strangers(_ member: String, named: String) async throws {
    let reply = try await LiveServer.with { try await $0.post("/v1/places:searchText", #"{"textQuery":"paris",\#(member)}"#, Self.mask) }
    #expect(reply.status == 400 && reply.body.contains(named), "\(reply.body)")
  }

  @Test func pagesMayReadTheHeader() async throws {
    let reply = try await LiveServer.with(Places.lines, { $0.corsOrigins = ["*"] }) { server in
      try await server.post(
        "/v1/places:searchText", #"{"textQuery":"paris","evOptions":{}}"#, Self.mask.merging(["Origin": "https://a.example"]) { $1 })
    }
    #expect(reply.headers["access-control-expose-headers"]?.lowercased().contains(Self.header) == true)
  }
}
