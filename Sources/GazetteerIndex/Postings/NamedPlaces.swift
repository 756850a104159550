// SPDX-License-Identifier: Apache-2.0

/// The places that have a name in full, by the key of the name.
package final class NamedPlaces: DocumentSet {
  private let key: Int
  private let reader: IndexReader
  private var position: Tree.Position?
  private var place = 0

  package override var current: Int { place }

  /// The set stands before its first place, so that nothing is read for a set that is not used.
  init(key: Int, _ reader: IndexReader) { (self.key, self.reader) = (key, reader) }

  /// Names of most lists are rare; the table does not tell how many places have one.
  package override func most() -> Int { current == Self.end ? 0 : reader.overview.placeCount }

  /// - Complexity: O(1) for the place that comes next on the same page, else O(log *n*) for the *n* names of the index.
  package override func advance(to target: Int) throws -> Int {
    if current >= target { return current }
    let table = reader.tables.wholeNames
    let next = try reader.checkingForm { () throws(Malformed) -> (Tree.Position, place: Int)? in
      if let next = position?.next {
        let place = try self.place(at: next, of: table)
        if place == Self.end { return nil }
        if place >= target { return (next, place) }
      }
      let key = key
      let found = try table.position(.behind) { row throws(Malformed) in
        let other = try row.int(StoredTables.WholeNameColumn.key)
        if other != key { return other > key }
        return try row.int(StoredTables.WholeNameColumn.place) >= target
      }
      guard let found else { return nil }
      let place = try self.place(at: found, of: table)
      return place == Self.end ? nil : (found, place)
    }
    if let next, next.place < target || next.place > reader.overview.placeCount {
      throw IndexError.damaged(path: reader.overview.path, reason: "a list of names is out of order")
    }
    (position, place) = (next?.0, next?.place ?? Self.end)
    return current
  }

  /// The place of a row; `end` when the row is of another name.
  private func place(at position: Tree.Position, of table: Tree) throws(Malformed) -> Int {
    let key = key
    return try table.row(at: position) { row throws(Malformed) in
      try row.int(StoredTables.WholeNameColumn.key) == key ? row.int(StoredTables.WholeNameColumn.place) : Self.end
    }
  }
}
