// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import GazetteerPlaces

@Suite struct ZoneTests {
  @Test(
    "the zone of a place is that of its country, or of the nearest town of the table",
    arguments: [
      ("PT", 41.15, -8.61, "Europe/Lisbon"), ("PT", 37.75, -25.6, "Atlantic/Azores"), ("LI", 47.14, 9.52, "Europe/Vaduz"),
      ("US", 40.7, -74, "America/New_York"), ("US", 47, -97, "America/Chicago"), ("US", 33.5, -112, "America/Phoenix"),
      ("US", 36.11, -115.17, "America/Los_Angeles"), ("US", 20.9, -156.5, "Pacific/Honolulu"), ("CA", 49.25, -123.1, "America/Vancouver"),
      ("CA", 50.4, -104.6, "America/Regina"), ("AU", -28.1, 153.45, "Australia/Brisbane"), ("AU", -32, 141.5, "Australia/Adelaide"),
      ("BR", -23.28, -51.28, "America/Sao_Paulo"),
      ("US", 36.13, -110.22, "America/Denver"), ("MX", 32.23, -115.17, "America/Tijuana"), ("RU", 56.83, 60.6, "Asia/Yekaterinburg"),
      ("RU", 66, -170.5, "Asia/Kamchatka"), ("BR", -3.1, -60, "America/Manaus"),
      ("ES", 28.1, -16.7, "Atlantic/Canary"), ("NZ", -43.9, -176.5, "Pacific/Chatham"), ("KI", 1.4, 173, "Pacific/Tarawa"),
      ("CN", 43.8, 87.6, "Asia/Shanghai"), ("AQ", -77.8, 166.7, nil), ("XX", 0, 0, nil), ("", 0, 0, nil),
    ] as [(String, Double, Double, String?)])
  func positions(country: String, latitude: Double, longitude: Double, zone: String?) throws {
    let point = try #require(GeoPoint(latitude: latitude, longitude: longitude))
    #expect(ZoneFinder.zone(at: point, countryCode: country) == zone)
  }

  @Test("every line of the table is read, and the system knows every zone")
  func table() {
    let towns = ZoneTable.townsOfCountry.values.joined()
    #expect(ZoneTable.zoneOfCountry.count == 226 && ZoneTable.townsOfCountry.count == 21 && towns.count == 1207)
    #expect(Set(ZoneTable.zoneOfCountry.keys).isDisjoint(with: ZoneTable.townsOfCountry.keys))
    #expect(towns.allSatisfy { abs($0.latitude) <= 90 && abs($0.longitude) <= 180 })
    for zone in Set(Array(ZoneTable.zoneOfCountry.values) + towns.map(\.zone)) { #expect(ZoneClock(identifier: zone) != nil, "\(zone)") }
  }
}
