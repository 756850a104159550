// SPDX-License-Identifier: Apache-2.0

/// Writes every word with the number of places that have it, in four trees: words of names, words of addresses, trigrams, and words of country names.
func writeVocabulary(_ database: Connection) throws(SQLiteError) {
  try database.execute(SQL.createVocabularyTables)
  let insert = try database.prepare(SQL.insertVocabulary)
  for space in VocabularySpace.allCases {
    insert.bind(1, space.rawValue)
    insert.bind(2, blob: try wordTree(space, database))
    try insert.run()
  }
  try database.execute(SQL.dropVocabularyTables)
}

private func wordTree(_ space: VocabularySpace, _ database: Connection) throws(SQLiteError) -> [UInt8] {
  let select = try database.prepare(SQL.terms(of: space))
  var tree = WordTreeBuilder()
  while try select.step() {
    let term = select.bytes(0)
    guard space.holds(term) else { continue }
    tree.add(Array(term.dropFirst(space.fieldScalar.count)), places: select.int(1))
  }
  return tree.finish()
}

extension VocabularySpace {
  /// Whether a term of a full-text table is a word of this space. First words of names occur as plain words as well, and terms of planes 15 and 16
  /// stand for countries and types.
  fileprivate func holds(_ term: UnsafeRawBufferPointer) -> Bool {
    if self == .addresses { return term.starts(with: TermSpace.context) }
    let roles = [TermSpace.nameStart, TermSpace.nestedNameStart, TermSpace.context]
    return term.first ?? 0 < 0xF3 && !roles.contains { term.starts(with: $0) }
  }
}
