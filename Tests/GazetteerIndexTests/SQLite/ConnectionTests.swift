// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import Testing

@Suite struct ConnectionTests {
  @Test("An error tells its code, not what was bound, and its statement only to programs")
  func errorsHideValues() throws {
    let connection = try Connection.inMemory()
    try connection.execute("CREATE TABLE word (text TEXT UNIQUE CHECK (length(text) < 20), number INTEGER) STRICT")
    let sql = "INSERT INTO word VALUES (?1, ?2)"
    let insert = try connection.prepare(sql)
    for (text, number, code) in [
      ("secret", "7", 0), ("secret", "8", 2067), ("secret secret secret secret", "9", 275), ("x", "secret", 3091),
    ] {
      insert.bind(1, text)
      insert.bind(2, number)
      let error = sqliteRefusal { () throws(SQLiteError) in try insert.run() }
      #expect(Int(error?.code ?? 0) == code, "\(String(describing: error))")
      if let error {
        #expect(error.sql == sql && error.primaryCode == error.code & 0xFF && !error.message.isEmpty)
        #expect(!error.description.contains("secret"), "\(error)")
        // The statement says nothing to whoever has not written it.
        #expect(!error.description.contains(sql) && error.description.contains(String(error.code)))
      }
    }
  }

  @Test(
    "A statement that cannot be prepared is an error with its text", arguments: ["SELEC 1", "SELECT * FROM nowhere", "SELECT 'open", ""])
  func unpreparable(_ sql: String) throws {
    let connection = try Connection.inMemory()
    let error = sqliteRefusal { () throws(SQLiteError) in _ = try connection.prepare(sql) }
    #expect(error?.sql == sql)
    #expect(sql.isEmpty || error?.code == 1)
  }

  @Test("Several statements run in order, up to the first that fails")
  func several() throws {
    let connection = try Connection.inMemory()
    #expect(
      sqliteRefusal { () throws(SQLiteError) in
        try connection.execute("CREATE TABLE a (x); INSERT INTO a VALUES (1); INSERT INTO b VALUES (2); INSERT INTO a VALUES (3)")
      }?.code == 1)
    #expect(try connection.integer("SELECT sum(x) FROM a") == 1)
  }

  @Test("An integer is the first of the first row, or nil without rows")
  func integer() throws {
    let connection = try Connection.inMemory()
    #expect(try connection.integer("SELECT 4, 5 UNION ALL SELECT 6, 7") == 4)
    #expect(try connection.integer("SELECT 1 WHERE 0") == nil)
  }

  @Test(
    "An immutable connection refuses whatever would change the file",
    arguments: [
      "INSERT INTO word VALUES (2, 'two')", "DELETE FROM word", "UPDATE word SET text = 'x'", "CREATE TABLE other (x)", "DROP TABLE word",
      "PRAGMA user_version = 7; VACUUM", "PRAGMA writable_schema = ON; DELETE FROM sqlite_master",
    ])
  func immutable(_ sql: String) throws {
    let folder = try DatabaseFolder()
    let path = try folder.database()
    #expect(throws: SQLiteError.self) { try Connection(path: path, mode: .immutable).execute(sql) }
    #expect(try Connection(path: path, mode: .immutable).integer("SELECT count(*) FROM word WHERE text = 'one'") == 1)
    #expect(try Connection(path: path, mode: .immutable).integer("PRAGMA user_version") == 0)
    #expect(folder.names == ["a.db"])
  }

  @Test("Views of an immutable file do not run: they may be hostile")
  func views() throws {
    let folder = try DatabaseFolder()
    let path = try folder.database()
    try Connection(path: path, mode: .readWrite).execute("CREATE VIEW hostile AS SELECT text FROM word")
    #expect(throws: SQLiteError.self) { try Connection(path: path, mode: .immutable).integer("SELECT count(*) FROM hostile") }
  }

  private static let endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n"

  @Test("A progress handler stops an endless statement, and the connection goes on afterwards", .timeLimit(.minutes(30)))
  func progress() throws {
    let connection = try Connection.inMemory()
    let calls = Counter()
    connection.setProgressHandler(instructions: 100) {
      calls.count += 1
      return calls.count == 50
    }
    let statement = try connection.prepare(Self.endless)
    #expect(sqliteRefusal { () throws(SQLiteError) in try statement.run() }?.primaryCode == 9)
    #expect(calls.count == 50)
    #expect(try connection.integer("SELECT 5") == 5)
    calls.count = 0
    #expect(sqliteRefusal { () throws(SQLiteError) in try statement.run() }?.primaryCode == 9)
  }

  @Test("Only the last handler is asked")
  func lastHandler() throws {
    let connection = try Connection.inMemory()
    connection.setProgressHandler(instructions: 10) { true }
    connection.setProgressHandler(instructions: 10) { false }
    #expect(
      try connection.integer("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 1000) SELECT max(i) FROM n") == 1000)
  }

  @Test("An interrupt ends the statement that runs", .timeLimit(.minutes(30)))
  func interrupt() throws {
    let connection = try Connection.inMemory()
    let calls = Counter()
    connection.setProgressHandler(instructions: 100) { [unowned connection] in
      calls.count += 1
      if calls.count == 20 { connection.interrupt() }
      return false
    }
    #expect(sqliteRefusal { () throws(SQLiteError) in _ = try connection.integer(Self.endless) }?.primaryCode == 9)
    #expect(try connection.integer("SELECT 5") == 5)
  }

  private final class Counter { var count = 0 }
}
