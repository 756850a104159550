// SPDX-License-Identifier: Apache-2.0
import GazetteerSQLite

/// Lists every word with the number of places that have it: words of names, words of addresses, and trigrams, each in its space; and for
/// every beginning that has a list of its own, how long that list is at most.
func writeVocabulary(_ database: Connection) throws(SQLiteError) {
  let insert = try database.prepare("INSERT INTO term VALUES (?1, ?2)")
  func add(_ term: [UInt8], _ places: Int) throws(SQLiteError) {
    insert.bind(1, text: term)
    insert.bind(2, places)
    try insert.run()
  }
  try database.execute(
    """
    CREATE VIRTUAL TABLE temp.words USING fts5vocab('main', 'by_importance', 'row');
    CREATE VIRTUAL TABLE temp.trigrams USING fts5vocab('main', 'infix_by_importance', 'row');
    """)
  var beginnings = BeginningCounts()
  for (table, space) in [("words", []), ("trigrams", TermSpace.trigram)] {
    let select = try database.prepare("SELECT term, doc FROM temp.\(table)")
    while try select.step() {
      let term = Array(select.bytes(0))
      // Beginnings of names are words as well, and countries and types (planes 15 and 16) are known by number.
      if term.starts(with: TermSpace.nameStart) || term.starts(with: TermSpace.nestedNameStart) || term.first ?? 0 >= 0xF3 { continue }
      try add(space + term, select.int(1))
      if space.isEmpty { try beginnings.count(term, places: select.int(1), add) }
    }
  }
  try beginnings.finish(add)
  try database.execute("DROP TABLE temp.words; DROP TABLE temp.trigrams;")
}

/// Sums over sorted words for each beginning of 1 … `longestIndexedPrefix` characters.
private struct BeginningCounts {
  private var current: [(beginning: [UInt8], places: Int)] = []

  mutating func count(_ word: [UInt8], places: Int, _ write: ([UInt8], Int) throws(SQLiteError) -> Void) throws(SQLiteError) {
    let beginnings = Self.beginnings(of: word)
    let common = zip(current, beginnings).prefix { $0.beginning == $1 }.count
    while current.count > common { try writeLast(write) }
    for index in 0..<common { current[index].places += places }
    for beginning in beginnings.dropFirst(common) { current.append((beginning, places)) }
  }

  mutating func finish(_ write: ([UInt8], Int) throws(SQLiteError) -> Void) throws(SQLiteError) {
    while !current.isEmpty { try writeLast(write) }
  }

  private mutating func writeLast(_ write: ([UInt8], Int) throws(SQLiteError) -> Void) throws(SQLiteError) {
    guard let last = current.popLast() else { return }
    try write(TermSpace.beginning + last.beginning, last.places)
  }

  private static func beginnings(of word: [UInt8]) -> [[UInt8]] {
    let starts = word.indices.filter { word[$0] & 0xC0 != 0x80 }.dropFirst() + [word.endIndex]
    return starts.prefix(Schema.longestIndexedPrefix).map { Array(word[..<$0]) }
  }
}
