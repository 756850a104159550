// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex
import GazetteerTesting
import Testing

/// Which places repeat others: a list names each place once, and no place is lost behind its namesake next door.
@Suite struct DuplicateTests {
  private static func city(_ id: String, country: String? = "US", area: String?, north: Double = 39.1) -> PlaceRecord {
    var record = PlaceRecord.place("Kansas City", id: id, at: (north, -94.6), importance: id == "a" ? 0.7 : 0.5, country: country)
    record.address.administrativeArea1 = area
    return record
  }

  @Test(
    "Near namesakes are one place unless they are known to be in two areas",
    arguments: [
      ("two areas", city("a", area: "Missouri"), city("b", area: "Kansas"), 2),
      ("one area", city("a", area: "Kansas"), city("b", area: "Kansas"), 1),
      ("one area in two spellings", city("a", area: "Kansas"), city("b", area: "KS"), 1),
      ("an area that is not known, beside another", city("a", area: "KANSAS"), city("b", area: "Missouri"), 1),
      ("two spellings that no table knows", city("a", country: "DE", area: "Berlin"), city("b", country: "DE", area: "State of Berlin"), 1),
      ("two areas beside each other", city("a", area: "Delaware"), city("b", area: "New Jersey"), 2),
      ("no area", city("a", area: "Kansas"), city("b", area: nil), 1),
      ("two countries", city("a", country: "US", area: nil), city("b", country: "FJ", area: nil), 2),
      ("two countries with an area of one name", city("a", country: "US", area: "North"), city("b", country: "FJ", area: "North"), 2),
      ("an unknown country", city("a", country: nil, area: "Kansas"), city("b", area: "KS"), 1),
      ("too far apart", city("a", area: "Kansas"), city("b", area: "Kansas", north: 39.3), 2),
    ])
  func namesakes(_ reason: String, first: PlaceRecord, second: PlaceRecord, count: Int) throws {
    let world = try World(first, second)
    #expect(try world.search("kansas ci").count == count, "\(reason)")
    #expect(try world.search("kansas ci") { $0.removesDuplicates = false }.count == 2)
    #expect(try world.ids(.init(text: "kansas ci")).first == "a")
  }
}
