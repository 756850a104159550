// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex

/// An index whose places another import takes over.
struct BaseIndex {
  let path: String

  /// Passes the record of every place to `body`, as the import that wrote the index had it.
  ///
  /// - Throws: `IndexError` when the file is no index, of another format, or damaged; errors of `body`.
  func forEachRecord(_ body: (PlaceRecord) throws -> Void) throws {
    let reader = try IndexReader(path: path)
    try reader.under(Patience()) {
      for place in stride(from: 1, through: reader.overview.placeCount, by: 1) {
        var record = try reader.record(of: place)
        // The index makes these of the other places: they may change.
        record.address.inheritedNames = []
        try body(record)
      }
    }
  }
}
