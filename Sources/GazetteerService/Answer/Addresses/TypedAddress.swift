// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerText

/// A text read as an address: one word is the house number; the others name the street and its area.
struct TypedAddress: Equatable {
  /// The number as typed.
  var number: String
  /// Flat, apartment or suite.
  var unit: String?
  /// What stands behind the number, as `с1` or `b2`. It may belong to the number, be a unit, or be unknown to the index.
  var suffix: String?
  /// The text without number, unit and suffix.
  var street: String
  /// Whether the text ends with the number, so that more of it may follow.
  var isUnfinished = false
  /// Whether less probable readings of the text do not count where this one finds a house.
  var excludesOthers = false
  /// The names of areas in the text, where it is known which they are. Houses whose address has all of them come alone.
  var areas: [String] = []

  /// The ways to read a text as an address, at most four, the most probable first. Empty for a text without a digit.
  ///
  /// - `12 rue de Rivoli` is number 12 of "rue de Rivoli"
  /// - `Hauptstrasse 12a, Berlin` is number 12a of "Hauptstrasse Berlin"
  /// - `111 8th av new y` is number 111 of "8th av new y", as an ordinal is no house number
  /// - `10115 Berlin Hauptstr 5` is number 5 of "10115 Berlin Hauptstr", or else number 10115 of "Berlin Hauptstr 5"
  /// - `Hauptstr 12 a` is number "12 a", but `12 e main st` is number 12 of "e main st"
  /// - `Hauptstr 38 b-c` is number "38 b-c"
  /// - `Sendlinger-Str.10` is number 10 of "Sendlinger-Str."
  /// - `Bankalar Caddesi No:11` is number 11 of "Bankalar Caddesi"
  /// - `Тверская 19 с1` is number 19 with the suffix "с1"
  /// - `錦町三丁目8-8` is number 8-8 of "錦町三丁目", as `JapaneseAddress` reads it
  /// - `1600 Main St Apt 4` and `1600 Main St #4` are unit 4 of number 1600
  /// - `Unit 4, 1600 Main St` and `#4 - 1600 Main St` are the same
  static func variants(of text: String) -> [TypedAddress] {
    guard hasDigit(text) else { return [] }
    let blocks = JapaneseAddress(text)
    let inBlocks = blocks.readings.map {
      TypedAddress(number: $0.number, street: $0.area, isUnfinished: blocks.isUnfinished, excludesOthers: true, areas: $0.areas)
    }
    if blocks.isCertain { return inBlocks }
    var words = AddressWords(text)
    words.takeNumberSign()
    let unit = words.takeUnit()
    return inBlocks
      + words.numbers.prefix(mostVariants).compactMap { found in
        let street = words.text(without: found.all)
        if TextAnalyzer.query(street).isEmpty { return nil }
        return TypedAddress(
          number: words.text(of: found.number), unit: unit, suffix: found.suffix.map { words.text(of: $0..<$0 + 1) }, street: street,
          isUnfinished: found.number.upperBound == words.count && words.endsOpen)
      }
  }

  /// Whether a text can name a house or a crossing at all. Most texts cannot, and need no further work.
  static func isPossible(_ text: String) -> Bool { hasDigit(text) || TypedIntersection.hasMark(text) }

  /// Whether a text has an ASCII digit, or any non-ASCII character, which may be a digit of another script.
  static func hasDigit(_ text: String) -> Bool { text.utf8.contains { $0.isASCIIDigit || $0 >= 0xC2 } }

  private static let mostVariants = 3
}

/// The words of a text, and which of them may be a house number.
private struct AddressWords {
  private struct Word {
    var text: Substring
    /// Whether a comma or the end of the text follows.
    var endsPart: Bool
  }

  /// A number, and what may belong to it.
  struct Number {
    var number: Range<Int>
    /// The word behind it that may be a suffix.
    var suffix: Int?
    var all: Range<Int> { number.lowerBound..<(suffix ?? number.upperBound - 1) + 1 }
  }

