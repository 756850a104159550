// SPDX-License-Identifier: Apache-2.0
import TestConnections

@testable import GazetteerServer

/// A request to each address that searches or looks up.
struct Asked: Sendable, CustomStringConvertible {
  /// The name of the route in log and metrics.
  let route: String
  let method: String
  let target: String
  var body: String?

  var description: String { route }

  var isOlder: Bool { route.hasPrefix("legacy") }

  /// The request as it is sent.
  var text: String { TestConnection.request(method, target, ["X-Goog-FieldMask": "*"], body: body) }

  static let all = [
    Asked(route: "autocomplete", method: "POST", target: "/v1/places:autocomplete", body: #"{"input":"par"}"#),
    Asked(route: "search_text", method: "POST", target: "/v1/places:searchText", body: #"{"textQuery":"paris"}"#),
    Asked(
      route: "search_nearby", method: "POST", target: "/v1/places:searchNearby",
      body: #"{"locationRestriction":{"circle":{"center":{"latitude":48.8566,"longitude":2.3522},"radius":5000}}}"#),
    Asked(route: "explain", method: "POST", target: "/v1/places:explain", body: #"{"input":"par"}"#),
    Asked(route: "points", method: "GET", target: "/v1/points?rectangle=48,2,49,3"),
    Asked(route: "names", method: "GET", target: "/v1/names/hotel-1"),
    Asked(route: "details", method: "GET", target: "/v1/places/hotel-1"),
    Asked(route: "legacy_autocomplete", method: "GET", target: "/maps/api/place/autocomplete/json?input=par"),
    Asked(route: "legacy_queryautocomplete", method: "GET", target: "/maps/api/place/queryautocomplete/json?input=par"),
    Asked(route: "legacy_details", method: "GET", target: "/maps/api/place/details/json?place_id=hotel-1"),
    Asked(route: "legacy_textsearch", method: "GET", target: "/maps/api/place/textsearch/json?query=paris"),
    Asked(route: "legacy_nearbysearch", method: "GET", target: "/maps/api/place/nearbysearch/json?location=48.86,2.35&radius=5000"),
    Asked(
      route: "legacy_findplace", method: "GET", target: "/maps/api/place/findplacefromtext/json?input=paris&inputtype=textquery"),
    Asked(route: "legacy_geocode", method: "GET", target: "/maps/api/geocode/json?address=paris"),
  ]
}
