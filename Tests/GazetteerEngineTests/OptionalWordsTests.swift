// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerTesting
import Testing

/// Words that a name may lack, and names beside an address.
@Suite struct OptionalWordsTests {
  private static func world() throws -> World {
    try World(
      .place("Paris", importance: 0.9, country: "FR"), .place("City Hall", importance: 0.3, country: "FR", locality: "Paris"),
      .place("Paris City Inn", importance: 0.1, country: "FR"), .place("Thessaly Louvre", importance: 0.1),
      .place("Louvre", importance: 0.7), .place("Louvain", importance: 0.7),
      .place("Memphis", importance: 0.6, country: "US"), .place("New South Memphis", importance: 0.75, country: "US"))
  }

  @Test(
    "function words and words for settlements may be missing in a name; by name, one that has them comes first",
    arguments: [
      ("paris city france", "Paris", "City Hall"), ("the louvre", "Thessaly Louvre", "Louvre"), ("city of paris", "Paris", nil),
      ("paris city", "Paris City Inn", "Paris"),
    ])
  func missing(text: String, first: String, second: String?) throws {
    let found = try Self.world().search(text)
    #expect(found.first == first && (second == nil || found.dropFirst().first == second), "\(found)")
  }

  @Test("an unfinished word of fewer than four letters is no name by itself")
  func short() throws {
    #expect(try !Self.world().search("the lou").contains("Louvain"))
    #expect(try Self.world().search("the louv").contains("Louvain"))
  }

  @Test("of places with the address the one named in full comes first", arguments: ["memphis us", "us memphis"])
  func named(text: String) throws {
    #expect(try Self.world().search(text).prefix(2) == ["Memphis", "New South Memphis"])
  }
}
