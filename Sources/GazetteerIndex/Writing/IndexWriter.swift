// SPDX-License-Identifier: Apache-2.0
import Dispatch
package import GazetteerBase
import GazetteerLibC
import GazetteerText
import Synchronization

/// The names of one country, for addresses and for words that accompany a name ("bakery france").
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

/// Builds an index file from records: add them all, then call `finish`.
///
/// The file gets its final name only when it is complete and checked. Until then all data is in temporary files beside it, which the writer
/// removes when it is released. A writer also removes those that dead processes left for the same output. The same records give the same
/// bytes, whatever their order.
public final class IndexWriter {
  /// The content of a written index, and the work done.
  public struct Summary: Equatable, Sendable {
    /// Places in the index.
    public var places: Int
    /// Size of the file.
    public var bytes: Int
    /// Records that were merged into a record of another source for the same place.
    public var linked = 0
    /// The members that requests can filter by, and how many places have each.
    public var filterable: [String: Int] = [:]
  }

  private let output: String
  private let staging: Staging
  private let partial: String
  private let half: String
  private let spilling: Spilling
  private let isCancelled: @Sendable () -> Bool
  /// Whether the file is on the disk before it gets its name. Tests that throw their indexes away do without, as it takes longer than to write a small one.
  package var isSynced = true
  /// Ids of places of other indexes.
  private var hidden: Set<String> = []
  /// The members of places that requests can filter by.
  private var filterable: Set<String> = []

  /// Prepares to write an index to `output`.
  ///
  /// - Parameter isCancelled: called now and then, from more than one thread; true ends `finish` with `CancellationError`.
  /// - Throws: `IndexError.cannotWrite` when files beside `output` cannot be created.
  public convenience init(output: String, isCancelled: @escaping @Sendable () -> Bool = { false }) throws(IndexError) {
    try self.init(output: output, .standard, isCancelled: isCancelled)
  }

  /// The same with so much memory; the index has the same bytes whatever it is.
  package init(output: String, _ shares: MemoryShares, isCancelled: @escaping @Sendable () -> Bool = { false }) throws(IndexError) {
    self.output = output
    self.isCancelled = isCancelled
    spilling = Spilling(beside: output, shares)
    var information = stat()
    if stat(output, &information) == 0, information.st_mode & S_IFMT != S_IFREG {
      // Renaming would replace a device or pipe as well.
      throw .cannotWrite(path: output, reason: information.st_mode & S_IFMT == S_IFDIR ? "it is a directory" : "it is no regular file")
    }
    if try IndexFile.holdsSomethingElse(output) {
      throw .cannotWrite(path: output, reason: "it holds something else than an index, which would be lost")
    }
    let files = TemporaryFiles(of: output, kinds: Self.kinds)
    TemporaryFiles(of: output, kinds: Self.kinds + [.verify]).removeLeftovers()
    partial = files.path(.partial)
    half = files.path(.half)
    staging = try Staging(files, spilling)
    // A crashed process may have had the same number; its files are useless.
    unlink(partial)
    unlink(half)
  }

  /// The files that a writer of this process creates beside `output`. Remove them when the process is about to exit.
  package static func temporaryPaths(output: String) -> [String] { TemporaryFiles(of: output, kinds: kinds).paths }

  private static let kinds: [TemporaryFiles.Kind] = [.partial, .half, .staged, .runs]

  deinit {
    unlink(partial)
    unlink(half)
  }

  /// Adds a record; `sourceIndex` is the position of its source.
  public func add(_ record: PlaceRecord, sourceIndex: Int) throws(IndexError) -> StagingOutcome {
    try staging.add(record, sourceIndex: sourceIndex)
  }

  /// Removes the record with an id, of whatever source; false when there is none.
  public func remove(id: String) throws(IndexError) -> Bool { try staging.remove(id: id) }

  /// Removes the place with an id from what lies below the new index, when both answer together as layers. A record with that id counts instead.
  public func hide(id: String) { hidden.insert(id) }

  /// Makes requests able to filter by a member of the places: one of their source's own, or one of the canonical record such as `rating`.
  public func declare(filterable name: String) { filterable.insert(name) }

  /// Builds the index from all records, checks it, and moves it to its final path.
  ///
  /// - Parameters:
  ///   - countries: The names of countries.
  ///   - linksDuplicates: whether to merge records of different sources that describe one place: near each other, of one primary type, not in two
  ///     countries, with a name in common.
  ///   - progress: called now and then with the number of places written and their total.
  /// - Throws: `IndexError`, or `CancellationError`. In every case `output` is either the previous file or the new one.
  public func finish(
    countries: [CountryNames], linksDuplicates: Bool = false, progress: (Int, Int) -> Void = { _, _ in }
  ) throws -> Summary {
    try finish(countries: countries, linksDuplicates: linksDuplicates, over: nil, progress: progress)
  }

