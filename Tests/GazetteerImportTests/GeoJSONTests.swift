// SPDX-License-Identifier: Apache-2.0
import GazetteerGeometry
import GazetteerImport
import GazetteerIndex
import Testing

@Suite struct GeoJSONTests {
  private func feature(_ id: Int, geometry: String = #"{"type":"Point","coordinates":[2,1]}"#, _ properties: String = "") -> String {
    #"{"type":"Feature","id":\#(id),"geometry":\#(geometry),"properties":{"name":"N\#(id)"\#(properties)}}"#
  }

  @Test func collectionsAreReadFeatureByFeature() throws {
    let text = """
      {
        "metadata": { "features": [ {"not": "one"} ], "note": "\\"features\\": [ {" },
        "features": [
          \(feature(1)),
          {"type": "Feature", "id": 2, "geometry": {"type": "Point", "coordinates": [1 2]}, "properties": {"name": "broken"}},
          \(feature(3, #","note":"} ] \" {""#))
        ],
        "type": "FeatureCollection"
      }
      """
    let (records, report) = try imported(text)
    #expect(records.map(\.id) == ["1", "3"])
    #expect(report.firstRejects.count == 1 && report.firstRejects.first?.contains(":5: malformed:") == true)
    #expect(records.last?.details?.text == #"{"extra":{"note":"} ] \" {"}}"#)
  }

  @Test func featuresMayStandOneALineOrOverSeveral() throws {
    let lines = feature(1) + "\nnot json\n\n\u{1e}" + feature(2) + "\n"
    let (records, report) = try imported(lines)
    #expect(records.map(\.id) == ["1", "2"] && report.rejectedByReason == ["malformed": 1])
    let spread =
      "{\n\"type\": \"Feature\", \"id\": \"7\",\n\"geometry\": {\"type\":\"Point\",\"coordinates\":[0,0]}, \"properties\": {\"name\":\"Seven\"}\n}\n"
    #expect(try imported(spread + spread.replacing("7", with: "8")).records.map(\.id) == ["7", "8"])
  }

  @Test func aCollectionThatIsCutKeepsWhatWasWhole() throws {
    let text = "{\"type\":\"FeatureCollection\",\"features\":[" + feature(1) + "," + feature(2).dropLast(4)
    let (records, report) = try imported(text)
    #expect(records.map(\.id) == ["1"] && report.rejectedByReason == ["malformed": 1])
  }

  @Test(arguments: [
    (#"{"type":"LineString","coordinates":[[1,10],[3,20]]}"#, 150_000_000, 20_000_000, 10_000_000, 30_000_000),
    (
      #"{"type":"Polygon","coordinates":[[[177,-19],[-179,-19],[-179,-16],[177,-19]]]}"#, -175_000_000, 1_790_000_000, 1_770_000_000,
      -1_790_000_000
    ),
    (
      #"{"type":"GeometryCollection","geometries":[{"type":"Point","coordinates":[5,5]},{"type":"Point","coordinates":[7,5]}]}"#,
      50_000_000, 60_000_000, 50_000_000, 70_000_000
    ),
  ])
  func otherGeometriesGiveMiddleAndBox(geometry: String, latitude: Int32, longitude: Int32, west: Int32, east: Int32) throws {
    let place = try #require(try imported(feature(1, geometry: geometry)).records.first)
    #expect(place.location.latitudeE7 == latitude && place.location.longitudeE7 == longitude)
    #expect(place.viewport?.low.longitudeE7 == west && place.viewport?.high.longitudeE7 == east)
  }

  @Test(arguments: [
    "null", #"{"type":"Point","coordinates":[]}"#, #"{"type":"Point","coordinates":[200,1]}"#, #"{"type":"Point","coordinates":["1","2"]}"#,
    #"{"type":"Polygon","coordinates":[[[[[[1,2]]]]]]}"#,
  ])
  func geometryThatIsNoneIsRejected(geometry: String) throws {
    let (_, report) = try imported(feature(1, geometry: geometry) + "\n" + feature(2))
    #expect(report.rejectedByReason == ["badCoordinates": 1])
  }

  @Test func openStreetMapNamesAndAddressesAreUnderstood() throws {
    let more =
      #","name:de":"Köln","alt_name":"Colonia;CCAA","old_name:fr":"Vieux","addr:street":"Domplatz","countryCode":"de","population":"1000","website":7"#
    let place = try #require(try imported(feature(1, more)).records.first)
    #expect(place.names.map(\.text) == ["Köln", "Colonia", "CCAA", "Vieux"])
    #expect(place.names.map(\.kind) == [.official, .variant, .variant, .old] && place.names.map(\.language) == ["de", nil, nil, "fr"])
    #expect(place.address.street == "Domplatz" && place.address.countryCode == "DE")
    #expect(place.details?.text == #"{"extra":{"website":7},"population":1000}"#)
  }
}
