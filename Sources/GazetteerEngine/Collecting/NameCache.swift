// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerText

/// A cache of the analysed names and addresses of recently compared places. It outlives a search, because the tiers of a search, and the searches for successive
/// letters, compare mostly the same places. Each layer has one; the rows of all are in one store, so that four hundred packs take no more memory than one file.
package final class NameCache {
  private let store: Store
  /// Added to a number of this layer, so that no other layer has the key.
  private let offset: Int

  /// The rows of all layers of an index.
  private final class Store {
    var primaryNames = RowCache<Int, Names>(capacity: 8192)
    var addresses = RowCache<AddressKey, [NameForm]>(capacity: 2048)
    /// Some capitals have hundreds of forms of names, so forms are counted and not places: these take about 5 MB.
    var allNames = RowCache<Int, Names>(capacity: 20_000) { $0.terms.mainForms.count + $0.terms.aliasForms.count }
    /// Forms of the names that are not foreign to a language; nil when none is.
    var nativeNames = RowCache<NativeKey, PlaceTerms?>(capacity: 20_000) {
      1 + ($0.map { $0.mainForms.count + $0.aliasForms.count } ?? 0)
    }
    var sites = RowCache<Int, StreetSite>(capacity: 2048)
  }

  /// The caches of so many layers.
  static func caches(layers: Int) -> [NameCache] {
    let store = Store()
    return (0..<layers).map { NameCache(store, offset: $0 << 40) }
  }

  private init(_ store: Store, offset: Int) { (self.store, self.offset) = (store, offset) }

  /// The analysed names of a place.
  struct Names {
    var terms: PlaceTerms
    /// The id of what the place shares of its address with others; 0 when that is nothing.
    var addressID: Int
  }

  private struct NativeKey: Hashable {
    var place: Int
    var language: String
  }

  private struct AddressKey: Hashable {
    var id: Int
    var country: Int
  }

  /// Forms of the primary name alone.
  func primary(of place: Int, _ reader: IndexReader) throws -> Names {
    try store.primaryNames.row(offset + place) { try reader.primaryName(of: place).analysedMain }
  }

  /// Forms of all names.
  func all(of place: Int, _ reader: IndexReader) throws -> Names {
    try store.allNames.row(offset + place) {
      let names = try reader.names(of: place)
      var analysed = names.analysedMain
      for name in names.others where !name.kind.isMain { analysed.terms.addAlias(TextAnalyzer.forms(ofName: name.text), name.kind) }
      return analysed
    }
  }

  /// Forms of the names that are not foreign to a request; nil when none is.
  func native(of place: Int, by native: NativeNames, core: PlaceCore, _ reader: IndexReader) throws -> PlaceTerms? {
    try store.nativeNames.row(NativeKey(place: offset + place, language: native.language)) {
      let names = try reader.names(of: place)
      return native.terms(primary: names.primary, others: names.others, country: reader.countryCode(core.country))
    }
  }

  /// The site of a street.
  func site(of place: Int, _ reader: IndexReader) throws -> StreetSite {
    try store.sites.row(offset + place) { try reader.site(ofStreet: place) }
  }

  /// Forms of the parts of an address: of all of it, or of what the place shares with others.
  func address(of place: Int, sharing id: Int?, core: PlaceCore, _ reader: IndexReader) throws -> [NameForm] {
    if let id { return try address(id, core: core, reader) }
    return PlaceTerms(try reader.record(of: place)).contextForms
  }

  private func address(_ id: Int, core: PlaceCore, _ reader: IndexReader) throws -> [NameForm] {
    try store.addresses.row(AddressKey(id: offset + id, country: core.country)) {
      try reader.sharedAddress(id, country: core.country).contextParts.flatMap(TextAnalyzer.forms(ofName:))
    }
  }
}

extension PlaceNames {
  /// Forms of the main names.
  var analysedMain: NameCache.Names {
    var terms = PlaceTerms(mainForms: TextAnalyzer.forms(ofPrimaryName: primary))
    for name in others where name.kind.isMain { terms.mainForms += TextAnalyzer.forms(ofName: name.text) }
    return NameCache.Names(terms: terms, addressID: addressID)
  }
}
