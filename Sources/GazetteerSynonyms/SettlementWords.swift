// SPDX-License-Identifier: Apache-2.0
import GazetteerText

/// Words that say what sort of settlement or area a place is, as `city`, `Stadt` and `province`: people add them to names that do not have them.
package enum SettlementWords {
  /// Whether a folded word is one of them.
  ///
  /// - `city`, `ville`, `stadt`, `gorod` are
  /// - `villa`, `fort`, `new`, `lake` are not
  ///
  /// - Parameter word: A term of `TextAnalyzer`, complete.
  package static func contains(_ word: some Collection<UInt8>) -> Bool { folded.contains(Array(word)) }

  /// All of them folded.
  static let folded = Set(words.flatMap { TextAnalyzer.forms(ofName: $0) }.map(\.key))

  /// As people write them; of areas only those that stand beside names.
  private static let words = [
    // English, and what is written in it
    "city", "town", "township", "village", "municipality", "borough", "hamlet", "county", "province", "state", "district", "region",
    "country",
    // German, Dutch, Scandinavian
    "Stadt", "Dorf", "Gemeinde", "Landkreis", "Kreis", "Bezirk", "stad", "dorp", "gemeente", "kommun", "kommune",
    // French, Spanish, Portuguese, Italian, Catalan, Romanian
    "ville", "village", "commune", "département", "ciudad", "pueblo", "municipio", "provincia", "cidade", "vila", "município", "concelho",
    "città", "paese", "comune", "ciutat", "poble", "oraș", "comuna", "județ",
    // Slavic and Baltic
    "miasto", "wieś", "gmina", "powiat", "město", "obec", "mesto", "grad", "selo", "город", "деревня", "село", "посёлок", "область",
    "район", "місто",
    // Others
    "şehri", "köyü", "ilçesi", "város", "falu", "kaupunki", "linn", "kota", "desa", "kabupaten", "πόλη", "χωριό", "עיר", "مدينة", "قرية",
    "شهر",
    "शहर",
  ]
}
