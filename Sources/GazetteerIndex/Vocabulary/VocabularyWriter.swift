// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerCSQLite

/// Writes every word with the number of places that have it and the importance of the most important one, in four trees: words of names, words of addresses,
/// trigrams, and words of country names.
func writeVocabulary(_ database: Connection) throws(SQLiteError) {
  let levels = try ImportanceLevels(database)
  let insert = try database.prepare(SQL.insertVocabulary)
  func write(_ space: VocabularySpace, _ tree: inout WordTreeBuilder) throws(SQLiteError) {
    insert.bind(1, space.rawValue)
    insert.bind(2, blob: tree.finish())
    try insert.run()
  }
  var (names, addresses, others) = (WordTreeBuilder(), WordTreeBuilder(), WordTreeBuilder())
  try forEachWord(of: .byImportance, database) { word, places, first in
    let top = levels.importance(of: first)
    if VocabularySpace.names.holds(word) { names.add(Array(word), places: places, top: top) }
    if VocabularySpace.addresses.holds(word) {
      addresses.add(Array(word.dropFirst(VocabularySpace.addresses.fieldScalar.count)), places: places, top: top)
    }
  }
  try write(.names, &names)
  try write(.addresses, &addresses)
  try forEachWord(of: .infixByImportance, database) { word, places, first in
    if VocabularySpace.trigrams.holds(word) { others.add(Array(word), places: places, top: levels.importance(of: first)) }
  }
  try write(.trigrams, &others)
  let countries = try database.prepare(SQL.countryTerms)
  // Places of a country may be of any importance.
  while try countries.step() { others.add(Array(countries.bytes(0)), places: countries.int(1), top: ImportanceLevels.highest) }
  try write(.countries, &others)
}

extension VocabularySpace {
  /// Whether a term of a full-text table is a word of this space. First words of names occur as plain words as well, and terms of planes 15 and 16
  /// stand for countries and types.
  fileprivate func holds(_ term: ArraySlice<UInt8>) -> Bool {
    if self == .addresses { return term.starts(with: TermSpace.context) }
    let roles = [TermSpace.nameStart, TermSpace.nestedNameStart, TermSpace.context]
    return term.first ?? 0 < 0xF3 && !roles.contains { term.starts(with: $0) }
  }
}

/// How important places are by their numbers, which ascend as importance falls.
private struct ImportanceLevels {
  /// Thousandths.
  static let highest = 1000
  private var levels: [(importance: Int, lastPlace: Int)] = []

  init(_ database: Connection) throws(SQLiteError) {
    let select = try database.prepare(SQL.importanceOfLastPlaces)
    while try select.step() { levels.append((select.int(0), select.int(1))) }
  }

  func importance(of place: Int) -> Int {
    let level = levels.indices.partitioningIndex { levels[$0].lastPlace >= place }
    return level < levels.count ? levels[level].importance : 0
  }
}

/// Passes the words of a full-text table in ascending order, each with the number of its documents and the first of them: whole terms, no prefixes. They are
/// read from the leaves, as searches read them: `fts5vocab` does not tell the first document.
private func forEachWord(
  of table: FullTextTable, _ database: Connection, _ body: (_ word: ArraySlice<UInt8>, _ documents: Int, _ first: Int) -> Void
) throws(SQLiteError) {
  let sql = SQL.leaves(of: table)
  func checked<Value>(_ read: () throws(Malformed) -> Value) throws(SQLiteError) -> Value {
    do throws(Malformed) { return try read() } catch {
      throw SQLiteError(code: SQLITE_CORRUPT, message: "a leaf of \(table.name) makes no sense", sql: sql)
    }
  }
  let select = try database.prepare(sql)
  func selectRows(_ first: Int, _ last: Int) {
    select.bind(1, first)
    select.bind(2, last)
  }
  selectRows(Segment.structureRow, Segment.structureRow)
  var segment: Segment?
  while try select.step() { segment = try checked { () throws(Malformed) -> Segment? in try Segment(structure: select.bytes(0)) } }
  guard let segment else { return }
  /// The word whose list is being read, and what of it has been.
  var word: [UInt8] = []
  var (documents, first, goesOn) = (0, 0, false)
  func read(_ list: Range<Int>, of leaf: Leaf) throws(Malformed) {
    if documents == 0 {
      var numbers = Varints(leaf.bytes, from: list.lowerBound)
      first = try numbers.next()
    }
    // A number ends with a byte below 128.
    documents += leaf.bytes[list].count { $0 < 0x80 }
    goesOn = list.upperBound == leaf.size
    if !goesOn { end() }
  }
  func end() {
    if documents > 0 { body(word.dropFirst(), documents, first) }
    (documents, goesOn) = (0, false)
  }
  var isOver = false
  selectRows(segment.row(ofPage: segment.firstPage), segment.row(ofPage: segment.lastPage))
  while !isOver, try select.step() {
    try checked { () throws(Malformed) -> Void in
      let leaf = try Leaf(select.bytes(0))
      if goesOn, let list = try leaf.continuation() { try read(list, of: leaf) }
      try leaf.forEachTerm { term, list throws(Malformed) in
        end()
        // Terms of prefixes begin with their length, so they follow all whole terms.
        isOver = term.first != UInt8(ascii: "0")
        if isOver { return false }
        word = term
        if !list.isEmpty { try read(list, of: leaf) } else { goesOn = true }
        return true
      }
    }
  }
  end()
}
