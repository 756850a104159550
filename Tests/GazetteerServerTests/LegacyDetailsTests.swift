// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerBase
import GazetteerIndex
import GazetteerService
import TestConnections
import Testing

@testable import GazetteerServer

/// What the older details tell beyond today's, and the form in XML.
@Suite struct LegacyDetailsTests {
  private static let cafe = #"""
    {"id":"cafe","name":"Café & <Uno>","location":{"latitude":48.85,"longitude":2.35},"primaryType":"cafe","types":["cafe"],
    "address":{"street":"Rue de Rivoli","houseNumber":"1","locality":"Paris","countryCode":"FR"},"timeZone":"Europe/Paris",
    "openingHours":{"regular":"Mo-Sa 08:00-18:00; PH 08:00-18:00; Nov 24 10:00-12:00","delivery":"Mo-Fr 10:00-14:00; Nov 24 off"}}
    """#.replacing("\n", with: "")

  private static func line(_ id: String, _ members: String) -> String {
    #"{"id":"\#(id)","name":"\#(id)","location":{"latitude":48.85,"longitude":2.35},\#(members)}"#
  }

  /// The place as the older details tell it on Saturday, 21 November 2026, at noon in Paris.
  private func told(_ record: String, _ id: String = "cafe") throws -> JSONValue {
    let folder = try Folder()
    let path = folder.path("places.gaz")
    try Places.importing([record], to: path)
    let query = try DetailsQuery(placeID: id)
    return try PlaceIndex(path: path).withSession { LegacyPlace(try $0.facts(query, now: 1_795_258_800)).json }
  }

  @Test("special days tell whether their hours differ, secondary hours have dates") func hours() throws {
    let place = try told(Self.cafe)
    #expect(place.at("current_opening_hours.special_days")?.text == #"[{"date":"2026-11-24","exceptional_hours":true}]"#)
    #expect(place.at("secondary_opening_hours.0.type")?.string == "DELIVERY")
    #expect(place.at("secondary_opening_hours.0.special_days")?.text == #"[{"date":"2026-11-24","exceptional_hours":true}]"#)
    #expect(
      place.at("secondary_opening_hours.0.periods.0")?.text
        == #"{"close":{"date":"2026-11-23","day":1,"time":"1400"},"open":{"date":"2026-11-23","day":1,"time":"1000"}}"#)
  }

  @Test("a holiday with the hours of its weekday is no exception") func holiday() throws {
    // 25 December is a Friday; PH and Friday have the same hours.
    let folder = try Folder()
    let path = folder.path("places.gaz")
    try Places.importing([Self.cafe], to: path)
    let query = try DetailsQuery(placeID: "cafe")
    let place = try PlaceIndex(path: path).withSession { LegacyPlace(try $0.facts(query, now: 1_798_000_000)).json }
    #expect(place.at("current_opening_hours.special_days")?.text == #"[{"date":"2026-12-25","exceptional_hours":false}]"#)
  }

  @Test("hours of services without a clock are those of the week") func withoutClock() throws {
    let place = try told(Self.line("cafe", #""primaryType":"cafe","openingHours":{"delivery":"Mo 10:00-14:00"}"#))
    #expect(place.at("secondary_opening_hours.0.periods.0.open")?.text == #"{"day":1,"time":"1000"}"#)
  }

  @Test(
    "icons follow the types, where the source has none",
    arguments: [
      (#""primaryType":"cafe""#, "v1/png_71/cafe-71.png", "v2/cafe_pinlet", "#FF9E67"),
      (#""primaryType":"pizza_restaurant""#, "v1/png_71/restaurant-71.png", "v2/restaurant_pinlet", "#FF9E67"),
      (#""primaryType":"train_station""#, "v1/png_71/generic_business-71.png", "v2/train_rail_1_pinlet", "#10BDFF"),
      (#""primaryType":"toy_store""#, "v1/png_71/shopping-71.png", "v2/shopping_pinlet", "#4B96F3"),
      (#""primaryType":"plumber""#, "v1/png_71/generic_business-71.png", "v2/generic_pinlet", "#7B9EB0"),
      (#""primaryType":"locality""#, "v1/png_71/geocode-71.png", "v2/generic_pinlet", "#7B9EB0"),
    ])
  func icons(_ example: (members: String, icon: String, mask: String, background: String)) throws {
    let place = try told(Self.line("cafe", example.members))
    let folder = "https://maps.gstatic.com/mapfiles/place_api/icons/"
    #expect(place["icon"]?.string == folder + example.icon)
    #expect(place["icon_mask_base_uri"]?.string == folder + example.mask)
    #expect(place["icon_background_color"]?.string == example.background)
  }

  @Test func theIconOfTheSourceComesFirst() throws {
    let place = try told(
      Self.line("cafe", ##""primaryType":"cafe","iconMaskBaseUri":"https://example.com/a","iconBackgroundColor":"#123456""##))
    #expect(place["icon_mask_base_uri"]?.string == "https://example.com/a" && place["icon_background_color"]?.string == "#123456")
  }

  @Test func membersThatOnlyTheOlderContractHas() throws {
    let place = try told(Self.line("cafe", #""primaryType":"cafe","businessStatus":"CLOSED_PERMANENTLY""#))
    #expect(place["reference"]?.string == "cafe" && place["permanently_closed"] == .bool(true))
    #expect(place["url"]?.string == "https://www.google.com/maps/search/?api=1&query=48.85%2C2.35")
    #expect(try told(Self.line("cafe", #""businessStatus":"OPERATIONAL""#))["permanently_closed"] == nil)
  }

  @Test(
    "fields lead into lists",
    arguments: [
      ("secondary_opening_hours/type", "secondary_opening_hours", #"[{"type":"DELIVERY"}]"#),
      ("secondary_opening_hours/periods/open/time,name", "secondary_opening_hours.0.periods.0", #"{"open":{"time":"1000"}}"#),
      ("address_component/long_name", "address_components.1", #"{"long_name":"Rue de Rivoli"}"#),
    ])
  func fields(_ example: (fields: String, path: String, json: String)) throws {
    let text = try told(Self.cafe).text(LegacyFields(example.fields).members)
    #expect(try JSONReader.value(of: text).at(example.path)?.text == example.json)
  }

  // MARK: XML

  @Test(
    "every older service answers in XML",
    arguments: [
      (
        "place/autocomplete/xml?input=caf", "AutocompletionResponse",
        ["<prediction>", "<type>cafe</type>", "<description>Café &amp; &lt;Uno&gt;</description>"]
      ),
      ("place/queryautocomplete/xml?input=caf", "AutocompletionResponse", ["<structured_formatting>", "<description_matched_substring>"]),
      ("place/details/xml?place_id=cafe", "PlaceDetailsResponse", ["<result>", "<address_component>", "<weekday_text>", "<period>"]),
      ("place/textsearch/xml?query=caf%C3%A9", "PlaceSearchResponse", ["<result>", "<type>establishment</type>"]),
      ("place/nearbysearch/xml?location=48.85,2.35&radius=50", "PlaceSearchResponse", ["<result>", "<geometry>"]),
      ("place/findplacefromtext/xml?input=caf%C3%A9%20uno&inputtype=textquery&fields=name", "FindPlaceFromTextResponse", ["<candidates>"]),
      ("geocode/xml?latlng=48.85,2.35", "GeocodeResponse", ["<location_type>GEOMETRIC_CENTER</location_type>", "<plus_code>"]),
    ])
  func xml(_ example: (target: String, root: String, parts: [String])) async throws {
    let (reply, failure) = try await LiveServer.with([Self.cafe]) { server in
      (
        try await server.get("/maps/api/" + example.target),
        try await server.get("/maps/api/" + (example.target.split(separator: "?").first ?? ""))
      )
    }
    #expect(reply.status == 200 && reply.headers["content-type"] == "application/xml; charset=UTF-8")
    #expect(reply.body.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<\(example.root)>\n"))
    #expect(reply.body.hasSuffix("</\(example.root)>\n") && reply.body.contains("<status>OK</status>"), "\(reply.body)")
    for part in example.parts { #expect(reply.body.contains(part), "\(part) in \(reply.body)") }
    #expect(XMLDocument.isWellFormed(reply.body) && XMLDocument.isWellFormed(failure.body))
    #expect(failure.body.contains("<status>INVALID_REQUEST</status>") && failure.body.contains("<error_message>"))
  }

  @Test("an answer in XML has the elements of the published ones, in their order") func xmlLayout() throws {
    let json =
      #"{"predictions":[{"description":"A\u0001<B>","types":["locality","geocode"],"terms":[{"offset":0,"value":"A"}]}],"status":"OK"}"#
    #expect(
      LegacyXML(root: "AutocompletionResponse").text(of: try JSONReader.value(of: json)) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <AutocompletionResponse>
         <status>OK</status>
         <prediction>
          <description>A&lt;B&gt;</description>
          <type>locality</type>
          <type>geocode</type>
          <term>
           <offset>0</offset>
           <value>A</value>
          </term>
         </prediction>
        </AutocompletionResponse>

        """)
  }

  // MARK: Photos

  @Test(
    "photos are not found, in the form of the service",
    arguments: [
      ("/v1/places/cafe/photos/abc/media?maxWidthPx=100", #""status":"NOT_FOUND""#),
      ("/maps/api/place/photo?photo_reference=x", #"{"error_message":"#),
    ])
  func photos(_ example: (target: String, part: String)) async throws {
    let reply = try await LiveServer.with([Self.cafe]) { server in try await server.get(example.target) }
    #expect(reply.status == 404 && reply.body.contains(example.part) && reply.body.contains("no index holds photos"), "\(reply.body)")
    #expect(reply.body.contains(#""status":"NOT_FOUND""#))
  }
}

/// Enough of XML to see that every element that is opened is closed in its order, and that no text holds a bare mark.
private enum XMLDocument {
  static func isWellFormed(_ text: String) -> Bool {
    var open: [Substring] = []
    for piece in text.split(separator: "<").dropFirst(text.hasPrefix("<?") ? 1 : 0) {
      guard let end = piece.firstIndex(of: ">"), !piece[piece.index(after: end)...].contains(">") else { return false }
      let name = piece[..<end]
      if name.hasPrefix("/") {
        guard open.popLast() == name.dropFirst() else { return false }
      } else {
        open.append(name)
      }
    }
    return open.isEmpty
  }
}
