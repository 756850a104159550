// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerBase
import GazetteerIndex
import GazetteerPlaces
import Testing

@testable import GazetteerImport

@Suite struct RoundTripTests {
  static let samples: [PlaceRecord] = {
    var numbers = SeededRandom(seed: 5)
    return (0..<400).map { RandomPlace(id: "p\($0)", &numbers).record }
  }()

  @Test func canonicalLinesGiveTheSameRecords() throws {
    let lines = try RoundTripTests.samples.map(CanonicalJSON.line(for:)).joined(separator: "\n")
    #expect(try imported(lines).records == RoundTripTests.samples)
  }

  @Test func featuresGiveTheSameRecords() throws {
    let features = try RoundTripTests.samples.map(GeoJSON.feature(for:))
    let (start, separator, end) = GeoJSON.collection
    #expect(try imported(start + features.joined(separator: separator) + end).records == RoundTripTests.samples)
    #expect(try imported(features.joined(separator: "\n")).records == RoundTripTests.samples)
  }

  @Test func csvRowsGiveTheSameRecords() throws {
    let mapping = try String(contentsOf: packageRoot.appendingPathComponent("Data/mappings/gazetteer-csv.json"), encoding: .utf8)
    let lines = [CSVRow.header] + RoundTripTests.samples.map(CSVRow.line(for:))
    #expect(try imported(lines.joined(separator: "\n") + "\n", format: .csv, mapping: mapping).records == RoundTripTests.samples)
  }

  @Test func aLineHasItsMembersInTheDocumentedOrderAndNoNoise() throws {
    let source = """
      {"zoom":3,"attribution":"©","license":"L","source":"S","population":1.50e3,"importance":0.8,"types":["political"],"primaryType":"locality",\
      "location":{"longitude":-0.1000000,"latitude":51.50000004},"name":"Ü \\" x","id":"1","formerIds":["0"],"formattedAddress":"F",\
      "viewport":{"high":{"latitude":1,"longitude":-179.5},"low":{"latitude":-1.25,"longitude":179}},"address":{"countryCode":"gb","street":"R"},\
      "names":[{"kind":"old","language":"de","text":"Alt"}],"extra":{"a":null}}
      """
    let record = try #require(try imported(source).records.first)
    let expected = """
      {"id":"1","name":"Ü \\" x","location":{"latitude":51.5,"longitude":-0.1},"viewport":{"low":{"latitude":-1.25,"longitude":179},\
      "high":{"latitude":1,"longitude":-179.5}},"names":[{"text":"Alt","language":"de","kind":"old"}],"primaryType":"locality",\
      "types":["locality","political"],"address":{"street":"R","countryCode":"GB"},"formattedAddress":"F","importance":0.8,\
      "population":1.50e3,"source":"S","license":"L","attribution":"©","formerIds":["0"],"extra":{"a":null,"zoom":3}}
      """
    #expect(try CanonicalJSON.line(for: record) == expected)
  }

  @Test(arguments: [
    (0, "0"), (1, "0.0000001"), (-1, "-0.0000001"), (515_000_000, "51.5"), (-1_800_000_000, "-180"), (123_456_789, "12.3456789"),
  ])
  func degreesAreWrittenWithoutFloatNoise(e7: Int32, text: String) {
    #expect(CanonicalJSON.degrees(e7) == text)
  }

  @Test func damagedDetailsAreNotPassedOver() {
    var record = PlaceRecord(id: "1", name: "n", location: GeoPoint(latitudeE7: 0, longitudeE7: 0), importance: 0)
    record.details = PlaceDetails(stored: "{broken")
    #expect(throws: JSONReader.Failure.self) { try CanonicalJSON.line(for: record) }
    #expect(throws: JSONReader.Failure.self) { try GeoJSON.feature(for: record) }
  }
}

/// A place with any mix of members, made as an import would have made it.
struct RandomPlace {
  var record: PlaceRecord

