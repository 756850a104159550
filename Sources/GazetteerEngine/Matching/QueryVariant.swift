// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
package import GazetteerText

/// One way to read a text, and what follows from how it was read. A class, for a copy would be made for each place that is compared.
package final class QueryVariant: Sendable {
  package let text: QueryText
  let reading: Reading
  /// The words that name a category; nil when it has none, or its words are not those that were typed.
  let categories: CategoryWords?
  /// Whether its words are those that were typed: all of them, or those that a name cannot lack.
  let hasTypedWords: Bool
  /// Whether it may hold typos: as typed, and in other letters.
  let mayHoldTypos: Bool
  /// Whether a name that begins with it is a match by its prefix. In other letters it is not: such a name counts less than an alias in the letters that were
  /// typed. Nor without optional words, nor abbreviated: `po` begins thousands of names.
  let mayStartNames: Bool
  /// If a word was taken apart, the index of its first part: both parts must be side by side in a name.
  let parting: Int?

  /// How a text is read.
  enum Reading: Hashable, Sendable {
    /// Letter by letter, each word with its synonyms: `st` is also `saint` and `street`.
    case asTyped
    /// As typed in a script without spaces, cut into words at the spaces that were typed.
    case asSpaced
    /// In other letters: `москва` as `moskva` (`TextAnalyzer.otherSpellings`).
    case otherLetters
    /// Two neighbouring words as one, when some name has a word that begins so: `mc donalds` as `mcdonalds`.
    case joined
    /// One word as two, when no name has a word that begins so and names have both parts: `bigben` as `big ben`. The parts are this term and the next.
    case split(at: Int)
    /// One word as another spelling of its sound, when no name has it: `edinborough` as `edinburgh` (`SoundSpellings`).
    case bySound
    /// Another phrase that means the same: `edwards afb` as `edwards air force base` (`Phrases`).
    case phrase
    /// The same with fewer words than were typed: `post office` as `po`.
    case abbreviation
    /// Without words that a name may lack: `the louvre` as `louvre` (`OptionalWords`).
    case withoutOptional
  }

  /// - Parameters:
  ///   - text: What the words are read as.
  ///   - hasFinishedWords: Whether the last word is a whole word, too.
  convenience init(_ text: QueryText, _ reading: Reading, hasFinishedWords: Bool) {
    let finished = hasFinishedWords ? text.finished : text
    // What was written in other letters is a guess already, and so are the parts of a word: they stand for themselves.
    switch reading {
    case .otherLetters, .asSpaced: self.init(finished, reading)
    case .split(let first): self.init(finished.withSynonyms(besides: first...first + 1), reading)
    default: self.init(finished.withSynonyms(besides: nil), reading)
    }
  }

  /// - Parameter text: With the synonyms that count.
  init(_ text: QueryText, _ reading: Reading) {
    (self.text, self.reading) = (text, reading)
    hasTypedWords = [.asTyped, .asSpaced, .withoutOptional].contains(reading)
    mayHoldTypos = [.asTyped, .asSpaced, .otherLetters].contains(reading)
    mayStartNames = ![.asSpaced, .otherLetters, .abbreviation, .withoutOptional].contains(reading)
    if case .split(let first) = reading { parting = first } else { parting = nil }
    categories = hasTypedWords ? CategoryWords(text) : nil
  }

  /// Whether a word that was taken apart is so in one of the names.
  func isTogether(in place: PlaceTerms) -> Bool {
    parting.map { text.hasTogether($0, in: place.mainForms) || text.hasTogether($0, in: place.aliasForms) } ?? true
  }
}

/// A text and how it was read, before it gets synonyms.
typealias RawReading = (text: QueryText, reading: QueryVariant.Reading)

/// Texts with another phrase.
enum OtherPhrases {
  /// So many are tried.
  private static let most = 4

  /// A text with one of its phrases written otherwise, as `air force base` for `afb`: one phrase at a time, the first ones of many.
  static func readings(of text: QueryText, hasFinishedWords: Bool) -> [RawReading] {
    if text.isAbridged { return [] }
    let isLastFinished = hasFinishedWords || text.endsWithSeparator
    let found = Phrases.found(in: text.terms.map { text.key[$0] }, isLastFinished: isLastFinished)
    return found.flatMap { phrase in
      // What stands for words that were typed stands for itself: `post office` is PO, and no Poland.
      let isOpen = phrase.words.upperBound == text.terms.count && !isLastFinished
      return phrase.others.map { words -> RawReading in
        let other = text.replacing(phrase.words, with: words)
        return (isOpen ? other.finished : other, words.count < phrase.words.count ? .abbreviation : .phrase)
      }
    }.prefix(most).map(\.self)
  }
}

extension QueryText {
  /// The text with the synonyms.
  ///
  /// - Parameter parts: Terms that stand for themselves alone.
  fileprivate func withSynonyms(besides parts: ClosedRange<Int>?) -> QueryText {
    with { index, word, isFinished in
      if parts?.contains(index) == true { return [] }
      // A direction that may be the prefix of another word, as syd of Sydney, is no S.
      return Synonyms.words(for: word, isFinished: isFinished).filter { isFinished || $0.count > 1 }
    } neverFirst: {
      Synonyms.neverFirst(for: $0, isFinished: $1)
    }
  }

  /// Whether a term and the next stand side by side in one of the names.
  fileprivate func hasTogether(_ index: Int, in forms: [NameForm]) -> Bool {
    forms.contains { form in
      zip(form.terms, form.terms.dropFirst()).contains { form.key[$0] == key[terms[index]] && accepts(form.key[$1], at: index + 1) }
    }
  }
}
