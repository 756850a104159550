// SPDX-License-Identifier: Apache-2.0

/// Phrases that mean the same, as `air force base` and `afb`; in each group at least one has several words.
package enum Phrases {
  /// A phrase of a text, and what else it may be written as.
  package struct Found: Equatable {
    /// Which words of the text it is.
    package var words: Range<Int>
    /// The other phrases of its group, each as folded words.
    package var others: [[[UInt8]]]
  }

  /// The phrases of a text. Where several begin at the same word, the longest count.
  ///
  /// - `edwards afb` holds `afb`, also `air force base`
  /// - `edwards air force ba` holds `air force ba`, also `afb`
  /// - `afb` holds none: who types on may mean a longer word
  ///
  /// The last word may be a prefix, of two letters or more. A phrase of one word stands behind another word and has three letters, or it is finished.
  ///
  /// - Parameters:
  ///   - text: The folded words.
  ///   - isLastFinished: Whether the last word is complete.
  /// - Complexity: O(*n*) look-ups for *n* words.
  package static func found(in text: [ArraySlice<UInt8>], isLastFinished: Bool) -> [Found] {
    text.indices.flatMap { first -> [Found] in
      let here = (table.byFirst[Array(text[first])] ?? []).filter { stands($0.words, in: text, at: first, isLastFinished) }
      let longest = here.map(\.words.count).max()
      return here.filter { $0.words.count == longest }.map { entry in
        Found(words: first..<first + entry.words.count, others: table.groups[entry.group].filter { $0 != entry.words })
      }
    }
  }

  private static func stands(
    _ phrase: [[UInt8]], in text: [ArraySlice<UInt8>], at first: Int, _ isLastFinished: Bool
  ) -> Bool {
    let end = first + phrase.count
    guard end <= text.count else { return false }
    let isOpen = end == text.count && !isLastFinished
    if phrase.count == 1 { return !isOpen || first > 0 && phrase[0].count >= leastOpenAbbreviation }
    let last = text[end - 1]
    return zip(phrase, text[first...]).dropLast().allSatisfy { $0[...] == $1 }
      && (isOpen
        ? phrase[phrase.count - 1].starts(with: last) && last.count >= min(leastOpenWord, phrase[phrase.count - 1].count)
        : phrase.last?[...] == last)
  }

  /// Letters of an abbreviation at the end of a text that is being typed: of two, `np` and `sp`, most are the prefix of a name.
  private static let leastOpenAbbreviation = 3
  /// Letters of the last word of a phrase that is being typed.
  private static let leastOpenWord = 2

  // MARK: Table

  static let table = Table(PhraseTable.rows)

  /// The groups, and where to find a phrase by its first word.
  struct Table: Sendable {
    /// Each phrase of each group as folded words.
    let groups: [[[[UInt8]]]]
    let byFirst: [[UInt8]: [(words: [[UInt8]], group: Int)]]

    /// - Parameter rows: In each row a group: the tag of a language, a bar, and phrases between commas.
    init(_ rows: StaticString) {
      groups = String(describing: rows).split(separator: "\n").map { row in
        row.drop { $0 != "|" }.dropFirst().split(separator: ",").reduce(into: []) { phrases, phrase in
          for form in TextAnalyzer.forms(ofName: String(phrase)) {
            let words = form.terms.map { Array(form.key[$0]) }
            if !phrases.contains(words) { phrases.append(words) }
          }
        }
      }
      byFirst = Dictionary(
        grouping: groups.enumerated().flatMap { group, phrases in phrases.map { (words: $0, group: group) } }, by: { $0.words[0] })
    }
  }
}
