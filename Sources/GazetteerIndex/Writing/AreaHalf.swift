// SPDX-License-Identifier: Apache-2.0
import GazetteerSQLite

/// The half of an index whose lists need no other table: terms and trigrams in geographic order.
struct AreaHalf: Sendable {
  let path: String
  let order: PlaceOrder
  let records: StagedRecords
  let inherited: InheritedNames
  let isCancelled: @Sendable () -> Bool

  func write() throws {
    try translatingFailures(path: path) {
      let database = try Connection(path: path, mode: .readWrite)
      try database.execute(buildSettings)
      try database.execute(Schema.secondHalfTables)
      for table in Schema.secondHalfNames { try configureFullText(table, on: database) }
      try database.execute("BEGIN")
      try writeByArea(database)
      try database.execute("COMMIT")
      for table in Schema.secondHalfNames { try database.execute("INSERT INTO \(table)(\(table)) VALUES ('optimize')") }
    }
  }

  private func writeByArea(_ database: Connection) throws {
    let insert = try database.prepare("INSERT INTO by_area(rowid, terms) VALUES (?1, ?2)")
    let insertInfix = try database.prepare("INSERT INTO infix_by_area(rowid, terms) VALUES (?1, ?2)")
    for (index, block) in order.blocks.enumerated() {
      if index & 0x3F == 0, isCancelled() { throw CancellationError() }
      for (offset, place) in block.places.enumerated() {
        var record = records[order.entries[Int(place) - 1]]
        inherited.add(to: &record)
        let terms = PlaceTerms(record)
        let country = order.facts[Int(place) - 1].country
        let position = (index + 1) * Schema.blockSize + offset
        try add(terms.document(country: country, type: nil), at: position, insert)
        try add(terms.documentForInfix(country: 0, type: nil), at: position, insertInfix)
      }
    }
  }

}

/// Adds a document to a full-text table; an empty one is left out.
func add(_ document: [UInt8], at rowid: Int, _ insert: Statement) throws(SQLiteError) {
  if document.isEmpty { return }
  insert.bind(1, rowid)
  insert.bind(2, text: document)
  try insert.run()
}
