// SPDX-License-Identifier: Apache-2.0

/// Reads posting lists: the places that match a pattern, in order of importance or along the Hilbert curve.
extension IndexReader {
  /// Matching places, most important first.
  package func places(_ pattern: QueryTree) throws -> any PlaceSequence { DocumentStream(try documents(pattern, in: .byImportance)) }

  /// The documents that match a pattern, as FTS5 finds them: slow, and the same as `documents`.
  package func matches(_ pattern: QueryTree, in table: FullTextTable, from first: Int = 0, through last: Int = .max - 1) throws
    -> PlaceStream
  {
    let query = Query.matches(in: table)
    let statement = try take(query)
    statement.bind(1, text: pattern.text ?? [])
    statement.bind(2, first)
    statement.bind(3, last)
    return PlaceStream(statement, of: query, reader: self, first: first, last: last)
  }

  /// Places with a main name of this key (or an alias, for the key of an alias), with ids in `after + 1 ... through`. Two names may share a hash:
  /// compare the names.
  package func placesByWholeName(_ key: UInt64, after: Int, through: Int) throws -> DocumentStream {
    DocumentStream(NamedPlaces(key: Int(wholeNameKey(key)), self), from: after + 1, through: through)
  }
}