  private var words: [Word] = []
  /// Whether the text ends within its last word.
  let endsOpen: Bool

  init(_ text: String) {
    for part in text.split(whereSeparator: { $0 == "," || $0 == ";" || $0.isNewline }) {
      let all = part.split(whereSeparator: \.isWhitespace).filter { !Self.isDash($0) }.flatMap(Self.apart)
      let found = all.indices.filter { $0 + 1 == all.count || !Self.isNumber(all[$0 + 1]) || !NumberWords.contains(all[$0]) }.map {
        all[$0]
      }
      for (index, word) in found.enumerated() { words.append(Word(text: word, endsPart: index == found.count - 1)) }
    }
    endsOpen = text.last.map { !$0.isWhitespace && $0 != "," && $0 != ";" } ?? false
  }

  var count: Int { words.count }

  func text(of range: Range<Int>) -> String { words[range].map(\.text).joined(separator: " ") }

  func text(without range: Range<Int>) -> String {
    (words[..<range.lowerBound] + words[range.upperBound...]).map(\.text).joined(separator: " ")
  }

  /// Removes the sign of a house number: `#4 Main St` is number 4, but `#4 1600 Main St` is a unit.
  mutating func takeNumberSign() {
    guard count > 1, words[0].text.hasPrefix("#"), Self.isNumber(words[0].text.dropFirst()), !Self.isNumber(words[1].text) else { return }
    words[0].text.removeFirst()
  }

  /// Removes the words that name a unit: a marker and the word after it, or `#4`.
  mutating func takeUnit() -> String? {
    for (index, word) in words.enumerated() where words.count > 2 {
      if word.text.hasPrefix("#"), word.text.count > 1, index > 0 || Self.isNumber(words[1].text) {
        if index > 0 { words[index - 1].endsPart = true }
        words.remove(at: index)
        return String(word.text.dropFirst())
      }
      guard UnitMarkers.contains(word.text), index + 1 < words.count, Self.isUnit(words[index + 1].text) else { continue }
      let unit = String(words[index + 1].text.drop { $0 == "#" })
      words.removeSubrange(index...index + 1)
      if index > 0 { words[index - 1].endsPart = true }
      return unit
    }
    return nil
  }

  /// The words that may be the house number: the first word, then words that end a part, then the others.
  ///
  /// A letter that ends a part belongs to the number before it, and so do the letters of a range.
  var numbers: [Number] {
    let indices = words.indices.lazy.filter { Self.isNumber(words[$0].text) }.prefix(Self.mostNumbers)
    let found: [Number] = indices.flatMap { numbers(at: $0) }
    // A number that is the only one is not a postal code.
    let isOnlyOne = Set(found.map(\.number.lowerBound)).count < 2
    let codes = found.filter { !isOnlyOne && isPostalCode($0.number) }
    let others = found.filter { isOnlyOne || !isPostalCode($0.number) }
    let (first, behind) = (others.filter { $0.number.lowerBound == 0 }, others.filter { $0.number.lowerBound > 0 })
    return first + behind.filter(endsPart) + behind.filter { !endsPart($0) } + codes
  }

  /// The ways to read the number at an index, with the words behind it.
  private func numbers(at index: Int) -> [Number] {
    let (next, alone) = (index + 1, Number(number: index..<index + 1))
    guard next < words.count, !words[index].endsPart else { return [alone] }
    let (word, both) = (words[next].text, Number(number: index..<next + 1))
    if words[next].endsPart, Self.areLetters(word) { return [both] }
    // `12 bis rue de Rivoli`; but names of streets may also begin with `ter`.
    if Self.repetitions.contains(word.lowercased()) || Self.areLetters(word) && !Self.isLetter(word) { return [both, alone] }
    return Self.isSuffix(word) ? [Number(number: index..<next, suffix: next), alone] : [alone]
  }

  private func endsPart(_ found: Number) -> Bool { words[found.all.upperBound - 1].endsPart }

