// SPDX-License-Identifier: Apache-2.0
import GazetteerPlaces
import GazetteerText

/// The first-level areas that addresses name, whatever their spelling: `BC`, `B.C.` and `british columbia` are one.
enum OSMAreaNames {
  /// The name of an area: that of the table of area codes, else the text as it is.
  static func name(_ text: String, in country: String?) -> String {
    guard let country, let group = group(text, in: country) else { return text }
    return group.spellings.lazy.compactMap { AreaCodes.area($0, in: country)?.name }.first ?? text
  }

  /// What all spellings of an area have in common.
  static func key(_ text: String, in country: String?) -> String {
    country.flatMap { group(text, in: $0) }?.spellings.first ?? String(decoding: folded(text), as: UTF8.self)
  }

  /// The country with an area of this name or code; nil when none or several have one.
  static func country(of text: String) -> String? {
    let countries = Set((byKey[folded(text)] ?? []).map { AreaSpellings.groups[$0].country })
    return countries.count == 1 ? countries.first : nil
  }

  /// Whether a text is the name or the code of a first-level area of a country.
  static func isArea(_ text: String, in country: String?) -> Bool { country.map { group(text, in: $0) != nil } ?? false }

  private static func group(_ text: String, in country: String) -> AreaSpellings.Group? {
    byKey[folded(text)]?.lazy.map { AreaSpellings.groups[$0] }.first { $0.country == country }
  }

  /// The text folded, without spaces.
  private static func folded(_ text: String) -> [UInt8] { TextAnalyzer.query(text).key.filter { $0 != 0x20 } }

  /// Positions of groups by their folded spellings.
  private static let byKey: [[UInt8]: [Int]] = {
    var byKey: [[UInt8]: [Int]] = [:]
    for (index, group) in AreaSpellings.groups.enumerated() {
      for key in Set(group.spellings.map(folded)) { byKey[key, default: []].append(index) }
    }
    return byKey
  }()
}
