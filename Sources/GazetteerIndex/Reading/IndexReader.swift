// SPDX-License-Identifier: Apache-2.0
package import GazetteerGeometry
import GazetteerNumbers
import GazetteerSQLite

/// One connection to an index with its prepared statements. It belongs to one thread at a time.
///
/// What it reads stands by topic in files of their own: `IndexReader+PostingLists`, `+Places`, `+Areas`, `+Countries` and `+Vocabulary`.
package final class IndexReader {
  package let overview: IndexOverview
  private let database: Connection
  /// Prepared statements that nobody uses at the moment, by query.
  private var idle: [[Statement]] = Query.allCases.map { _ in [] }

  // What was read lately: a few MB at most.
  var countryTerms = RowCache<Int, [[UInt8]]>(capacity: 300)
  var blocksOfBoxes = RowCache<BoxKey, [Int]>(capacity: 64)
  var recentBlocks = RowCache<Int, Block>(capacity: 1024)
  var recentCores = RowCache<Int, [UInt8]>(capacity: 4096)
  var recentAddresses = RowCache<Int, Address>(capacity: 1024)
  var recentSources = RowCache<Int, Source?>(capacity: 64)
  var recentWalks = RowCache<Walk, [CorrectedTerm]>(capacity: 32)
  /// The words of the index, as far as this reader has needed them.
  var trees: [VocabularySpace: WordTree] = [:]

  /// Opens a connection; `overview` is read unless another reader of the same file has it already.
  package init(path: String, sharing overview: IndexOverview? = nil) throws {
    database = try IndexFile.connect(path: path, checking: overview == nil ? .small : .outline)
    do {
      self.overview = try overview ?? IndexOverview(database, path: path)
      try database.execute(SQL.beginReading)
    } catch let error as SQLiteError {
      throw IndexFile.translated(error, path: path)
    }
    database.setProgressHandler { [watch] in watch.patience.isOver }
  }

  /// When the work that is being done has to stop. It is asked while a statement runs; loops between statements ask it themselves.
  package var patience: Patience { watch.patience }
  private let watch = Watch()

  /// What the progress handler of the connection looks at.
  private final class Watch {
    var patience = Patience()
  }

  /// Runs work on the index that stops when `patience` is over, also within a statement: with `CancellationError` or `Patience.DeadlineExceeded`.
  /// Work within work has its own patience, and afterwards that of the outer work holds again. What SQLite says of a damaged file comes out as an
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

  /// A statement of the query that nobody uses, until it is given back.
  func take(_ query: Query) throws -> Statement {
    if let statement = idle[query.rawValue].popLast() { return statement }
    return try translatingStatementFailures(path: overview.path) { try database.prepare(query.sql) }
  }

  func giveBack(_ statement: Statement, _ query: Query) {
    statement.reset()
    idle[query.rawValue].append(statement)
  }

  /// Blocks a statement, which goes back whatever happens.
  func reading<Value>(_ query: Query, _ body: (Statement) throws -> Value) throws -> Value {
    let statement = try take(query)
    defer { giveBack(statement, query) }
    return try translatingStatementFailures(path: overview.path) { try body(statement) }
  }

  /// Takes the one row that a query has for a key; nil when it has none.
  func one<Value>(_ query: Query, _ key: Int, _ body: (Statement) throws -> Value) throws -> Value? {
    try reading(query) { statement in
      statement.bind(1, key)
      return try statement.step() ? try body(statement) : nil
    }
  }

  /// The row that another one names is not there.
  func missing<Value>(_ what: String, _ id: Int) throws -> Value {
    throw IndexError.damaged(path: overview.path, reason: "\(what) \(id) is missing")
  }
}
