// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerPlaces
import Testing

@testable import GazetteerImport

@Suite struct PostalCodeTests {
  private func row(_ code: String, _ place: String, _ latitude: String = "50", _ longitude: String = "10", country: String = "DE") -> String
  {
    [country, code, place, "Berlin", "BE", "County", "00", "", "", latitude, longitude, "4"].joined(separator: "\t") + "\n"
  }

  @Test("The rows of a code are one place, in their middle and in the town that most of them name")
  func merged() throws {
    let (records, report) = try imported(
      row("10115", "Mitte", "50") + row("10117", "Mitte") + row("10115", "Berlin", "51") + row("10115", "Berlin", "52"))
    #expect((report.read, report.gathered, report.kept) == (4, 4, 2) && report.sources[0].format == "geonames")
    let place = try #require(records.first)
    #expect(place.id == "postal:DE-10115" && place.name == "10115" && place.primaryType == "postal_code")
    #expect(place.location == GeoPoint(latitude: 51, longitude: 10) && place.address.locality == "Berlin")
    #expect(
      place.address.administrativeArea1 == "Berlin" && place.address.administrativeArea2 == "County" && place.address.countryCode == "DE")
    #expect(place.source?.name == "GeoNames")
  }

  @Test("A code of two countries is two places, and a space in a code is a hyphen in the id")
  func ids() throws {
    let records = try imported(
      row("75001", "Paris", country: "FR") + row("75001", "Addison", country: "US") + row("SW1A 1AA", "London", country: "GB")
    ).records
    #expect(records.map(\.id) == ["postal:FR-75001", "postal:US-75001", "postal:GB-SW1A-1AA"])
    #expect(records[2].name == "SW1A 1AA")
  }

  @Test("Bad rows are rejected with their reasons")
  func rejects() throws {
    let report = try imported(row("1", "A") + row("2", "B", "", "") + row("3", "C", "95") + "DE\t4\n" + row("5", "D", country: "QQ")).report
    #expect(report.rejectedByReason == ["badCoordinates": 2, "malformed": 1, "badCountry": 1] && report.kept == 1)
  }
}
