// SPDX-License-Identifier: Apache-2.0
import GazetteerTesting
import Testing

@testable import GazetteerEngine

/// The list of the best so far says at any time what sorting everything anew would say.
@Suite struct TopKTests {
  @Test("the threshold is the last of the list made from scratch, and nothing is lost", arguments: 0..<300)
  func equalsSorting(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let selection = Selection(
      limit: random.pick([1, 2, 5, 10]), removesDuplicates: random.chance(0.8), hasBias: random.chance(0.5), letters: 5)
    let candidates = random.candidates(random.pick([0, 1, 12, 80]), nearness: random.nearness())
    var list = TopCandidates(selection)
    var inserted: [Candidate] = []
    var highest = Int64.min
    #expect(list.isEmpty && list.threshold == nil)
    for candidate in candidates {
      list.insert(candidate)
      inserted.append(candidate)
      let best = selection.best(inserted.sorted { $0.precedes($1) })
      let last = best.count == selection.limit ? best.last : nil
      #expect(list.threshold?.total == last?.score.total && list.threshold?.place == last?.place)
      highest = max(highest, last?.score.total ?? .min)
    }
    #expect(list.isEmpty == inserted.isEmpty)
    #expect(Set(list.all.map(\.place)) == Set(inserted.map(\.place)) && list.all.count == inserted.count)
    let final = list.threshold?.total ?? .min
    let isSettled = list.isSettled()
    #expect(isSettled == (final >= highest))
  }

  @Test("once a candidate that repeats two others has shortened the list, its threshold stays at what the list then was")
  func restarts() {
    var random = SeededRandom(seed: 1)
    for _ in 0..<2000 {
      let selection = Selection(limit: 2, removesDuplicates: true, hasBias: false, letters: 5)
      var list = TopCandidates(selection)
      for candidate in random.candidates(8, nearness: nil) { list.insert(candidate) }
      let final = list.threshold?.total
      if list.isSettled() { continue }
      #expect(list.threshold?.total == final)
      let isSettled = list.isSettled()
      #expect(isSettled)
      return
    }
    Issue.record("no list was shortened")
  }
}
