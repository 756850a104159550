// SPDX-License-Identifier: Apache-2.0
import GazetteerSQLite

/// One connection to an index, with its prepared statements. Only one thread may use it at a time.
///
/// The reading methods are in one file a topic: `IndexReader+PostingLists`, `+Places`, `+Areas`, `+Countries` and `+Vocabulary`.
package final class IndexReader {
  package let overview: IndexOverview
  let file: IndexFile
  private let database: Connection
  /// Prepared statements that are not in use, by query.
  private var idle: [[Statement]] = Query.allCases.map { _ in [] }

  /// What is read without statements.
  let tables: StoredTables
  /// What has been read of them.
  package internal(set) var counts = ReadCounts()

  // Recently read rows: a few MB at most.
  var recentAddresses = RowCache<Int, Address>(capacity: 1024)
  var recentSources = RowCache<Int, Source?>(capacity: 64)
  var recentAttributes = RowCache<[AttributeCondition], AttributePlaces>(capacity: 4)
  var recentWalks = RowCache<Walk, [CorrectedTerm]>(capacity: 32)
  /// Where the terms and lists of each full-text table are, once read.
  var segments = [Segment??](repeating: nil, count: FullTextTable.allCases.count)
  /// The words of the index, as far as this reader has needed them.
  var trees: [VocabularySpace: WordTree] = [:]

  /// Opens a file of which everything is going to be read, so all of it is compared with its checksums first.
  package convenience init(path: String) throws { try self.init(IndexFile(path: path)) }

  /// Opens a connection to a file. Reads the overview unless `overview` shares that of another reader of the same file.
  package init(_ file: IndexFile, sharing overview: IndexOverview? = nil) throws {
    database = try file.connect()
    self.file = file
    do {
      self.overview = try overview ?? IndexOverview(database, path: file.path)
      tables = try StoredTables(database, file.pages(), path: file.path)
      try database.execute(SQL.beginReading)
    } catch let error as SQLiteError {
      throw IndexFile.translated(error, path: file.path)
    }
    database.setProgressHandler { [watch] in watch.patience.isOver }
  }

  /// The deadline and cancellation of the current work. The progress handler checks it while a statement runs; loops check it between statements.
  package var patience: Patience { watch.patience }
  private let watch = Watch()

  /// The patience that the progress handler of the connection checks.
  private final class Watch {
    var patience = Patience()
  }

  /// Runs work on the index until `patience` is over; then it throws `CancellationError` or `Patience.DeadlineExceeded`, even in the middle of a
  /// statement. Calls can be nested: afterwards the patience of the outer call applies again. SQLite errors about a damaged file are thrown as an
  /// `IndexError` that names the file and the cure.
  package func under<Value>(_ patience: Patience, _ work: () throws -> Value) throws -> Value {
    let outer = watch.patience
    watch.patience = patience
    defer { watch.patience = outer }
    do { return try work() } catch let error as SQLiteError {
      if error.kind == .interrupted { try patience.check() }
      throw IndexFile.translated(error, path: overview.path)
    }
  }

  // MARK: Statements

  /// An idle statement of the query, reserved for the caller until it is given back.
  func take(_ query: Query) throws -> Statement {
    if let statement = idle[query.rawValue].popLast() { return statement }
    return try translatingStatementFailures(path: overview.path) { try database.prepare(query.sql) }
  }

  func giveBack(_ statement: Statement, _ query: Query) {
    statement.reset()
    idle[query.rawValue].append(statement)
  }

  /// Runs `body` with a statement, and gives the statement back even after an error.
  func reading<Value>(_ query: Query, _ body: (Statement) throws -> Value) throws -> Value {
    let statement = try take(query)
    defer { giveBack(statement, query) }
    return try translatingStatementFailures(path: overview.path) { try body(statement) }
  }

  /// Reads the single row of a query for a key; nil when there is none.
  func one<Value>(_ query: Query, key: Int, _ body: (Statement) throws -> Value) throws -> Value? {
    try reading(query) { statement in
      statement.bind(1, key)
      return try statement.step() ? try body(statement) : nil
    }
  }

  /// Throws the error for a row that is referenced but missing.
  func missing<Value>(_ what: String, _ id: Int) throws -> Value {
    throw IndexError.damaged(path: overview.path, reason: "\(what) \(id) is missing")
  }
}
