// SPDX-License-Identifier: Apache-2.0
package import GazetteerIndex
import GazetteerNumbers

/// What became of a record that was handed to a sink.
package enum Disposition: Sendable, Equatable {
  /// A place that was not there before.
  case added
  /// The id came from an earlier source; the record took that place.
  case replacedEarlierSource
  /// The id came before in the same source; the record was not taken.
  case duplicateInSource
}

/// Where accepted records go, one by one. Sinks stage them outside memory when there may be millions.
package protocol PlaceSink {
  /// Called once, before the first record, with what the side files told.
  mutating func begin(_ context: ImportContext) throws

  /// Takes a record. `sourceIndex` grows from source to source: of two records with one id and different indexes the later wins;
  /// of two with the same index the first stays.
  mutating func add(_ record: PlaceRecord, line: Int, sourceIndex: Int) throws -> Disposition
}

extension PlaceSink {
  /// Does nothing: most sinks need no context.
  package mutating func begin(_ context: ImportContext) throws {}
}

/// Keeps all records in memory, for tests and small sources.
package struct MemorySink: PlaceSink {
  /// The records in the order in which their ids first came.
  package private(set) var records: [PlaceRecord] = []
  /// What the side files told.
  package private(set) var context = ImportContext()
  private var places: [String: (position: Int, source: Int)] = [:]

  /// A sink without records.
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
}

/// Counts records and forgets them: what a dry run needs. Holds about 20 bytes for each id.
package struct CountingSink: PlaceSink {
  private var sourceOfHash: [UInt64: Int32] = [:]

  /// A sink that has seen nothing.
  package init() {}

  package mutating func add(_ record: PlaceRecord, line: Int, sourceIndex: Int) -> Disposition {
    // Two ids in ten million meet with a chance of about 3 in a million.
    let hash = FNV1a.hash(Array(record.id.utf8))
    let known = sourceOfHash.updateValue(Int32(clamping: sourceIndex), forKey: hash)
    guard let known else { return .added }
    return known == Int32(clamping: sourceIndex) ? .duplicateInSource : .replacedEarlierSource
  }
}
