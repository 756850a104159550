// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// The half of an index that depends on no other table: terms and trigrams in geographic order, and names in full.
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
    let wholeNames = SortedRuns<WholeName>(spilling, bytes: spilling.shares.list) { ($0.key, $0.place) < ($1.key, $1.place) }
    for (index, block) in order.blocks.enumerated() {
      if index & 0x3F == 0, isCancelled() { throw CancellationError() }
      for (offset, place) in block.places.enumerated() {
        var record = try records.record(stagedAt: place.offset)
        inherited.add(to: &record)
        let terms = PlaceTerms(record)
        let position = (index + 1) * Schema.blockSize + offset
        try add(terms.document(country: place.country, type: nil), at: position, insert)
        try add(terms.documentForInfix(country: 0, type: nil), at: position, insertInfix)
        try translatingFileFailures(path: spilling.path) { () throws(FileFailure) in
          for key in terms.wholeNameKeys { try wholeNames.append(WholeName(key: key, place: place.id)) }
        }
      }
    }
    try translatingFileFailures(path: spilling.path) { () throws(FileFailure) in try wholeNames.finish() }
    try writeWholeNames(database, wholeNames)
  }

  private struct WholeName: BitwiseCopyable {
    var key: Int
    var place: UInt32
  }

  private func writeWholeNames(_ database: Connection, _ names: SortedRuns<WholeName>) throws {
    let insert = try database.prepare(SQL.insertWholeName)
    for name in names {
      insert.bind(1, name.key)
      insert.bind(2, Int(name.place))
      try insert.run()
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
