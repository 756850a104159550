// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import Testing

@testable import GazetteerEngine

/// Who holds a row: the rules of `Lane.table`, without an index.
@Suite struct PageTests {
  typealias Entry = Page<String>.Entry

  /// Entries from a line as `names:a kind:b*`, where `*` is a reserved row.
  private func entries(_ line: String) throws -> [Entry] {
    try line.split(separator: " ").map { part in
      let pair = part.split(separator: ":")
      let lane = try #require(Lane.allCases.first { "\($0)" == pair[0] }, "\(pair[0])")
      return Entry(lane, String(pair[1].filter { $0 != "*" }), isReserved: pair[1].hasSuffix("*"))
    }
  }

  @Test("the table has a line for each lane, in the order of the lanes") func table() {
    #expect(Lane.table.map(\.lane) == Lane.allCases)
    #expect(Set(Lane.table.map(\.title)).count == Lane.table.count - 1, "only the two lanes of queries have one title")
  }

  /// Candidates, and the rows of a page of five.
  private static let pages: [(candidates: String, rows: String)] = [
    // Matches keep their order by score, as long as nothing stands between them.
    ("address:a names:b typos:c", "a b c"),
    ("address:a names:b houses:h", "b h a"),
    ("address:a names:b streets:s", "a b s"),
    ("typos:a names:b kind:k", "b k a"),
    ("typos:t names:b prominent:p nameWithKind:n", "b p n t"),
    // Streets go first, then guesses, then places of a category that have no row of their own.
    ("names:a names:b names:c names:d names:e streets:s", "a b c d e"),
    ("names:a typos:t someWords:u kind:k* kind:l* kind:m", "a k l m t"),
    ("names:a address:x address:y kind:k* kind:l* kind:m kind:n", "a k l x y"),
    // A category takes its own rows from what matches less than by name, and from names that give way; the last goes first.
    ("names:a names:b names:c address:x address:y kind:k* kind:l*", "a b c k l"),
    ("spareNames:a spareNames:b spareNames:c spareNames:d spareNames:e kind:k* kind:l*", "a b c k l"),
    ("names:a names:b names:c names:d names:e kind:k* kind:l*", "a b c d e"),
    // Names that give way are held as others until a reserved row takes one.
    ("spareNames:a names:b names:c names:d names:e names:f kind:k", "a b c d e"),
    ("spareNames:a names:b names:c names:d names:e names:f kind:k*", "b c d e k"),
    ("names:a spareNames:b spareNames:c names:d names:e kind:k* queries:q*", "a b d k q"),
    ("prominent:a spareNames:b names:c spareNames:d names:e kind:k* kind:l*", "a c e k l"),
    ("kindInName:a names:b kind:k* kind:l* kind:m kind:n", "b k l m n"),
    ("inArea:a inArea:b inArea:c inArea:d kind:k* kind:l*", "a b c d k"),
    ("inArea:a inArea:b inArea:c inArea:d kindInAddress:k* kindInAddress:l*", "k l a b c"),
    // Places with the name and the kind are held as names are.
    ("nameWithKind:n kind:k* kind:l* kind:m kind:o kind:p someWords:s", "n k l m o"),
    // Positions and reserved rows stay.
    ("position:p names:a names:b names:c names:d names:e", "p a b c d"),
    ("matches:a matches:b matches:c matches:d matches:e prominent:z*", "a b c d z"),
    ("matches:a matches:b matches:c matches:d matches:e atHand:z*", "a b c d z"),
    ("names:a names:b names:c names:d names:e joinedName:j", "a b c d j"),
    // What may be a position is none beside a name.
    ("names:a possiblePosition:p", "a"),
    ("address:a possiblePosition:p", "p a"),
    // Some of the words are nothing beside what answers all of them.
    ("someWords:s houses:h", "h"), ("someWords:s streets:h", "h"), ("someWords:s position:p", "p"),
    ("someWords:s houseBesideName:h", "h s"),
    // Queries stand behind names and answers, before others, and take two rows.
    ("names:a address:b firstQueries:q* queries:q*", "a b q"),
    ("address:b typos:t firstQueries:q* queries:q*", "q b t"),
    ("typos:t kind:k* firstQueries:q* queries:q*", "k t q"),
    ("names:a names:b names:c names:d queries:q* queries:r* firstQueries:q* firstQueries:r*", "a b c q r"),
    ("someWords:a queries:q firstQueries:q", "q"),
  ]

