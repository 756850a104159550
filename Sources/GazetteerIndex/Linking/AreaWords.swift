// SPDX-License-Identifier: Apache-2.0
import GazetteerPlaces
import GazetteerText

/// The ways to write an area, looked up by any of them: `BY`, `Bavaria` and `Bayern` in Germany.
struct AreaWords: Sendable {
  private struct Key: Hashable {
    var country: String
    var folded: [UInt8]
  }

  static let shared = AreaWords(AreaSpellings.groups)

  private var groups: [[String]] = []
  private var positions: [Key: Int] = [:]

  private init(_ areas: [AreaSpellings.Group]) {
    for area in areas {
      let keys = area.spellings.map { Key(country: area.country, folded: Self.folded($0)) }
      let group = positions[keys[0]] ?? groups.count
      if group == groups.count { groups.append([]) }
      for (spelling, key) in zip(area.spellings, keys) where positions[key] == nil {
        positions[key] = group
        groups[group].append(spelling)
      }
    }
  }

  /// The other ways to write an area; none for areas that the tables do not have.
  ///
  /// - Parameters:
  ///   - area: As a source writes it. Case and marks do not count; words that say what it is (`Provincia di Milano`) may stand beside it.
  ///   - country: ISO 3166-1 alpha-2 code.
  /// - Returns: Spellings that differ when folded, in the order of the tables.
  func others(of area: String, in country: String) -> [String] {
    let folded = Self.folded(area)
    guard
      let group = positions[Key(country: country, folded: folded)]
        ?? positions[Key(country: country, folded: Self.withoutTypeWords(folded))]
    else {
      return []
    }
    return groups[group].filter { Self.folded($0) != folded }
  }

  private static func folded(_ text: String) -> [UInt8] { TextAnalyzer.query(text).key }

  private static func withoutTypeWords(_ folded: [UInt8]) -> [UInt8] {
    Array(
      folded.split(separator: 0x20).filter { !AreaSpellings.typeWords.contains(String(decoding: $0, as: UTF8.self)) }.joined(separator: [
        0x20
      ]))
  }
}
