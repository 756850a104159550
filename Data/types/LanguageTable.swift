// SPDX-License-Identifier: Apache-2.0

/// The names and category words of one language, as they are written in its file.
///
/// A line is `type | name` or, for a category that people look for, `type | name | word, word`: the words come besides the name, and
/// a category may have none of them. When a word stands for several types, those that it is the name of come first, then the upper lines.
package struct LanguageTable: Sendable {
  /// The tag of the language, as `de` or `zh-TW`.
  package let tag: String
  /// What may stand between a category and the place that it is in or on, as `in`; and what says that the place is here.
  package let inside: [String]
  /// What may stand between a category and a place that it is near, as `close to`; and what says that it is near here, as `near me`.
  package let near: [String]
  /// The lines, as the file has them.
  package let text: StaticString

  init(_ tag: String, inside: [String], near: [String], _ text: StaticString) {
    self.tag = tag
    self.inside = inside
    self.near = near
    self.text = text
  }

  /// All words that join a category and a place.
  package var joiners: [String] { inside + near }

  /// All languages, English first; English has a line for every type.
  package static let all: [LanguageTable] = [
    english, german, french, spanish, italian, portuguese, dutch, polish, russian, turkish, japanese, korean, chinese, traditionalChinese,
    arabic,
    hindi, persian,
  ]
}
