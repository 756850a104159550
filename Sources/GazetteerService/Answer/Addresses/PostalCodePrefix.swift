// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerText

/// A text that may be nothing but a postal code, in full or its first characters: `80469`, `8046`, `ec1a 4`, `SW1A1AA`, `00-950`.
struct PostalCodePrefix: Equatable {
  /// Letters and digits, folded, without spaces.
  let key: [UInt8]
  /// The ways to cut it into words, because some sources write `1012 AB` and others `1012AB`.
  private let words: [[[UInt8]]]

  /// Nil for a text that is no such code: a single one or two words of letters and digits, of three characters or more, with a digit.
  init?(_ text: String) {
    guard text.utf8.count <= Self.longest + 4, text.utf8.contains(where: \.isASCIIDigit) else { return nil }
    let query = TextAnalyzer.query(text)
    let terms = query.terms.map { Array(query.key[$0]) }
    let key = Array(terms.joined())
    guard (1...2).contains(terms.count), (Self.shortest...Self.longest).contains(key.count), key.allSatisfy(\.isASCIIAlphanumeric) else {
      return nil
    }
    let first = TypedPostalCode(text).map { Array($0.first.lowercased().utf8) } ?? key
    let parted = first.count < key.count ? [first, Array(key.dropFirst(first.count))] : terms
    self.key = key
    words = [terms, [key], parted].reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private static let shortest = 3
  private static let longest = 10

  /// A pattern that every place with such a code in its address matches, and others do as well.
  var pattern: QueryTree? {
    QueryTree.any(
      words.compactMap { words in
        QueryTree.all(
          words.enumerated().map { index, word in
            index == words.count - 1 ? .prefix(word, space: TermSpace.context) : .term(word, space: TermSpace.context)
          })
      })
  }

  /// Whether a code begins with the text.
  func begins(_ code: String?) -> Bool {
    guard let code else { return false }
    let query = TextAnalyzer.query(code)
    return query.terms.flatMap { query.key[$0] }.starts(with: key)
  }
}