  @Test("a page of five rows", arguments: pages)
  func page(_ example: (candidates: String, rows: String)) throws {
    let page = Page.compose(try entries(example.candidates), limit: 5)
    #expect(page.rows.joined(separator: " ") == example.rows, "\(example.candidates)")
  }

  @Test("a query leaves the only row to a place") func onlyRow() throws {
    #expect(Page.compose(try entries("names:a queries:q firstQueries:q"), limit: 1).rows == ["a"])
    #expect(Page.compose(try entries("typos:t queries:q firstQueries:q"), limit: 1).rows == ["t"])
    #expect(Page.compose(try entries("queries:q firstQueries:q"), limit: 1).rows == ["q"])
  }

  @Test("beside a query for a category without places only names and addresses stand") func unmetCategory() throws {
    let candidates = try entries("names:a address:b insideWords:c typos:d atHand:e queries:q* firstQueries:q*")
    let page = Page.compose(candidates, limit: 5, isUnmetCategory: true)
    #expect(page.rows == ["a", "b", "q"])
    #expect(page.absent.filter { $0.reason == .closed }.map(\.entry.row).sorted() == ["c", "d", "e", "q"])
  }

  @Test("an entry that repeats one before it has no row, whatever came first") func repeats() throws {
    let page = Page.compose(try entries("typos:a address:b kind:a* houses:b"), limit: 5) { $0.row == $1.row }
    #expect(page.rows == ["b", "a"])
    #expect(page.entries.map(\.lane) == [.houses, .kind])
    #expect(page.absent.map(\.reason) == [.repeated, .repeated])
  }

  @Test(
    "one row or two of five are reserved for prominent places, two of five for a category, and one for what is at hand from five rows on")
  func reserves() {
    let rows = { (lane: Lane) in [1, 2, 4, 5, 10].map { lane.rule.reserve($0, RankingProfile.Rows()) } }
    #expect(rows(.prominent) == [1, 1, 1, 2, 2])
    #expect(rows(.kind) == [0, 1, 1, 2, 4])
    #expect(rows(.atHand) == [0, 0, 0, 1, 1])
    #expect(rows(.queries) == [0, 1, 2, 2, 2])
    #expect(rows(.names) == [0, 0, 0, 0, 0])
  }

  @Test("pages are full, have each candidate once, and nothing that went was held longer than what stayed", arguments: 0..<200)
  func holds(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let candidates = (0..<random.pick([0, 3, 9, 20])).map { Entry(random.pick(Lane.allCases), "\($0)", isReserved: random.chance(0.3)) }
    let limit = random.pick([1, 2, 5, 8])
    let page = Page.compose(candidates, limit: limit)
    let yielded = page.absent.filter { $0.reason == .yielded }.map(\.entry)
    #expect(page.entries.count == limit || yielded.isEmpty)
    #expect(page.entries.count <= limit)
    #expect((page.rows + page.absent.map(\.entry.row)).sorted() == candidates.map(\.row).sorted())
    // Of rows that are not reserved, those that stay are held no less.
    let own = { (entries: [Entry]) in entries.filter { !$0.isReserved && $0.lane != .spareNames }.map(\.lane.rule.hold) }
    if let most = own(yielded).max(), let least = own(page.entries).min() { #expect(most <= least) }
    if let most = yielded.map(\.holdBesideReserved).max(), yielded.allSatisfy(\.isReserved) {
      #expect(page.entries.allSatisfy { $0.holdBesideReserved >= most })
    }
    let others = page.entries.map(\.lane).filter { !$0.rule.isMatch }.map(\.rawValue)
    #expect(others == others.sorted())
  }
}
