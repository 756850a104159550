// SPDX-License-Identifier: Apache-2.0
import GazetteerSynonyms
import GazetteerText

/// A way to read a text.
struct Respelling {
  var text: QueryText
  /// Of a word that was taken apart, the first of the two terms.
  var parting: Int?
  /// Whether it has an abbreviation for words that were typed.
  var isAbbreviated = false

  /// So many texts with another phrase are tried.
  static let mostPhrases = 4

  /// A text with one of its phrases written otherwise, as `air force base` for `afb`: one phrase at a time, the first ones of many.
  static func phrases(of text: QueryText, hasFinishedWords: Bool) -> [Respelling] {
    if text.isAbridged { return [] }
    let isLastFinished = hasFinishedWords || text.endsWithSeparator
    let found = Phrases.found(in: text.terms.map { text.key[$0] }, isLastFinished: isLastFinished)
    return found.flatMap { phrase in
      // What stands for words that were typed stands for itself: `post office` is PO, and no Poland.
      let isOpen = phrase.words.upperBound == text.terms.count && !isLastFinished
      return phrase.others.map { words in
        let other = text.replacing(phrase.words, with: words)
        return Respelling(text: isOpen ? other.finished : other, isAbbreviated: words.count < phrase.words.count)
      }
    }.prefix(mostPhrases).map(\.self)
  }
}
