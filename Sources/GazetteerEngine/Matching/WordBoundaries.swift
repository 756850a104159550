// SPDX-License-Identifier: Apache-2.0
import GazetteerNumbers
import GazetteerSynonyms
import GazetteerText

/// Finds where a space too many or too few may have been typed.
struct WordBoundaries<Words: WordCounts> {
  private let text: QueryText
  private let hasFinishedWords: Bool
  private let words: Words
  private let terms: [ArraySlice<UInt8>]

  /// Letters that a part needs, and that an unfinished last one needs: shorter ones begin too much.
  private static var leastPart: Int { 2 }
  private static var leastUnfinished: Int { 3 }

  init(_ text: QueryText, hasFinishedWords: Bool, words: Words) {
    self.text = text
    self.hasFinishedWords = hasFinishedWords
    self.words = words
    terms = text.terms.map { text.key[$0] }
  }

  /// Such changes that are tried: a person makes one or two.
  static var mostRespellings: Int { 8 }

  /// The text with two neighbouring words as one, and with one word as two: one such change at a time, the first ones of many.
  func respellings() throws -> [Respelling] {
    if text.isAbridged || terms.contains(where: TextAnalyzer.isIdeographic) { return [] }
    var found: [Respelling] = []
    for index in terms.indices where found.count < Self.mostRespellings {
      if index > 0, let joined = try joined(index - 1) { found.append(Respelling(text: with([joined], at: index - 1...index))) }
      for parts in try (split(index) + partsByEnding(index)).prefix(Self.mostRespellings) {
        found.append(Respelling(text: with(parts, at: index...index), parting: index))
      }
    }
    return Array(found.prefix(Self.mostRespellings))
  }

  /// The word at an index and the next as one, when some name has a word that begins so, or that is it when both are finished.
  private func joined(_ index: Int) throws -> [UInt8]? {
    let isOpen = isUnfinished(index + 1)
    if isOpen, QueryText.scalarCount(terms[index + 1]) < Self.leastUnfinished { return nil }
    let joined = Array(terms[index]) + terms[index + 1]
    return try isKnown(joined[...], isUnfinished: isOpen) ? joined : nil
  }

  /// The ways to take a word that no name has apart into two that names have.
  private func split(_ index: Int) throws -> [[[UInt8]]] {
    let term = terms[index]
    let starts = term.indices.filter { term[$0] & 0xC0 != 0x80 }
    let leastSecond = isUnfinished(index) ? Self.leastUnfinished : Self.leastPart
    guard starts.count >= Self.leastPart + leastSecond, !term.contains(where: \.isASCIIDigit),
      try words.places(withWordPrefix: term) == 0
    else { return [] }
    return try starts[Self.leastPart...(starts.count - leastSecond)].compactMap { middle in
      let (first, second) = (term[..<middle], term[middle...])
      guard try isKnown(first, isUnfinished: false), try isKnown(second, isUnfinished: isUnfinished(index)) else { return nil }
      return [Array(first), Array(second)]
    }
  }

  /// A word taken apart before an ending that is also a word of names: `neuhauserstr` into `neuhauser` and `strasse`. A word with a full ending is taken
  /// apart only when no name begins with it; an abbreviated one may stand for both, the one word and the two.
  private func partsByEnding(_ index: Int) throws -> [[[UInt8]]] {
    let term = terms[index]
    return try Synonyms.partings(of: term).flatMap { parting -> [[[UInt8]]] in
      guard let ending = parting.endings.first, !isUnfinished(index) || ending.count >= Self.leastUnfinished,
        try isKnown(parting.stem, isUnfinished: false), try parting.isAbbreviation || words.places(withWordPrefix: term) == 0
      else { return [] }
      return try parting.endings.filter { try isKnown($0[...], isUnfinished: false) }.map { [Array(parting.stem), $0] }
    }
  }

  private func isUnfinished(_ index: Int) -> Bool { index == terms.count - 1 && !hasFinishedWords && !text.endsWithSeparator }

  private func isKnown(_ word: ArraySlice<UInt8>, isUnfinished: Bool) throws -> Bool {
    isUnfinished ? try words.places(withWordPrefix: word) > 0 : try words.places(withWord: word) > 0
  }

  private func with(_ new: [[UInt8]], at replaced: ClosedRange<Int>) -> QueryText {
    let all = terms[..<replaced.lowerBound].map(Array.init) + new + terms[(replaced.upperBound + 1)...].map(Array.init)
    let key = all.joined(separator: " ".utf8) + (text.endsWithSeparator ? " ".utf8.map(\.self) : [])
    return TextAnalyzer.query(String(decoding: Array(key), as: UTF8.self))
  }
}

/// A way to read a text.
struct Respelling {
  var text: QueryText
  /// Of a word that was taken apart, the first of the two terms.
  var parting: Int?
}
