// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerPlaces

/// A text read as an address of Japan.
///
/// Areas stand from the largest down to a quarter; then come the numbers of chōme, block and house.
///
/// - `墨川区錦町三丁目8-8`, `錦町3丁目8番8号`, `錦町３－８－８` are 8-8 in 錦町三丁目
/// - `3-8-8 Nishikimachi` and `3-chome 8-8 Nishikimachi` are 8-8 in Nishikimachi 3-chome
/// - `錦町3-8` is 3-8 in 錦町, or else 8 in 錦町三丁目
struct JapaneseAddress {
  /// What the number may count in, and the number.
  struct Reading {
    /// The areas around the quarter; empty for a text in Latin letters.
    var areas: [String] = []
    /// The quarter with its chōme; in Latin letters with the areas around it.
    var quarter: String
    var number: String
    /// The text without the number.
    var area: String { (areas + [quarter]).joined(separator: " ") }
  }

  /// The readings, the most probable first; none for other texts.
  let readings: [Reading]
  /// Whether the text can be nothing else: it names its areas in kanji or kana.
  let isCertain: Bool
  /// Whether the text ends with the number, so that more of it may follow.
  let isUnfinished: Bool

  init(_ text: String) {
    let text = Self.withoutPostalCode(Self.narrow(text))
    isUnfinished = text.last.map { $0.isASCII && $0.isNumber } ?? false
    let certain = Self.readings(text)
    isCertain = !certain.isEmpty
    readings = isCertain ? certain : [Self.readingInLatin(text)].compactMap(\.self)
  }

  private static func readings(_ text: String) -> [Reading] {
    var rest = text[...]
    let numbers = takeNumbers(from: &rest)
    let name = String(rest.filter { $0 != " " })
    guard !numbers.isEmpty, let end = name.last, isKanaOrKanji(end) else { return [] }
    let names = JapaneseAreas(name)
    let all = Reading(areas: names.areas, quarter: names.quarter, number: joined(numbers[...]))
    guard numbers.count > 1, let part = Int(numbers[0].digits) else { return numbers[0].isChome ? [] : [all] }
    let chome = ChomeName(quarter: names.quarter, number: part).inKanji
    let inPart = Reading(areas: names.areas, quarter: chome, number: joined(numbers.dropFirst()))
    return numbers[0].isChome ? [inPart] : numbers.count > 2 ? [inPart, all] : [all, inPart]
  }

  /// The reading of a text in Latin letters with a word for chōme, block and house: `3-8-8` or `3-chome-8-8`.
  ///
  /// The chōme may be a word of its own.
  private static func readingInLatin(_ text: String) -> Reading? {
    var words = text.replacing("ō", with: "o").replacing("-chome ", with: "-chome-").split(separator: " ")
    for (index, word) in words.enumerated() {
      let parts = word.split(separator: "-").map { $0.filter { $0 != "," } }
      let numbers = parts.filter { $0.lowercased() != "chome" }
      guard (2...mostNumbers).contains(numbers.count), numbers.count < parts.count || numbers.count > 2,
        numbers.allSatisfy({ $0.utf8.count <= longestNumber && $0.utf8.allSatisfy(\.isASCIIDigit) })
      else { continue }
      words.remove(at: index)
      guard let quarter = words.first else { return nil }
      let rest = words.dropFirst().joined(separator: " ")
      let area = "\(quarter.filter { $0 != "," }) \(numbers[0])-chome \(rest)"
      return Reading(quarter: area, number: numbers.dropFirst().joined(separator: "-"))
    }
    return nil
  }

  private static func joined(_ numbers: ArraySlice<Number>) -> String { numbers.map(\.digits).joined(separator: "-") }

  private typealias Number = (digits: String, isChome: Bool)

  /// Takes the numbers at the end of a text, with the words behind them. The first may be that of a chōme.
  private static func takeNumbers(from text: inout Substring) -> [Number] {
    var numbers: [Number] = []
    while numbers.count < mostNumbers {
      var rest = text
      let isChome = rest.hasSuffix("丁目")
      if let mark = marks.first(where: rest.hasSuffix) { rest = rest.dropLast(mark.count) }
      while rest.last == " " { rest.removeLast() }
      let digits = rest.reversed().prefix { $0.isASCII && $0.isNumber }.count
      if digits == 0 || digits > longestNumber { break }
      numbers.insert((String(rest.suffix(digits)), isChome), at: 0)
      text = rest.dropLast(digits)
      if isChome { break }
    }
    while text.last == " " { text.removeLast() }
    return numbers
  }

  /// What stands behind a number, longer marks first.
  private static let marks = ["丁目", "番地の", "番地", "番", "号", "の", "-"]
  /// Chōme, block, house and a flat.
  private static let mostNumbers = 4
  private static let longestNumber = 5

  /// The text with digits and dashes of full width as those of ASCII; a dash is a long vowel elsewhere.
  private static func narrow(_ text: String) -> String {
    var narrow = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0xFF10...0xFF19: narrow.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value - 0xFF10) + 0x30))
      case 0x3000: narrow += " "
      case 0x2010...0x2015, 0x2212, 0xFF0D: narrow += "-"
      case 0x30FC where narrow.last?.isASCII == true: narrow += "-"
      default: narrow.unicodeScalars.append(scalar)
      }
    }
    return narrow
  }

  /// Without `〒130-0013`.
  private static func withoutPostalCode(_ text: String) -> String {
    guard text.hasPrefix("〒") else { return text }
    return String(text.dropFirst().drop { $0 == " " }.drop { $0.isASCII && ($0.isNumber || $0 == "-") }.drop { $0 == " " })
  }

  private static func isKanaOrKanji(_ character: Character) -> Bool {
    guard let value = character.unicodeScalars.first?.value else { return false }
    return (0x3041...0x30FF).contains(value) || (0x3400...0x9FFF).contains(value) || value == 0x3005
  }
}
