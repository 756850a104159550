// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerText

/// The analysed names and addresses of places compared lately, kept from search to search: every round of a search, and every letter, compares
/// much the same places.
package final class NameMemory {
  private var primaryNames = RecentRows<Int, PlaceTerms>(capacity: 8192)
  private var addresses = RecentRows<AddressKey, [NameForm]>(capacity: 2048)
  /// Some capitals have hundreds of forms of names, so forms are counted and not places: these take about 5 MB.
  private var allNames = RecentRows<Int, PlaceTerms>(capacity: 20_000) { $0.mainForms.count + $0.aliasForms.count }

  private struct AddressKey: Hashable {
    var id: Int
    var country: Int
  }

  /// Forms of the primary name alone.
  func primary(of place: Int, _ reader: IndexReader) throws -> PlaceTerms {
    try primaryNames.row(place) { PlaceTerms(mainForms: TextAnalyzer.forms(ofPrimaryName: try reader.name(of: place))) }
  }

  /// Forms of all names.
  func all(of place: Int, _ reader: IndexReader) throws -> PlaceTerms {
    try allNames.row(place) { try Self.all(of: place, reader) }
  }

  private static func all(of place: Int, _ reader: IndexReader) throws -> PlaceTerms {
    let names = try reader.names(of: place)
    var terms = names.mainTerms
    for name in names.others where !name.kind.isMain { terms.aliasForms += TextAnalyzer.forms(ofName: name.text) }
    return terms
  }

  /// Forms of the parts of an address.
  func address(of place: Int, _ core: PlaceCore, _ reader: IndexReader) throws -> [NameForm] {
    if let id = try sharedAddressID(of: place, core, reader) { return try address(id, core, reader) }
    return PlaceTerms(try reader.record(of: place)).contextForms
  }

  /// The id of the whole address of a place, when others may have it as well: those of streets and houses nobody shares.
  func sharedAddressID(of place: Int, _ core: PlaceCore, _ reader: IndexReader) throws -> Int? {
    core.flags.isDisjoint(with: [.street, .houseNumbers]) ? try reader.addressID(of: place) : nil
  }

  private func address(_ id: Int, _ core: PlaceCore, _ reader: IndexReader) throws -> [NameForm] {
    try addresses.row(AddressKey(id: id, country: core.country)) {
      try reader.sharedAddress(id, country: core.country).contextParts.flatMap(TextAnalyzer.forms(ofName:))
    }
  }
}

extension PlaceNames {
  /// Forms of the main names.
  var mainTerms: PlaceTerms {
    var terms = PlaceTerms(mainForms: TextAnalyzer.forms(ofPrimaryName: primary))
    for name in others where name.kind.isMain { terms.mainForms += TextAnalyzer.forms(ofName: name.text) }
    return terms
  }
}
