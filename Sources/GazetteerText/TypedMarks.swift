// SPDX-License-Identifier: Apache-2.0

/// The words of a text that were typed with marks or special letters of the Latin script: `araç`, `ełk`, `são`.
///
/// Search ignores marks, because many people type none. Who does type them means a name that has them.
package struct TypedMarks: Sendable {
  /// In lowercase. Characters compare by canonical equivalence, so composed and decomposed marks are the same.
  private let words: [Substring]

  /// Nil when no word has any.
  package init?(_ text: String) {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return nil }
    words = Self.words(of: text).filter { $0.contains(where: Self.isMarked) }
    if words.isEmpty { return nil }
  }

  /// Whether each of the words is a word of the name, or the prefix of one.
  ///
  /// - Complexity: O(*n*) for *n* bytes of the name, for each word.
  package func stand(in name: String) -> Bool {
    if name.utf8.allSatisfy({ $0 < 0x80 }) { return false }
    let others = Self.words(of: name)
    return words.allSatisfy { word in others.contains { $0.starts(with: word) } }
  }

  private static func words(of text: String) -> [Substring] { text.lowercased().split { !$0.isLetter && !$0.isNumber } }

  /// Whether folding makes another letter of A to Z of it: `ç`, `ł`, `ộ`, `ß`.
  private static func isMarked(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first, character.isLetter else { return false }
    return first.isASCII
      ? character.unicodeScalars.count > 1 : (0xC0...0x24F).contains(first.value) || (0x1E00...0x1EFF).contains(first.value)
  }
}
