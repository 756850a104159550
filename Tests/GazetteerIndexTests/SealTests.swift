// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerBase
import GazetteerIndex
import GazetteerTesting
import Testing

/// Any change of a file is found by its checksums, and the file stays one that SQLite reads.
@Suite struct SealTests {
  private let folder: TemporaryFolder
  private let path: String
  private let whole: [UInt8]
  private static let page = 4096

  init() throws {
    folder = try TemporaryFolder()
    path = folder.file("a.gaz")
    try writeIndex(RichRecords.make(seed: 3, count: 60), to: path)
    whole = try contents(path)
  }

  private var pages: Int { whole.count / Self.page }
  private var sealStart: Int { pages * Self.page }

  /// Puts other bytes into the file for the time of `body`.
  private func with(_ bytes: [UInt8], at position: Int, _ body: () throws -> Void) throws {
    let file = try #require(FileHandle(forUpdatingAtPath: path))
    func put(_ bytes: some Sequence<UInt8>) throws {
      try file.seek(toOffset: UInt64(position))
      try file.write(contentsOf: Data(bytes))
    }
    try put(bytes)
    try body()
    try put(whole[position..<position + bytes.count])
    try file.close()
  }

  private func expectRefusal(_ what: String = "", _ work: (String) throws -> Void = { _ = try IndexReader(path: $0) }) throws {
    let error = try refusal { try work(path) }
    switch error {
    case .damaged(path, _)?, .notAnIndex(path)?, .versionMismatch(path, _, _)?: break
    default: Issue.record("\(what): \(String(describing: error))")
    }
  }

  @Test("Every bit of the header and of the seal, and some of every page, keep the file from being opened and from passing a check")
  func everyBit() throws {
    var random = SeededRandom(seed: 1)
    let positions =
      Array(0..<100) + Array(sealStart..<whole.count) + (0..<pages).map { $0 * Self.page + Int.random(in: 0..<Self.page, using: &random) }
    for position in positions {
      let bit = UInt8(1) << UInt8.random(in: 0..<8, using: &random)
      try with([whole[position] ^ bit], at: position) {
        try expectRefusal("byte \(position)")
        if position % 7 == 0 { try expectRefusal("byte \(position)") { try IndexVerification.verify(path: $0) } }
      }
    }
    #expect(try contents(path) == whole)
    try IndexVerification.verify(path: path)
  }

  @Test("A file that is shorter or longer by whatever number of bytes is refused")
  func otherLength() throws {
    for count in [1, 7, 8, 9, whole.count - sealStart, whole.count - sealStart + 1, 4096] {
      try write(Array(whole.dropLast(count)), to: path)
      try expectRefusal("\(count) bytes less")
      try write(whole + [UInt8](repeating: 0, count: count), to: path)
      try expectRefusal("\(count) bytes more")
    }
  }

  @Test("Pages that changed places are found, and words that did")
  func swapped() throws {
    let page = { (number: Int) in Array(whole[number * Self.page..<(number + 1) * Self.page]) }
    try with(page(4) + page(3), at: 3 * Self.page) { try expectRefusal() }
    let start = try #require((Self.page..<sealStart).first { $0 % 8 == 0 && whole[$0..<$0 + 8] != whole[$0 + 8..<$0 + 16] })
    try with(Array(whole[start + 8..<start + 16] + whole[start..<start + 8]), at: start) {
      try expectRefusal()
    }
  }

  @Test("The check says which bytes are wrong, and what should be there")
  func place() throws {
    let group = 65_536
    let position = group + 2 * Self.page + 100
    try with([whole[position] ^ 4], at: position) {
      guard case .damaged(path, let reason) = try refusal({ try IndexVerification.verify(path: path) }) else {
        Issue.record("passed")
        return
      }
      #expect(reason.hasPrefix("bytes \(group) to \(2 * group - 1) are not what was written"))
      if sqliteKnowsPages { #expect(reason.contains(" should be")) }
    }
  }

  /// Whether the SQLite library tells which page belongs to which table.
  private var sqliteKnowsPages: Bool { (try? Connection(path: path, mode: .immutable).execute("SELECT 1 FROM dbstat LIMIT 1")) != nil }

  @Test("A large file opens with damage for answers only; who reads all of it is refused")
  func large() throws {
    try change(path, "INSERT INTO place_detail VALUES (1000000, zeroblob(9000000))")
    #expect(try contents(path).count > 8 << 20)
    _ = try IndexReader(path: path)
    let file = try #require(FileHandle(forUpdatingAtPath: path))
    try file.seek(toOffset: 4 << 20)
    try file.write(contentsOf: Data([1]))
    try file.close()
    let opened = try IndexFile(path: path, checking: .small)
    _ = try IndexReader(opened)
    #expect(opened.damage() == [4_194_304..<4_259_840])
    try expectRefusal()
    guard case .damaged(path, let reason) = try refusal({ try IndexVerification.verify(path: path) }) else {
      Issue.record("passed")
      return
    }
    #expect(reason.hasPrefix("bytes 4194304 to 4259839 are"))
  }

  @Test("SQLite reads a sealed file as any other, and never what is behind its pages")
  func plainSQLite() throws {
    let copy = folder.file("copy.gaz")
    try write(whole, to: copy)
    let rows = try Connection(path: path, mode: .immutable).integer("SELECT count(*) FROM place")
    for mode in [Connection.Mode.immutable, .readWrite] {
      let database = try Connection(path: copy, mode: mode)
      for size in [0, 1 << 30] {
        try database.execute("PRAGMA mmap_size = \(size)")
        #expect(try database.integer("PRAGMA page_count") == Int64(pages))
        #expect(try database.integer("SELECT count(*) FROM pragma_integrity_check WHERE integrity_check <> 'ok'") == 0)
        #expect(try database.integer("SELECT count(*) FROM place") == rows)
      }
    }
    try Connection(path: copy, mode: .readWrite).execute("VACUUM INTO '\(folder.file("vacuumed.gaz"))'")
    #expect(try Connection(path: folder.file("vacuumed.gaz"), mode: .immutable).integer("SELECT count(*) FROM place") == rows)
    #expect(try contents(copy) == whole)
  }

  @Test("A file that another program wrote to is refused until it is made again")
  func writtenTo() throws {
    try Connection(path: path, mode: .readWrite).execute("UPDATE place SET name = 'x' WHERE id = 1")
    try expectRefusal()
    try write(whole, to: path)
    try Connection(path: path, mode: .readWrite).execute("CREATE TABLE more (x); INSERT INTO more VALUES (zeroblob(100000))")
    try expectRefusal()
  }

  @Test("Sealing what is sealed changes nothing")
  func again() throws {
    try SealWriter.seal(path, output: path)
    #expect(try contents(path) == whole)
  }
}
