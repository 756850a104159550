// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerBase
import GazetteerIndex
import GazetteerPlaces
import Testing

@testable import GazetteerImport

@Suite struct OpenAddressesTests {
  private let header = "LON,LAT,NUMBER,STREET,UNIT,CITY,DISTRICT,REGION,POSTCODE,ID\n"

  @Test("The houses of a street are one place, where the house in their middle is")
  func street() throws {
    let (records, report) = try imported(
      header
        + "-80.002,40,10,Main St,,Troy,,OH,45373,1\n-80,40.001,12A,MAIN ST,,Troy,,OH,45373,2\n-79.998,40.002,14,Main St,,Troy,,OH,45373,3\n"
    )
    let street = try #require(records.first)
    #expect((report.read, report.gathered, report.kept, records.count) == (3, 3, 1, 1))
    #expect(street.name == "Main St" && street.primaryType == "route" && street.types == ["route"])
    #expect(street.address.locality == "Troy" && street.address.administrativeArea1 == "OH" && street.address.postalCode == "45373")
    #expect(street.houseNumbers.houses.map(\.number) == ["10", "12A", "14"] && street.houseNumbers.postalCodes.isEmpty)
    #expect(street.location == GeoPoint(latitude: 40.001, longitude: -80))
    #expect(street.source?.name == "OpenAddresses" && report.sources[0].format == "openaddresses")
  }

  @Test("Columns may come in any order and case, and rows in any order")
  func order() throws {
    let one = try imported(header + "1,50,2,A Street,,,,,,\n1,50.001,4,A Street,,,,,,\n").records
    let other = try imported("id,hash,Street,number,lat,lon\n7,x,A Street,4,50.001,1\n8,y,A Street,2,50,1\n").records
    #expect(one == other && one.count == 1)
  }

  @Test("Streets of one name are told apart by town, and without a town by distance")
  func sameNames() throws {
    let towns = try imported(header + "1,50,1,High Street,,Ely,,,,\n1.001,50,2,High Street,,Wells,,,,\n").records
    #expect(Set(towns.map(\.address.locality)) == ["Ely", "Wells"])
    let apart = try imported(header + "1,50,1,High Street,,,,,,\n1.01,50,3,High Street,,,,,,\n1.2,50,1,High Street,,,,,,\n").records
    #expect(apart.map { $0.houseNumbers.houses.map(\.number) } == [["1", "3"], ["1"]] && Set(apart.map(\.id)).count == 2)
    let ring = try imported(header + "179.999,-17,1,Ring Road,,,,,,\n-179.999,-17,2,Ring Road,,,,,,\n").records
    #expect(ring.count == 1)
  }

  @Test("An id stays when a house comes or goes")
  func ids() throws {
    let row = "1,50,1,High Street,,Ely,,,,\n"
    let ids = try [row, row + "1.01,50,3,High Street,,Ely,,,,\n"].map { try imported(header + $0).records.map(\.id) }
    #expect(ids[0] == ids[1] && ids[0][0].hasPrefix("openaddresses:"))
  }

  @Test("A house has its postal code when it is not that of the street")
  func postalCodes() throws {
    let rows = "1,50,1,High Street,,Ely,,,A1,\n1,50,3,High Street,,Ely,,,A1,\n1,50,5,High Street,,Ely,,,A2,\n"
    let street = try #require(try imported(header + rows).records.first)
    #expect(street.address.postalCode == "A1" && street.houseNumbers.houses.map(\.postalCode) == [nil, nil, "A2"])
  }

  @Test("A number that comes twice is kept once, in the middle")
  func repeated() throws {
    let (records, report) = try imported(header + "1,50,7,Elm,,,,,,\n1,50.002,7,Elm,,,,,,\n1,50.001,7,Elm,,,,,,\n1,50,7,Elm,4,,,,,\n")
    let houses = try #require(records.first?.houseNumbers.houses)
    #expect(houses.map(\.unit) == [nil, "4"] && houses[0].location.latitude == 50.001)
    #expect(report.repaired["houseRepeated"] == 2)
  }

