// SPDX-License-Identifier: Apache-2.0
import GazetteerFiles
import GazetteerSQLite
import GazetteerText
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The names of one country, for addresses and for words beside a name ("bakery france").
public struct CountryNames: Equatable, Sendable {
  /// ISO 3166-1 alpha-2, upper case.
  public var code: String
  /// Names by language; the one with the empty language is the default.
  public var names: [(language: String, text: String)]

  /// The names of a country.
  public init(code: String, names: [(language: String, text: String)]) {
    self.code = code
    self.names = names
  }

  /// Whether two countries have the same code and names.
  public static func == (a: CountryNames, b: CountryNames) -> Bool {
    a.code == b.code && a.names.count == b.names.count && zip(a.names, b.names).allSatisfy { $0 == $1 }
  }
}

/// Makes an index file from records: stage them all, then finish.
///
/// The file appears under its name only when it is complete and checked; until then everything lives in files beside it, which go when the
/// writer goes; what dead processes left of theirs goes when a writer for the same output comes. The same records give the same bytes, in whatever order they come.
public final class IndexWriter {
  /// What an index holds, and what it took.
  public struct Summary: Equatable, Sendable {
    /// Places in the index.
    public var places: Int
    /// Size of the file.
    public var bytes: Int
    /// Records that went into one of another source that is the same place.
    public var linked = 0
  }

  private let output: String
  private let staging: Staging
  private let partial: String
  private let half: String
  private let isCancelled: @Sendable () -> Bool

  /// Prepares to write an index to `output`.
  ///
  /// - Parameter isCancelled: asked now and then, from more than one thread; true ends `finish` with `CancellationError`.
  /// - Throws: `IndexError.cannotWrite` when files beside `output` cannot be made.
  public init(output: String, isCancelled: @escaping @Sendable () -> Bool = { false }) throws(IndexError) {
    self.output = output
    self.isCancelled = isCancelled
    var information = stat()
    if stat(output, &information) == 0, information.st_mode & S_IFMT != S_IFREG {
      // A device or a pipe would be gone, too.
      throw .cannotWrite(path: output, reason: information.st_mode & S_IFMT == S_IFDIR ? "it is a directory" : "it is no regular file")
    }
    if try IndexFile.holdsSomethingElse(output) {
      throw .cannotWrite(path: output, reason: "it holds something else than an index, which would be lost")
    }
    let files = TemporaryFiles(of: output, kinds: [.partial, .half, .staged])
    TemporaryFiles(of: output, kinds: [.partial, .half, .staged, .verify]).removeLeftovers()
    partial = files.path(.partial)
    half = files.path(.half)
    staging = try Staging(files)
    // A crashed process may have had the same number, and its files are no good.
    unlink(partial)
    unlink(half)
  }

  /// The files that a writer of this process makes beside `output`: what has to go when the process ends at once.
  package static func temporaryPaths(output: String) -> [String] { TemporaryFiles(of: output, kinds: [.partial, .half, .staged]).paths }

  deinit {
    unlink(partial)
    unlink(half)
  }

  /// Hands over a record; `sourceIndex` tells which source it is from, in the order of the sources.
  public func add(_ record: PlaceRecord, sourceIndex: Int) throws(IndexError) -> StagingOutcome {
    try staging.add(record, sourceIndex: sourceIndex)
  }

  /// Makes the index from all staged records, checks it, and puts it in its place.
  ///
  /// - Parameters:
  ///   - countries: The names of countries.
  ///   - linksDuplicates: whether records of different sources that are one place become one: near each other, of one kind, not in two countries,
  ///     with a name in common.
  ///   - progress: called now and then with the number of places written and their total.
  /// - Throws: `IndexError`, or `CancellationError`. Whatever happens, the file that was at `output` before is still there, or the new one is.
  public func finish(
    countries: [CountryNames], linksDuplicates: Bool = false, progress: (Int, Int) -> Void = { _, _ in }
  ) throws -> Summary {
    let linked = linksDuplicates ? try staging.linkDuplicates() : 0
    let staged = try staging.seal()
    let order = PlaceOrder(staging.entries, staged)
    if isCancelled() { throw CancellationError() }
    let inherited = InheritedNames(order.entries.indices.lazy.filter { order.facts[$0].family != .poi }.map { staged[order.entries[$0]] })
    let failure = try concurrently(
      { [half, isCancelled] in
        try AreaHalf(path: half, order: order, records: staged, inherited: inherited, isCancelled: isCancelled).write()
      },
      {
        try ImportanceHalf(path: partial, order: order, records: staged, inherited: inherited, isCancelled: isCancelled).write(
          countries: countries, progress: progress)
      })
    if let failure { throw failure }
    if isCancelled() { throw CancellationError() }
    try translatingFailures(path: output) {
      try join()
      if isCancelled() { throw CancellationError() }
      try complete()
      if isCancelled() { throw CancellationError() }
      try check(expectedPlaces: order.entries.count)
    }
    let bytes = try moveIntoPlace()
    return Summary(places: order.entries.count, bytes: bytes, linked: linked)
  }

