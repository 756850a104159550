// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
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
  static var mostReadings: Int { 8 }

  /// The text with neighbouring words as one, and with one word as two: one such change at a time, the first ones of many.
  func readings() throws -> [RawReading] {
    if text.isAbridged || terms.contains(where: TextAnalyzer.isIdeographic) { return [] }
    var found: [RawReading] = []
    for index in terms.indices where found.count < Self.mostReadings {
      if let words = joinable(endingAt: index), !occurs(words, before: words.lowerBound), let joined = try joined(words) {
        found.append((joining(everywhere: words, joined), .joined))
      }
      for parts in try (split(index) + partsByEnding(index)).prefix(Self.mostReadings) {
        found.append((text.replacing(index..<index + 1, with: parts), .split(at: index)))
      }
    }
    return Array(found.prefix(Self.mostReadings))
  }

  /// The words up to an index that may be one: two, or the whole of a row of single letters, as `u s a`. Nil when there are none.
  private func joinable(endingAt index: Int) -> Range<Int>? {
    if index == 0 { return nil }
    guard isLetter(index), isLetter(index - 1) else { return index - 1..<index + 1 }
    if index + 1 < terms.count, isLetter(index + 1) { return nil }
    let first = terms[..<index].indices.reversed().first { !isLetter($0) }.map { $0 + 1 } ?? 0
    return first..<index + 1
  }

  /// Whether the same words are joined earlier in the text.
  private func occurs(_ words: Range<Int>, before end: Int) -> Bool {
    (0..<end).contains { joinable(endingAt: $0).map { terms[$0] == terms[words] } ?? false }
  }

  /// The text with some words as one, wherever they stand side by side.
  private func joining(everywhere words: Range<Int>, _ joined: [UInt8]) -> QueryText {
    var (left, index) = ([] as [[UInt8]], 0)
    while index < terms.count {
      let isHere = terms[index...].starts(with: terms[words])
      left.append(isHere ? joined : Array(terms[index]))
      index += isHere ? words.count : 1
    }
    return text.replacing(terms.indices, with: left)
  }

  private func isLetter(_ index: Int) -> Bool { QueryText.scalarCount(terms[index]) == 1 }

  /// Words as one, when some name has a word that begins so, or that is it when all are finished.
  private func joined(_ words: Range<Int>) throws -> [UInt8]? {
    let isOpen = isUnfinished(words.upperBound - 1)
    let joined = Array(terms[words].joined())
    let open = isLetter(words.upperBound - 1) && isLetter(words.lowerBound) ? joined[...] : terms[words.upperBound - 1]
    if isOpen, QueryText.scalarCount(open) < Self.leastUnfinished { return nil }
    return try self.words.isKnown(joined[...], isUnfinished: isOpen) ? joined : nil
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
      guard try words.isKnown(first, isUnfinished: false), try words.isKnown(second, isUnfinished: isUnfinished(index)) else { return nil }
      return [Array(first), Array(second)]
    }
  }

  /// A word taken apart before an ending that is also a word of names: `neuhauserstr` into `neuhauser` and `strasse`. A word with a full ending is taken
  /// apart only when no name begins with it; an abbreviated one may stand for both, the one word and the two.
  private func partsByEnding(_ index: Int) throws -> [[[UInt8]]] {
    let term = terms[index]
    return try Synonyms.partings(of: term).flatMap { parting -> [[[UInt8]]] in
      guard let ending = parting.endings.first, !isUnfinished(index) || ending.count >= Self.leastUnfinished,
        try words.isKnown(parting.stem, isUnfinished: false), try parting.isAbbreviation || words.places(withWordPrefix: term) == 0
      else { return [] }
      return try parting.endings.filter { try words.isKnown($0[...], isUnfinished: false) }.map { [Array(parting.stem), $0] }
    }
  }

  private func isUnfinished(_ index: Int) -> Bool { index == terms.count - 1 && !hasFinishedWords && !text.endsWithSeparator }
}
