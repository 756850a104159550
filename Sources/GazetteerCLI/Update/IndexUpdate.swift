// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerBase
import GazetteerEngine
import GazetteerImport
import GazetteerIndex
import GazetteerService

/// Brings an index up to date with its sources. The index at the path is the old one or the new, whatever happens.
struct IndexUpdate {
  let output: String
  private let sources: [UpdateSource]
  private let fetching: FetchOptions
  private let tables: TableReading
  private let maxLoss: RejectLimit

  /// Reads the sources; nothing is opened but the catalogue.
  init(output: String, sources: [String], fetching: FetchOptions, tables: TableReading, maxLoss: RejectLimit) throws {
    let catalogue = try SourceCatalogue.read()
    self.output = output
    self.sources = try sources.map { try UpdateSource($0, catalogue: catalogue) }
    self.fetching = fetching
    self.tables = tables
    self.maxLoss = maxLoss
    try self.sources.compactMap { if case .file(let path) = $0 { ImportSource(path: path) } else { nil } }.checkNoneIsWritten(to: output)
  }

  /// Whether the index is there and opens. One that does not is made anew where there are sources, else it is the caller's to cure.
  ///
  /// - Throws: `IndexError` of an index that cannot be made anew; `CommandError.nothingToMakeOf` when there is none.
  func hasIndex() throws -> Bool {
    if !FileManager.default.fileExists(atPath: output) {
      if sources.isEmpty { throw CommandError.nothingToMakeOf(path: output) }
      return false
    }
    do { _ = try PlaceIndex(path: output) } catch {
      if sources.isEmpty { throw error }
      return false
    }
    return true
  }

  // MARK: Looking

  /// Prints a line for each source.
  ///
  /// - Throws: `CommandError.outdated` when one of them is newer than the index.
  func check() throws {
    let outdated = try sources.filter { source in
      let isNewer = try isNewer(source)
      try StandardOutput.print("\(isNewer ? "newer     " : "unchanged ")  \(source.name)")
      return isNewer
    }
    if outdated.isEmpty, let input = try? input(isOffline: true), isUpToDate(input) { return }
    throw CommandError.outdated(path: output, sources: (outdated.isEmpty ? sources : outdated).map(\.name))
  }

  private func isNewer(_ source: UpdateSource) throws -> Bool {
    if case .published(let name) = source, !fetching.offline, try fetching.sources().hasNewer(name) { return true }
    guard let record = UpdateRecord.read(beside: output), let own = try? input(of: [source], isOffline: true) else { return true }
    return !own.files.allSatisfy(record.files.contains)
  }

  // MARK: Working

  /// Does what has to be done.
  ///
  /// - Returns: A line that says what was done.
  func run() throws -> String {
    let lock = try lock()
    defer { close(lock) }
    let input = try input(isOffline: fetching.offline)
    if isUpToDate(input) { return "unchanged   \(output)" }
    let summary = try replace(input)
    return "updated     \(output), \(grouped(summary.places)) places, \(grouped(summary.bytes)) bytes"
  }

  /// Sees to it that no other update of the index runs.
  private func lock() throws -> Int32 {
    let path = UpdateRecord.hiddenPath(beside: output, ending: "lock")
    let descriptor: Int32
    do throws(FileFailure) { descriptor = try FileAccess.open(path, O_RDWR | O_CREAT, mode: 0o666) } catch {
      throw CommandError.cannotWrite(path: path, reason: error.reason)
    }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return descriptor }
    close(descriptor)
    throw CommandError.updating(path: output)
  }

  private func input(isOffline: Bool) throws -> UpdateInput { try input(of: sources, isOffline: isOffline) }

  private func input(of sources: [UpdateSource], isOffline: Bool) throws -> UpdateInput {
    var options = fetching
    options.offline = isOffline
    let names = sources.compactMap { if case .published(let name) = $0 { name } else { nil } }
    var fetched = (names.isEmpty ? [] : try options.fetch(names))[...]
    let cache = FetchCache(options.cache)
    return try sources.reduce(into: UpdateInput(files: tables.facts)) { input, source in
      switch source {
      case .world: try input.addWorld()
      case .published: try input.add(fetched.popFirst() ?? [], cache)
      case .file(let path): try input.add(path: path, tables)
      }
    }
  }

  private func record(of input: UpdateInput) -> UpdateRecord { UpdateRecord(names: sources.map(\.name), files: input.files) }

  private func isUpToDate(_ input: UpdateInput) -> Bool {
    var record = record(of: input)
    record.index = try? FileFacts(ofFile: output)
    return record.index != nil && record == UpdateRecord.read(beside: output)
  }

  /// Makes the index beside the old one, and gives it its name once it has been verified.
  private func replace(_ input: UpdateInput) throws -> IndexImport.Summary {
    let new = TemporaryFiles(of: output, kinds: [.new]).path(.new)
    signal(SIGXFSZ, SIG_IGN)  // a limit on file sizes is an error to report, not a reason to die
    TemporaryFiles(of: output, kinds: [.new]).removeLeftovers()
    Interruption.removing([new] + IndexWriter.temporaryPaths(output: new) + IndexVerification.temporaryPaths(of: new))
    defer { unlink(new) }
    let summary = try make(new, of: input.sources)
    try IndexVerification.verify(path: new) { _ in }
    try checkLoss(to: summary.places)
    try keepRights(new)
    do throws(FileFailure) { try FileAccess.rename(new, to: output) } catch {
      throw CommandError.cannotWrite(path: output, reason: error.reason)
    }
    var record = record(of: input)
    record.index = try FileFacts(ofFile: output)
    try record.write(beside: output)
    return summary
  }

  private func make(_ path: String, of sources: [ImportSource]) throws -> IndexImport.Summary {
    let progress = ProgressLine()
    defer { progress.clear() }
    let outcome = try IndexImport(sources: sources, output: path, countries: EmbeddedData.countries()).run(progress: progress.show)
    guard let summary = outcome.summary else { throw CommandError.cannotWrite(path: path, reason: "the import made no index") }
    return summary
  }

  /// Refuses an index that has lost more places than may be; one of other sources may.
  private func checkLoss(to places: Int) throws {
    if let record = UpdateRecord.read(beside: output), record.names != sources.map(\.name) { return }
    guard let old = try? PlaceIndex(path: output), let before = try? old.withEngine({ $0.reader.overview.placeCount }) else { return }
    let allowed: Double =
      switch maxLoss {
      case .count(let count): Double(count)
      case .percent(let percent): Double(before) * percent / 100
      }
    if Double(before - places) > allowed {
      throw CommandError.losesPlaces(path: output, from: before, to: places, limit: maxLoss.description)
    }
  }

  /// Who may read the old index may read the new one.
  private func keepRights(_ path: String) throws {
    guard let old = try? FileAccess.status(output) else { return }
    if chmod(path, old.st_mode & 0o777) != 0 { throw CommandError.cannotWrite(path: path, reason: String(cString: strerror(errno))) }
  }
}
