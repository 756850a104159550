// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerPlaces
import GazetteerTesting
import Testing

@testable import GazetteerEngine

/// The selection equals its rules, written down one by one.
@Suite struct SelectionTests {
  private func selection(_ random: inout SeededRandom, hasBias: Bool) -> Selection {
    Selection(
      limit: random.pick([1, 2, 4, 5, 10, 50]), removesDuplicates: random.chance(0.8), hasBias: hasBias, letters: random.pick([1, 3, 4, 9]))
  }

  /// Takes the best that is left again and again, and leaves out what repeats one that was taken.
  private func picked(_ candidates: [Candidate], most: Int, _ selection: Selection, before: (Candidate, Candidate) -> Bool) -> [Candidate] {
    var (left, taken) = (candidates, [Candidate]())
    while taken.count < most, let best = left.indices.min(by: { before(left[$0], left[$1]) }) {
      let candidate = left.remove(at: best)
      if !selection.removesDuplicates || !taken.contains(where: { $0.isDuplicate(of: candidate) }) { taken.append(candidate) }
    }
    return taken
  }

  private func expected(_ candidates: [Candidate], _ selection: Selection) -> [Candidate] {
    var list = picked(candidates, most: selection.limit, selection) { $0.precedes($1) }
    let prominent = picked(candidates.filter(selection.isProminent), most: selection.reservedRows, selection) { a, b in
      if a.unbiasedOrder != b.unbiasedOrder { return a.unbiasedOrder > b.unbiasedOrder }
      return a.distance != b.distance ? a.distance < b.distance : a.place < b.place
    }
    func stands(_ listed: Candidate, _ member: Candidate) -> Bool {
      listed.place == member.place || selection.removesDuplicates && listed.isDuplicate(of: member)
    }
    for member in prominent where !list.contains(where: { stands($0, member) }) {
      let giving = list.filter { listed in !prominent.contains { stands(listed, $0) } }
      guard let last = giving.max(by: { $0.precedes($1) }) else { break }
      list.removeAll { $0.place == last.place }
      list.append(member)
    }
    return list.sorted { $0.precedes($1) }
  }

  @Test("the list is what the rules make of the candidates, in whatever order they come", arguments: Seeds.of(300))
  func equalsRules(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let signals = random.signals()
    let candidates = random.candidates(random.pick([0, 1, 3, 12, 60]), signals: signals)
    let selection = selection(&random, hasBias: signals.nearness != nil)
    let list = selection.list(of: candidates)
    #expect(list.map(\.place) == expected(candidates, selection).map(\.place))
    #expect(selection.list(of: candidates.reversed()) == list)
  }

  @Test("no slot is kept without a bias, one in short lists, two from five on")
  func reservedRows() {
    let slots = { Selection(limit: $0, removesDuplicates: true, hasBias: $1, letters: 5).reservedRows }
    #expect([slots(5, false), slots(1, true), slots(4, true), slots(5, true), slots(50, true)] == [0, 1, 1, 2, 2])
  }

  @Test("a place is prominent from importance 0.6 on, by a whole name, or by four letters of one")
  func prominence() {
    func isProminent(_ match: MatchClass, whole: Int, importance: Int, letters: Int) -> Bool {
      let candidate = Candidate(
        place: 1, types: TypeSet("locality"), location: GeoPoint(latitudeE7: 0, longitudeE7: 0),
        area: AdministrativeArea(country: 1, number: 0), nameKey: 1, match: TextMatch(match, wholeNameLetters: whole),
        importance: importance, signals: .unbiased)
      return Selection(limit: 5, removesDuplicates: true, hasBias: true, letters: letters).isProminent(candidate)
    }
    #expect(isProminent(.nameStart, whole: 0, importance: 600, letters: 4))
    #expect(isProminent(.nameStart, whole: 2, importance: 600, letters: 2))
    #expect(!isProminent(.nameStart, whole: 0, importance: 600, letters: 3))
    #expect(!isProminent(.nameStart, whole: 0, importance: 599, letters: 4))
    #expect(!isProminent(.nameWords, whole: 0, importance: 999, letters: 9))
  }
}
