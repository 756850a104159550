// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerIndex
import Testing

@Suite struct PathTests {
  static let names = [
    "plain.db", "two words.db", "100%.db", "%41.db", "what?.db", "a?mode=memory", "no#1.db", "a&b=c.db", "ü東京 \u{1F30D}.db", "quote'\".db",
    "back\\slash", "new\nline", "+plus", "colon:8", "~", "[a](b)", "file:x.db", "file:x?mode=memory",
  ]

  @Test("A file is found under its own name, whatever characters that has", arguments: names)
  func anyName(_ name: String) throws {
    let folder = try DatabaseFolder()
    let path = try folder.database(name)
    #expect(folder.names == [name])
    #expect(try Connection(path: path, mode: .immutable).integer("SELECT id FROM word") == 1)
  }

  @Test("A relative path is a path, even when it looks like a URI", arguments: ["file:x.db", "file:x?mode=memory", "plain"])
  func relative(_ name: String) throws {
    let name = "\(name)-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: "./\(name)") }
    try Connection(path: name, mode: .readWrite).execute("CREATE TABLE word (id)")
    #expect(FileManager.default.fileExists(atPath: "./\(name)"))
    #expect(try Connection(path: name, mode: .immutable).integer("SELECT count(*) FROM word") == 0)
  }

  @Test("Slashes may be doubled anywhere", arguments: ["/", "//", "///"])
  func slashes(_ prefix: String) throws {
    let folder = try DatabaseFolder()
    let path = try folder.database()
    let doubled = prefix + path.dropFirst().replacingOccurrences(of: "/", with: "//")
    #expect(try Connection(path: doubled, mode: .immutable).integer("SELECT id FROM word") == 1)
  }

  @Test("What is not there is an error of opening", arguments: ["missing.db", "no/such/folder.db"])
  func missing(_ name: String) throws {
    let folder = try DatabaseFolder()
    let error = try #require(
      sqliteRefusal { () throws(SQLiteError) in
        _ = try Connection(path: "\(folder.path)/\(name)", mode: .immutable).integer("SELECT 1 FROM word")
      })
    #expect(error.primaryCode == 14)
    #expect(folder.names == [])
  }

  @Test("A file that is no database is refused at the first statement")
  func text() throws {
    let folder = try DatabaseFolder()
    let path = "\(folder.path)/text"
    try Data(String(repeating: "no database ", count: 100).utf8).write(to: URL(fileURLWithPath: path))
    let connection = try Connection(path: path, mode: .immutable)
    #expect(sqliteRefusal { () throws(SQLiteError) in _ = try connection.integer("SELECT count(*) FROM sqlite_master") }?.primaryCode == 26)
  }
}
