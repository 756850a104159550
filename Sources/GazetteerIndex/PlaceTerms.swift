// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerPlaces
package import GazetteerText

/// The analysed text of a place: what the index stores as terms, and what a plain scan would compare with.
package struct PlaceTerms: Sendable {
  /// Forms of the main names: the primary name first, then the official ones.
  package var mainForms: [NameForm] = []
  /// Forms of the other names.
  package var aliasForms: [NameForm] = []
  /// Those of them that are in use.
  package var presentAliasForms: [NameForm] = []
  /// Forms of the address parts. Country names are not among them: they are looked up by country.
  package var contextForms: [NameForm] = []

  /// The code of the primary type, which words of a text may name as well.
  package var primaryType: Int?

  package init(mainForms: [NameForm] = []) { self.mainForms = mainForms }

  /// The terms of names alone.
  package init(primary: String, others: [AlternateName]) {
    mainForms = TextAnalyzer.forms(ofPrimaryName: primary)
    for name in others {
      let forms = TextAnalyzer.forms(ofName: name.text)
      if name.kind.isMain { mainForms += forms } else { addAlias(forms, name.kind) }
    }
  }

  /// Adds the forms of a name that is no main name.
  package mutating func addAlias(_ forms: [NameForm], _ kind: AlternateName.Kind) {
    aliasForms += forms
    if kind != .old { presentAliasForms += forms }
  }

  /// Whether a key is all of an alias in use. A former name is found by its words: `post office` is no station that was once called so.
  package func hasWholeAlias(_ key: [UInt8]) -> Bool { presentAliasForms.contains { $0.key == key } }

  package init(_ record: PlaceRecord) {
    self.init(primary: record.name, others: record.names)
    primaryType = record.primaryType.flatMap(PlaceTypeTable.code(of:))
    for part in record.address.contextParts + record.houseNumbers.postalCodes { contextForms += TextAnalyzer.forms(ofName: part) }
  }

  /// Whether one main name is the prefix of another, longer one.
  package var hasNestedNames: Bool {
    guard mainForms.count > 1 else { return false }
    let keys = mainForms.map(\.key).sorted { $0.lexicographicallyPrecedes($1) }
    return zip(keys, keys.dropFirst()).contains { $0.count < $1.count && $1.starts(with: $0) }
  }

  /// Whether a main name contains a word twice, or a word that is a prefix of another of its words.
  package var hasRepeatedWord: Bool { mainForms.contains(where: \.hasRepeatedWord) }

  /// Whether two words of one name have the same `QueryText.lettersToRepeat`.
  package var hasRepeatedLetters: Bool {
    mainForms.contains(where: \.hasRepeatedLetters) || aliasForms.contains(where: \.hasRepeatedLetters)
  }

  /// The keys of all names in `whole_name`.
  var wholeNameKeys: [Int] { (mainForms.map { nameKeyHash($0.key) } + aliasForms.map { aliasKeyHash($0.key) }).map(wholeNameKey) }

  /// The hash of the primary name in its plain form, by which duplicates are found.
  package var nameKey: UInt64 { mainForms.first.map { nameKeyHash($0.key) } ?? 0 }
}

extension NameForm {
  fileprivate var hasRepeatedWord: Bool {
    if terms.count < 2 { return false }
    // In sorted order a word comes directly before one that it is a prefix of.
    let words = terms.map { key[$0] }.sorted { $0.lexicographicallyPrecedes($1) }
    return zip(words, words.dropFirst()).contains { $1.starts(with: $0) }
  }

  fileprivate var hasRepeatedLetters: Bool {
    if terms.count < 2 { return false }
    let starts = terms.compactMap { QueryText.lettersToRepeat(of: key[$0]) }
    return starts.indices.contains { starts[..<$0].contains(starts[$0]) }
  }
}

extension AlternateName.Kind {
  /// Whether names of this type count as much as the primary name.
  package var isMain: Bool { self == .official }
}

extension Address {
  /// The address parts whose words may accompany a name ("starbucks seattle").
  package var contextParts: [String] {
    [houseNumber, street, sublocality, locality, administrativeArea2, administrativeArea1, postalCode].compactMap { $0 } + areaSpellings
      + inheritedNames
  }

  /// The other form of the first-level area where the country abbreviates them: `MA` for Massachusetts, and the other way round.
  private var areaSpellings: [String] {
    guard let area = administrativeArea1, let known = countryCode.flatMap({ AreaCodes.area(area, in: $0) }) else { return [] }
    return [known.code, known.name].filter { $0 != area }
  }
}

/// The key of a name in `whole_name`: 31 bits, so that it takes four bytes. Comparing the names resolves collisions.
package func wholeNameKey(_ nameKey: UInt64) -> Int { Int(nameKey >> 33) }

/// The key of an alias. It differs from that of an equal main name, so aliases have posting lists of their own.
package func aliasKeyHash(_ key: [UInt8]) -> UInt64 { nameKeyHash([0xFF] + key) }

/// A 64-bit FNV-1a hash with a final mix, positive as an SQLite integer.
package func nameKeyHash(_ key: [UInt8]) -> UInt64 {
  var hash = FNV1a.hash(key)
  hash ^= hash >> 32
  hash &*= 0xD6E8_FEB8_6659_FD93
  hash ^= hash >> 32
  return hash
}

extension PlaceRecord {
  /// Every name, the primary one first.
  package var allNames: [String] { [name] + names.map(\.text) }
}
