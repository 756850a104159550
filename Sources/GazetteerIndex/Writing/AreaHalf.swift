// SPDX-License-Identifier: Apache-2.0
import GazetteerSQLite

/// The half of an index whose lists need no other table: terms in geographic order, and trigrams.
struct AreaHalf: Sendable {
  let path: String
  let order: PlaceOrder
  let records: StagedRecords
  let isCancelled: @Sendable () -> Bool

  func write() throws {
    try translatingFailures(path: path) {
      let database = try Connection(path: path, mode: .readWrite)
      try database.execute(buildSettings)
      try database.execute(Schema.secondHalfTables)
      for table in Schema.secondHalfNames { try configureFullText(table, on: database) }
      try database.execute("BEGIN")
      try writeInfixByImportance(database)
      try writeByArea(database)
      try database.execute("COMMIT")
      for table in Schema.secondHalfNames { try database.execute("INSERT INTO \(table)(\(table)) VALUES ('optimize')") }
    }
  }

  private func writeInfixByImportance(_ database: Connection) throws {
    let insert = try database.prepare("INSERT INTO infix_by_importance(rowid, terms) VALUES (?1, ?2)")
    for (index, entry) in order.entries.enumerated() {
      if index & 0xFFF == 0, isCancelled() { throw CancellationError() }
      let record = records[entry]
      try add(PlaceTerms(mainNamesOf: record).documentForInfix(country: order.facts[index].country, type: type(of: record)), at: index + 1, insert)
    }
  }

  private func writeByArea(_ database: Connection) throws {
    let insert = try database.prepare("INSERT INTO by_area(rowid, terms) VALUES (?1, ?2)")
    let insertInfix = try database.prepare("INSERT INTO infix_by_area(rowid, terms) VALUES (?1, ?2)")
    for (index, run) in order.runs.enumerated() {
      if index & 0x3F == 0, isCancelled() { throw CancellationError() }
      for (offset, place) in run.places.enumerated() {
        let record = records[order.entries[Int(place) - 1]]
        let terms = PlaceTerms(record)
        let country = order.facts[Int(place) - 1].country
        let position = (index + 1) * Schema.runSize + offset
        try add(terms.document(country: country, type: nil), at: position, insert)
        try add(terms.documentForInfix(country: 0, type: nil), at: position, insertInfix)
      }
    }
  }

  private func add(_ document: [UInt8], at rowid: Int, _ insert: Statement) throws {
    if document.isEmpty { return }
    insert.bind(1, rowid)
    insert.bind(2, text: document)
    try insert.run()
  }

  private func type(of record: PlaceRecord) -> Int? { record.primaryType.flatMap(PlaceTypeTable.code(of:)) }
}
