// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerEngine
import GazetteerIndex
import GazetteerTesting
import Testing

/// Promise P9: whatever is in a file, opening and searching it end in an answer or in an error of the index, never in a crash.
@Suite struct DamageTests {
  /// Few words for many places, so that lists are too long to be looked at in full.
  private static let world = RandomWorld(seed: 7, places: 400)
  private static let places = world.records + RichRecords.make(seed: 7, count: 80)
  private static let whole: [UInt8] = {
    do {
      let folder = try TemporaryFolder()
      try writeIndex(places, to: folder.file("a.gaz"))
      return try contents(folder.file("a.gaz"))
    } catch {
      return []
    }
  }()

  @Test("The file that is damaged here is whole before")
  func control() throws {
    let folder = try TemporaryFolder()
    try write(Self.whole, to: folder.file("a.gaz"))
    // Only the two places that no index of this size has are refused.
    #expect(try useAll(folder.file("a.gaz"), seed: 1).count == 2)
    #expect(try records(of: folder.file("a.gaz")) == asIndexed(Self.places))
  }

  @Test("A byte that is not what it was", arguments: Seeds.of(400 as UInt64))
  func oneByte(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var bytes = Self.whole
    // The schema and the beginnings of pages decide how the rest is read.
    let position = random.pick([
      Int.random(in: 0..<bytes.count, using: &random), Int.random(in: 0..<4096, using: &random),
      Int.random(in: 0..<bytes.count / 4096, using: &random) * 4096 + Int.random(in: 0..<16, using: &random),
    ])
    bytes[position] = random.pick([
      0, 1, 0x7F, 0x80, 0xFF, bytes[position] ^ 1, bytes[position] ^ 0x80, UInt8(truncatingIfNeeded: random.next()),
    ])
    try use(bytes, seed: seed)
  }

  @Test("A page that is not what it was", arguments: Seeds.of(300 as UInt64))
  func onePage(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var bytes = Self.whole
    let count = bytes.count / 4096
    let page = Int.random(in: 0..<count, using: &random) * 4096
    let other = Int.random(in: 1..<count, using: &random) * 4096
    let range = page..<page + 4096
    switch random.pick(0..<5) {
    case 0: bytes.replaceSubrange(range, with: repeatElement(random.pick([0, 0xFF]), count: 4096))
    case 1: for index in range.dropFirst(page == 0 ? 100 : 0) { bytes[index] = UInt8(truncatingIfNeeded: random.next()) }
    case 2: bytes.replaceSubrange(range.dropFirst(page == 0 ? 4096 : 0), with: page == 0 ? [] : bytes[other..<other + 4096])
    case 3:
      for index in range.dropFirst(page == 0 ? 100 : 16) where random.chance(0.02) {
        bytes[index] = UInt8(truncatingIfNeeded: random.next())
      }
    default: bytes[range].dropFirst(100).indices.forEach { if random.chance(0.005) { bytes[$0] ^= 0x80 } }
    }
    try use(bytes, seed: seed)
  }

  @Test("Many bytes that are not what they were", arguments: Seeds.of(100 as UInt64))
  func manyBytes(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var bytes = Self.whole
    for _ in 0..<random.pick([3, 30, 300, 3000]) {
      bytes[Int.random(in: 4096..<bytes.count, using: &random)] = UInt8(truncatingIfNeeded: random.next())
    }
    try use(bytes, seed: seed)
  }

  private static let values = [
    "NULL", "0", "-1", "1", "64", "70000", "5000000000", "9223372036854775807", "-9223372036854775808", "1e300", "''", "'x'",
    "x''", "x'00'", "zeroblob(16)", "zeroblob(100000)", "replace(hex(zeroblob(5000)), '00', char(9, 10))",
    "CAST(replace(hex(zeroblob(512)), '00', 'ÿ') AS BLOB)",
  ]

