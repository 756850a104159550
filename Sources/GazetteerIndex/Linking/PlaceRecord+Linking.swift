// SPDX-License-Identifier: Apache-2.0

extension PlaceRecord {
  /// Most names in addition to the primary one.
  package static let mostNames = 1000

  /// Merges records of one place: the richest one, completed from the others. The ids of the others become former ids, so that they still lead to the
  /// place; the source stays that of the richest.
  ///
  /// - Parameter records: at least one; the order does not matter.
  static func linked(_ records: [PlaceRecord]) -> PlaceRecord? {
    let sorted = records.sorted { $0.isRicher(than: $1) }
    guard var record = sorted.first else { return nil }
    for other in sorted.dropFirst() { record.absorb(other) }
    return record
  }

  /// Compares by number of languages, then of names, then details, importance and id.
  private func isRicher(than other: PlaceRecord) -> Bool {
    let (mine, theirs) = (richness, other.richness)
    return mine == theirs ? id.utf8.lexicographicallyPrecedes(other.id.utf8) : theirs.lexicographicallyPrecedes(mine)
  }

  private var richness: [Int] {
    [Set(names.compactMap(\.language)).count, names.count, details?.text.utf8.count ?? 0, Int((importance * 1_000).rounded())]
  }

  private mutating func absorb(_ other: PlaceRecord) {
    // The other record's primary name is as good as an official one.
    for name in [AlternateName(text: other.name, kind: .official)] + other.names where names.count < Self.mostNames { gain(name) }
    viewport = viewport ?? other.viewport
    details = details ?? other.details
    if primaryType == nil { (primaryType, types) = (other.primaryType, other.types) }
    address = address.completed(by: other.address)
    importance = max(importance, other.importance)
    formerIDs += ([other.id] + other.formerIDs).filter { !formerIDs.contains($0) && $0 != id }
  }

  /// Adds a name when its text is new, or when its language has no such text yet.
  private mutating func gain(_ name: AlternateName) {
    let isKnown = name.text == self.name || names.contains { $0.text == name.text }
    if name.language == nil ? isKnown : names.contains(where: { $0.language == name.language }) && isKnown { return }
    names.append(name)
  }
}

extension Address {
  /// The address, completed with parts of another.
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
