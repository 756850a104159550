// SPDX-License-Identifier: Apache-2.0

/// The words of one language that mean the same, as they are written in its file.
///
/// A row is a group: `avenue | ave, av`, a word in full and other ways to write it. What a hyphen or slash joins is one word, as
/// `пр-т`; groups of several words, as New York and NY, have no place here, nor have words that other languages use all the time
/// for something else, as the Turkish ten (`on`).
package struct LanguageWords: Sendable {
  /// The tag of the language, as `de`.
  package let tag: String
  /// Groups of whole words.
  package let rows: StaticString
  /// The number words.
  package let counted: StaticString
  /// Groups of endings.
  package let lastParts: StaticString

  /// A language's tables.
  ///
  /// - Parameters:
  ///   - tag: The tag of the language.
  ///   - numbers: The number words from 0 upwards; a slash between two forms of one, a dash for one that is left out.
  ///   - endings: Groups of endings, a row each as in `rows`: `straße | str` for Hauptstraße and Hauptstr.
  ///   - rows: Groups of whole words.
  init(_ tag: String, numbers: StaticString = "", endings: StaticString = "", _ rows: StaticString) {
    self.tag = tag
    self.rows = rows
    counted = numbers
    lastParts = endings
  }

  /// All languages in the order in which their words are given.
  package static let all: [LanguageWords] = [
    english, german, french, spanish, italian, portuguese, dutch, polish, russian, swedish, turkish, danish, norwegian, finnish, czech,
    hungarian, romanian, greek, ukrainian, catalan, indonesian, hebrew, romanNumerals,
  ]
}
