// SPDX-License-Identifier: Apache-2.0

/// A posting list being read: ids in ascending order, all within the requested range, even in a damaged file.
package final class PlaceStream: PlaceSequence {
  private let statement: Statement
  private let query: Query
  private let reader: IndexReader
  private let first: Int
  private let last: Int
  private var isOpen = true

  init(_ statement: Statement, of query: Query, reader: IndexReader, first: Int, last: Int) {
    self.statement = statement
    self.query = query
    self.reader = reader
    self.first = first
    self.last = last
  }

  deinit { close() }

  /// The next id, or nil at the end.
  package func next() throws -> Int? {
    guard isOpen else { return nil }
    if try translatingStatementFailures(path: reader.overview.path, statement.step) {
      let id = statement.int(0)
      guard id >= first, id <= last else { throw IndexError.damaged(path: reader.overview.path, reason: "a list leaves its range") }
      return id
    }
    close()
    return nil
  }

  private func close() {
    guard isOpen else { return }
    isOpen = false
    reader.giveBack(statement, query)
  }
}

/// A sequence of ids in ascending order.
package protocol PlaceSequence: AnyObject {
  /// The next id, or nil at the end.
  func next() throws -> Int?
}
