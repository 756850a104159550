// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerLibC

/// Checks a whole index for damage.
package struct IndexVerification {
  private let path: String
  private let report: (String) -> Void

  /// The files that a verification of this process may create. Remove them when the process is about to exit.
  package static func temporaryPaths(of path: String) -> [String] { copies(of: path).map { $0.path(.verify) } }

  /// Where copies may be created: beside the index, or in the folder for temporary files when that folder is read-only.
  private static func copies(of path: String) -> [TemporaryFiles] {
    let name = path.split(separator: "/").last.map(String.init) ?? "index"
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    return [path, "\(folder)/\(name)"].map { TemporaryFiles(of: $0, kinds: [.verify]) }
  }

  /// Checks the index; checks that write work on a copy.
  ///
  /// - Parameter report: called with a short description of each check that has passed.
  /// - Complexity: reads everything, about 20 s a million places. Needs free space for a copy, beside the index or in the folder for temporary files.
  /// - Throws: `IndexError.damaged` with the first damage found; `.cannotWrite` when there is no space for a copy.
  package static func verify(path: String, report: (String) -> Void = { _ in }) throws {
    try withoutActuallyEscaping(report) { report in
      try translatingReadFailures(path: path) { try IndexVerification(path: path, report: report).verify() }
    }
  }

  private func verify() throws {
    try SealVerification(path: path).verify()
    report("checksums")
    let reader = try IndexReader(path: path)
    try checkSchema(reader.file)
    let copy = try copied()
    defer { unlink(copy) }
    try checkStructures(of: copy)
    try checkCounts(reader)
    try PlaceVerification(reader: reader).verify(report)
  }

  private func damaged(_ reason: String) -> IndexError { .damaged(path: path, reason: reason) }

  /// Only the tables that this build creates may be in the file, so that SQLite's checks run no unknown code.
  private func checkSchema(_ file: IndexFile) throws {
    let expected = try Connection(path: ":memory:", mode: .readWrite)
    try expected.execute(Schema.tables + Schema.secondHalfTables + Schema.indexes)
    let (wanted, found) = (try schema(of: expected), try schema(of: file.connect()))
    if let missing = wanted.subtracting(found).sorted().first { throw damaged("the schema lacks \(missing)") }
    if let stranger = found.subtracting(wanted).sorted().first { throw damaged("the schema has \(stranger), which no import makes") }
    report("schema")
  }

  private func schema(of database: Connection) throws(SQLiteError) -> Set<String> {
    let select = try database.prepare(SQL.schemaObjects)
    var rows: Set<String> = []
    while try select.step() { rows.insert(select.string(0)) }
    return rows
  }

  // MARK: SQLite's own checks

  private func checkStructures(of copy: String) throws {
    let database = try Connection(path: copy, mode: .readWrite)
    try database.execute(SQL.verificationSettings)
    try expectOK(SQL.integrityCheck, database)
    report("pages, rows and indexes")
    try expectOK(SQL.checkBlockBoxes, database)
    report("R-tree")
    for table in ["by_importance"] + Schema.secondHalfNames { try database.execute(SQL.checkFullText(table)) }
    report("full-text lists")
  }

  private func expectOK(_ sql: String, _ database: Connection) throws {
    let check = try database.prepare(sql)
    if try check.step(), check.string(0) != "ok" { throw damaged(check.string(0)) }
  }

  /// A path for a copy. Leftover copies of dead processes are removed first.
  private func copied() throws -> String {
    let places = Self.copies(of: path)
    for place in places { place.removeLeftovers() }
    do { return try copy(to: places[0].path(.verify)) } catch IndexError.cannotWrite { return try copy(to: places[1].path(.verify)) }
  }

  private func copy(to target: String) throws -> String {
    let source: Int32
    source = try IndexFile.openRegular(path)
    defer { close(source) }
    do throws(IndexError) { try copy(source, to: target) } catch {
      unlink(target)
      throw error
    }
    return target
  }

  private func copy(_ source: Int32, to target: String) throws(IndexError) {
    let copy = try translatingFileFailures(path: target) { () throws(FileFailure) in
      try FileAccess.open(target, O_WRONLY | O_CREAT | O_TRUNC)
    }
    defer { close(copy) }
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: 16)
    defer { room.deallocate() }
    while true {
      let got: Int
      do throws(FileFailure) { got = try FileAccess.read(source, into: room) } catch { throw damaged(error.reason) }
      if got == 0 { return }
      try translatingFileFailures(path: target) { () throws(FileFailure) in
        try FileAccess.write(UnsafeRawBufferPointer(rebasing: room[..<got]), to: copy)
      }
    }
  }

  // MARK: Counts

  private func checkCounts(_ reader: IndexReader) throws {
    let (overview, database) = (reader.overview, try reader.file.connect())
    for (table, expected) in [("place", overview.placeCount), ("block", overview.blockCount), ("block_box", overview.blockCount)] {
      let found = Int(try database.integer(SQL.count(of: table)) ?? -1)
      if found != expected { throw damaged("\(table) has \(found) rows instead of \(expected)") }
    }
    report("counts")
  }
}