  init(id: String, _ numbers: inout SeededRandom) {
    let words = [
      "São", "東京", "O'Hare", "a\"b", "c,d;e", "Ωμέγα", "back\\slash", "مدينة", "x", "-7", "देहरादून", "Tab|bar", "\u{93F}mark first",
    ]
    func word(_ numbers: inout SeededRandom) -> String {
      "\(words[Int.random(in: 0..<words.count, using: &numbers)]) \(Int.random(in: 0...999, using: &numbers))"
    }
    func maybe(_ numbers: inout SeededRandom) -> String? { Bool.random(using: &numbers) ? word(&numbers) : nil }
    func point(_ numbers: inout SeededRandom) -> GeoPoint {
      GeoPoint(
        latitudeE7: Int32.random(in: -900_000_000...900_000_000, using: &numbers),
        longitudeE7: Int32.random(in: -1_800_000_000...1_800_000_000, using: &numbers))
    }
    let importance = Double(Int.random(in: 0...1000, using: &numbers)) / 1000
    record = PlaceRecord(id: id, name: word(&numbers), location: point(&numbers), importance: importance)
    let languages: [String?] = ["de", "zh-Hant", nil]
    for index in 0..<Int.random(in: 0...4, using: &numbers) {
      let kind = AlternateName.Kind.allCases.randomElement(using: &numbers) ?? .old
      record.names.append(AlternateName(text: "\(index) " + word(&numbers), language: languages[index % 3], kind: kind))
    }
    let types = PlaceTypeTable.all.shuffled(using: &numbers).prefix(Int.random(in: 0...3, using: &numbers)).map(\.name)
    record.types = types
    record.primaryType = Bool.random(using: &numbers) ? types.first : nil
    if Bool.random(using: &numbers) {
      let (a, b) = (point(&numbers), point(&numbers))
      record.viewport = GeoBox(
        low: GeoPoint(latitudeE7: min(a.latitudeE7, b.latitudeE7), longitudeE7: a.longitudeE7),
        high: GeoPoint(latitudeE7: max(a.latitudeE7, b.latitudeE7), longitudeE7: b.longitudeE7))
    }
    record.address.street = maybe(&numbers)
    record.address.houseNumber = maybe(&numbers)
    record.address.locality = maybe(&numbers)
    record.address.postalCode = maybe(&numbers)
    record.address.administrativeArea1 = maybe(&numbers)
    record.address.countryCode = Bool.random(using: &numbers) ? "DE" : nil
    record.houseNumbers = HouseNumberList(
      (0..<Int.random(in: 0...3, using: &numbers)).map { index in
        HouseNumber(number: "\(index)" + word(&numbers), unit: maybe(&numbers), postalCode: maybe(&numbers), location: point(&numbers))
      })
    record.formerIDs = (0..<Int.random(in: 0...2, using: &numbers)).map { "old:\(id)/\($0)" }
    if Bool.random(using: &numbers) { record.source = Source(name: word(&numbers), license: maybe(&numbers), attribution: maybe(&numbers)) }
    record.details = RandomPlace.details(&numbers)
  }

  private static func details(_ numbers: inout SeededRandom) -> PlaceDetails? {
    let hours = JSONValue.object([.init("delivery", .string("Mo 10:00-12:00"))])
    let all: [(DetailMembers.Name, JSONValue)] = [
      (.population, .number("1234")), (.rating, .number("4.50")), (.phone, .string("+49 1,2\n3")),
      (.priceLevel, .string("PRICE_LEVEL_FREE")), (.utcOffsetMinutes, .number("-330")),
      (.openingHours, Bool.random(using: &numbers) ? .string("24/7; PH off") : hours),
      (.formattedAddress, .string("A \"quoted\" address")),
    ]
    let extra: [JSONValue.Member] = [
      .init("population", .string("many")), .init("x", .array([.null, .bool(true), .number("1e5")])), .init("ü", .object([])),
    ]
    var members = DetailMembers()
    for (name, value) in all where Bool.random(using: &numbers) { members[name] = value }
    // An import gives places with hours a time zone.
    if members[.openingHours] != nil, members[.utcOffsetMinutes] == nil { members[.timeZone] = .string("Europe/Berlin") }
    for member in extra where Bool.random(using: &numbers) { members.addExtra(member) }
    return PlaceDetails(members)
  }
}