  @Test(
    "A row without number, street or position is rejected with its reason",
    arguments: [
      ("1,50,,Elm,,,,,,", "noHouseNumber"), ("1,50,5, ,,,,,,", "noStreet"), ("1,50,s/n,Elm,,,,,,", "noHouseNumber"),
      (",50,5,Elm,,,,,,", "badCoordinates"), ("x,50,5,Elm,,,,,,", "badCoordinates"), ("1,95,5,Elm,,,,,,", "badCoordinates"),
      ("1,50,5", "noStreet"), ("1,50,5,El\u{1}m,,,,,,", "controlCharacters"),
    ])
  func rejects(row: String, reason: String) throws {
    let (records, report) = try imported(header + "1,50,1,Elm,,,,,,\n" + row + "\n")
    #expect(records.count == 1 && report.rejectedByReason == [reason: 1])
  }

  @Test("Houses of a town without streets count in the town")
  func villages() throws {
    let (records, report) = try imported(header + "1,50,5,,,Lhota,,,,\n1,50.001,7, ,,Lhota,,,,\n1,50,1,Elm,,Lhota,,,,\n")
    let village = try #require(records.first { $0.name == "Lhota" })
    #expect(village.address.locality == "Lhota" && village.houseNumbers.houses.map(\.number) == ["5", "7"])
    #expect(records.count == 2 && report.rejected == 0)
  }

  @Test("A header without one of the needed columns is an error that names them")
  func wrongHeader() {
    let error = #expect(throws: ImportError.self) { try imported("LON,LAT,STREET\n1,2,Elm\n", format: .openaddresses) }
    #expect(error?.description.contains("LON, LAT, NUMBER and STREET") == true)
  }

  @Test(
    "Country and region come from the name of a file, unless the user says the country",
    arguments: [
      ("us-ak-kodiak.csv", nil, "US", "AK"), ("/data/us/ak/kodiak.csv.gz", nil, "US", "AK"), ("de-berlin.csv", nil, "DE", nil),
      ("/data/de/berlin.csv", nil, nil, nil), ("addresses.csv", nil, nil, nil), ("xx-ak-a.csv", nil, nil, nil),
      ("us-ak-a.csv", "CA", "CA", nil),
      ("a.csv", "FR", "FR", nil), ("au-input.csv", nil, "AU", nil),
    ] as [(String, String?, String?, String?)])
  func area(path: String, stated: String?, country: String?, region: String?) {
    let area = AddressArea(path: path, country: stated)
    #expect(area.country == country && area.region == region)
  }

  @Test("In Australia a number with a stroke begins with the unit, elsewhere it is a number")
  func units() throws {
    let row = header + "1,50,10/244-246,Smith St,,,,,,\n"
    let there = try imported(row, name: "au-x.csv").records[0].houseNumbers.houses[0]
    #expect(there.number == "244-246" && there.unit == "10")
    let elsewhere = try imported(row, name: "cz-x.csv").records[0].houseNumbers.houses[0]
    #expect(elsewhere.number == "10/244-246" && elsewhere.unit == nil)
  }

  @Test("Features of addresses, a line each, are the same as rows")
  func features() throws {
    func feature(_ number: String, _ latitude: String) -> String {
      """
      {"type":"Feature","properties":{"hash":"x","number":"\(number)","street":"A Street","unit":"","city":"Ely","district":"","region":"","postcode":"",\
      "id":""},"geometry":{"type":"Point","coordinates":[1,\(latitude)]}}

      """
    }
    let (records, report) = try imported(feature("2", "50") + feature("4", "50.001") + feature("", "50") + "{\n\u{1e}" + feature("", "50"))
    #expect(try records == imported(header + "1,50,2,A Street,,Ely,,,,\n1,50.001,4,A Street,,Ely,,,,\n").records)
    #expect(report.sources[0].format == "openaddresses" && report.rejectedByReason == ["noHouseNumber": 2, "malformed": 1])
  }

  @Test("Groups of houses hang together by gaps, whatever their order", arguments: 0..<20 as Range<UInt64>)
  func clusters(seed: UInt64) throws {
    var numbers = SeededRandom(seed: seed)
    let houses = try (0..<40).map { index in
      let east = Double.random(in: -0.2...0.2, using: &numbers)
      let point = GeoPoint(latitude: .random(in: -0.2...0.2, using: &numbers), longitude: east < 0 ? 180 + east : east - 180)
      return HouseNumber(number: "\(index)", location: try #require(point))
    }
    let groups = HouseClusters.groups(of: houses.shuffled(using: &numbers), gapMeters: 5_000)
    #expect(Set(groups.flatMap { $0.map(\.number) }).count == houses.count)
    for (index, group) in groups.enumerated() {
      for other in groups[..<index].joined() {
        #expect(group.allSatisfy { $0.location.distanceMeters(to: other.location) > 5_000 * 0.99 })
      }
    }
  }
}
