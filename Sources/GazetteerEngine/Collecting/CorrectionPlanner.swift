// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerNumbers
import GazetteerText

/// Plans how to find the places that a text matches once one of its words is corrected.
///
/// A word can have hundreds of corrections, with fifty thousand places. So a plan has parts (`CorrectedLists`): posting lists of rare corrections are read in full,
/// those with the lowest cost first; the others are grouped by their cost, each group with its own posting list and upper bound; whole names are looked up by
/// their hash.
struct CorrectionPlanner {
  let builder: PatternBuilder
  let text: CorrectableText
  let edits: Int
  /// Called regularly; an error that it throws ends the planning.
  let check: () throws -> Void

  /// - Parameters:
  ///   - builder: The patterns of the same variant of the text.
  ///   - edits: How many edits the correction takes.
  ///   - patience: When to stop.
  init(_ builder: PatternBuilder, _ text: CorrectableText, edits: Int, patience: Patience) {
    (self.builder, self.text, self.edits) = (builder, text, edits)
    check = patience.check
  }

  /// Plans that together find every place that the text matches with so many edits.
  func plans() throws -> [CorrectedPlan] {
    let able = text.words.indices.filter { text.words[$0].allowedEdits >= edits }
    if able.isEmpty { return [] }
    if text.words.count == 1 { return try [CorrectedWord(0, nameCorrections(of: 0), others: [], first: nil)].compactMap(plan) }
    let typed = try text.words.indices.map(builder.terms.waysAsTyped)
    // A word that the index does not have as typed must be the corrected one.
    let unknown = text.words.indices.filter { typed[$0].isEmpty }
    if unknown.count > 1 { return [] }
    let first = try builder.terms.anyForm(of: 0, space: TermSpace.nameStart)?.pattern
    return try able.filter { unknown.isEmpty || unknown.contains($0) }.compactMap { index in
      let others = text.words.indices.filter { $0 != index }.map { typed[$0] }
      return plan(CorrectedWord(index, try corrections(of: index), others: others, first: first))
    }
  }

  /// The places of a corrected word; nil when there is nothing that it may be corrected into.
  private func plan(_ word: CorrectedWord) -> CorrectedPlan? {
    guard !word.words.contains(where: \.isEmpty), let someName = word.someName(word.ways),
      let all = MatchPattern.all(word.words.byPlaces.compactMap(\.pattern) + someName)
    else { return nil }
    return CorrectedPlan(
      all: all, best: .correctedStart(word.ways.leastCorrection, isWholeName: true), asksAddresses: word.asksAddresses, steps: steps(word),
      lists: { try lists(word) }, names: { try wholeNames(at: word.index) })
  }

  /// What finding the places of a corrected word costs at most, in steps.
  private func steps(_ word: CorrectedWord) -> Int {
    if word.others.isEmpty { return 0 }
    let places = word.words.map(\.places)
    return min(places.clampedSum(), (places.min() ?? 0).multipliedClamped(by: CostModel.comparison(withAddress: word.asksAddresses)))
  }

  // MARK: Costs

  /// More words than this have lists of their own: a list of alternatives moves all of them for each place.
  static let mostWords = 8

  /// What it costs to read the lists of a word and to compare their places; too much when they are many.
  static func stepsToCompare(_ ways: [WordWay], withAddress: Bool) -> Int {
    if ways.places > CostModel.few { return .max }
    return ways.places * CostModel.comparison(withAddress: withAddress) + ways.lists * CostModel.list
  }
}

extension TextMatch {
  /// A main name that begins with the text, or is it, once it is corrected.
  static func correctedStart(_ correction: Correction, isWholeName: Bool) -> TextMatch {
    TextMatch(CorrectedMatch(.nameStart, isWholeName: isWholeName, correction))
  }
}
