// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerPlaces
import Testing

@testable import GazetteerImport

/// Mappings of rows that are JSON: NDJSON and GeoJSON.
@Suite struct JSONMappingTests {
  private static let shops = #"""
    { "idPrefix": "s:", "source": { "name": "Shops", "license": "CC0-1.0" },
      "fields": {
        "id": ["key", { "derive": "nameAndPosition" }], "name": ["titles.en", "titles.*"], "latitude": "at[1]", "longitude": "at[0]",
        "primaryType": { "path": "kind", "table": { "kavarna": "cafe" }, "lookup": "placeType" },
        "street": { "parts": ["road", "road2"], "between": ", " }, "countryCode": { "path": "land", "lookup": "countryCode" },
        "locality": { "constant": "Brno" }, "phone": ["tel", "mobile"] },
      "names": [{ "path": "titles.*", "kind": "official" }, { "path": "aka", "separator": ";" }],
      "extra": { "tags": "tags" },
      "skip": [{ "path": "closed", "isOneOf": ["true"] }] }
    """#

  @Test func rowsOfNDJSONBecomePlaces() throws {
    let rows = """
      {"key":1,"titles":{"en":"Cat Café","ces":"Kočičí kavárna"},"at":[16.6,49.2],"kind":"kavarna","road":"Veveří","road2":"Yard","land":"cz","mobile":"123","aka":"Cats; Kočky","tags":["a","b"]}
      {"key":2,"titles":{"deu":"Laden"},"at":[16.61,49.21],"kind":"Italian Restaurant","land":"Czechia"}
      {"titles":{"en":"Nameless key"},"at":[16.62,49.22],"kind":"unheard_of"}
      {"key":4,"titles":{"en":"Gone"},"at":[16.6,49.2],"closed":true}
      {"key":5,"titles":{"en":"No place"}}

      """
    let (records, report) = try imported(rows, format: .ndjson, mapping: Self.shops)
    #expect(report.kept == 3 && report.skipped == 1 && report.rejectedByReason == ["badCoordinates": 1])
    let first = try #require(records.first)
    #expect(first.id == "s:1" && first.name == "Cat Café" && first.primaryType == "cafe" && first.source?.license == "CC0-1.0")
    #expect(first.address.street == "Veveří, Yard" && first.address.countryCode == "CZ" && first.address.locality == "Brno")
    #expect(first.names.contains(AlternateName(text: "Kočičí kavárna", language: "cs", kind: .official)))
    #expect(first.names.contains(AlternateName(text: "Kočky", kind: .variant)))
    #expect(first.details?.text.contains(#""phone":"123""#) == true && first.details?.text.contains(#"["a","b"]"#) == true)
    #expect(records[1].name == "Laden" && records[1].primaryType == "italian_restaurant" && records[1].address.countryCode == "CZ")
    // A type that no table has leaves the place, and is counted.
    #expect(records[2].primaryType == nil && report.unknownTypes == ["unheard_of": 1] && report.repaired["typeDropped"] == 1)
  }

  @Test func derivedIDsDependOnNameAndPositionAlone() throws {
    func ids(_ rows: String) throws -> [String] { try imported(rows, format: .ndjson, mapping: Self.shops).records.map(\.id) }
    let one = #"{"titles":{"en":"A"},"at":[1,2],"tel":"1"}"# + "\n"
    let (same, moved, renamed) = (
      #"{"titles":{"en":"A"},"at":[1,2],"tel":"2"}"# + "\n", #"{"titles":{"en":"A"},"at":[1,2.1]}"# + "\n",
      #"{"titles":{"en":"B"},"at":[1,2]}"# + "\n"
    )
    let id = try #require(try ids(one).first)
    #expect(id.hasPrefix("s:") && id.count > 8)
    #expect(try ids(same) == [id])
    #expect(try Set(ids(one + moved + renamed)).count == 3)
  }

  @Test func strictTypesRejectTheRow() throws {
    var options = ImportOptions()
    options.strictTypes = true
    let rows =
      #"{"key":1,"titles":{"en":"A"},"at":[1,2],"kind":"unheard_of"}"# + "\n" + #"{"key":2,"titles":{"en":"B"},"at":[1,2],"kind":"cafe"}"#
      + "\n"
    let (records, report) = try imported(rows, format: .ndjson, mapping: Self.shops, options: options)
    #expect(records.map(\.id) == ["s:2"] && report.rejectedByReason == ["unknownType": 1])
  }

  @Test func featuresHaveTheirPositionFromTheGeometry() throws {
    let mapping = #"{"fields":{"id":"ref","name":"properties.label","primaryType":{"constant":"park"}}}"#
    let rows = #"""
      {"type":"FeatureCollection","features":[
      {"type":"Feature","geometry":{"type":"Polygon","coordinates":[[[10,50],[12,50],[12,52],[10,52],[10,50]]]},"properties":{"ref":"p1","label":"Square"}},
      {"type":"Feature","geometry":{"type":"Point","coordinates":[3,4]},"properties":{"ref":"p2","label":"Dot"}}]}
      """#
    let (records, _) = try imported(rows, format: .geojson, mapping: mapping)
    #expect(records.map(\.id) == ["p1", "p2"] && records.allSatisfy { $0.primaryType == "park" })
    #expect(records[0].location.latitudeE7 == 510_000_000 && records[0].location.longitudeE7 == 110_000_000 && records[0].viewport != nil)
    #expect(records[1].location.latitudeE7 == 40_000_000)
  }

  @Test(
    "a mistake in a mapping names the member and the cure",
    arguments: [
      (#"{"fields":{"id":"a","name":"b","latitude":"c"}}"#, "fields.longitude is missing"),
      (#"{"fields":{"name":"b"}}"#, "nameAndPosition"),
      (#"{"fields":{"id":"a","name":"b.."}}"#, "fields.name"),
      (
        #"{"fields":{"id":"a","name":"b","primaryType":{"path":"c","table":{"x":"yz"}}}}"#,
        "fields.primaryType.table.x: yz is no place type"
      ),
      (#"{"fields":{"id":"a","name":"b","primaryType":{"path":"c","lookup":"unheard"}}}"#, "unheard is unknown; known are"),
      (#"{"fields":{"id":"a","name":"b","phone":{"path":"c","column":"d"}}}"#, "both column and path"),
      (#"{"fields":{"id":"a","name":"b","colour":"c"}}"#, "put it under extra"),
      (#"{"fields":{"id":"a","name":"b"},"kind":"things"}"#, "things is unknown; known are places, addresses"),
      (#"{"fields":{"id":"a","name":"b"},"feilds":{}}"#, "feilds is no member of a mapping; known are"),
      (#"{"fields":{"id":"a","name":"b","primaryType":{"path":"c","table":"nowhere.json"}}}"#, "nowhere.json"),
    ])
  func problems(mapping: String, message: String) throws {
    do {
      _ = try imported(#"{"a":1,"b":"x"}"# + "\n", format: .ndjson, mapping: mapping)
      Issue.record("\(mapping) was read")
    } catch let error as ImportError { #expect("\(error)".contains(message), "\(error)") }
  }
}
