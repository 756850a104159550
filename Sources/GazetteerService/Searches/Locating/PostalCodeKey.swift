// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerText

/// A postal code as it is compared: without spaces, signs and the letters of its country.
///
/// `D-10115` is 10115, and 1067 is 01067: programs for tables drop zeros at the front. A first part stands for the whole: `SW1A` for `SW1A 1AA`.
struct PostalCodeKey: Equatable {
  private let key: [UInt8]
  private let first: [UInt8]

  /// Nil for a text without a digit.
  init?(_ text: String) {
    let text = Self.withoutCountry(text) ?? text
    let all = TextAnalyzer.query(text).key.filter(\.isASCIIAlphanumeric)
    guard all.contains(where: \.isASCIIDigit) else { return nil }
    key = Self.withoutZeros(all)
    first = Self.withoutZeros(TypedPostalCode(text).map { Array($0.first.lowercased().utf8) } ?? all)
  }

  /// Whether the two can be the same code.
  func fits(_ other: PostalCodeKey) -> Bool { key == other.key || first == other.key || key == other.first }

  /// The ways to look a code up: as it is, without the letters of a country, with a zero that was lost, and its first part.
  static func spellings(of text: String) -> [String] {
    var spellings = [text]
    if let own = withoutCountry(text) { spellings.append(own) }
    if text.utf8.allSatisfy(\.isASCIIDigit) { spellings.append("0" + text) }
    if let first = TypedPostalCode(text)?.first { spellings.append(first) }
    return spellings
  }

  /// The code behind the letters of a country and a hyphen; nil without these.
  private static func withoutCountry(_ text: String) -> String? {
    guard let hyphen = text.firstIndex(of: "-"), text[..<hyphen].allSatisfy(\.isLetter) else { return nil }
    return String(text[hyphen...].dropFirst())
  }

  private static func withoutZeros(_ key: [UInt8]) -> [UInt8] { Array(key.drop { $0 == UInt8(ascii: "0") }) }
}
