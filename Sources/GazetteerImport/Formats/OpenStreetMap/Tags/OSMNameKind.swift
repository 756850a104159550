// SPDX-License-Identifier: Apache-2.0
import GazetteerText

/// What a name itself says of a thing of a map, by the words of `NameWords`.
enum OSMNameKind {
  /// Whether a name is that of a bridge: `Lions Gate Bridge`, `Pont Neuf`, `Rheinbrücke`, not `Bridge Street`.
  static func isBridge(_ name: String) -> Bool {
    let words = words(name)
    guard let first = words.first, let last = words.last else { return false }
    return words.count > 1 && (bridgeEnds.contains(last) || bridgeStarts.contains(first))
      || bridgeParts.contains { last.count > $0.count && last.suffix($0.count) == $0[...] }
  }

  /// Whether the name of a way is a sentence: `Closed for Upgrades - USE East sidewalk`.
  static func isNotice(_ name: String) -> Bool {
    let words = words(name)
    return words.count >= 5 && (name.hasSuffix(".") || words.contains(where: notices.contains))
  }

  /// Whether a text says that a shop has no name, because it is vacant.
  static func isVacancy(_ name: String) -> Bool { vacancies.contains(TextAnalyzer.query(name).key[...]) }

  /// The folded name of a station without the words that say that it is one; the whole folded name of other things.
  static func stationKey(_ name: String) -> [UInt8] {
    let key = TextAnalyzer.query(name).key
    let end = stationEnds.first { key.count > $0.count + 1 && key.suffix($0.count) == $0[...] && key[key.count - $0.count - 1] == 0x20 }
    return end.map { Array(key.dropLast($0.count + 1)) } ?? key
  }

  private static func words(_ name: String) -> [ArraySlice<UInt8>] { TextAnalyzer.query(name).key.split(separator: 0x20) }

  private static func folded(_ words: String, _ separator: Character = " ") -> [[UInt8]] {
    words.split(separator: separator).map { TextAnalyzer.query(String($0)).key }
  }

  private static let bridgeEnds = Set(folded(NameWords.bridgeEnds).map { $0[...] })
  private static let bridgeStarts = Set(folded(NameWords.bridgeStarts).map { $0[...] })
  private static let bridgeParts = folded(NameWords.bridgeParts)
  private static let notices = Set(folded(NameWords.notices).map { $0[...] })
  private static let vacancies = Set(folded(NameWords.vacancies, "\n").map { $0[...] })
  private static let stationEnds = folded(NameWords.stationEnds, "\n")
}

extension OSMTags {
  /// Whether the element is a board, a map or a signpost, which has the name of the place where it stands.
  var isBoard: Bool {
    guard self["tourism"] == "information", let kind = self["information"] else { return false }
    return !["office", "visitor_centre"].contains(kind)
  }
}
