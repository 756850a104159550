// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerPlaces
import GazetteerTesting
import Testing

@testable import GazetteerEngine

/// The list of the best so far says at any time what sorting everything anew would say.
@Suite struct TopCandidatesTests {
  @Test("the threshold is the last of a list made from scratch, or the band while there is room", arguments: Seeds.of(300))
  func equalsSorting(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let selection = Selection(
      limit: random.pick([1, 2, 5, 10]), removesDuplicates: random.chance(0.8), hasBias: random.chance(0.5), letters: 5)
    let candidates = random.candidates(random.pick([0, 1, 12, 80]), signals: random.signals())
    let list = TopCandidates(selection)
    var inserted: [Candidate] = []
    var (highest, final): (Candidate?, Candidate?)
    #expect(list.isEmpty && list.threshold == nil)
    for candidate in candidates {
      try list.insert(candidate)
      inserted.append(candidate)
      let best = selection.best(inserted.sorted { $0.precedes($1) })
      let last = best.count == selection.limit ? best.last : nil
      #expect(list.hasRoom == (last == nil))
      if let last {
        #expect(list.threshold?.order == last.score.order && list.threshold?.place == last.place)
      } else if inserted.contains(where: { !$0.isMinor }) {
        let least = try #require(list.threshold?.order)
        #expect(inserted.allSatisfy { $0.isMinor == ($0.score.order < least) })
      } else {
        #expect(list.threshold == nil)
      }
      final = last
      if let last, highest.map({ last.precedes($0) }) ?? true { highest = last }
    }
    #expect(list.isEmpty == inserted.isEmpty)
    #expect(Set(list.all.map(\.place)) == Set(inserted.map(\.place)) && list.all.count == inserted.count)
    let isSettled = list.isSettled()
    #expect(isSettled == (final?.place == highest?.place))
  }

  /// A candidate at one spot; of an area 0 it may be in any.
  private func candidate(_ place: Int, name: UInt64, area: UInt8, importance: Int) -> Candidate {
    Candidate(
      place: place, types: TypeSet("locality"), location: GeoPoint(latitudeE7: 0, longitudeE7: 0),
      area: AdministrativeArea(country: 1, number: area), nameKey: name, match: TextMatch(.nameStart), importance: importance,
      signals: .unbiased)
  }

  @Test("a candidate that repeats two listed ones lowers the threshold, which is told once and then holds")
  func restarts() throws {
    let list = TopCandidates(Selection(limit: 2, removesDuplicates: true, hasBias: false, letters: 5))
    try list.insert(candidate(2, name: 1, area: 1, importance: 700))
    try list.insert(candidate(3, name: 1, area: 2, importance: 600))
    try list.insert(candidate(4, name: 2, area: 1, importance: 200))
    #expect(list.threshold?.place == 3 && !list.hasFallen)
    // Of an unknown area: it may be either of the first two.
    try list.insert(candidate(1, name: 1, area: 0, importance: 950))
    #expect(list.threshold?.place == 4 && list.hasFallen)
    let first = list.isSettled()
    #expect(!first && list.threshold?.place == 4)
    let second = list.isSettled()
    #expect(second && !list.hasFallen)
  }

  @Test("it also falls among equal scores, where a place between may have been skipped")
  func restartsAmongTies() throws {
    let list = TopCandidates(Selection(limit: 2, removesDuplicates: true, hasBias: false, letters: 5))
    try list.insert(candidate(2, name: 1, area: 1, importance: 600))
    try list.insert(candidate(3, name: 1, area: 2, importance: 600))
    try list.insert(candidate(5, name: 2, area: 1, importance: 600))
    // As the threshold is place 3, place 4 of the same score would be skipped.
    #expect(list.threshold?.place == 3 && !list.hasFallen)
    try list.insert(candidate(1, name: 1, area: 0, importance: 950))
    #expect(list.threshold?.place == 5 && list.hasFallen)
    let first = list.isSettled()
    #expect(!first && list.threshold?.place == 5)
    try list.insert(candidate(4, name: 3, area: 1, importance: 600))
    #expect(list.threshold?.place == 5, "the threshold never counts for more")
    let second = list.isSettled()
    #expect(second && list.best.map(\.place) == [1, 4])
  }
}
