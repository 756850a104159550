// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerText

/// The street in the text of an address, which may have a unit, the town or the house number beside it.
enum OSMStreetText {
  /// The street without unit and town; nil when nothing is left that can be one. A town alone stays: the houses of a village count in it.
  ///
  /// - `Howe St. Vancouver` is `Howe St.`, `Expo Blvd, #3305` is `Expo Blvd`
  /// - `Lhota` in Lhota is `Lhota`
  /// - `Street` and `100` are none
  static func street(_ text: String, town: String?) -> String? {
    let parts = text.split { $0 == "," || $0 == ";" }.map { String($0.trimmingSpaces) }
    let known = parts.filter { !isUnit($0) }
    guard let first = known.first(where: { town == nil || key($0) != town.map(key) }) ?? known.first else { return nil }
    let street = withoutTown(withoutUnit(first), town)
    return isStreet(street) ? street : nil
  }

  /// The street without a house number before it; nil without one: `210 Carrall Street`.
  static func withoutNumber(_ street: String) -> String? {
    guard let space = street.firstIndex(of: " "), street[..<space].utf8.allSatisfy(\.isASCIIDigit) else { return nil }
    return String(street[space...].trimmingSpaces)
  }

  /// The street with its direction at the other end; nil without one: `29th Avenue East` is East 29th Avenue.
  static func swapped(_ street: String) -> String? {
    let words = street.split(separator: " ")
    guard words.count > 1, let first = words.first, let last = words.last else { return nil }
    if directions.contains(key(String(last))) { return ([last] + words.dropLast()).joined(separator: " ") }
    return directions.contains(key(String(first))) ? (words.dropFirst() + [first]).joined(separator: " ") : nil
  }

  /// The street without the direction that tells its halves apart; nil without one: West Broadway is Broadway to everybody. In countries where streets
  /// are so named; elsewhere a direction is part of the name, as of South Park Road.
  static func withoutDirection(_ street: String, country: String?) -> String? {
    guard let country, ["US", "CA"].contains(country) else { return nil }
    let words = street.split(separator: " ")
    guard words.count > 1, let first = words.first, let last = words.last else { return nil }
    let isFirst = directions.contains(key(String(first)))
    guard isFirst || directions.contains(key(String(last))) else { return nil }
    let rest = (isFirst ? words.dropFirst() : words.dropLast()).joined(separator: " ")
    return isStreet(rest) ? rest : nil
  }

  /// Whether a text names a flat or an office: `#3305`, `Suite 110`.
  static func isUnit(_ text: String) -> Bool {
    if text.hasPrefix("#") { return true }
    let words = text.split { $0 == " " || $0 == "." }
    return words.count > 1 && units.contains(key(String(words[0]))) && words[1].contains(where: \.isNumber)
  }

  private static func withoutUnit(_ text: String) -> String {
    guard let mark = text.range(of: " #")?.lowerBound else { return text }
    return String(text[..<mark].trimmingSpaces)
  }

  /// The text without the town behind a word for streets.
  private static func withoutTown(_ text: String, _ town: String?) -> String {
    guard let town else { return text }
    let words = text.split(separator: " ")
    let count = town.split(separator: " ").count
    guard words.count > count + 1, key(words.suffix(count).joined(separator: " ")) == key(town),
      streetEnds.contains(key(String(words[words.count - count - 1])))
    else { return text }
    return words.dropLast(count).joined(separator: " ")
  }

  private static func isStreet(_ text: String) -> Bool { text.contains(where: \.isLetter) && !streetEnds.contains(key(text)) }

  private static func key(_ text: String) -> [UInt8] { TextAnalyzer.query(text).key }

  private static func folded(_ words: String) -> Set<[UInt8]> { Set(words.split { $0 == " " || $0 == "\n" }.map { key(String($0)) }) }

  static let units = folded(NameWords.units)
  private static let streetEnds = folded(NameWords.streetEnds)
  private static let directions = folded(NameWords.directions)
}

extension String {
  /// Where a text stands in this one; nil when it does not.
  fileprivate func range(of text: String) -> Range<Index>? {
    indices.lazy.filter { self[$0...].hasPrefix(text) }.first.map { $0..<(index($0, offsetBy: text.count)) }
  }
}