  /// Moves the lists of the half file into the main one, page by page.
  private func join() throws(SQLiteError) {
    let database = try Connection(path: partial, mode: .readWrite)
    try database.execute(SQL.buildSettings)
    try database.execute(Schema.secondHalfTables)
    let attach = try database.prepare(SQL.attachHalf)
    attach.bind(1, literalPath(half))
    try attach.run()
    try database.execute(SQL.begin)
    for table in Schema.secondHalfNames { try database.execute(SQL.moveFullTextFromHalf(table)) }
    try database.execute(SQL.commitAndDetachHalf)
  }

  /// What needs both halves. On a connection of its own, because a full-text table remembers what its shadow tables were.
  private func complete() throws(SQLiteError) {
    let database = try Connection(path: partial, mode: .readWrite)
    try database.execute(SQL.buildSettings)
    try database.execute(SQL.begin)
    try writeVocabulary(database)
    try database.execute(SQL.commit)
    try database.execute(SQL.stampFormat)
  }

  /// Nobody has written to the file but this process: what is wrong with it, the disk has done.
  private func check(expectedPlaces: Int) throws {
    do { try IndexCheck.quick(path: partial, expectedPlaces: expectedPlaces) } catch IndexError.damaged(_, let reason) {
      throw IndexError.cannotWrite(path: output, reason: "what was written came back damaged (\(reason)); the disk may be failing")
    }
  }

  /// fsync, rename, fsync of the folder: after a crash there is the old file or the new one.
  private func moveIntoPlace() throws(IndexError) -> Int {
    try SealWriter.seal(partial, output: output)
    let bytes = try translatingFileFailures(path: output) { () throws(FileFailure) in
      let descriptor = try FileAccess.open(partial, O_RDONLY)
      defer { close(descriptor) }
      try FileAccess.sync(descriptor)
      let bytes = Int(try FileAccess.status(descriptor).st_size)
      try FileAccess.rename(partial, to: output)
      return bytes
    }
    // The new index is there; that its name survives a crash of the machine is more than some file systems offer.
    if let folder = try? FileAccess.open(folderPath(of: output), O_RDONLY) {
      try? FileAccess.sync(folder)
      close(folder)
    }
    return bytes
  }
}

/// Runs two pieces of work at the same time and gives the first failure; the second piece runs on the calling thread.
private func concurrently(_ first: @escaping @Sendable () throws -> Void, _ second: () throws -> Void) throws -> (any Error)? {
  let outcome = ThreadOutcome()
  let thread = try Thread { outcome.run(first) }
  var failure: (any Error)?
  do { try second() } catch { failure = error }
  thread.join()
  return failure ?? outcome.failure
}

private final class ThreadOutcome: Sendable {
  private let stored = Mutex<(any Error)?>(nil)
  var failure: (any Error)? { stored.withLock { $0 } }

  func run(_ work: () throws -> Void) {
    do { try work() } catch { stored.withLock { $0 = error } }
  }
}

/// One thread of the operating system, to be joined once.
private struct Thread {
  private let handle: pthread_t

  init(_ body: @escaping @Sendable () -> Void) throws {
    final class Body { let run: @Sendable () -> Void; init(_ run: @escaping @Sendable () -> Void) { self.run = run } }
    let context = Unmanaged.passRetained(Body(body)).toOpaque()
    #if canImport(Darwin)
      var thread: pthread_t?
      let code = pthread_create(
        &thread, nil,
        {
          Unmanaged<Body>.fromOpaque($0).takeRetainedValue().run(); return nil
        }, context)
      guard code == 0, let thread else { throw IndexError.cannotWrite(path: "", reason: "no thread could be started") }
      handle = thread
    #else
      var thread = pthread_t()
      let code = pthread_create(
        &thread, nil,
        { context in
          if let context { Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run() }
          return nil
        }, context)
      guard code == 0 else { throw IndexError.cannotWrite(path: "", reason: "no thread could be started") }
      handle = thread
    #endif
  }

  func join() { pthread_join(handle, nil) }
}

func folderPath(of path: String) -> String {
  guard let slash = path.lastIndex(of: "/") else { return "." }
  return slash == path.startIndex ? "/" : String(path[..<slash])
}
