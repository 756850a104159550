// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerNumbers
import GazetteerText

/// A text read as an address: one word is the house number; the others name the street and its area.
struct TypedAddress: Equatable {
  /// The number as typed.
  var number: String
  /// Flat, apartment or suite.
  var unit: String?
  /// The text without number and unit.
  var street: String
  /// Whether the text ends with the number, so that more of it may follow.
  var isUnfinished = false

  /// The ways to read a text as an address, the most probable first, at most three; empty for a text without a digit.
  ///
  /// - `12 rue de Rivoli` is number 12 of "rue de Rivoli"
  /// - `Hauptstrasse 12a, Berlin` is number 12a of "Hauptstrasse Berlin"
  /// - `111 8th av new y` is number 111 of "8th av new y", as an ordinal is no house number
  /// - `10115 Berlin Hauptstr 5` is number 5 of "10115 Berlin Hauptstr", or else number 10115 of "Berlin Hauptstr 5"
  /// - `Hauptstr 12 a` is number "12 a", but `12 e main st` is number 12 of "e main st"
  /// - `Hauptstr 38 b-c` is number "38 b-c"
  /// - `1600 Main St Apt 4`, `1600 Main St #4` and `Unit 4, 1600 Main St` are unit 4 of number 1600
  static func variants(of text: String) -> [TypedAddress] {
    guard hasDigit(text) else { return [] }
    var words = AddressWords(text)
    let unit = words.takeUnit()
    return words.numbers.prefix(mostVariants).compactMap { range in
      let street = words.text(without: range)
      if TextAnalyzer.query(street).isEmpty { return nil }
      return TypedAddress(
        number: words.text(of: range), unit: unit, street: street, isUnfinished: range.upperBound == words.count && words.endsOpen)
    }
  }

  /// Whether a text can name a house or a crossing at all. Most texts cannot, and need no further work.
  static func isPossible(_ text: String) -> Bool { hasDigit(text) || TypedIntersection.hasMark(text) }

  /// Whether a text has an ASCII digit, or any non-ASCII character, which may be a digit of another script.
  private static func hasDigit(_ text: String) -> Bool { text.utf8.contains { $0.isASCIIDigit || $0 >= 0xC2 } }

  private static let mostVariants = 3
}

/// The words of a text, and which of them may be a house number.
private struct AddressWords {
  private struct Word {
    var text: Substring
    /// Whether a comma or the end of the text follows.
    var endsPart: Bool
  }

  private var words: [Word] = []
  /// Whether the text ends within its last word.
  let endsOpen: Bool

  init(_ text: String) {
    for part in text.split(whereSeparator: { $0 == "," || $0 == ";" || $0.isNewline }) {
      let found = part.split(whereSeparator: \.isWhitespace)
      for (index, word) in found.enumerated() { words.append(Word(text: word, endsPart: index == found.count - 1)) }
    }
    endsOpen = text.last.map { !$0.isWhitespace && $0 != "," && $0 != ";" } ?? false
  }

  var count: Int { words.count }

  func text(of range: Range<Int>) -> String { words[range].map(\.text).joined(separator: " ") }

  func text(without range: Range<Int>) -> String {
    (words[..<range.lowerBound] + words[range.upperBound...]).map(\.text).joined(separator: " ")
  }

  /// Removes the words that name a unit: a marker and the word after it, or `#4`.
  mutating func takeUnit() -> String? {
    for (index, word) in words.enumerated() where words.count > 2 {
      if word.text.hasPrefix("#"), word.text.count > 1, index > 0 {
        words[max(0, index - 1)].endsPart = true
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

  /// The words that may be the house number: the first word, then words at the end of a part, then the others. A letter that ends a part belongs to
  /// the number before it, and so do the letters of a range.
  var numbers: [Range<Int>] {
    let numbers = words.indices.lazy.filter { Self.isNumber(words[$0].text) }.prefix(Self.mostNumbers)
    let found = numbers.flatMap { index -> [Range<Int>] in
      let next = index + 1
      guard next < words.count, !words[index].endsPart else { return [index..<next] }
      if words[next].endsPart, Self.areLetters(words[next].text) { return [index..<next + 1] }
      // `12 bis rue de Rivoli`; but names of streets may also begin with `ter`.
      return Self.repetitions.contains(words[next].text.lowercased()) ? [index..<next + 1, index..<next] : [index..<next]
    }
    // A number that is the only one is not a postal code.
    let (codes, others) = found.count > 1 ? (found.filter(isPostalCode), found.filter { !isPostalCode($0) }) : ([], Array(found))
    return others.filter { $0.lowerBound == 0 } + others.filter { $0.lowerBound > 0 && endsPart($0) }
      + others.filter { $0.lowerBound > 0 && !endsPart($0) } + codes
  }

  private func endsPart(_ range: Range<Int>) -> Bool { words[range.upperBound - 1].endsPart }

  /// Whether a number looks like a postal code: five digits or more.
  private func isPostalCode(_ range: Range<Int>) -> Bool {
    words[range.lowerBound].text.utf8.count >= 5 && words[range.lowerBound].text.utf8.allSatisfy(\.isASCIIDigit)
  }

  // MARK: Words

  private static func isLetter(_ word: Substring) -> Bool { word.count == 1 && word.first?.isLetter ?? false }

  /// `a`, or the ends of a range: `a-c`, `a/c`.
  private static func areLetters(_ word: Substring) -> Bool {
    let letters = word.split { $0 == "-" || $0 == "–" || $0 == "/" }
    return (1...2).contains(letters.count) && letters.allSatisfy(isLetter)
  }

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
    кв квартира
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
