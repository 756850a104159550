// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerImport
import GazetteerIndex
import GazetteerPlaces
import Testing

/// Postal codes that houses and places carry become places where the source has none.
@Suite struct CarriedPostalCodesTests {
  private func records(_ text: String, _ name: String, country: String? = "AT") throws -> [PlaceRecord] {
    let path = FileManager.default.temporaryDirectory.appending(path: "codes-\(UUID().uuidString)-\(name)").path
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    var sink = MemorySink()
    _ = try ImportPipeline.run([ImportSource(path: path, country: country)], into: &sink)
    return sink.records
  }

  private static let header = "LON,LAT,NUMBER,STREET,CITY,POSTCODE\n"

  @Test("a code of three houses is a place in their middle, one of two is none")
  func housesOfAddresses() throws {
    let rows = [
      "15.1,48.1,1,Weg,Ort,3500", "15.2,48.2,2,Weg,Ort,3500", "15.9,48.9,7,Gasse,Ort,3500 ", "15,48,1,Platz,Dorf,3501",
      "15,48,2,Platz,Dorf,3501",
    ]
    let found = try records(Self.header + rows.joined(separator: "\n") + "\n", "a.csv")
    let codes = found.filter { $0.primaryType == "postal_code" }
    #expect(codes.map(\.id) == ["postal:AT-3500"] && codes.first?.name == "3500")
    let code = try #require(codes.first)
    #expect(code.location.latitude == 48.2 && code.location.longitude == 15.2 && code.address.locality == "Ort")
    #expect(code.viewport?.high.latitude == 48.9 && code.source?.name == "OpenAddresses")
    let reversed = try records(Self.header + rows.reversed().joined(separator: "\n") + "\n", "a.csv")
    #expect(reversed.filter { $0.primaryType == "postal_code" } == codes)
  }

  private static func map(_ more: String) -> String {
    let houses = (1...3).map { number in
      #"<node id="\#(number)" lat="48.4\#(number)" lon="15.6"><tag k="addr:housenumber" v="\#(number)"/><tag k="addr:street" v="Weg"/><tag k="addr:postcode" v="3500"/></node>"#
    }
    return "<osm version=\"0.6\">\n" + houses.joined(separator: "\n") + more + "\n</osm>\n"
  }

  @Test("so is one of a map, unless the map has it as an area")
  func housesOfMaps() throws {
    let codes = try records(Self.map(""), "a.osm").filter { $0.primaryType == "postal_code" }
    #expect(codes.map(\.id) == ["postal:AT-3500"] && codes.first?.source?.license == "ODbL 1.0")
    let area = #"""
      <node id="10" lat="48" lon="15"/><node id="11" lat="49" lon="15"/><node id="12" lat="49" lon="16"/><node id="13" lat="48" lon="16"/>
      <way id="20"><nd ref="10"/><nd ref="11"/><nd ref="12"/><nd ref="13"/><nd ref="10"/>
      <tag k="boundary" v="postal_code"/><tag k="postal_code" v="3500"/></way>
      """#
    let known = try records(Self.map(area), "a.osm").filter { $0.primaryType == "postal_code" }
    #expect(known.map(\.id) == ["osm:w20"], "\(known.map(\.id))")
  }

  @Test("without a country no code is made")
  func needsCountry() throws {
    #expect(try records(Self.map(""), "a.osm", country: nil).allSatisfy { $0.primaryType != "postal_code" })
  }
}
