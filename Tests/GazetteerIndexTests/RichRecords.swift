// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerPlaces
import GazetteerTesting

/// Records with every member that a record can have, made from a seed.
enum RichRecords {
  private static let words = [
    "Paris", "東京", "Москва", "القاهرة", "दिल्ली", "Zürich", "O'Hara", "\"Q\"", "a;b", "x,y", "½ & Co.", "🌍 Hall 1", "e\u{301}toile",
  ]
  private static let languages: [String?] = [nil, "en", "fr", "zh-Hant", "sr-Latn-RS", "x"]
  private static let types = [
    "country", "locality", "restaurant", "train_station", "airport", "establishment", "point_of_interest", "political",
  ]
  private static let countries: [String?] = ["FR", "US", "FJ", "ZZ", nil]
  private static let details: [PlaceDetails?] = [
    nil, "{}", #"{"rating":4.5,"website":"https://example.org/?a=b&c"}"#, #"{"openingHours":"Mo-Fr 08:00-18:00\nSa off","é":"\t"}"#,
  ]

  static func make(seed: UInt64, count: Int) -> [PlaceRecord] {
    var random = SeededRandom(seed: seed)
    return (0..<count).map { record(number: $0, &random) }
  }

  private static func record(number: Int, _ random: inout SeededRandom) -> PlaceRecord {
    var record = PlaceRecord(
      id: random.pick(["p", "P~", "{", "node/"]) + "\(number)", name: text(&random), location: point(&random),
      importance: Double(random.pick([0, 1, 500, 500, 999, 1000, Int.random(in: 0...1000, using: &random)])) / 1000)
    record.names = (0..<random.pick([0, 0, 1, 3, 40])).map { _ in
      AlternateName(text: text(&random), language: random.pick(languages), kind: random.pick(AlternateName.Kind.allCases))
    }
    if random.chance(0.5) { record.viewport = box(&random) }
    record.types = (0..<random.pick([0, 1, 2, 5])).map { _ in random.pick(types) }
    record.primaryType = random.chance(0.7) ? record.types.first : nil
    record.address = address(&random)
    if random.chance(0.3) { record.houseNumbers = houses(&random) }
    if random.chance(0.3) { record.formerIDs = (0..<random.pick([1, 2, 5])).map { "old\(number)-\(9 - $0)" } }
    if random.chance(0.5) {
      record.source = Source(
        name: random.pick(["A", "B"]), license: random.pick([nil, "ODbL", ""]), attribution: random.pick([nil, "© someone\nelse"]))
    }
    record.details = random.pick(details)
    return record
  }

  private static func text(_ random: inout SeededRandom) -> String {
    (0..<random.pick([1, 2, 3])).map { _ in random.pick(words) }.joined(separator: " ") + random.pick(["", " 7", " A"])
  }

  private static func part(_ random: inout SeededRandom) -> String? { random.chance(0.4) ? text(&random) : nil }

  private static func address(_ random: inout SeededRandom) -> Address {
    var address = Address()
    address.houseNumber = random.pick([nil, nil, "12a", "7/3"])
    address.street = part(&random)
    address.sublocality = part(&random)
    address.locality = part(&random)
    address.administrativeArea2 = part(&random)
    address.administrativeArea1 = part(&random)
    address.postalCode = random.pick([nil, "75001", "SW1A 1AA"])
    address.countryCode = random.pick(countries)
    return address
  }

  static func houses(_ random: inout SeededRandom) -> HouseNumberList {
    HouseNumberList(
      (0..<random.pick([1, 3, 60])).map { _ in
        HouseNumber(
          number: random.pick(["", "A", "23-"]) + "\(Int.random(in: 1...300, using: &random))"
            + random.pick(["", "a", " bis", "/2", "½", "б"]),
          unit: random.pick([nil, nil, "4", "Apt 2"]), postalCode: random.pick([nil, nil, "10115", "10117"]), location: point(&random))
      })
  }

  private static func point(_ random: inout SeededRandom) -> GeoPoint {
    GeoPoint(
      latitudeE7: random.pick([-900_000_000, 900_000_000, 0, Int32.random(in: -900_000_000...900_000_000, using: &random)]),
      longitudeE7: random.pick([-1_800_000_000, 1_800_000_000, 0, Int32.random(in: -1_800_000_000...1_800_000_000, using: &random)]))
  }

  /// Any longitudes: every second box crosses ±180°.
  private static func box(_ random: inout SeededRandom) -> GeoBox {
    let (a, b) = (point(&random), point(&random))
    return GeoBox(
      low: GeoPoint(latitudeE7: min(a.latitudeE7, b.latitudeE7), longitudeE7: a.longitudeE7),
      high: GeoPoint(latitudeE7: max(a.latitudeE7, b.latitudeE7), longitudeE7: b.longitudeE7))
  }
}
