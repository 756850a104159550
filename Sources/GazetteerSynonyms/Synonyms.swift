// SPDX-License-Identifier: Apache-2.0
import GazetteerText

/// Synonyms in names of places and addresses, as `st` and `street`.
///
/// The languages are not told apart: a text does not say its language, and `st` is a street, a saint and a Sankt at once.
package enum Synonyms {
  /// Whole folded synonyms of a folded word, without the word itself.
  ///
  /// - `ave` means `avenue`, `av`, `avenida`, `avda`, `avd`
  /// - `street` means `st`, `str`
  /// - `fifth` means `5th`
  /// - `hauptstrasse` means `hauptstr`
  ///
  /// An unfinished word is a prefix, and accepts the words that it begins without our help: those are left out. One of four letters and
  /// more stands for the words it begins, too.
  ///
  /// - `stree` begins `st`, `str`
  /// - `aven` begins `av`, `avda`, `avd`, `ave`
  /// - `hauptstra` begins `hauptstr`
  /// - `av` begins
  ///
  /// - Parameters:
  ///   - word: A term of `TextAnalyzer`.
  ///   - isFinished: Whether nothing can be added to the word.
  /// - Returns: The words in the order of the languages and their rows, those of words that are begun after those of the word itself,
  ///   those with other endings last; none twice.
  /// - Complexity: O(log *n*) comparisons for *n* words of the tables, and some for endings with the same last letter.
  package static func words(for word: ArraySlice<UInt8>, isFinished: Bool) -> [[UInt8]] {
    let isPrefix = !isFinished && isLongEnough(word)
    var words = SynonymTable.shared.synonyms(of: word)
    if isPrefix { words.appendMissing(SynonymTable.shared.synonyms(ofWordPrefix: word)) }
    words.appendMissing(WordEndings.shared.respellings(of: word, isPrefix: isPrefix))
    return isFinished ? words : words.filter { !$0[...].hasPrefix(word) }
  }

  /// Of the synonyms of a word those that mean something else at the beginning of a name: what begins with `St` is a saint and
  /// no street, what begins with `Dr` a doctor.
  ///
  /// - Parameters: as of `words(for:isFinished:)`.
  package static func neverFirst(for word: ArraySlice<UInt8>, isFinished: Bool) -> [[UInt8]] {
    behindNames.filter { $0.long.elementsEqual(word) || !isFinished && isLongEnough(word) && $0.long.starts(with: word) }.map(\.short)
  }

  /// Words that stand behind names, with abbreviations that another word has that stands before them.
  private static let behindNames = [("street", "st"), ("station", "st"), ("drive", "dr"), ("county", "co"), ("company", "co")].map {
    (long: Array($0.0.utf8), short: Array($0.1.utf8))
  }

  /// Whether a prefix has the four letters that make it stand for words.
  static func isLongEnough(_ prefix: ArraySlice<UInt8>) -> Bool {
    prefix.count >= 4 && prefix.count { $0 & 0xC0 != 0x80 } >= 4
  }
}

extension [[UInt8]] {
  /// Appends those words that are not there yet.
  mutating func appendMissing(_ words: some Sequence<[UInt8]>) {
    for word in words where !contains(word) { append(word) }
  }
}
