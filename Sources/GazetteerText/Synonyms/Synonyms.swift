// SPDX-License-Identifier: Apache-2.0

/// Synonyms in names of places and addresses, as `st` and `street`.
///
/// The languages are not separated, because the language of a text is not known: `st` is a street, a saint and a Sankt at once.
package enum Synonyms {
  /// Complete folded synonyms of a folded word, without the word itself.
  ///
  /// - `ave` means `avenue`, `av`, `avenida`, `avda`, `avd`
  /// - `street` means `st`, `str`
  /// - `fifth` means `5th`
  /// - `hauptstrasse` means `hauptstr`
  ///
  /// An unfinished word is a prefix. Words that begin with it match without synonyms, so they are left out. A prefix of four letters or more also
  /// stands for the words that begin with it.
  ///
  /// - `stree` begins `st`, `str`
  /// - `aven` begins `av`, `avda`, `avd`, `ave`
  /// - `hauptstra` begins `hauptstr`
  /// - `av` begins
  ///
  /// - Parameters:
  ///   - word: A term of `TextAnalyzer`.
  ///   - isFinished: Whether the word is complete.
  /// - Returns: The words in the order of the languages and their rows, each once: synonyms of the word itself, then of words that begin with it,
  ///   then words with other endings.
  /// - Complexity: O(log *n*) comparisons for *n* words of the tables, and some for endings with the same last letter.
  package static func words(for word: ArraySlice<UInt8>, isFinished: Bool) -> [[UInt8]] {
    let isPrefix = !isFinished && isLongEnough(word)
    var words = SynonymTable.shared.synonyms(of: word)
    if isPrefix { words.appendMissing(SynonymTable.shared.synonyms(ofWordPrefix: word)) }
    words.appendMissing(WordEndings.shared.respellings(of: word, isPrefix: isPrefix))
    return isFinished ? words : words.filter { !$0[...].hasPrefix(word) }
  }

  /// The synonyms of a word that mean something else at the start of a name: a name that begins with `St` is a saint and not a street; one that
  /// begins with `Dr` is a doctor.
  ///
  /// - Parameters: as of `words(for:isFinished:)`.
  package static func neverFirst(for word: ArraySlice<UInt8>, isFinished: Bool) -> [[UInt8]] {
    behindNames.filter { $0.long.elementsEqual(word) || !isFinished && isLongEnough(word) && $0.long.starts(with: word) }.map(\.short)
  }

  /// A word taken apart before its ending.
  package struct Parting: Equatable {
    /// What stands before the ending.
    package var stem: ArraySlice<UInt8>
    /// The ending as it stands, then in its other spellings.
    package var endings: [[UInt8]]
    /// Whether the ending is short for another.
    package var isAbbreviation: Bool
  }

  /// The ways to take a word apart before an ending that also stands alone: `sendlingerstr` is `sendlinger` and `str`, or `strasse`. Most words have none.
  package static func partings(of word: ArraySlice<UInt8>) -> [Parting] { WordEndings.shared.partings(of: word) }

  /// Words that stand after names, each with an abbreviation that also means another word, which stands before names.
  private static let behindNames = [("street", "st"), ("drive", "dr"), ("county", "co"), ("company", "co")].map {
    (long: Array($0.0.utf8), short: Array($0.1.utf8))
  }

  /// Whether a prefix is long enough, with four letters, to stand for the words that begin with it.
  static func isLongEnough(_ prefix: ArraySlice<UInt8>) -> Bool {
    prefix.count >= 4 && prefix.count { $0 & 0xC0 != 0x80 } >= 4
  }
}

extension [[UInt8]] {
  /// Appends the words that are not contained yet.
  mutating func appendMissing(_ words: some Sequence<[UInt8]>) {
    for word in words where !contains(word) { append(word) }
  }
}
