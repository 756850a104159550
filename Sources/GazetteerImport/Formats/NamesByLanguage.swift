// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerIndex

/// What the rows of GeoNames' alternate names say of one place.
///
/// In each language one name is official: the preferred one, else the one that is the primary name or the title of the Wikipedia article, else the first; never
/// a short, colloquial or historic one. A title in a language without a name is its official name.
struct NamesByLanguage {
  /// Official names first, then short ones, then the others, so that what is cut off matters least.
  private(set) var names: [AlternateName] = []
  /// The place in Wikidata, as `Q1726`.
  private(set) var wikidata: String?
  /// The first address that is not Wikipedia's.
  private(set) var website: String?

  private typealias Row = AlternateNames.Row

  init(_ rows: [AlternateNames.Row], primary: String) {
    let links = rows.filter { $0.language == "link" }.map(\.text)
    wikidata = rows.first { $0.language == "wkdt" }?.text
    website = links.first { $0.hasPrefix("http") && !$0.contains("wikipedia.org") }
    let named = rows.filter { $0.language != "link" && $0.language != "wkdt" }
    let titles = links.compactMap(WikipediaTitle.init)
    let languages = Set(named.map(\.language)).union(titles.map(\.language)).filter(Self.isLanguage)
    var official: [String: String] = [:]
    for language in languages {
      official[language] = Self.official(
        among: named.filter { $0.language == language }, title: titles.first { $0.language == language }?.text, primary: primary)
    }
    names = named.map { Self.name($0, isOfficial: official[$0.language] == $0.text) }
    for title in titles
    where official[title.language] == title.text && !named.contains(where: { $0.language == title.language && $0.text == title.text }) {
      names.append(AlternateName(text: title.text, language: title.language, kind: .official))
    }
    let order: [AlternateName.Kind] = [.official, .short, .abbreviation, .variant, .old]
    names = order.flatMap { kind in names.filter { $0.kind == kind } }
  }

  private static func official(among rows: [Row], title: String?, primary: String) -> String? {
    let usual = rows.filter { $0.traits.isDisjoint(with: [.short, .colloquial, .historic]) }
    let best =
      usual.first { $0.traits.contains(.preferred) } ?? usual.first { $0.text == primary } ?? usual.first { $0.text == title }
      ?? usual.first
    return best?.text ?? title
  }

  private static func name(_ row: Row, isOfficial: Bool) -> AlternateName {
    if ["iata", "icao", "faac"].contains(row.language) {
      return AlternateName(text: row.text, language: AlternateName.codeLanguage, kind: .abbreviation)
    }
    let kind: AlternateName.Kind =
      if row.language == "abbr" {
        .abbreviation
      } else if row.traits.contains(.historic) || row.language.contains("_") {
        .old
      } else if isOfficial, row.traits.isDisjoint(with: [.short, .colloquial]) {
        .official
      } else {
        row.traits.contains(.short) ? .short : .variant
      }
    return AlternateName(text: row.text, language: isLanguage(row.language) ? row.language : nil, kind: kind)
  }

  /// Whether the column holds the tag of a language: `de`, `yue`, `zh-TW`; not `abbr`, `piny`, `fr_1793`.
  private static func isLanguage(_ code: String) -> Bool {
    let base = code.prefix { $0 != "-" }
    return (2...3).contains(base.utf8.count) && !code.contains("_")
  }
}

/// The title of an article, from its address: `https://de.wikipedia.org/wiki/Wien_(Stadt)` is `Wien` in German.
struct WikipediaTitle {
  let language: String
  let text: String

  /// Nil for other addresses. What only tells articles apart, in brackets or behind a comma, is left out.
  init?(_ address: String) {
    guard let scheme = address.range(of: "://"), let host = address.range(of: ".wikipedia.org/wiki/") else { return nil }
    guard scheme.upperBound < host.lowerBound else { return nil }
    language = String(address[scheme.upperBound..<host.lowerBound])
    let path = String(address[host.upperBound...])
    let title = (path.removingPercentEncoding ?? path).replacingOccurrences(of: "_", with: " ")
    let end = [title.range(of: " (")?.lowerBound, title.range(of: ", ")?.lowerBound].compactMap(\.self).min()
    text = String(title[..<(end ?? title.endIndex)])
    if language.isEmpty || language.contains(".") || text.isEmpty { return nil }
  }
}
