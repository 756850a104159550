// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerText

/// The steps that find the places that a text matches once one of its words is corrected.
///
/// A word can have hundreds of corrections, with fifty thousand places. So a step has several lists (`CorrectionPlanner+Lists.swift`): those of rare corrections are
/// read in full, those with the lowest cost first; the others are grouped by their cost, each group with its own list and upper bound; whole names are looked up by
/// their hash.
struct CorrectionPlanner {
  let builder: StepBuilder
  let text: CorrectableText
  let edits: Int
  /// Called regularly; an error that it throws ends the planning.
  let check: () throws -> Void

  /// - Parameters:
  ///   - builder: That of the same variant of the text.
  ///   - edits: How many edits the correction takes.
  ///   - patience: When to stop.
  init(_ builder: StepBuilder, _ text: CorrectableText, edits: Int, patience: Patience) {
    (self.builder, self.text, self.edits) = (builder, text, edits)
    check = patience.check
  }

  /// Steps that together find every place that the text matches with so many edits.
  ///
  /// - Parameter wholeNamesOnly: Whether only whole names may be listed. Where these are not too many, they are looked up by their hash alone.
  func steps(wholeNamesOnly: Bool) throws -> [Step] {
    let able = text.words.indices.filter { text.words[$0].allowedEdits >= edits }
    if able.isEmpty { return [] }
    let isAlone = text.words.count == 1
    let typed = try isAlone ? [[]] : text.words.indices.map(builder.terms.waysAsTyped)
    // A word that the index does not have as typed must be the corrected one.
    let unknown = isAlone ? [] : text.words.indices.filter { typed[$0].isEmpty }
    if unknown.count > 1 { return [] }
    let first = try isAlone ? nil : builder.terms.anyForm(of: 0, space: TermSpace.nameStart)
    return try able.filter { unknown.isEmpty || unknown.contains($0) }.compactMap { index in
      if wholeNamesOnly, let names = try wholeNames(at: index) { return wholeNameStep(names) }
      let others = text.words.indices.filter { $0 != index }.map { typed[$0] }
      let ways = try isAlone ? nameCorrections(of: index) : corrections(of: index)
      return step(CorrectedWord(index, ways, others: others, first: first))
    }
  }

  private func wholeNameStep(_ names: [CorrectedName]) -> Step? {
    guard let tree = QueryTree.any(names.map { .name(nameKeyHash($0.key)) }), let best = names.compactMap(\.best.corrected).max() else {
      return nil
    }
    var step = Step(tree, best: TextMatch(best))
    step.limit = .comparisons
    step.mayBeShort = false
    step.groups = { [Step.Group(area: nil, lists: Self.lists(names))] }
    return step
  }

  /// The places of a corrected word; nil when there is nothing that it may be corrected into.
  private func step(_ word: CorrectedWord) -> Step? {
    guard !word.words.contains(where: \.isEmpty), let someName = word.someName(word.ways),
      let all = QueryTree.all(word.words.compactMap(\.tree) + someName)
    else { return nil }
    let narrow = narrow(word)
    var step = Step(narrow ?? all, best: .correctedStart(word.ways.leastCorrection, isWholeName: true))
    step.mayBeShort = narrow != nil
    step.readsAddresses = word.readsAddresses
    // The lists of a word alone are read only as far as they are needed.
    step.limit = word.others.isEmpty ? .comparisons : .lists
    step.groups = { try groups(word) }
    return step
  }
}

extension TextMatch {
  /// A main name that begins with the text, or is it, once it is corrected.
  static func correctedStart(_ correction: Correction, isWholeName: Bool) -> TextMatch {
    TextMatch(CorrectedMatch(.nameStart, isWholeName: isWholeName, correction))
  }
}
