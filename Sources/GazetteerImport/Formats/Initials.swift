// SPDX-License-Identifier: Apache-2.0
import GazetteerText

/// Tells initials from codes: NYC is New York City, but MUN is nobody's word for Maturín.
enum Initials {
  /// Whether every letter begins a word of the name, in the order of the words, of which some may be left out.
  static func begin(_ name: String, with letters: String) -> Bool {
    let words = TextAnalyzer.query(name)
    var rest = words.terms.compactMap { words.key[$0].first }[...]
    return TextAnalyzer.query(letters).key.allSatisfy { letter in
      guard let place = rest.firstIndex(of: letter) else { return false }
      rest = rest[(place + 1)...]
      return true
    }
  }
}
