// SPDX-License-Identifier: Apache-2.0
import GazetteerImport
import GazetteerIndex
import GazetteerPlaces
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

  private func collection(_ before: String = "", _ after: String = "") -> String {
    "{\"type\":\"FeatureCollection\"," + before + "\"features\":[" + feature(1) + "]" + after + "}\n"
  }

  @Test("sequences with record separators are read, a record a line or over several (RFC 8142)")
  func sequences() throws {
    let lines = "\u{1e}" + feature(1) + "\n\u{1e}" + feature(2) + "\n"
    #expect(try imported(lines).records.map(\.id) == ["1", "2"])
    let spread = feature(1).replacing(",", with: ",\n")
    let (records, report) = try imported("\u{1e}" + spread + "\n\u{1e}" + spread.dropLast(9) + "\n\u{1e}" + feature(3) + "\n")
    #expect(records.map(\.id) == ["1", "3"] && report.rejectedByReason == ["malformed": 1])
    let records2 = try imported("\u{1e}{\"id\":\"a\",\"name\":\"A\",\"location\":{\"latitude\":1,\"longitude\":2}}\n").records
    #expect(records2.map(\.id) == ["a"])
  }

  @Test(
    "positions of another reference system are refused, wherever it is named",
    arguments: [
      #"{"type":"name","properties":{"name":"urn:ogc:def:crs:EPSG::3857"}}"#, #"{"type":"EPSG","properties":{"code":31467}}"#,
      #""EPSG:27700""#, #"{"type":"link","properties":{"href":"http://www.opengis.net/def/crs/EPSG/0/25832"}}"#,
    ])
  func otherSystems(system: String) throws {
    let crs = "\"crs\":" + system
    let texts = [
      collection(crs + ","), collection("", "," + crs), "{" + crs + "," + feature(1).dropFirst() + "\n",
      feature(1, geometry: "{" + crs + #","type":"Point","coordinates":[2,1]}"#),
    ]
    for text in texts {
      let error = #expect(throws: ImportError.self) { try imported(text) }
      guard case .foreignCoordinates? = error else { throw try #require(error) }
      #expect(error?.description.contains("ogr2ogr -f GeoJSONSeq -t_srs EPSG:4326") == true)
    }
  }

  @Test(
    "longitude and latitude of WGS 84 are read by all their names",
    arguments: [
      #"{"type":"name","properties":{"name":"urn:ogc:def:crs:OGC:1.3:CRS84"}}"#, #"{"type":"name","properties":{"name":"EPSG:4326"}}"#,
      #"{"type":"EPSG","properties":{"code":4326}}"#, "null", "{}", #""http://www.opengis.net/def/crs/OGC/0/CRS84""#,
    ])
  func ownSystem(system: String) throws {
    #expect(try imported(collection("\"crs\":" + system + ",")).records.map(\.id) == ["1"])
    #expect(try imported(collection("", ",\"crs\":" + system)).records.map(\.id) == ["1"])
  }

  @Test("an answer of Overpass that stopped half-way says so in a remark, and is refused with it")
  func remarks() throws {
    let remark = #""remark":"runtime error: Query timed out in \"query\" at line 3""#
    let osm = "<osm version='0.6'>\n<node id='1' lat='1' lon='2'><tag k='name' v='A'/><tag k='amenity' v='cafe'/></node>\n"
    let texts = [
      collection("", "," + remark), #"{"version":0.6,"elements":[{"type":"node","id":1}],"# + remark + "}\n",
      osm + "<remark> runtime error: Query timed out in \"query\"\n at line 3 </remark>\n</osm>\n",
    ]
    for text in texts {
      let error = #expect(throws: ImportError.self) { try imported(text) }
      guard case .partialAnswer(_, let found)? = error else { throw try #require(error) }
      #expect(found.hasPrefix("runtime error: Query timed out in"))
    }
    #expect(try imported(collection(#""remark":"made by hand","#)).records.count == 1)
    #expect(try imported(feature(1, #","remark":"runtime error""#)).records.count == 1)
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
