// SPDX-License-Identifier: Apache-2.0

/// The name of a numbered part of a quarter in Japan, a chōme: 錦町三丁目 is the third of 錦町.
package struct ChomeName: Equatable, Sendable {
  /// Empty for a number alone, 三丁目.
  package let quarter: String
  package let number: Int

  package init(quarter: String, number: Int) { (self.quarter, self.number) = (quarter, number) }

  /// Reads a name that ends with 丁目, its number in kanji or in digits; nil for other names.
  package init?(_ text: String) {
    guard text.hasSuffix(Self.mark) else { return nil }
    let name = text.dropLast(Self.mark.count)
    let digits = name.reversed().prefix { $0.wholeNumberValue != nil && !Self.isKanji($0) }.count
    if digits > 0 {
      let values = name.suffix(digits).compactMap(\.wholeNumberValue)
      self.init(quarter: String(name.dropLast(digits)), number: values.prefix(3).reduce(0) { $0 * 10 + $1 })
    } else {
      let kanji = name.reversed().prefix(while: Self.isKanji).count
      guard kanji > 0, let number = Self.value(of: name.suffix(kanji)) else { return nil }
      self.init(quarter: String(name.dropLast(kanji)), number: number)
    }
  }

  /// With the number in kanji, as on maps: 錦町三丁目.
  package var inKanji: String { quarter + Self.kanji(number) + Self.mark }
  /// With the number in digits, as people type it: 錦町3丁目.
  package var inDigits: String { quarter + String(number) + Self.mark }

  private static let mark = "丁目"
  private static let ten: Character = "十"
  private static let ones: [Character] = ["一", "二", "三", "四", "五", "六", "七", "八", "九"]

  private static func isKanji(_ character: Character) -> Bool { character == ten || ones.contains(character) }

  /// The number that kanji write, 1 to 99; nil for kanji that write none.
  private static func value(of kanji: Substring) -> Int? {
    let parts = kanji.split(separator: ten, maxSplits: 1, omittingEmptySubsequences: false)
    let values = parts.map { part in part.isEmpty ? nil : part.count == 1 ? ones.firstIndex(of: part[part.startIndex]).map { $0 + 1 } : -1 }
    if values.contains(-1) { return nil }
    return parts.count == 1 ? values[0] : (values[0] ?? 1) * 10 + (values[1] ?? 0)
  }

  private static func kanji(_ number: Int) -> String {
    guard (1...99).contains(number) else { return String(number) }
    let (tens, rest) = (number / 10, number % 10)
    return (tens > 1 ? String(ones[tens - 1]) : "") + (tens > 0 ? String(ten) : "") + (rest > 0 ? String(ones[rest - 1]) : "")
  }
}
