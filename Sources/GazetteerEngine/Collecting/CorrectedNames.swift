// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerNumbers
import GazetteerText

/// Main names that a text with typos may be.
extension PatternBuilder {
  /// More names than this are not looked for: that the beginning of one is all of it then has to be reckoned with.
  private static let mostNames = 100

  /// The names that the text is with one word corrected in so many edits, each with the match of its places; nil when there may be too many of them.
  func wholeNames(
    _ text: CorrectableText, _ edits: Int, at corrected: Int, _ check: () throws -> Void
  ) throws -> [(key: [UInt8], best: TextMatch)]? {
    let words = text.text.terms.map { text.text.key[$0] }
    if words.contains(where: TextAnalyzer.isIdeographic) { return nil }
    let others = words.indices.map { [Array(words[$0])] + text.text.synonyms(of: $0) }
    let meant = try corrections(of: text, edits, at: corrected, check)
    let ways = others.indices.map { $0 == corrected ? meant.count : others[$0].count }
    if ways.clampedProduct() > Self.mostNames { return nil }
    return meant.flatMap { word, correction in
      let best = TextMatch(CorrectedMatch(.nameStart, isWholeName: true, correction))
      return words.indices.reduce([[]]) { keys, index in
        keys.flatMap { key in (index == corrected ? [word] : others[index]).map { key.isEmpty ? $0 : key + [0x20] + $0 } }
      }.map { ($0, best) }
    }
  }

  /// The words that a word of the text may be meant for, when the text ends there, each with what it takes.
  private func corrections(
    of text: CorrectableText, _ edits: Int, at index: Int, _ check: () throws -> Void
  ) throws -> [(word: [UInt8], correction: Correction)] {
    let typed = index == text.words.count - 1 ? text.whole : text.words[index]
    return try reader.corrections(of: typed.limited(to: edits), space: .names, check: check).compactMap { term in
      guard term.places >= text.leastPlaces[index] else { return nil }
      let correction = text.words[index].correction(to: term.term[...])
      return correction?.edits == edits ? correction.map { (term.term, $0) } : nil
    }
  }
}
