// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerText

/// The analysed names and addresses of places compared lately, kept from search to search: every round of a search, and every letter, compares
/// much the same places.
package final class NameMemory {
  private var primaryNames = RecentRows<Int, PlaceTerms>(capacity: 8192)
  private var addresses = RecentRows<AddressKey, [NameForm]>(capacity: 2048)
  private var allNames: [Int: PlaceTerms] = [:]
  private var formCount = 0

  /// Some capitals have hundreds of forms of names, so forms are counted and not places: these take about 5 MB.
  private static let mostForms = 20_000

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
    if let terms = allNames[place] { return terms }
    let names = try reader.names(of: place)
    var terms = names.mainTerms
    for name in names.others where !name.kind.isMain { terms.aliasForms += TextAnalyzer.forms(ofName: name.text) }
    if formCount > Self.mostForms {
      allNames.removeAll(keepingCapacity: true)
      formCount = 0
    }
    formCount += terms.mainForms.count + terms.aliasForms.count
    allNames[place] = terms
    return terms
  }

  /// Forms of the parts of an address. Many places share one, but for streets and houses.
  func address(of place: Int, _ core: PlaceCore, _ reader: IndexReader) throws -> [NameForm] {
    if !core.flags.isDisjoint(with: [.street, .houseNumbers]) { return PlaceTerms(try reader.record(of: place)).contextForms }
    let id = try reader.addressID(of: place)
    return try addresses.row(AddressKey(id: id, country: core.country)) {
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
