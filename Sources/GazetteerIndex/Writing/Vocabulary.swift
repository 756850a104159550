// SPDX-License-Identifier: Apache-2.0
import GazetteerSQLite

/// Lists every word with the number of places that have it: words of names, words of addresses, and trigrams, each in its space.
func writeVocabulary(_ database: Connection) throws(SQLiteError) {
  let insert = try database.prepare("INSERT INTO term VALUES (?1, ?2)")
  try database.execute(
    """
    CREATE VIRTUAL TABLE temp.words USING fts5vocab('main', 'by_importance', 'row');
    CREATE VIRTUAL TABLE temp.trigrams USING fts5vocab('main', 'infix_by_importance', 'row');
    """)
  for (table, space) in [("words", []), ("trigrams", TermSpace.trigram)] {
    let select = try database.prepare("SELECT term, doc FROM temp.\(table)")
    while try select.step() {
      let term = Array(select.bytes(0))
      // Beginnings are words as well, and countries and types (planes 15 and 16) are known by number.
      if term.starts(with: TermSpace.nameStart) || term.starts(with: TermSpace.nestedNameStart) || term.first ?? 0 >= 0xF3 { continue }
      insert.bind(1, text: space + term)
      insert.bind(2, select.int64(1))
      try insert.run()
    }
  }
  try database.execute("DROP TABLE temp.words; DROP TABLE temp.trigrams;")
}
