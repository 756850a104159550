// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerPlaces
import GazetteerText
import Testing

@testable import GazetteerEngine

/// From what words weigh follows how good a match can be.
@Suite struct CorrectedWeightsTests {
  private static let (cheap, dear) = (Correction(edits: 1, hundredths: 15), Correction(edits: 1, hundredths: 50))

  /// Three words, each as typed and corrected, in names and in addresses.
  private let weights: CorrectedWeights = {
    let ways = [Correction.none, cheap, dear].flatMap { correction in
      [true, false].map { WordWay(.term("word".utf8), isName: $0, correction) }
    }
    let words = CorrectionPlanner.Words(corrected: [0, 1, 2], ways: [ways, ways, ways])
    return CorrectedWeights(words, best: { TextMatch(CorrectedMatch(.nameWords, $0)) }) { match in
      RankingProfile().score(match, SignalValues(importance: 0, nearness: 0)).order
    }
  }()

  private func weight(_ words: (isName: Bool, correction: Correction)...) -> Int {
    words.enumerated().map { index, word in
      weights.weight(of: index, WordWay.Kind(isName: word.isName, correction: word.correction))
    }.reduce(0, +)
  }

  @Test("what lacks a word, or has two corrected, weighs too little")
  func least() {
    #expect(weight((true, .none), (true, .none)) < weights.least)
    #expect(weight((true, Self.cheap), (true, Self.cheap), (true, .none)) < weights.least)
    #expect(weight((false, .none), (true, Self.dear), (false, .none)) >= weights.least)
  }

  @Test("the best match that a weight can be is that of the words")
  func best() {
    let inNames = weight((true, .none), (true, Self.dear), (true, .none))
    #expect(weights.best(ofWeight: inNames) == TextMatch(CorrectedMatch(.nameWords, Self.dear)))
    let inAddress = weight((true, .none), (true, Self.cheap), (false, .none))
    #expect(weights.best(ofWeight: inAddress) == TextMatch(CorrectedMatch(.context, Self.cheap)))
    #expect(weights.best == TextMatch(CorrectedMatch(.nameWords, Self.cheap)))
  }

  @Test("of a place with all words as typed, two of them in the address, one stays there when the other is corrected")
  func typed() {
    let inAddress = weight((true, .none), (false, .none), (false, .none))
    #expect(weights.best(ofWeight: inAddress) == TextMatch(CorrectedMatch(.context, Self.cheap)))
    let one = weight((true, .none), (true, .none), (false, .none))
    #expect(weights.best(ofWeight: one) == TextMatch(CorrectedMatch(.nameWords, Self.cheap)))
  }

  @Test("what is enough for a match, every place with such a match weighs")
  func enough() {
    let isCheapName = { (match: TextMatch) in match == TextMatch(CorrectedMatch(.nameWords, Self.cheap)) }
    #expect(weights.least(where: isCheapName) == weight((true, .none), (true, Self.cheap), (true, .none)))
    #expect(weights.least { $0.corrected?.form == .nameWords } == weight((true, .none), (true, Self.dear), (true, .none)))
    #expect(weights.least { _ in true } == weights.least)
    #expect(weights.least { _ in false } == .max)
  }
}
