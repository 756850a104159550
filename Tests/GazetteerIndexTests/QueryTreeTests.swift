// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import Testing

/// Expressions over posting lists.
@Suite struct QueryTreeTests {
  private let city = QueryTree.prefix("city".utf8)
  private let park = QueryTree.term("park".utf8)

  @Test("a list that is asked for twice is read once")
  func distinct() throws {
    #expect(QueryTree.all([city, city]) == city)
    #expect(QueryTree.any([city, park, city]) == QueryTree.any([city, park]))
    let both = try #require(QueryTree.all([city, park]))
    #expect(QueryTree.all([both, both]) == both && both.text.map { String(decoding: $0, as: UTF8.self) } == #""city"* AND "park""#)
    #expect(QueryTree.any([]) == nil)
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
    let patterns = order.map { QueryTree.term(words[$0].utf8) } + [try #require(QueryTree.any([city, park]))]
    let flat = try places(try #require(QueryTree.all(patterns)), in: database)
    #expect(flat == stride(from: 60, through: 500, by: 60).map { $0 })
    let first = try #require(QueryTree.all(Array(patterns.prefix(2))))
    let nested = try #require(QueryTree.all([first] + patterns.dropFirst(2)))
    #expect(try places(nested, in: database) == flat)
  }

  @Test("a tree tells what it costs, and how many places it likely finds")
  func estimates() throws {
    let (few, many) = (QueryTree.term("few".utf8, places: 10), QueryTree.prefix("many".utf8, places: 500, lists: 3))
    let both = try #require(QueryTree.all([many, few]))
    #expect(both.places == 10 && both.lists == 4 && both.likelyPlaces(of: 1000) == 5)
    let any = try #require(QueryTree.any([many, few, few]))
    #expect(any.places == 510 && any.lists == 4 && any.likelyPlaces(of: 1000) == 510)
    #expect(QueryTree.term("unknown".utf8).likelyPlaces(of: 1000) == 1000)
    #expect(QueryTree.name(7).likelyPlaces(of: 1000) == 1)
    #expect(QueryTree.all([few, any.implied])?.likelyPlaces(of: 1000) == 10)
  }

  @Test("lists by area know neither types, attributes nor names in full: what is left of a tree finds its places and others")
  func byArea() throws {
    let kind = QueryTree.any([city, .type(3)])
    #expect(kind?.byArea == nil && QueryTree.name(7).byArea == nil && QueryTree.attribute(2).byArea == nil)
    #expect(QueryTree.all([park, try #require(kind)])?.byArea == park)
    let both = QueryTree.all([park, city, .country(1)])
    #expect(both?.byArea == both)
    #expect(QueryTree.any([park, .trigram("ark".utf8, places: 1)])?.text == nil)
  }

  private func places(_ pattern: QueryTree, in database: Connection) throws -> [Int] {
    let select = try database.prepare("SELECT rowid FROM list WHERE list MATCH ?1 ORDER BY rowid")
    select.bind(1, String(decoding: try #require(pattern.text), as: UTF8.self))
    var found: [Int] = []
    while try select.step() { found.append(select.int(0)) }
    return found
  }
}