  @Test("Values that no index has, in any column", arguments: values)
  func hostileValues(_ value: String) throws {
    let folder = try TemporaryFolder()
    for (number, (table, column)) in try columns().enumerated() {
      for rows in ["1", "rowid % 3 = 1"] {
        let path = folder.file("\(number).gaz")
        try write(Self.whole, to: path)
        // Some columns take only some values, and tables without rowid are changed as a whole.
        guard (try? change(path, "UPDATE OR IGNORE \(table) SET \(column) = \(value) WHERE \(rows)")) != nil else { continue }
        for error in try useAll(path, seed: UInt64(number)) { check(error, "\(table).\(column) = \(value) where \(rows)") }
      }
    }
  }

  /// Every column of the plain tables.
  private func columns() throws -> [(table: String, column: String)] {
    let folder = try TemporaryFolder()
    try write(Self.whole, to: folder.file("a.gaz"))
    let database = try Connection(path: folder.file("a.gaz"), mode: .immutable)
    let select = try database.prepare(
      """
      SELECT m.name, c.name FROM sqlite_master AS m JOIN pragma_table_info(m.name) AS c
      WHERE m.type = 'table' AND m.sql NOT LIKE 'CREATE VIRTUAL%' AND m.name NOT LIKE '%\\_data' ESCAPE '\\'
      ORDER BY m.name, c.cid
      """)
    var columns: [(String, String)] = []
    while try select.step() { columns.append((select.string(0), select.string(1))) }
    #expect(columns.count > 50)
    return columns
  }

  private func use(_ bytes: [UInt8], seed: UInt64) throws {
    let folder = try TemporaryFolder()
    try write(bytes, to: folder.file("a.gaz"))
    // As it is, the checksums tell; sealed anew, the damage is read.
    if bytes != Self.whole { #expect(throws: IndexError.self, "seed \(seed)") { try IndexReader(path: folder.file("a.gaz")) } }
    try? SealWriter.seal(folder.file("a.gaz"), output: "")
    for error in try useAll(folder.file("a.gaz"), seed: seed) { check(error, "seed \(seed)") }
  }

  private func check(_ error: any Error, _ what: String) {
    switch error {
    case IndexError.database(let error) where error.kind == .interrupted: break
    case let error as SQLiteError where error.kind == .interrupted: break
    case IndexError.database: Issue.record("\(error), \(what)")
    case is IndexError, is Patience.DeadlineExceeded: break
    default: Issue.record("\(error), \(what)")
    }
  }

  /// Opens the file and asks everything of it that can be asked; gives what was thrown.
  private func useAll(_ path: String, seed: UInt64) throws -> [any Error] {
    var errors: [any Error] = []
    func attempt(_ work: () throws -> Void) { do { try work() } catch { errors.append(error) } }
    attempt {
      let reader = try IndexReader(path: path)
      let end = ContinuousClock.now + .seconds(2)
      try reader.under(Patience(deadline: end)) { askAll(reader, seed: seed, until: end, attempt) }
    }
    return errors
  }

  private func askAll(_ reader: IndexReader, seed: UInt64, until end: ContinuousClock.Instant, _ attempt: (() throws -> Void) -> Void) {
    let engine = SearchEngine(reader: reader)
    var random = Self.world
    for _ in 0..<seed % 50 { _ = random.request() }
    let letters = Set(Self.world.records.map { String($0.name.prefix(1)) }).sorted()
    for number in 0..<8 {
      var request = random.request()
      if number < 4 { request = SearchRequest(text: letters[number % letters.count]) }
      if number < 2 { request.bias = random.region() }
      request.deadline = end
      attempt { for candidate in try engine.search(request).candidates { _ = try reader.record(of: candidate.place) } }
    }
    for record in Self.places.prefix(5) + Self.places.suffix(5) {
      for id in [record.id] + record.formerIDs {
        attempt { if let place = try reader.place(withID: id) { _ = try reader.record(of: place) } }
      }
    }
    for place in [0, 1, 2, 64, 65, 150, 480, 481] { attempt { _ = try reader.record(of: place) } }
    for country in 0..<6 { attempt { _ = try reader.countryName(country, language: "de") } }
  }
}
