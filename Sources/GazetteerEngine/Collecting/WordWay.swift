// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerText

/// A way to find a word of a text.
struct WordWay {
  let word: QueryTree
  let kind: Kind
  /// As the first word of a main name; nil when it cannot be that.
  let start: CorrectedTerm?

  /// What ways have in common whose places are as good.
  struct Kind: Hashable, Comparable {
    /// Whether it is in the names, not in the address or the country.
    let isName: Bool
    /// What it takes; `none` for the word as it stands.
    let correction: Correction
    /// The country that it is the name of, or `otherCountry`; nil when it names none.
    var country: Int?

    static func < (a: Kind, b: Kind) -> Bool {
      a.isName != b.isName ? a.isName : (a.correction, a.country ?? 0) < (b.correction, b.country ?? 0)
    }
  }

  /// Any country that no word with few countries names.
  static let otherCountry = 0

  init(_ word: QueryTree, isName: Bool, _ correction: Correction = .none, country: Int? = nil, start: CorrectedTerm? = nil) {
    (self.word, self.start) = (word, start)
    kind = Kind(isName: isName, correction: correction, country: country)
  }
}

extension [WordWay] {
  /// The places of any of the ways; nil when there are none.
  var tree: QueryTree? { QueryTree.any(map(\.word)) }

  /// How many places have the word at most.
  var places: Int { map(\.word.places).clampedSum() }

  /// The likeliest correction.
  var leastCorrection: Correction { map(\.kind.correction).min() ?? .none }
}

/// Because a place lies in at most one country, words of a text that can only be countries must name the same one.
enum CountryChoice {
  /// The countries in which a place has to lie when each of some words can only be the name of one of its countries; nil when there is no such word.
  static func common(_ words: [Set<Int>]) -> Set<Int>? {
    words.first.map { first in words.dropFirst().reduce(first) { $0.intersection($1) } }
  }
}
