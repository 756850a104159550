// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import Testing

@Suite struct StatementTests {
  @Test("Integers come back as they were bound", arguments: [0, 1, -1, 127, 128, 1 << 40, .max, .min] as [Int64])
  func integers(_ value: Int64) throws {
    let statement = try Connection.inMemory().prepare("SELECT ?1, typeof(?1)")
    statement.bind(1, value)
    #expect(try statement.step() && statement.int64(0) == value && statement.int(0) == Int(value))
    #expect(statement.string(1) == "integer" && !statement.isNull(0))
    statement.reset()
    statement.bind(1, Int(value))
    #expect(try statement.step() && statement.int64(0) == value)
  }

  @Test(
    "Texts come back as they were bound, the empty one as a text",
    arguments: ["", "a", "it's", "\"", "ü東京🌍", "a\nb\tc", "e\u{301}", "a\u{0}b"])
  func texts(_ value: String) throws {
    let statement = try Connection.inMemory().prepare("SELECT ?1, typeof(?1), length(CAST(?1 AS BLOB))")
    for bind in [{ $0.bind(1, value) }, { $0.bind(1, Optional(value)) }, { $0.bind(1, text: Array(value.utf8)) }] as [(Statement) -> Void] {
      bind(statement)
      #expect(try statement.step())
      #expect(Array(statement.string(0).utf8) == Array(value.utf8) && statement.optionalString(0) == value)
      #expect(statement.string(1) == "text" && statement.int(2) == value.utf8.count && !statement.isNull(0))
      statement.reset()
    }
  }

  @Test(
    "Bytes come back as they were bound, none of them as an empty blob",
    arguments: [[], [0], [0, 255, 128], [UInt8](repeating: 7, count: 100_000)])
  func blobs(_ value: [UInt8]) throws {
    let statement = try Connection.inMemory().prepare("SELECT ?1, typeof(?1)")
    statement.bind(1, blob: value)
    #expect(try statement.step() && Array(statement.bytes(0)) == value && statement.string(1) == "blob" && !statement.isNull(0))
  }

  @Test("Doubles are bound as doubles", arguments: [(0.5, "0.5"), (-1e300, "-1.0e+300"), (3.0, "3.0")])
  func doubles(_ value: Double, _ text: String) throws {
    let statement = try Connection.inMemory().prepare("SELECT ?1, typeof(?1)")
    statement.bind(1, value)
    #expect(try statement.step() && statement.string(0) == text && statement.string(1) == "real")
  }

  @Test("NULL is NULL, however it is bound, and reads as nothing")
  func null() throws {
    let statement = try Connection.inMemory().prepare("SELECT ?1, ?2, ?3")
    statement.bindNull(1)
    statement.bind(2, nil as String?)
    #expect(try statement.step())
    for column in 0..<3 as Range<Int32> {
      #expect(statement.isNull(column) && statement.optionalString(column) == nil)
      #expect(statement.string(column) == "" && statement.int(column) == 0 && statement.bytes(column).isEmpty)
    }
  }

  @Test("Invalid UTF-8 reads as text with replacement characters")
  func invalidText() throws {
    let statement = try Connection.inMemory().prepare("SELECT CAST(x'61FF62' AS TEXT)")
    #expect(try statement.step() && statement.string(0) == "a\u{FFFD}b")
  }

  @Test("What was bound is a copy")
  func copies() throws {
    let statement = try Connection.inMemory().prepare("SELECT ?1, ?2")
    do {
      var bytes: [UInt8] = Array("first".utf8)
      statement.bind(1, text: bytes)
      statement.bind(2, blob: bytes)
      for index in bytes.indices { bytes[index] = 0 }
    }
    #expect(try statement.step() && statement.string(0) == "first" && statement.string(1) == "first")
  }

  @Test("A statement is used again and again, and keeps what is bound until it is bound anew")
  func reuse() throws {
    let connection = try Connection.inMemory()
    let statement = try connection.prepare("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1) SELECT i FROM n")
    for count in [3, 0, 1, 5] {
      statement.bind(1, max(1, count))
      var rows: [Int] = []
      while try statement.step() { rows.append(statement.int(0)) }
      #expect(rows == Array(1...max(1, count)))
    }
    #expect(try statement.step() && statement.int(0) == 1)
    statement.reset()
    statement.reset()
    #expect(try statement.step() && statement.int(0) == 1)
  }

  @Test("A statement works again after it failed")
  func reuseAfterError() throws {
    let connection = try Connection.inMemory()
    try connection.execute("CREATE TABLE word (text TEXT NOT NULL UNIQUE)")
    let insert = try connection.prepare("INSERT INTO word VALUES (?1)")
    insert.bind(1, "one")
    try insert.run()
    #expect(sqliteRefusal { () throws(SQLiteError) in try insert.run() }?.code == 2067)
    insert.bindNull(1)
    #expect(sqliteRefusal { () throws(SQLiteError) in try insert.run() }?.code == 1299)
    insert.bind(1, "two")
    try insert.run()
    #expect(try connection.integer("SELECT count(*) FROM word") == 2)
  }

  @Test("A statement keeps its connection open")
  func lifetime() throws {
    let statement = try Connection.inMemory().prepare("SELECT 7")
    #expect(try statement.step() && statement.int(0) == 7)
  }
}