  /// Whether a number looks like a postal code: five digits or more.
  private func isPostalCode(_ range: Range<Int>) -> Bool {
    words[range.lowerBound].text.utf8.count >= 5 && words[range.lowerBound].text.utf8.allSatisfy(\.isASCIIDigit)
  }

  // MARK: Words

  /// A dash between spaces says nothing.
  private static func isDash(_ word: Substring) -> Bool { ["-", "–", "—"].contains(word) }

  private static func isLetter(_ word: Substring) -> Bool { word.count == 1 && word.first?.isLetter ?? false }

  /// `a`, or the ends of a range: `a-c`, `a/c`.
  private static func areLetters(_ word: Substring) -> Bool {
    let letters = word.split { $0 == "-" || $0 == "–" || $0 == "/" }
    return (1...2).contains(letters.count) && letters.allSatisfy(isLetter)
  }

  /// A word cut between the dot of an abbreviation, or a colon, and a number: `Str.10` is `Str.` and `10`.
  private static func apart(_ word: Substring) -> [Substring] {
    guard let dot = word.firstIndex(where: { $0 == "." || $0 == ":" }), word[..<dot].count > 1, word[..<dot].last?.isLetter ?? false else {
      return [word]
    }
    let rest = word[word.index(after: dot)...]
    return isNumber(rest) ? [word[...dot], rest] : [word]
  }

  /// A few letters and digits, as `с1` and `b2`: part of a house, in some way.
  private static func isSuffix(_ word: Substring) -> Bool {
    let letters = word.prefix(while: \.isLetter)
    let digits = word[letters.endIndex...]
    return (1...longestSuffix).contains(letters.count) && (1...longestSuffix).contains(digits.count) && digits.allSatisfy(\.isNumber)
  }

  /// Letters of a suffix, and digits of it.
  private static let longestSuffix = 4

  private static func isUnit(_ word: Substring) -> Bool { word.utf8.count <= 6 && (word.contains(where: \.isNumber) || isLetter(word)) }

  /// Digits, possibly with letters, or with further digits or letters after a hyphen or slash; not `8th`, not `4711005`.
  private static func isNumber(_ word: Substring) -> Bool {
    guard word.first?.isNumber ?? false, word.utf8.count <= longestNumber else { return false }
    let parts = HouseNumberKey(String(word)).parts
    guard let first = parts.first, first.value <= greatestNumber else { return false }
    return parts.allSatisfy { $0.letters.count <= 3 && !ordinalEndings.contains($0.letters) }
  }

  /// Number of a text's numbers that are examined.
  private static let mostNumbers = 8
  private static let longestNumber = 16
  private static let greatestNumber = 999_999
  private static let ordinalEndings: Set<String> = ["st", "nd", "rd", "th"]
  /// Words after a number that repeats the one before it, as in 12, 12 bis.
  private static let repetitions: Set<String> = ["bis", "ter"]
}

/// Words that only say that a house number follows: `No:11`, `nº 11`.
enum NumberWords {
  static func contains(_ word: Substring) -> Bool { contains(TextAnalyzer.query(String(word)).key[...]) }

  /// - Parameter word: A folded word.
  static func contains(_ word: ArraySlice<UInt8>) -> Bool { words.contains(String(decoding: word, as: UTF8.self)) }

  private static let words: Set<String> = ["no", "nr", "num", "numero", "nummer", "number", "д", "дом"]
}

/// Words before the number of a flat.
private enum UnitMarkers {
  static func contains(_ word: Substring) -> Bool {
    words.contains(String(decoding: TextAnalyzer.query(String(word)).key, as: UTF8.self))
  }

  private static let words: Set<String> = Set(
    """
    apt apartment unit suite ste flat room rm lot
    wohnung whg top
    appt appartement
    piso depto dpto departamento puerta
    interno int apto andar
    lejl byt lok mieszkanie
    кв квартира стр строение корп корпус
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
