// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
package import GazetteerIndex

/// What happened to a record that was passed to a sink.
package enum Disposition: Sendable, Equatable {
  /// A place that was not there before.
  case added
  /// The record replaced one of an earlier source with the same id.
  case replacedEarlierSource
  /// The same source has used the id before; the record was refused.
  case duplicateInSource
}

/// Receives the accepted records one by one. A sink for millions of records stages them outside memory.
package protocol PlaceSink {
  /// Called once, before the first record, with the contents of the side files.
  mutating func begin(_ context: ImportContext) throws

  /// Takes a record. `sourceIndex` is the position of its source: of two records with one id, a record of a later source replaces the earlier one,
  /// and within a source the first stays.
  mutating func add(_ record: PlaceRecord, line: Int, sourceIndex: Int) throws -> Disposition

  /// Removes the record with an id, of whatever source; false when there is none.
  mutating func remove(id: String) throws -> Bool

  /// Removes the place with an id from what lies below the new index.
  mutating func hide(id: String) throws

  /// Makes requests able to filter by a member of the places.
  mutating func declare(filterable name: String) throws
}

extension PlaceSink {
  /// Does nothing: most sinks have nothing below.
  package mutating func hide(id: String) throws {}

  /// Does nothing: most sinks answer no requests.
  package mutating func declare(filterable name: String) throws {}

  /// Does nothing: most sinks need no context.
  package mutating func begin(_ context: ImportContext) throws {}
}

/// Keeps all records in memory, for tests and small sources.
package struct MemorySink: PlaceSink {
  /// The records in the order in which their ids first appeared.
  package private(set) var records: [PlaceRecord] = []
  /// The contents of the side files.
  package private(set) var context = ImportContext()
  private var places: [String: (position: Int, source: Int)] = [:]

  /// An empty sink.
  package init() {}

  package mutating func begin(_ context: ImportContext) {
    self.context = context
  }

  package mutating func add(_ record: PlaceRecord, line: Int, sourceIndex: Int) -> Disposition {
    guard let known = places[record.id] else {
      places[record.id] = (records.count, sourceIndex)
      records.append(record)
      return .added
    }
    if known.source == sourceIndex { return .duplicateInSource }
    places[record.id] = (known.position, sourceIndex)
    records[known.position] = record
    return .replacedEarlierSource
  }

  package mutating func remove(id: String) -> Bool {
    guard let removed = places.removeValue(forKey: id) else { return false }
    records.remove(at: removed.position)
    for (id, known) in places where known.position > removed.position { places[id] = (known.position - 1, known.source) }
    return true
  }
}

/// Counts records without storing them, for dry runs. Uses about 20 bytes an id.
package struct CountingSink: PlaceSink {
  private var sourceOfHash: [UInt64: Int32] = [:]

  /// A sink without counts.
  package init() {}

  package mutating func remove(id: String) -> Bool { sourceOfHash.removeValue(forKey: FNV1a.hash(Array(id.utf8))) != nil }

  package mutating func add(_ record: PlaceRecord, line: Int, sourceIndex: Int) -> Disposition {
    // Among ten million ids the chance of a collision is about 3 in a million.
    let hash = FNV1a.hash(Array(record.id.utf8))
    let known = sourceOfHash.updateValue(Int32(clamping: sourceIndex), forKey: hash)
    guard let known else { return .added }
    return known == Int32(clamping: sourceIndex) ? .duplicateInSource : .replacedEarlierSource
  }
}
