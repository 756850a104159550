// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerPlaces
import GazetteerTesting
import GazetteerText
import Testing

@Suite struct HouseNumberTests {
  @Test(
    "Spellings of one number are equal",
    arguments: [
      ("12A", "12 a"), ("12a", "12-a"), ("3191/17", "3191-17"), ("12 bis", "12bis"), ("１２", "12"), ("47-380", "47 380"), ("012", "12"),
    ])
  func spellings(a: String, b: String) { #expect(HouseNumberKey(a) == HouseNumberKey(b)) }

  @Test("Other numbers are not", arguments: [("12", "12a"), ("1217", "12/17"), ("12", "21"), ("12a", "12b"), ("A12", "12")])
  func others(a: String, b: String) { #expect(HouseNumberKey(a) != HouseNumberKey(b)) }

  @Test("Numbers stand in the order in which people count")
  func order() {
    let numbers = ["2", "10", "12", "12a", "12b", "12/2", "12/10", "13", "100", "23-30", "A1"]
    let expected = ["2", "10", "12", "12/2", "12/10", "12a", "12b", "13", "23-30", "100", "A1"]
    #expect(numbers.sorted { HouseNumberKey($0) < HouseNumberKey($1) } == expected)
  }

  @Test("A number has a digit, a name has none")
  func digits() {
    for number in ["12", "A12", "١٢", "12345678901"] { #expect(HouseNumberKey(number).hasDigit, "\(number)") }
    for name in ["", "Rose Cottage", "s/n", "–"] { #expect(!HouseNumberKey(name).hasDigit, "\(name)") }
  }

  @Test("A list gives back its houses, in whatever order they came", arguments: Seeds.of(50 as UInt64))
  func roundTrip(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let list = RichRecords.houses(&random)
    #expect(HouseNumberList(list.houses.shuffled(using: &random)) == list)
    #expect(Set(list.houses.compactMap(\.postalCode)) == Set(list.postalCodes))
    #expect(!list.isEmpty && !list.houses.isEmpty)
  }

  @Test("Bytes that no list can have give houses or none, and never a crash", arguments: Seeds.of(200 as UInt64))
  func damaged(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var bytes = RichRecords.houses(&random).bytes
    let whole = HouseNumberList(stored: bytes).houses.count
    for _ in 0..<3 { bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8(truncatingIfNeeded: random.next()) }
    if random.chance(0.5) { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random)) }
    let list = HouseNumberList(stored: bytes)
    #expect(list.houses.count <= whole + bytes.count && list.postalCodes.count <= bytes.count)
  }

  @Test("A house takes about ten bytes")
  func size() throws {
    let houses = try (1...100).map { number in
      HouseNumber(number: "\(number * 2)", location: try #require(GeoPoint(latitude: 57 + Double(number) * 1e-4, longitude: -152)))
    }
    #expect(HouseNumberList(houses).bytes.count < 1_200)
  }

  @Test("Postal codes of houses are words of the street's address")
  func postalCodes() {
    var street = PlaceRecord.place("Friedrichstraße", type: "route", locality: "Berlin")
    street.houseNumbers = HouseNumberList([HouseNumber(number: "1", postalCode: "10969", location: street.location)])
    #expect(PlaceTerms(street).contextForms.map { String(decoding: $0.key, as: UTF8.self) } == ["berlin", "10969"])
  }
}
