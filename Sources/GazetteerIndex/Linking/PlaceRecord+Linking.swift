// SPDX-License-Identifier: Apache-2.0

extension PlaceRecord {
  /// Most names besides the primary one.
  package static let mostNames = 1000

  /// One record of several that are one place: the richest, with what it lacks from the others. Their ids become former ids, so that each still
  /// leads to the place; the source stays that of the richest.
  ///
  /// - Parameter records: at least one, in any order.
  static func linked(_ records: [PlaceRecord]) -> PlaceRecord? {
    let sorted = records.sorted { $0.isRicher(than: $1) }
    guard var record = sorted.first else { return nil }
    for other in sorted.dropFirst() { record.absorb(other) }
    return record
  }

  /// Names in more languages, then more names, details, importance, and the id.
  private func isRicher(than other: PlaceRecord) -> Bool {
    let (mine, theirs) = (richness, other.richness)
    return mine == theirs ? id.utf8.lexicographicallyPrecedes(other.id.utf8) : theirs.lexicographicallyPrecedes(mine)
  }

  private var richness: [Int] {
    [Set(names.compactMap(\.language)).count, names.count, details?.text.utf8.count ?? 0, Int((importance * 1_000).rounded())]
  }

  private mutating func absorb(_ other: PlaceRecord) {
    // Its own primary name is as good as an official one.
    for name in [AlternateName(text: other.name, kind: .official)] + other.names where names.count < Self.mostNames { gain(name) }
    viewport = viewport ?? other.viewport
    details = details ?? other.details
    if primaryType == nil { (primaryType, types) = (other.primaryType, other.types) }
    address = address.completed(by: other.address)
    importance = max(importance, other.importance)
    formerIDs += ([other.id] + other.formerIDs).filter { !formerIDs.contains($0) && $0 != id }
  }

  /// Adds a name that says something new: another text, or a text in a language that has none yet.
  private mutating func gain(_ name: AlternateName) {
    let isKnown = name.text == self.name || names.contains { $0.text == name.text }
    if name.language == nil ? isKnown : names.contains(where: { $0.language == name.language }) && isKnown { return }
    names.append(name)
  }
}

extension Address {
  /// The address with the parts that it lacks from another.
  fileprivate func completed(by other: Address) -> Address {
    var address = self
    address.houseNumber = houseNumber ?? other.houseNumber
    address.street = street ?? other.street
    address.sublocality = sublocality ?? other.sublocality
    address.locality = locality ?? other.locality
    address.administrativeArea2 = administrativeArea2 ?? other.administrativeArea2
    address.administrativeArea1 = administrativeArea1 ?? other.administrativeArea1
    address.postalCode = postalCode ?? other.postalCode
    address.countryCode = countryCode ?? other.countryCode
    return address
  }
}
