// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerTesting
import Testing

/// An index whose tables no longer say the same is found out, though SQLite sees nothing wrong with it.
@Suite struct VerificationTests {
  @Test("a sound index passes, whatever is in it", arguments: 0..<12)
  func sound(seed: Int) throws {
    let world = try World(RandomWorld(seed: UInt64(seed) + 500).records)
    var checks = 0
    try IndexVerification.verify(path: world.path) { _ in checks += 1 }
    #expect(checks == 9)
  }

  @Test(
    "what was changed afterwards is found",
    arguments: [
      "DELETE FROM whole_name WHERE place = 7", "UPDATE place SET name = 'elsewhere' WHERE id = 7",
      "UPDATE place SET place_id = 'zzzz' WHERE id = 1",
      "DELETE FROM place WHERE id = 7", "UPDATE meta SET value = 40 WHERE key = 'place_count'", "DELETE FROM block WHERE id = 1",
      "UPDATE block SET entries = zeroblob(length(entries)) WHERE id = 1", "DELETE FROM block_box",
      "UPDATE importance_level SET importance = importance + 1", "UPDATE country SET places = places - 1",
      "UPDATE country SET places = 9223372036854775807", "UPDATE address SET administrative_area_1 = 'Kansas'",
      "UPDATE place_core SET entries = zeroblob(length(entries)) WHERE id = 0", "DELETE FROM type_set", "DROP INDEX place_by_place_id",
      "CREATE VIEW stranger AS SELECT 1", "CREATE TRIGGER stranger AFTER INSERT ON meta BEGIN SELECT 1; END",
      "INSERT INTO by_importance(by_importance) VALUES ('delete-all')", "INSERT INTO infix_by_area(infix_by_area) VALUES ('delete-all')",
      "DELETE FROM by_area_data WHERE id > 10",
    ])
  func changed(sql: String) throws {
    let places = (0..<60).map {
      var place = PlaceRecord.place("Springfield \($0)", at: (Double($0), 10), importance: 0.9 - Double($0 / 2) / 100, country: "US")
      place.address.administrativeArea1 = $0 == 30 ? "Ohio" : nil
      return place
    }
    let world = try World(places)
    try change(world.path, sql)
    #expect { try IndexVerification.verify(path: world.path) } throws: { error in
      if case .damaged? = error as? IndexError { true } else { false }
    }
  }

  @Test("facts count every place once")
  func facts() throws {
    let world = try World(
      .place("Paris", at: (48.8, 2.3), country: "FR"), .place("Suva", at: (-18.1, 178.4), country: "FJ"),
      .place("Nowhere", at: (1, -170), type: nil))
    let facts = try IndexFacts(path: world.path)
    #expect(facts.places == 3)
    #expect(facts.placesByType.map { "\($0.name) \($0.places)" } == ["locality 2", " 1"])
    #expect(facts.placesByCountry.map { "\($0.name) \($0.places)" } == [" 1", "FJ 1", "FR 1"])
    let box = try #require(facts.boundingBox)
    #expect([box.south, box.west, box.north, box.east] == [-18.1, -170, 48.8, 178.4])
    #expect(facts.sources.map(\.places) == [3])
    if let tables = facts.tables { #expect(tables.reduce(0) { $0 + $1.bytes } <= facts.bytes && tables.contains { $0.name == "by_area" }) }
  }

  @Test("an index without places has facts, too")
  func empty() throws {
    let world = try World([PlaceRecord]())
    let facts = try IndexFacts(path: world.path)
    #expect(facts.places == 0 && facts.boundingBox == nil && facts.placesByType.isEmpty)
  }
}
