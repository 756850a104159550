// SPDX-License-Identifier: Apache-2.0
import GazetteerText

/// Finds what a word may have been written for by its sound: `edinborough` for Edinburgh, where the letters differ too much for a typing error.
struct SoundRespellings<Words: WordCounts> {
  let text: QueryText
  let hasFinishedWords: Bool
  let words: Words

  /// Letters of a word that may be misspelt so: shorter ones are one or two edits away.
  private static var leastLetters: Int { 6 }
  /// Such spellings that are tried.
  private static var most: Int { 4 }

  /// The text with one word spelt otherwise: one that no name has, by one that names have. The first ones of many.
  func readings() throws -> [RawReading] {
    if text.isAbridged { return [] }
    var found: [RawReading] = []
    for index in text.terms.indices where found.count < Self.most {
      let word = text.key[text.terms[index]]
      guard QueryText.scalarCount(word) >= Self.leastLetters, !TextAnalyzer.isIdeographic(word), try words.places(withWordPrefix: word) == 0
      else { continue }
      for other in SoundSpellings.spellings(of: word)
      where try words.isKnown(other[...], isUnfinished: isUnfinished(index)) && found.count < Self.most {
        found.append((text.replacing(index..<index + 1, with: [other]), .bySound))
      }
    }
    return found
  }

  private func isUnfinished(_ index: Int) -> Bool { index == text.terms.count - 1 && !hasFinishedWords && !text.endsWithSeparator }
}
