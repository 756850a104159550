// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// The half of an index whose posting lists depend on no other table: terms and trigrams in geographic order.
struct AreaHalf: Sendable {
  let path: String
  let order: PlaceOrder
  let staged: StagedRecords
  let inherited: InheritedNames
  let spilling: Spilling
  let isCancelled: @Sendable () -> Bool

  func write() throws {
    let records = try OrderedRecords(staged, order.offsetsByArea, spilling)
    try translatingFailures(path: path) {
      let database = try Connection(path: path, mode: .readWrite)
      try database.execute(SQL.buildSettings)
      try database.execute(Schema.secondHalfTables)
      for table in Schema.secondHalfNames { try database.execute(SQL.configureFullText(table)) }
      try database.execute(SQL.begin)
      try writeByArea(database, records.reader())
      try database.execute(SQL.commit)
      for table in Schema.secondHalfNames { try database.execute(SQL.optimizeFullText(table)) }
    }
  }

  private func writeByArea(_ database: Connection, _ records: consuming OrderedRecords.Reader) throws {
    let insert = try database.prepare(SQL.insertTerms(into: "by_area"))
    let insertInfix = try database.prepare(SQL.insertTerms(into: "infix_by_area"))
    for (index, block) in order.blocks.enumerated() {
      if index & 0x3F == 0, isCancelled() { throw CancellationError() }
      for (offset, place) in block.places.enumerated() {
        var record = try records.record(stagedAt: place.offset)
        inherited.add(to: &record)
        let terms = PlaceTerms(record)
        let position = (index + 1) * Schema.blockSize + offset
        try add(terms.document(country: place.country, type: nil), at: position, insert)
        try add(terms.documentForInfix(country: 0, type: nil), at: position, insertInfix)
      }
    }
  }
}

/// Adds a document to a full-text table, unless it is empty.
func add(_ document: [UInt8], at rowid: Int, _ insert: Statement) throws(SQLiteError) {
  if document.isEmpty { return }
  insert.bind(1, rowid)
  insert.bind(2, text: document)
  try insert.run()
}
