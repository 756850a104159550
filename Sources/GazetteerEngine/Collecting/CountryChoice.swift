// SPDX-License-Identifier: Apache-2.0

/// Because a place lies in at most one country, words of a text that can only be countries must name the same one.
enum CountryChoice {
  /// The countries in which a place has to lie when each of some words can only be the name of one of its countries; nil when there is no such word.
  static func common(_ words: [Set<Int>]) -> Set<Int>? {
    words.first.map { first in words.dropFirst().reduce(first) { $0.intersection($1) } }
  }
}
