// SPDX-License-Identifier: Apache-2.0
import GazetteerPlaces
import GazetteerText

/// The indexes that a new index is going to lie over: what its places have of them.
package final class LayersBelow {
  private let reader: LayeredReader
  /// The visible places that have a name in full, by the hash of the name: shops of a chain ask for the same one again and again.
  private var namesakes = RowCache<UInt64, [Namesake]>(capacity: 200_000) { 1 + $0.count }

  private struct Namesake {
    var place: Int
    var location: GeoPoint
  }

  /// - Parameter paths: Files or folders of packs, from the bottom to the top; one at least.
  /// - Throws: `IndexError` when a file is no index, of another format, or damaged.
  package init(paths: [String]) throws { reader = try LayeredReader(paths.map { try IndexSnapshot(path: $0) }) }

  /// The number of places below, those included that an index below hides.
  package var placeCount: Int { reader.overview.placeCount }

  /// Whether a place below has this id.
  package func has(_ placeID: String) throws -> Bool { try under { try reader.hasPlace(withID: placeID) } }

  /// The ids of the places below that a record describes as well: near it, of one primary type, not in two countries, from another source, and the primary
  /// name of one is among the names of the other. Streets are never the same.
  func duplicates(of record: PlaceRecord) throws -> [String] {
    guard let candidate = LinkCandidate(record, isBelow: false) else { return [] }
    return try under {
      var ids: [String] = []
      for name in [record.name] + record.names.map(\.text) {
        for place in try near(candidate, named: name) {
          let other = try reader.record(of: place)
          guard !ids.contains(other.id), other.id != record.id, let below = LinkCandidate(other, isBelow: true), candidate.mayBe(below),
            record.source?.name != other.source?.name, record.isCalled(other.name) || other.isCalled(record.name)
          else { continue }
          ids.append(other.id)
        }
      }
      return ids
    }
  }

  /// The visible places with a name in full that lie near enough to be one with a record.
  private func near(_ candidate: LinkCandidate, named name: String) throws -> [Int] {
    guard let key = TextAnalyzer.forms(ofName: name).first?.key else { return [] }
    let found = try namesakes.row(nameKeyHash(key)) { try places(named: key) }
    return found.filter { candidate.isNear($0.location) }.map(\.place)
  }

  /// All visible places with a name in full.
  private func places(named key: [UInt8]) throws -> [Namesake] {
    var found: [Namesake] = []
    for layer in reader.layers {
      for hash in [nameKeyHash(key), aliasKeyHash(key)] {
        let places = try layer.reader.placesByWholeName(hash, after: 0, through: layer.reader.overview.placeCount)
        while let place = try places.next() {
          if try !layer.isHidden(place) {
            found.append(Namesake(place: layer.common(place), location: try layer.reader.core(of: place).location))
          }
        }
      }
    }
    return found
  }

  /// Passes the areas below to `body`, in the order of the index.
  func forEachArea(_ body: (PlaceRecord) throws -> Void) throws {
    try under {
      let places = try reader.allPlaces()
      while let place = try places.next() {
        if try reader.typeSet(reader.core(of: place).typeSet).family == .poi { continue }
        try body(try reader.record(of: place))
      }
    }
  }

  private func under<Value>(_ work: () throws -> Value) throws -> Value { try reader.under(Patience(), work) }
}

extension PlaceRecord {
  /// Whether one of the names folds as another does.
  fileprivate func isCalled(_ name: String) -> Bool {
    guard let key = LinkCandidate.key(name) else { return false }
    return LinkCandidate.key(self.name) == key || names.contains { LinkCandidate.key($0.text) == key }
  }
}

extension LinkCandidate {
  /// A record that is compared with one of another layer; nil for what is never linked.
  fileprivate init?(_ record: PlaceRecord, isBelow: Bool) {
    guard record.primaryType != "route", record.houseNumbers == HouseNumberList(), let key = Self.key(record.name) else { return nil }
    let file = isBelow ? 1 : 0
    self.init(
      offset: 0, idHash: 0, file: UInt32(file), source: file, family: PlaceFamily(primaryType: record.primaryType),
      primaryType: record.primaryType, location: record.location, countryCode: record.address.countryCode, nameKey: key)
  }
}
