// SPDX-License-Identifier: Apache-2.0

/// What places inherit from the towns and regions that they lie in: their names in other languages, so that `Colosseo Roma` and `浅草寺 東京` find what the source puts
/// in Rome and in Tokyo.
///
/// An address names an area when it has one of the area's official names, letter by letter, in the same country and, where everybody writes these
/// alike, the same first-level area. Of several the one of the kind that the part of the address asks for is meant, then one that is known to be in the
/// same first-level area, then the most important.
package struct InheritedNames: Sendable {
  private struct Key: Hashable {
    var country: String
    var name: String
  }

  private struct Area {
    /// What places inherit from it.
    var names: [String]
    var family: PlaceFamily
    /// See `Address.areaNumber`.
    var number: UInt8
  }

  private var areas: [Area] = []
  /// Positions of areas, most important first.
  private var named: [Key: [Int]] = [:]

  /// Places inherit no more names of an area than this, the first ones; some have hundreds, and every place in it takes some ten bytes for each.
  private static let mostNames = 16

  /// - Parameter records: Places in the order of their ids; those that are no settlements or regions count for nothing.
  package init(_ records: some Sequence<PlaceRecord>) {
    for record in records {
      let family = PlaceFamily(primaryType: record.primaryType)
      guard family != .poi, let country = record.address.countryCode else { continue }
      var names = [record.name]
      for name in record.names where name.kind.isMain && !names.contains(name.text) { names.append(name.text) }
      if names.count == 1 { continue }
      for name in names { named[Key(country: country, name: name), default: []].append(areas.count) }
      areas.append(Area(names: Array(names.prefix(Self.mostNames)), family: family, number: record.address.areaNumber))
    }
  }

  /// Gives the address of a record the other names of the areas that it names.
  package func add(to record: inout PlaceRecord) {
    guard !areas.isEmpty, let country = record.address.countryCode else { return }
    let address = record.address
    for (part, family) in [
      (address.sublocality, PlaceFamily.settlement), (address.locality, .settlement), (address.administrativeArea2, .region),
      (address.administrativeArea1, .region),
    ] {
      guard let part, let area = area(part, family, in: country, number: address.areaNumber) else { continue }
      for name in area.names where name != part && !record.address.inheritedNames.contains(name) {
        record.address.inheritedNames.append(name)
      }
    }
  }

  private func area(_ name: String, _ family: PlaceFamily, in country: String, number: UInt8) -> Area? {
    let found = (named[Key(country: country, name: name)] ?? []).map { areas[$0] }.filter {
      $0.number == number || $0.number == 0 || number == 0
    }
    let ofKind = found.filter { $0.family == family }
    let meant = ofKind.isEmpty ? found : ofKind
    return meant.first { $0.number == number } ?? meant.first
  }
}
