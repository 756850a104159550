// SPDX-License-Identifier: Apache-2.0

/// Posting lists: the places that match a pattern, in order of importance or along the curve. Methods give a `PlaceStream`, which takes a statement and
/// gives it back at its end.
extension IndexReader {
  /// Which terms a list is read by.
  package enum PostingTable {
    /// Words of names and addresses.
    case words
    /// Trigrams of main names.
    case infix
  }

  /// Places that match, most important first, with ids in `after + 1 ... through`; without limits all of them.
  package func places(_ pattern: MatchPattern, _ kind: PostingTable, after: Int = 0, through: Int? = nil) throws -> PlaceStream {
    try list(kind == .words ? .placesByImportance : .placesByInfix, pattern, after + 1, through ?? overview.placeCount)
  }

  /// Geographic positions that match, from one on. A position is block × `Schema.blockSize` + offset.
  package func positions(_ pattern: MatchPattern, _ kind: PostingTable, from first: Int, through last: Int? = nil) throws -> PlaceStream {
    let end = (overview.blockCount + 1) * Schema.blockSize - 1
    return try list(kind == .words ? .positionsByArea : .positionsByInfix, pattern, first, last ?? end)
  }

  /// Geographic positions that match, within the blocks.
  package func positions(_ pattern: MatchPattern, _ kind: PostingTable, blocks: ClosedRange<Int>) throws -> PlaceStream {
    try positions(pattern, kind, from: blocks.lowerBound * Schema.blockSize, through: (blocks.upperBound + 1) * Schema.blockSize - 1)
  }

  /// Places one of whose main names has the key, or one of whose aliases when it is the key of an alias, with ids in `after + 1 ... through`. Two names may share a hash: compare the names.
  package func placesByWholeName(_ key: UInt64, after: Int, through: Int) throws -> PlaceStream {
    let statement = try take(.placesByWholeName)
    statement.bind(1, wholeNameKey(key))
    statement.bind(2, after + 1)
    statement.bind(3, through)
    return PlaceStream(statement, .placesByWholeName, self, first: after + 1, last: through)
  }

  private func list(_ query: Query, _ pattern: MatchPattern, _ first: Int, _ last: Int) throws -> PlaceStream {
    let statement = try take(query)
    statement.bind(1, text: pattern.text)
    statement.bind(2, first)
    statement.bind(3, last)
    return PlaceStream(statement, query, self, first: first, last: last)
  }
}
