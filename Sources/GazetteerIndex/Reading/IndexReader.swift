// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// More was read of posting lists than was allowed.
package struct ReadLimitExceeded: Error {}

/// Reads an index: rows from the bytes of the file, the rest by a connection with prepared statements. Only one thread may use it at a time.
///
/// The reading methods are in one file a topic: `IndexReader+PostingLists`, `+Places`, `+Areas`, `+Countries` and `+Vocabulary`.
package final class IndexReader {
  package let overview: IndexOverview
  let file: IndexFile
  /// Opened for the first statement. Most packs of a folder never need one: searches and details read rows.
  private var opened: Connection?
  /// Prepared statements that are not in use, by query.
  private var idle: [[Statement]] = Query.allCases.map { _ in [] }

  /// What is read without statements.
  let tables: StoredTables
  /// What every search reads of them.
  let cores: AddressedRows
  let blocks: AddressedRows
  /// By `FullTextTable`.
  var leaves: [AddressedRows]
  /// What has been read of them.
  package var counts: ReadCounts { readCounts }
  /// The same for this module: what no other module can see is counted without a check for overlapping accesses.
  var readCounts = ReadCounts()

  // Recently read rows: a few MB at most, also for all packs of a folder together.
  var recentAddresses: RowCache<Int, Address>
  var recentSources = RowCache<Int, Source?>(capacity: 64)
  var recentAttributes = RowCache<[AttributeCondition], AttributePlaces>(capacity: 4)
  var recentWalks = RowCache<Walk, [CorrectedTerm]>(capacity: 32)
  /// Where the terms and lists of each full-text table are, once read.
  var segments = [Segment??](repeating: nil, count: FullTextTable.allCases.count)
  /// The words of the index, as far as this reader has needed them.
  var trees: [VocabularySpace: WordTree] = [:]

  /// Opens a file of which everything is going to be read, so all of it is compared with its checksums first.
  package convenience init(path: String) throws { try self.init(IndexFile(path: path)) }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - overview: That of another reader of the same file; nil reads it.
  ///   - readers: How many readers have a common limit for their recently read rows.
  package init(_ file: IndexFile, sharing overview: IndexOverview? = nil, among readers: Int = 1) throws {
    self.file = file
    self.overview =
      try overview
      ?? translatingReadFailures(path: file.path) {
        try IndexOverview(file.connect(), file.pages(), path: file.path)
      }
    tables = self.overview.tables
    cores = AddressedRows(tables.cores, numbers: 0..<self.overview.placeCount / Schema.coreSize + 1)
    blocks = AddressedRows(tables.blocks, numbers: 0..<self.overview.blockCount + 1)
    // Their numbers are known when one is read.
    leaves = tables.leaves.map { AddressedRows($0, numbers: 0..<0) }
    recentAddresses = RowCache(capacity: max(Self.leastAddresses, Self.mostAddresses / max(1, readers)))
  }

  private static let mostAddresses = 1024
  /// A list of answers has a few addresses of a pack.
  private static let leastAddresses = 8

  /// The deadline and cancellation of the current work. The progress handler checks it while a statement runs; loops check it between statements.
  package var patience: Patience { watch.patience }
  private var watch = Watch()
  /// Steps through lists after which reading them ends with an error.
  private var mostSteps = Int.max

  /// The patience that the progress handler of the connection checks.
  private final class Watch {
    var patience = Patience()
  }

  /// Makes the patience of another reader that of this one from now on.
  func sharePatience(of other: IndexReader) { watch = other.watch }

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

  /// Runs work that may take so many steps through posting lists (`ReadCounts.steps`), or a few thousand more; then it throws `ReadLimitExceeded`. Calls
  /// are not nested.
  package func limitingReads(to steps: Int, _ work: () throws -> Void) throws {
    mostSteps = readCounts.steps.addingClamped(steps)
    defer { mostSteps = .max }
    try work()
  }

  /// Ends long reading of lists: see `under` and `limitingReads`.
  func checkLimits() throws {
    try patience.check()
    if readCounts.steps > mostSteps { throw ReadLimitExceeded() }
  }

  // MARK: Statements

  /// An idle statement of the query, reserved for the caller until it is given back.
  func take(_ query: Query) throws -> Statement {
    if let statement = idle[query.rawValue].popLast() { return statement }
    return try translatingStatementFailures(path: overview.path) { try connection().prepare(query.sql) }
  }

  private func connection() throws -> Connection {
    if let opened { return opened }
    let new = try file.connect()
    try new.execute(SQL.beginReading)
    new.setProgressHandler { [unowned self] in watch.patience.isOver }
    opened = new
    return new
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

  /// Throws the error for a row that is referenced but missing.
  func missing<Value>(_ what: String, _ id: Int) throws -> Value {
    throw IndexError.damaged(path: overview.path, reason: "\(what) \(id) is missing")
  }
}
