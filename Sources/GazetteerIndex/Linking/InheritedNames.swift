// SPDX-License-Identifier: Apache-2.0

/// The names that places inherit from the towns and regions that their addresses name: the names of these areas in other languages, so that `Colosseo
/// Roma` and `浅草寺 東京` find what the source puts in Rome and in Tokyo.
///
/// An address names an area when it contains one of the area's official names, letter by letter, in the same country and, where first-level areas
/// have well-known codes, in the same first-level area. Among several areas, one of the type that this part of the address asks for wins, then one
/// known to be in the same first-level area, then the most important.
package struct InheritedNames: Sendable {
  private struct Key: Hashable {
    var country: String
    var name: String
  }

  private struct Area {
    /// The names that places inherit from the area.
    var names: [String]
    var family: PlaceFamily
    /// See `Address.areaNumber`.
    var number: UInt8
  }

  private var areas: [Area] = []
  /// Positions of areas, most important first.
  private var named: [Key: [Int]] = [:]

  /// Places inherit at most this many names of an area, the first ones. Some areas have hundreds, and each name costs every place in the area some
  /// ten bytes.
  private static let mostNames = 16

  /// - Parameter records: Places ordered by id; only settlements and regions are used.
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

  /// Adds to a record's address the other names of the areas that it names.
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
