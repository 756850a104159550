// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerText

/// Tells places that do not match by name from the letters with which the words of their names begin. The test reads the stored names and analyses nothing:
/// for `p city k`, thousands of places have all words in some names, and hardly any in one.
struct NameLetters {
  /// Of the words that one alias has to have, or the main names together.
  private let all: FirstLetters
  /// Of the first word, in every variant and synonym, with which a main name may begin.
  private let starts: FirstLetters

  init(_ texts: QueryVariants) {
    all = FirstLetters(ofWords: texts.typed.terms.map { texts.typed.key[$0] })
    starts = FirstLetters(
      ofWords: texts.all.map(\.text).flatMap { text in
        text.terms.first.map { [text.key[$0]] + text.synonyms(of: 0).map { $0[...] } } ?? []
      })
  }

  /// False only for a place of which no main name begins with the text, and neither the main names together nor one alias have all words as typed.
  func mayMatch(_ place: Int, _ reader: IndexReader) throws -> Bool {
    var (ofMainNames, startsOfMainNames) = (FirstLetters(), FirstLetters())
    var mayMatch = false
    try reader.forEachStoredName(of: place) { isMain, name in
      guard let letters = FirstLetters(ofName: name) else {
        mayMatch = true
        return false
      }
      if isMain {
        ofMainNames.formUnion(letters)
        startsOfMainNames.formUnion(FirstLetters(startOfName: name))
      } else {
        mayMatch = letters.isSuperset(of: all)
      }
      return !mayMatch
    }
    return mayMatch || ofMainNames.isSuperset(of: all) || !startsOfMainNames.isDisjoint(with: starts)
  }
}
