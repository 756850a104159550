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
      try configureFullText("by_area", on: database)
      try configureFullText("infix", on: database)
      try database.execute("BEGIN")
      try writeInfix(database)
      try writeByArea(database)
      try database.execute("COMMIT")
      try database.execute("INSERT INTO by_area(by_area) VALUES ('optimize'); INSERT INTO infix(infix) VALUES ('optimize');")
    }
  }

  private func writeInfix(_ database: Connection) throws {
    let insert = try database.prepare("INSERT INTO infix(rowid, terms) VALUES (?1, ?2)")
    for (index, entry) in order.entries.enumerated() {
      if index & 0xFFF == 0, isCancelled() { throw CancellationError() }
      let document = PlaceTerms(mainNamesOf: records[entry]).documentForInfix()
      if document.isEmpty { continue }
      insert.bind(1, index + 1)
      insert.bind(2, text: document)
      try insert.run()
    }
  }

  private func writeByArea(_ database: Connection) throws {
    let insert = try database.prepare("INSERT INTO by_area(rowid, terms) VALUES (?1, ?2)")
    for (index, run) in order.runs.enumerated() {
      if index & 0x3F == 0, isCancelled() { throw CancellationError() }
      for (offset, place) in run.places.enumerated() {
        let record = records[order.entries[Int(place) - 1]]
        insert.bind(1, (index + 1) * Schema.runSize + offset)
        insert.bind(2, text: PlaceTerms(record).documentByArea(type: record.primaryType.flatMap(PlaceTypeTable.code(of:))))
        try insert.run()
      }
    }
  }
}
