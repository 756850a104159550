// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex

/// Compares the places of two indexes by their ids.
package struct IndexComparison {
  private let old: IndexReader
  private let new: IndexReader

  /// Opens both indexes.
  ///
  /// - Throws: `IndexError` when one of them is no index, of another format, or damaged.
  package init(old: String, new: String) throws {
    self.old = try IndexReader(path: old)
    self.new = try IndexReader(path: new)
  }

  /// Passes every change to `body`: places that are new or not the same in the order of the new index, then those that are gone in the order of the old one.
  ///
  /// - Throws: the errors of a damaged index, and those of `body`.
  /// - Complexity: reads each place of both indexes; memory use does not grow with them.
  package func forEachChange(_ body: (PlaceChange) throws -> Void) throws {
    try old.under(Patience()) {
      try new.under(Patience()) {
        for place in stride(from: 1, through: new.overview.placeCount, by: 1) {
          let record = try new.record(of: place)
          if let change = PlaceChange(from: try old.record(withID: record.id), to: record) { try body(change) }
        }
        for place in stride(from: 1, through: old.overview.placeCount, by: 1) {
          let id = try old.placeID(of: place)
          if try !new.has(id) { try body(.removed(id: id)) }
        }
      }
    }
  }
}

extension IndexReader {
  /// The record with an id; nil when the index has it not, or as a former id only.
  fileprivate func record(withID id: String) throws -> PlaceRecord? {
    guard let place = try place(withID: id), try placeID(of: place) == id else { return nil }
    return try record(of: place)
  }

  fileprivate func has(_ id: String) throws -> Bool { try place(withID: id).map { try placeID(of: $0) == id } ?? false }
}
