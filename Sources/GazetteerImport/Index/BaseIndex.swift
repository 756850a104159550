// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex

/// An index whose places another import takes over.
struct BaseIndex {
  private let reader: IndexReader
  private var last = 0

  /// - Throws: `IndexError` when the file is no index, of another format, or damaged.
  init(path: String) throws { reader = try IndexReader(path: path) }

  /// The ids that the index removes from what lies below it.
  func removedIDs() throws -> [String] { try reader.under(Patience()) { try reader.removedIDs() } }

  /// The attributes that requests can filter by.
  func filterable() throws -> [String] { try reader.under(Patience()) { try reader.attributeNames() } }

  /// The record of the next place, as the import that wrote the index had it; nil after the last one.
  ///
  /// - Throws: `IndexError` when the file is damaged.
  mutating func next() throws -> PlaceRecord? {
    guard last < reader.overview.placeCount else { return nil }
    last += 1
    var record = try reader.under(Patience()) { try reader.record(of: last) }
    // The index makes these of the other places: they may change.
    record.address.inheritedNames = []
    return record
  }
}
