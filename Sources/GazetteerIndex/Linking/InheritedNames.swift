// SPDX-License-Identifier: Apache-2.0

/// What places inherit from the towns and regions that they lie in: their names in other languages, so that `Colosseo Roma` and `浅草寺 東京` find what the source puts
/// in Rome and in Tokyo, and the other ways to write their regions, so that `munich by` and `leon gto` do.
///
/// An address names an area when it has one of the area's official names, letter by letter, in the same country and, where everybody writes these
/// alike, the same first-level area. Of several the one of the kind that the part of the address asks for is meant, then one that is known to be in the
/// same first-level area, then the most important.
///
/// Codes and spellings of regions (`AreaSpellings`) need no record of the region. They are words of addresses only: a region is not named by its code.
package struct InheritedNames: Sendable {
  private struct Key: Hashable {
    var country: String
    var name: String
  }

  private struct Area {
    /// What places inherit from it.
    var names: [String]
    /// The town that it is a part of, as its own address names it.
    var town: String?
    var family: PlaceFamily
    /// See `Address.areaNumber`.
    var number: UInt8
  }

  private var areas: [Area] = []
  /// Positions of areas, most important first.
  private var named: [Key: [Int]] = [:]

  /// Places inherit no more official names of an area than this, the first ones; some have hundreds, and every place in it takes some ten bytes for each.
  private static let mostNames = 16
  /// Nor more short names and abbreviations, as `NYC`.
  private static let mostShortNames = 4

  /// - Parameter records: Places in the order of their ids; those that are no settlements or regions count for nothing.
  package init(_ records: some Sequence<PlaceRecord>) { for record in records { take(record) } }

  /// No areas yet.
  package init() {}

  /// Takes the names of the next place.
  package mutating func take(_ record: PlaceRecord) {
    let family = PlaceFamily(primaryType: record.primaryType)
    guard family != .poi, let country = record.address.countryCode else { return }
    var names = [record.name]
    for name in record.names where name.kind.isMain && !names.contains(name.text) { names.append(name.text) }
    var shortNames: [String] = []
    for name in record.names where name.kind.isShort && !(names + shortNames).contains(name.text) { shortNames.append(name.text) }
    let town = family == .settlement ? record.address.locality.flatMap { names.contains($0) ? nil : $0 } : nil
    if names.count == 1, shortNames.isEmpty, town == nil { return }
    for name in names { named[Key(country: country, name: name), default: []].append(areas.count) }
    areas.append(
      Area(
        names: Array(names.prefix(Self.mostNames)) + shortNames.prefix(Self.mostShortNames), town: town, family: family,
        number: record.address.areaNumber))
  }

  /// Gives the address of a record the other names of the areas that it names, and of the town that such an area is a part of.
  package func add(to record: inout PlaceRecord) {
    guard let country = record.address.countryCode else { return }
    let address = record.address
    for part in [address.sublocality, address.locality] {
      guard let part, let area = area(part, .settlement, in: country, number: address.areaNumber) else { continue }
      record.address.inherit(area.names, besides: part)
      guard let town = area.town, town != address.locality else { continue }
      record.address.inherit([town], besides: part)
      record.address.inherit(self.area(town, .settlement, in: country, number: address.areaNumber)?.names ?? [], besides: town)
    }
    for part in [address.administrativeArea2, address.administrativeArea1] {
      guard let part else { continue }
      let spellings = AreaWords.shared.others(of: part, in: country)
      record.address.inherit(region(part, spellings, in: country, number: address.areaNumber)?.names ?? [], besides: part)
      let isRegion = PlaceFamily(primaryType: record.primaryType) == .region && (part == record.name || spellings.contains(record.name))
      if !isRegion { record.address.inherit(spellings, besides: part) }
    }
  }

  /// The area with this name, else the region with one of its other spellings: no town, or all of a province would lie in its capital.
  private func region(_ name: String, _ spellings: [String], in country: String, number: UInt8) -> Area? {
    if let area = area(name, .region, in: country, number: number) { return area }
    return spellings.lazy.compactMap { area($0, .region, in: country, number: number) }.first { $0.family == .region }
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

extension AlternateName.Kind {
  /// Whether addresses use names of this kind: `NYC`, but not `Big Apple`.
  fileprivate var isShort: Bool { self == .short || self == .abbreviation }
}

extension Address {
  /// Adds names that the address does not have yet.
  ///
  /// - Parameter part: The part of the address that has the names.
  fileprivate mutating func inherit(_ names: [String], besides part: String) {
    let known = contextParts
    for name in names where name != part && !known.contains(name) { inheritedNames.append(name) }
  }
}