  /// The same for an index that is going to lie over others.
  ///
  /// - Parameters:
  ///   - below: Addresses inherit the names of its areas as well, and with `linksDuplicates` records hide what they describe as well.
  ///   - given: What addresses inherit instead of the names of areas here and below; nil for those.
  package func finish(
    countries: [CountryNames], linksDuplicates: Bool, over below: LayersBelow? = nil, inheriting given: InheritedNames? = nil,
    progress: (Int, Int) -> Void
  ) throws -> Summary {
    var linked = linksDuplicates ? try staging.linkDuplicates() : 0
    if let below, linksDuplicates { linked += try staging.linkDuplicates(below: below) }
    let hidden = try hidden.filter { try !staging.has($0) }
    let staged = try staging.seal()
    let order = try PlaceOrder(staged, spilling)
    if isCancelled() { throw CancellationError() }
    let records = try OrderedRecords(staged, order.places.lazy.map(\.offset), spilling)
    let inherited = try given ?? inheritedNames(order, records, below)
    var carriers: [String: Int] = [:]
    let failure = concurrently(
      { [half, spilling, isCancelled] in
        try AreaHalf(path: half, order: order, staged: staged, inherited: inherited, spilling: spilling, isCancelled: isCancelled).write()
      },
      {
        carriers = try ImportanceHalf(
          path: partial, order: order, records: records, inherited: inherited, filterable: filterable, isCancelled: isCancelled
        ).write(
          countries: countries, hidden: hidden, progress: progress)
      })
    if let failure { throw failure }
    if isCancelled() { throw CancellationError() }
    try translatingFailures(path: output) {
      try join()
      if isCancelled() { throw CancellationError() }
      try complete()
      if isCancelled() { throw CancellationError() }
      try check(expectedPlaces: order.count)
    }
    let bytes = try moveIntoPlace()
    return Summary(places: order.count, bytes: bytes, linked: linked, filterable: carriers)
  }

  /// The names of the areas of the index and of those below it, by importance.
  private func inheritedNames(_ order: PlaceOrder, _ records: OrderedRecords, _ below: LayersBelow?) throws -> InheritedNames {
    var own = OwnAreas(places: order.places.makeIterator(), reader: records.reader())
    var inherited = InheritedNames()
    var next = try own.next()
    try below?.forEachArea { area in
      while let record = next, record.precedes(area) {
        inherited.take(record)
        next = try own.next()
      }
      inherited.take(area)
    }
    while let record = next {
      inherited.take(record)
      next = try own.next()
    }
    return inherited
  }

  /// Moves the tables of the half file into the main one, page by page.
  private func join() throws(SQLiteError) {
    let database = try Connection(path: partial, mode: .readWrite)
    try database.execute(SQL.buildSettings)
    try database.execute(Schema.secondHalfTables)
    let attach = try database.prepare(SQL.attachHalf)
    attach.bind(1, literalPath(half))
    try attach.run()
    try database.execute(SQL.begin)
    try database.execute(SQL.moveWholeNamesFromHalf)
    for table in Schema.secondHalfNames { try database.execute(SQL.moveFullTextFromHalf(table)) }
    try database.execute(SQL.commitAndDetachHalf)
  }

  /// Writes what needs both halves. Uses a new connection, because a full-text table caches the contents of its shadow tables.
  private func complete() throws(SQLiteError) {
    let database = try Connection(path: partial, mode: .readWrite)
    try database.execute(SQL.buildSettings)
    try database.execute(SQL.begin)
    try writeVocabulary(database)
    try database.execute(SQL.commit)
    try database.execute(SQL.stampFormat)
  }

  /// Checks the finished file. As no other process writes to it, damage is a fault of the disk.
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
      if isSynced { try FileAccess.sync(descriptor) }
      let bytes = Int(try FileAccess.status(descriptor).st_size)
      try FileAccess.rename(partial, to: output)
      return bytes
    }
    // The new index is in place. Some file systems do not offer fsync of a folder, so a failure is ignored.
    if isSynced, let folder = try? FileAccess.open(folderPath(of: output), O_RDONLY) {
      try? FileAccess.sync(folder)
      close(folder)
    }
    return bytes
  }
}

/// The settlements and regions among the places of an index, by importance.
private struct OwnAreas<Places: IteratorProtocol<PlaceOrder.OrderedPlace>> {
  var places: Places
  var reader: OrderedRecords.Reader

  mutating func next() throws(IndexError) -> PlaceRecord? {
    while let place = places.next() {
      if place.family != .poi { return try reader.record(stagedAt: place.offset) }
      try reader.skip(stagedAt: place.offset)
    }
    return nil
  }
}

/// Runs two functions at the same time, the second on the calling thread, and throws the first failure.
private func concurrently(_ first: @escaping @Sendable () throws -> Void, _ second: () throws -> Void) -> (any Error)? {
  let outcome = ConcurrentOutcome()
  let group = DispatchGroup()
  DispatchQueue.global().async(group: group) { outcome.run(first) }
  var failure: (any Error)?
  do { try second() } catch { failure = error }
  group.wait()
  return failure ?? outcome.failure
}

private final class ConcurrentOutcome: Sendable {
  private let stored = Mutex<(any Error)?>(nil)
  var failure: (any Error)? { stored.withLock { $0 } }

  func run(_ work: () throws -> Void) {
    do { try work() } catch { stored.withLock { $0 = error } }
  }
}

extension PlaceRecord {
  /// Whether the place comes first in an index of both: by importance, then by the bytes of the id.
  fileprivate func precedes(_ other: PlaceRecord) -> Bool {
    let (a, b) = (thousandths(importance), thousandths(other.importance))
    return a != b ? a > b : id.utf8.lexicographicallyPrecedes(other.id.utf8)
  }
}

func folderPath(of path: String) -> String {
  guard let slash = path.lastIndex(of: "/") else { return "." }
  return slash == path.startIndex ? "/" : String(path[..<slash])
}
