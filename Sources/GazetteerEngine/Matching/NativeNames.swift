// SPDX-License-Identifier: Apache-2.0
package import GazetteerIndex
import GazetteerText

/// Tells the names of a place that count for a request from foreign ones: `Almanya` is Germany's name in Turkish, and counts less in English.
///
/// A name is foreign if its language is known, is neither that of the request nor one of the place's country, and is written in Latin letters. Names in other
/// letters are never foreign: who types such letters shows by them which language is meant.
package struct NativeNames: Sendable {
  /// The base tag of the language of the request, as `pt` of `pt-BR`.
  package let language: String

  /// - Parameter language: The BCP 47 tag of a request.
  init(_ language: String) { self.language = Self.base(of: language) }

  /// The names of a place without the foreign ones; nil when none is foreign.
  package func terms(primary: String, others: [AlternateName], country: String?) -> PlaceTerms? {
    let native = country.map(CountryLanguages.of) ?? []
    let kept = others.filter { !isForeign($0, native) }
    return kept.count == others.count ? nil : PlaceTerms(primary: primary, others: kept)
  }

  private func isForeign(_ name: AlternateName, _ native: Set<String>) -> Bool {
    guard let tag = name.language else { return false }
    let base = Self.base(of: tag)
    return base != language && !native.contains(base) && Self.isLatin(name.text.utf8)
  }

  private static func base(of tag: String) -> String { tag.split(separator: "-").first.map { $0.lowercased() } ?? tag }

  /// Whether all letters are Latin. Those of Greek, from U+0370, and of all later scripts begin with a byte from 0xCD on; Latin letters with two marks are
  /// U+1E00…1EFF.
  private static func isLatin(_ bytes: String.UTF8View) -> Bool {
    var previous: UInt8 = 0
    for byte in bytes {
      if previous == 0xE1, byte < 0xB8 || byte > 0xBB { return false }
      if byte >= 0xCD, byte != 0xE1, byte != 0xE2 { return false }
      previous = byte
    }
    return true
  }
}
