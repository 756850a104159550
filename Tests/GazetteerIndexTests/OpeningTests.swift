// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerBase
import GazetteerIndex
import GazetteerTesting
import Testing

/// What is no index is refused with the reason and the cure, before anything is asked of it.
@Suite struct OpeningTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.file("a.gaz")
  }

  private func refusalOfOpening(_ path: String? = nil) throws -> IndexError? {
    try refusal { _ = try IndexReader(path: path ?? self.path) }
  }

  @Test("A path where nothing is", arguments: ["missing.gaz", "no/folder.gaz", "file.txt/below.gaz"])
  func missing(_ name: String) throws {
    try write([1], to: folder.file("file.txt"))
    #expect(try refusalOfOpening(folder.file(name)) == .notFound(path: folder.file(name)))
  }

  @Test("A directory")
  func directory() throws {
    #expect(try refusalOfOpening(folder.path) == .isDirectory(path: folder.path))
    #expect(try refusalOfOpening(folder.path + "/") == .isDirectory(path: folder.path + "/"))
  }

  @Test("A pipe, without waiting for somebody to write into it")
  func pipe() throws {
    #expect(mkfifo(path, 0o600) == 0)
    guard case .unreadable(path, _) = try refusalOfOpening() else {
      Issue.record("opened")
      return
    }
  }

  @Test("A file that may not be read", .enabled(if: geteuid() != 0, "root may read everything"))
  func noRight() throws {
    try writeIndex([.place("Oslo")], to: path)
    #expect(chmod(path, 0) == 0)
    guard case .unreadable(path, _) = try refusalOfOpening() else {
      Issue.record("opened")
      return
    }
  }

  static let others: [String: [UInt8]] = [
    "empty": [], "one byte": [0], "only SQLite's first words": Array("SQLite format 3\0".utf8),
    "a table": Array("name,latitude\nOslo,59.9\n".utf8),
    "zeros": [UInt8](repeating: 0, count: 5000), "text": Array(String(repeating: "no index ", count: 1000).utf8),
    "gzip": [0x1F, 0x8B] + [UInt8](repeating: 7, count: 200),
  ]

  @Test("A file of another kind", arguments: others.keys.sorted())
  func otherKind(_ kind: String) throws {
    try write(#require(Self.others[kind]), to: path)
    #expect(try refusalOfOpening() == .notAnIndex(path: path))
  }

  @Test("Another SQLite database")
  func otherDatabase() throws {
    try Connection(path: path, mode: .readWrite).execute("CREATE TABLE place (id INTEGER PRIMARY KEY, name TEXT); PRAGMA user_version = 1")
    #expect(try refusalOfOpening() == .notAnIndex(path: path))
  }

  @Test("An index of another format", arguments: [0, Schema.formatVersion - 1, Schema.formatVersion + 1, -1, 1_000_000] as [Int64])
  func otherVersion(_ version: Int64) throws {
    try writeIndex([.place("Oslo")], to: path)
    try Connection(path: path, mode: .readWrite).execute("PRAGMA user_version = \(version)")
    #expect(try refusalOfOpening() == .versionMismatch(path: path, found: version, expected: Schema.formatVersion))
  }

  @Test("An index that lacks a table it is opened with", arguments: ["meta", "country", "type_set", "importance_level"])
  func lackingTable(_ table: String) throws {
    try writeIndex([.place("Oslo")], to: path)
    try change(path, "DROP TABLE \(table)")
    guard case .damaged(path, _) = try refusalOfOpening() else {
      Issue.record("opened")
      return
    }
  }

  @Test("An index without a fact that it is opened with", arguments: ["place_count", "nested_place_count", "block_count"])
  func lackingFact(_ key: String) throws {
    try writeIndex([.place("Oslo")], to: path)
    try change(path, "DELETE FROM meta WHERE key = '\(key)'")
    guard case .damaged(path, _) = try refusalOfOpening() else {
      Issue.record("opened")
      return
    }
  }

  @Test("An index that was cut short, at whatever length")
  func truncated() throws {
    try writeIndex(RichRecords.make(seed: 1, count: 50), to: path)
    let bytes = try contents(path)
    var random = SeededRandom(seed: 1)
    let lengths = [0, 1, 15, 16, 99, 100, 101, 4095, 4096, 4097, bytes.count / 2, bytes.count - 4096, bytes.count - 1]
    for length in lengths + (0..<50).map({ _ in Int.random(in: 0..<bytes.count, using: &random) }) {
      try write(Array(bytes.prefix(length)), to: path)
      switch try refusalOfOpening() {
      case .damaged(path, _): #expect(length >= 100)
      case .notAnIndex(path): #expect(length < 100)
      case let other: Issue.record("\(length) of \(bytes.count) bytes: \(String(describing: other))")
      }
    }
  }

  @Test("An index with bytes behind its end", arguments: [1, 7, 8, 4096, 5000])
  func longer(_ count: Int) throws {
    try writeIndex([.place("Oslo")], to: path)
    try write(contents(path) + [UInt8](repeating: 7, count: count), to: path)
    guard case .damaged(path, _) = try refusalOfOpening() else {
      Issue.record("opened")
      return
    }
  }

  @Test("Every refusal is one line that names the file and a cure")
  func wording() {
    let errors: [(error: IndexError, cure: String)] = [
      (.notFound(path: "F"), "make an index"), (.unreadable(path: "F", reason: "R"), "permissions"),
      (.isDirectory(path: "F"), "Name the index file"),
      (.notAnIndex(path: "F"), "make an index"), (.versionMismatch(path: "F", found: 7, expected: 8), "anew"),
      (.damaged(path: "F", reason: "R"), "copy"),
      (.cannotWrite(path: "F", reason: "R"), "another place"),
    ]
    for (error, cure) in errors {
      #expect(error.description.contains("F") && error.description.contains(cure) && !error.description.contains("\n"), "\(error)")
    }
  }
}
