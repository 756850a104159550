// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerText

/// A text with one word corrected and the others as typed, each with the ways to find it.
struct CorrectedWord {
  /// Which word of the text it is.
  let index: Int
  /// The ways to find its corrections.
  let ways: [WordWay]
  /// The ways to find each of the others.
  let others: [[WordWay]]
  /// The ways to find the other words in names, in any country; nil if one of them can only be in names.
  private let otherNames: [WordWay]?
  /// The first word of the text as it stands, as the first one of a name; nil when it is none, or the text has no other.
  let first: QueryTree?

  init(_ index: Int, _ ways: [WordWay], others: [[WordWay]], first: QueryTree?) {
    (self.index, self.first) = (index, first)
    otherNames = others.contains { $0.allSatisfy(\.isName) } ? nil : others.joined().filter(\.isName)
    let countries = CountryChoice.common(
      ([ways] + others).filter { $0.allSatisfy { $0.country != nil } }.map { Set($0.compactMap(\.country)) })
    self.ways = countries.map { countries in ways.filter { $0.country.map(countries.contains) ?? true } } ?? ways
    self.others = countries.map { countries in others.map { Self.ways($0, in: countries) } } ?? others
  }

  /// The ways to find a word of places in some countries: these alone when each of them has the word in its names.
  private static func ways(_ ways: [WordWay], in countries: Set<Int>) -> [WordWay] {
    let named = ways.filter { $0.country.map(countries.contains) ?? false }
    return named.count == countries.count ? named : ways.filter { $0.country == nil } + named
  }

  /// The ways to find each word, the corrected one first.
  var words: [[WordWay]] { [ways] + others }

  /// Whether any word can be found in an address or a country.
  var readsAddresses: Bool { !words.joined().allSatisfy(\.isName) }

  /// That some word is in the names, when it is corrected in some of its ways; nothing when one word can only be there, nil when none can.
  func someName(_ ways: [WordWay]) -> [QueryTree]? {
    guard let otherNames, !ways.allSatisfy(\.isName) else { return [] }
    return (ways.filter(\.isName) + otherNames).tree.map { [$0.implied] }
  }
}

/// A way to find a word of a text.
struct WordWay {
  var word: QueryTree
  /// Whether it is in the names, not in the address or the country.
  var isName: Bool
  /// What it takes; `none` for the word as it stands.
  var correction: Correction
  /// The country that it is the name of.
  var country: Int?
  /// As the first word of a main name; nil when it cannot be that.
  var start: CorrectedTerm?
}

extension [WordWay] {
  /// The places of any of the ways; nil when there are none.
  var tree: QueryTree? { QueryTree.any(map(\.word)) }

  /// How many places have the word at most.
  var places: Int { map(\.word.places).clampedSum() }

  /// Posting lists that are opened.
  var lists: Int { map(\.word.lists).clampedSum() }

  /// What reading the posting lists of all ways costs.
  var cost: Int { map { CostModel.reading($0.word) }.clampedSum() }

  /// The likeliest correction.
  var leastCorrection: Correction { map(\.correction).min() ?? .none }
}

extension [[WordWay]] {
  /// The words with the fewest places first.
  var byPlaces: [[WordWay]] { sorted { $0.places < $1.places } }

  /// What reading the posting lists of all words costs.
  var cost: Int { map(\.cost).clampedSum() }
}

/// Because a place lies in at most one country, words of a text that can only be countries must name the same one.
enum CountryChoice {
  /// The countries in which a place has to lie when each of some words can only be the name of one of its countries; nil when there is no such word.
  static func common(_ words: [Set<Int>]) -> Set<Int>? {
    words.first.map { first in words.dropFirst().reduce(first) { $0.intersection($1) } }
  }
}
