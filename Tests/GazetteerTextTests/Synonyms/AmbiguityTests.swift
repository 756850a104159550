// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import Testing

@testable import GazetteerText

/// A word that means too much costs a look-up for each meaning, and finds what nobody meant.
@Suite struct AmbiguityTests {
  /// What stands in more than four groups that differ, directions and figures apart.
  private static let ambiguous: Set<String> = [
    "1a", "2a", "blvd", "boulevard", "dr", "est", "gen", "gr", "hl", "ing", "mr", "ne", "nw", "pl", "prof", "se", "st", "str", "sw", "trav",
    "univ", "αγ", "св",
  ]

  @Test func noWordMeansManyThingsUnlessItIsKnownTo() {
    let groups = Set(LanguageWords.all.flatMap(\.groups).map { Set($0.flatMap(LanguageWords.folded)) })
    var counts: [String: Int] = [:]
    for word in groups.joined() { counts[String(decoding: word, as: UTF8.self), default: 0] += 1 }
    let found = counts.filter { $0.value > 4 && $0.key.count > 1 && $0.key.contains { !$0.isNumber } }
    #expect(Set(found.keys) == Self.ambiguous)
  }

  @Test func noWordHasMoreThanTwentyFourSynonyms() {
    for word in SynonymTable.shared.words {
      let text = String(decoding: word, as: UTF8.self)
      #expect(synonyms(of: text).count <= 24, "\(text): \(synonyms(of: text))")
      #expect(synonyms(of: text, isFinished: false).count <= 24, "\(text): \(synonyms(of: text, isFinished: false))")
    }
  }

  @Test func aLookUpTakesThirteenComparisonsAndNoMore() {
    let count = SynonymTable.shared.count
    for target in stride(from: 0, through: count, by: 7) {
      var comparisons = 0
      let found = (0..<count).partitioningIndex { position in
        comparisons += 1
        return position >= target
      }
      #expect(found == target)
      #expect(comparisons <= 13)
    }
  }
}
