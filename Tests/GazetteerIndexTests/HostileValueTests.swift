// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex
import GazetteerPlaces
import GazetteerTesting
import Testing

/// Numbers that no import writes, in files whose checksums are right: each of these ended the process once, or would have.
@Suite struct HostileValueTests {
  private func world(changedBy sql: String) throws -> World {
    var park = PlaceRecord.place("Springfield Park", at: (10, 10), importance: 0.8, type: "park")
    park.address.countryCode = "FR"
    park.viewport = GeoBox(low: GeoPoint(latitudeE7: 0, longitudeE7: 0), high: GeoPoint(latitudeE7: 10, longitudeE7: 10))
    let world = try World([park, .place("Springfield", at: (10, 11), importance: 0.9)])
    try change(world.path, sql)
    return world
  }

  @Test("A code of a type that no table has is no type", arguments: ["-1", "9223372036854775807", "-9223372036854775808", "4294967295"])
  func typeCode(code: String) throws {
    let world = try world(changedBy: "UPDATE type_set SET primary_type = \(code)")
    let engine = SearchEngine(reader: try IndexReader(path: world.path))
    var request = SearchRequest(text: "spr")
    request.types = ["park"]
    _ = try engine.search(request)
    let everywhere = Region.circle(center: GeoPoint(latitudeE7: 0, longitudeE7: 0), radiusMeters: 20_000_000)
    var important = MostImportantRequest(region: everywhere)
    important.types = ["park"]
    _ = try engine.mostImportant(important)
    #expect(try engine.reader.record(of: 2).primaryType == "")
  }

  @Test(
    "A viewport that is no box is damage, and not a place with a distance that is no number",
    arguments: ["south = 2147483647", "north = -2147483648, south = 900000000", "west = 9223372036854775807", "south = 11"])
  func viewport(sql: String) throws {
    let world = try world(changedBy: "UPDATE place_viewport SET \(sql)")
    let error = try refusal { _ = try IndexReader(path: world.path).record(of: 2) }
    guard case .damaged = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test("A place more important than any can be is damage", arguments: [("E803", true), ("E903", false), ("FFFF", false)])
  func importance(bytes: String, isSound: Bool) throws {
    let sql = "UPDATE place_core SET entries = CAST(substr(entries, 1, 8) || x'\(bytes)' || substr(entries, 11) AS BLOB)"
    let world = try world(changedBy: sql)
    let reader = try IndexReader(path: world.path)
    #expect(((try? reader.record(of: 1)) != nil) == isSound)
    #expect((try? reader.record(of: 2)) != nil)
  }

  @Test("Blocks without places are damage, and no range that begins behind its end")
  func runsWithoutPlaces() throws {
    let world = try world(
      changedBy: """
        DELETE FROM place; DELETE FROM importance_level; UPDATE country SET places = 0;
        UPDATE meta SET value = 0 WHERE key IN ('place_count', 'nested_place_count')
        """)
    guard case .damaged(_, let reason) = try refusal({ try IndexVerification.verify(path: world.path) }) else {
      Issue.record("passed")
      return
    }
    #expect(reason.contains("block 1 names a place that is not there"))
  }

  @Test(
    "Words of country names that end within a letter are repaired", arguments: ["E3", "C3", "F0", "F09F", "66E3", "E381", "FF80", "80"])
  func countryTerm(bytes: String) throws {
    let world = try world(changedBy: "DELETE FROM country_term; INSERT INTO country_term VALUES (CAST(x'\(bytes)' AS TEXT), 1)")
    let reader = try IndexReader(path: world.path)
    let terms = (1...3).flatMap { reader.termsOfCountry($0) }
    #expect(!terms.isEmpty && terms.allSatisfy { String(validating: $0, as: UTF8.self) != nil })
    _ = try SearchEngine(reader: reader).search(SearchRequest(text: "springfild frence"))
  }

  @Test("SQL reaches nobody who reads an index", arguments: Failure.all)
  func wording(failure: Failure) throws {
    let error = SQLiteError(code: failure.code, message: failure.message, sql: "SELECT secret FROM table")
    #expect {
      try translatingReadFailures(path: "/x.gaz") { throw error }
    } throws: { error in
      let text = "\(error)"
      return error is IndexError && !text.contains("SELECT") && !text.contains("\n")
        && (failure.isDamage ? text.contains("The index /x.gaz is damaged") && text.contains("make an index of place data anew") : true)
    }
  }

  struct Failure: Sendable, CustomTestStringConvertible {
    var code: Int32
    var message: String
    var isDamage = true
    var testDescription: String { "\(code) \(message)" }

    static let all = [
      Failure(code: 11, message: "database disk image is malformed"), Failure(code: 267, message: "database disk image is malformed"),
      Failure(code: 11, message: "malformed database schema (by\narea) - near \"x\": syntax error"),
      Failure(code: 1, message: "SQL logic error"), Failure(code: 1, message: "no such table: place"),
      Failure(code: 1, message: "no such column: inherited_names"), Failure(code: 1, message: "no such module: xts5"),
      Failure(code: 7, message: "out of memory"), Failure(code: 18, message: "string or blob too big"),
      Failure(code: 10, message: "disk I/O error"), Failure(code: 522, message: "disk I/O error"),
      Failure(code: 8, message: "attempt to write a readonly database"), Failure(code: 20, message: "datatype mismatch"),
      Failure(code: 26, message: "file is not a database", isDamage: false), Failure(code: 9, message: "interrupted", isDamage: false),
      Failure(code: 1, message: "no such module: fts5", isDamage: false), Failure(code: 14, message: "unable to open", isDamage: false),
    ]
  }
}
