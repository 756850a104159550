// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerSQLite
import Testing

/// Expressions over posting lists.
@Suite struct MatchPatternTests {
  private let city = MatchPattern.prefix("city".utf8)
  private let park = MatchPattern.term("park".utf8)

  @Test("a list that is asked for twice is read once")
  func distinct() throws {
    #expect(MatchPattern.all([city, city]) == city)
    #expect(MatchPattern.any([city, park, city]) == MatchPattern.any([city, park]))
    let both = try #require(MatchPattern.all([city, park]))
    #expect(MatchPattern.all([both, both]) == both && String(decoding: both.text, as: UTF8.self) == #""city"* AND "park""#)
    #expect(MatchPattern.any([]) == nil)
  }

  @Test("SQLite finds the same places whatever the order and the form", arguments: [[0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1]])
  func samePlaces(_ order: [Int]) throws {
    let database = try Connection(path: ":memory:", mode: .readWrite)
    try database.execute(
      "CREATE VIRTUAL TABLE list USING fts5(terms, content='', detail=none, columnsize=0, tokenize='ascii', prefix='1 2')")
    let insert = try database.prepare("INSERT INTO list (rowid, terms) VALUES (?1, ?2)")
    let words = ["park", "city", "market", "cafe"]
    for place in 1...500 {
      insert.bind(1, place)
      insert.bind(2, words.enumerated().filter { place % ($0.offset + 2) == 0 }.map(\.element).joined(separator: " "))
      try insert.run()
    }
    let patterns = order.map { MatchPattern.term(words[$0].utf8) } + [try #require(MatchPattern.any([city, park]))]
    let flat = try places(try #require(MatchPattern.all(patterns)), in: database)
    #expect(flat == stride(from: 60, through: 500, by: 60).map { $0 })
    let first = try #require(MatchPattern.all(Array(patterns.prefix(2))))
    let nested = try #require(MatchPattern.all([first] + patterns.dropFirst(2)))
    #expect(try places(nested, in: database) == flat)
  }

  private func places(_ pattern: MatchPattern, in database: Connection) throws -> [Int] {
    let select = try database.prepare("SELECT rowid FROM list WHERE list MATCH ?1 ORDER BY rowid")
    select.bind(1, String(decoding: pattern.text, as: UTF8.self))
    var found: [Int] = []
    while try select.step() { found.append(select.int(0)) }
    return found
  }
}
