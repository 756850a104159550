// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerText

/// The house numbers in a value of `addr:housenumber`, apart from the unit that stands before them.
struct OSMHouseNumbers: Equatable {
  /// `12;14` and `76, 76a` are two. None for a unit alone.
  private(set) var numbers: [String]
  private(set) var unit: String?

  /// Reads a value.
  ///
  /// - `#110 3665`, `Suite 110, 3665`, and in countries that write the unit first `110-3665` and `110 3665`, are unit 110 of 3665
  /// - `Suite 110` is a unit alone
  /// - `1304 Seymour` is 1304, where this is the street
  ///
  /// - Parameters:
  ///   - street: Name of the street, which may stand behind the number.
  ///   - country: ISO 3166-1 alpha-2 code.
  init(_ text: String, street: String?, country: String?) {
    let text = String(text[...].trimmingSpaces)
    numbers = text.split { $0 == ";" || $0 == "," }.map { String($0.trimmingSpaces) }
    let isUnitFirst = Self.unitFirst.contains(country ?? "")
    if OSMStreetText.isUnit(text) || isUnitFirst && !numbers.allSatisfy(Self.isNumber) { takeUnit(text) }
    let read = numbers
    numbers = read.flatMap { isUnitFirst ? splitHyphen($0) : [$0] }.flatMap { splitSlash($0, country) }
    numbers = numbers.map { Self.withoutStreet($0, street) }.filter { HouseNumberKey($0).hasDigit }
  }

  /// Countries whose addresses have the unit before the number.
  private static let unitFirst: Set<String> = ["AU", "CA", "NZ"]
  /// Farther apart, two numbers are no range.
  private static let longestRange = 100

  /// Takes the unit from the parts of a text, the last of which is the number.
  private mutating func takeUnit(_ text: String) {
    var words = text.split { " ,;#.".contains($0) }.map { String($0.drop { $0 == "-" }) }.filter { !$0.isEmpty }
    let isMarked = OSMStreetText.isUnit(text)
    if let first = words.first, OSMStreetText.units.contains(TextAnalyzer.query(first).key) { words.removeFirst() }
    if words.count == 1, isMarked, let parts = Self.hyphenated(words[0]) { words = [parts.0, parts.1] }
    guard let first = words.first, first.contains(where: \.isNumber) else { return }
    if words.count == 1, isMarked { return (numbers, unit) = ([], first) }
    guard words.count > 1, let last = words.last, Self.isNumber(last) else { return }
    (numbers, unit) = ([last], first)
  }

  /// `5/12` is unit 5 of 12 in Australia; `2400/2420` are two houses in America.
  private mutating func splitSlash(_ text: String, _ country: String?) -> [String] {
    guard let country, let parts = Self.halves(text, "/") else { return [text] }
    if ["CA", "US"].contains(country) { return min(parts.0.utf8.count, parts.1.utf8.count) >= 3 ? [parts.0, parts.1] : [text] }
    guard ["AU", "NZ"].contains(country), HouseNumberKey(parts.1).hasDigit else { return [text] }
    unit = parts.0
    return [parts.1]
  }

  /// The number of a text of unit and number; a range stays.
  private mutating func splitHyphen(_ text: String) -> [String] {
    guard let parts = Self.hyphenated(text), let low = Int(parts.0), let high = Int(parts.1) else { return [text] }
    if high > low, high - low <= Self.longestRange { return [text] }
    let isUnitLast = high < 20 && low >= 100
    unit = isUnitLast ? parts.1 : parts.0
    return [isUnitLast ? parts.0 : parts.1]
  }

  private static func hyphenated(_ text: String) -> (String, String)? { halves(text, "-") }

  private static func halves(_ text: String, _ separator: Character) -> (String, String)? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false).map { String($0.trimmingSpaces) }
    return parts.count == 2 && !parts.contains("") ? (parts[0], parts[1]) : nil
  }

  /// Whether a text can be a number as it stands: `12`, `12a`, `12 a`, `12-14`, `12 1/2`.
  private static func isNumber(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    guard let first = words.first?.utf8.first, first.isASCIIDigit, words.count <= 3 else { return false }
    return words.dropFirst().allSatisfy {
      $0.utf8.count == 1 || $0.contains("/") || $0.first == "-" || words.count == 3 && $0.utf8.first?.isASCIIDigit == true
    }
  }

  private static func withoutStreet(_ number: String, _ street: String?) -> String {
    guard let street, let space = number.firstIndex(of: " ") else { return number }
    let rest = TextAnalyzer.query(String(number[space...])).key
    let isStreet = rest.count > 2 && TextAnalyzer.query(street).key.starts(with: rest)
    return isStreet ? String(number[..<space]) : number
  }
}
