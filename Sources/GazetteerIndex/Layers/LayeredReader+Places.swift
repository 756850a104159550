// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// Reads places by their common numbers; each method is described at that of `IndexReader`.
extension LayeredReader {
  /// The values of a place that filters and scores need, with common numbers.
  package func core(of place: Int) throws -> PlaceCore {
    let (layer, own) = layer(of: place)
    return layer.common(try layer.reader.core(of: own))
  }

  /// The complete record of a place as it was imported; its address also has the inherited names.
  package func record(of place: Int) throws -> PlaceRecord {
    let (layer, own) = layer(of: place)
    var record = try layer.reader.record(of: own)
    if tellsLayers { record.layer = layer.name }
    return record
  }

  /// A record with the id, the names, the position and the importance of a place alone.
  package func outline(of place: Int) throws -> PlaceRecord {
    let (layer, own) = layer(of: place)
    return try layer.reader.outline(of: own)
  }

  /// The id of a place as its source gave it.
  package func placeID(of place: Int) throws -> String {
    let (layer, own) = layer(of: place)
    return try layer.reader.placeID(of: own)
  }

  /// The details of a place, not yet parsed; nil when there are none.
  package func details(of place: Int) throws -> PlaceDetails? {
    let (layer, own) = layer(of: place)
    return try layer.reader.details(of: own)
  }

  /// Parses details that come from one of the layers.
  package func members(of details: PlaceDetails?) throws(IndexError) -> DetailMembers { try layers[0].reader.members(of: details) }

  /// What tells a street from others of its name.
  package func site(ofStreet place: Int) throws -> StreetSite {
    let (layer, own) = layer(of: place)
    return try layer.reader.site(ofStreet: own)
  }

  package func typeSet(_ id: Int) throws -> IndexOverview.TypeSet {
    guard overview.typeSets.indices.contains(id &- 1) else { return try layers[0].reader.missing("type set", id) }
    return overview.typeSets[id - 1]
  }

  /// The sources of the layers, the lowest layer's first, each once, at most `limit`.
  package func sources(limit: Int) throws -> [Source] {
    var sources: [Source] = []
    for layer in layers {
      for source in try layer.reader.sources(limit: limit) where sources.count < limit && !sources.contains(source) {
        sources.append(source)
      }
    }
    return sources
  }

  /// The place with this place id or former id, of the highest layer that knows it: an id that a layer knows hides the place in the layers below.
  package func place(withID placeID: String) throws -> Int? {
    for layer in layers.reversed() {
      if let own = try layer.reader.place(withID: placeID, isFormer: false) { return layer.common(own) }
      if try layer.reader.removes(placeID) { return nil }
      if let own = try layer.reader.place(withID: placeID, isFormer: true), try !layer.isHidden(own) { return layer.common(own) }
    }
    return nil
  }

  /// Whether a visible place has this id, former ids aside.
  package func hasPlace(withID placeID: String) throws -> Bool {
    for layer in layers.reversed() {
      if try layer.reader.place(withID: placeID, isFormer: false) != nil { return true }
      if try layer.reader.overrides(placeID) { return false }
    }
    return false
  }

  /// The visible places that match a pattern in the lists by importance, in the order of an index of all layers.
  package func places(_ pattern: QueryTree) throws -> any PlaceSequence {
    guard isLayered else { return try layers[0].reader.places(pattern) }
    return try MergedPlaces(self, layers.map { try $0.reader.places(pattern) })
  }

  /// All visible places, in the order of an index of all layers.
  package func allPlaces() throws -> any PlaceSequence {
    guard isLayered else { return CountedPlaces(overview.placeCount) }
    return try MergedPlaces(self, layers.map { CountedPlaces($0.reader.overview.placeCount) })
  }

  /// Places of several lists, each in the order of the index, in one list in that order.
  ///
  /// - Parameters:
  ///   - lists: One for each layer, with common numbers.
  ///   - limit: How many at most.
  package func merged(_ lists: [[Int]], limit: Int) throws -> [Int] {
    if !isLayered { return Array(lists.joined().prefix(max(0, limit))) }
    return try Array(lists.joined().sorted { try precedes($0, $1) }.prefix(max(0, limit)))
  }
}

/// The numbers from 1 to a count.
final class CountedPlaces: PlaceSequence {
  private var place = 0
  private let count: Int

  init(_ count: Int) { self.count = count }

  func next() -> Int? {
    if place >= count { return nil }
    place += 1
    return place
  }
}

/// The places of one list for each layer, without those that are hidden, in the order of an index of all layers.
final class MergedPlaces: PlaceSequence {
  private let reader: LayeredReader
  private let lists: [any PlaceSequence]
  /// The next place of each list that has more, by common number; the first in the order of the index comes last.
  private var heads: [(position: Int, place: Int)] = []

  init(_ reader: LayeredReader, _ lists: [any PlaceSequence]) throws {
    (self.reader, self.lists) = (reader, lists)
    for position in lists.indices { try advance(position) }
  }

  /// Puts the next visible place of a list among the heads.
  private func advance(_ position: Int) throws {
    let layer = reader.layers[position]
    while let place = try lists[position].next() {
      if try layer.isHidden(place) { continue }
      let common = layer.common(place)
      let index = try heads.indices.partitioningIndex { try reader.precedes(heads[$0].place, common) }
      return heads.insert((position, common), at: index)
    }
  }

  func next() throws -> Int? {
    guard let best = heads.popLast() else { return nil }
    try advance(best.position)
    return best.place
  }
}
