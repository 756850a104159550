// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerText

/// Rows of recently compared places: their analysed names, addresses and sites, with one limit in bytes. They outlive a search, because the tiers of a search,
/// and the searches for successive letters, compare mostly the same places. All layers share the limit, so that four hundred packs take no more memory than one file.
package final class PlaceRows {
  private let reader: IndexReader
  private let cache: Cache
  /// Added to a number of this layer, so that no other layer has the key.
  private let offset: Int

  /// The rows of all layers.
  private final class Cache {
    var rows = RowCache<Key, Row>(capacity: mostBytes, weigh: \.bytes)
  }

  /// About as much as eight thousand primary names with the addresses and the other names of the most important ones.
  private static let mostBytes = 16 << 20

  private enum Key: Hashable {
    case primaryName(Int)
    case allNames(Int)
    case nativeNames(Int, language: String)
    /// Of what places of a country share of their addresses.
    case address(Int, country: Int)
    case site(Int)
  }

  /// What is known of a place: its analysed names, of its address only forms, of a street only its site. A class, for each look-up would copy it.
  final class Row {
    let terms: PlaceTerms
    /// The id of what the place shares of its address with others; 0 when that is nothing.
    let addressID: Int
    let site: StreetSite?
    /// Whether there are no terms: native names were asked for and there is none, or only the site.
    let lacksTerms: Bool

    init(_ terms: PlaceTerms?, addressID: Int = 0, site: StreetSite? = nil) {
      (self.terms, lacksTerms) = (terms ?? PlaceTerms(), terms == nil)
      (self.addressID, self.site) = (addressID, site)
    }

    /// An estimate, the same whenever it is asked.
    fileprivate var bytes: Int {
      [terms.mainForms, terms.aliasForms, terms.contextForms].reduce(128) { $1.reduce($0) { $0 + 96 + $1.key.count + 32 * $1.terms.count } }
    }
  }

  /// The rows of each layer.
  static func rows(of readers: [IndexReader]) -> [PlaceRows] {
    let cache = Cache()
    return readers.enumerated().map { PlaceRows($1, cache, offset: $0 << 40) }
  }

  private init(_ reader: IndexReader, _ cache: Cache, offset: Int) { (self.reader, self.cache, self.offset) = (reader, cache, offset) }

  /// Forms of the primary name alone.
  func primary(of place: Int) throws -> Row {
    try cache.rows.row(.primaryName(offset + place)) { try reader.primaryName(of: place).analysed(withAliases: false) }
  }

  /// Forms of all names.
  func all(of place: Int) throws -> Row {
    try cache.rows.row(.allNames(offset + place)) { try reader.names(of: place).analysed(withAliases: true) }
  }

  /// Forms of the names that are not foreign to a request; nil when none is.
  func native(of place: Int, by native: NativeNames, core: PlaceCore) throws -> PlaceTerms? {
    let row = try cache.rows.row(.nativeNames(offset + place, language: native.language)) {
      let names = try reader.names(of: place)
      return Row(native.terms(primary: names.primary, others: names.others, country: reader.countryCode(core.country)))
    }
    return row.lacksTerms ? nil : row.terms
  }

  /// The site of a street.
  func site(of place: Int) throws -> StreetSite? {
    try cache.rows.row(.site(offset + place)) { Row(nil, site: try reader.site(ofStreet: place)) }.site
  }

  /// Forms of the parts of an address: of all of it, or of what the place shares with others.
  func address(of place: Int, sharing id: Int?, core: PlaceCore) throws -> [NameForm] {
    guard let id else { return PlaceTerms(try reader.record(of: place)).contextForms }
    let row = try cache.rows.row(.address(offset + id, country: core.country)) {
      var terms = PlaceTerms()
      terms.contextForms = try reader.sharedAddress(id, country: core.country).contextParts.flatMap(TextAnalyzer.forms(ofName:))
      return Row(terms)
    }
    return row.terms.contextForms
  }
}

extension StoredNames {
  /// Forms of the main names, or of all.
  func analysed(withAliases: Bool) -> PlaceRows.Row {
    var terms = PlaceTerms(mainForms: TextAnalyzer.forms(ofPrimaryName: primary))
    for name in others where withAliases || name.kind.isMain {
      let forms = TextAnalyzer.forms(ofName: name.text)
      if name.kind.isMain { terms.mainForms += forms } else { terms.addAlias(forms, name.kind) }
    }
    return PlaceRows.Row(terms, addressID: addressID)
  }
}
