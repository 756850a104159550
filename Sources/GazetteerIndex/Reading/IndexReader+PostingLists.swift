// SPDX-License-Identifier: Apache-2.0
import GazetteerSQLite

/// Reads posting lists: the places that match a pattern, in order of importance or along the Hilbert curve. The methods return a `PlaceStream`, which
/// holds a statement until it ends.
extension IndexReader {
  /// The table that a posting list is read from.
  package enum PostingTable {
    /// Words of names and addresses.
    case words
    /// Trigrams of main names.
    case infix
  }

  /// Matching places, most important first, with ids in `after + 1 ... through`; without limits all of them.
  package func places(_ pattern: MatchPattern, _ kind: PostingTable, after: Int = 0, through: Int? = nil) throws -> PlaceStream {
    try list(kind == .words ? .placesByImportance : .placesByInfix, pattern, first: after + 1, last: through ?? overview.placeCount)
  }

  /// Matching geographic positions from `first` on. A position is block × `Schema.blockSize` + offset.
  package func positions(_ pattern: MatchPattern, _ kind: PostingTable, from first: Int, through last: Int? = nil) throws -> PlaceStream {
    let end = (overview.blockCount + 1) * Schema.blockSize - 1
    return try list(kind == .words ? .positionsByArea : .positionsByInfix, pattern, first: first, last: last ?? end)
  }

  /// Matching geographic positions within the blocks.
  package func positions(_ pattern: MatchPattern, _ kind: PostingTable, blocks: ClosedRange<Int>) throws -> PlaceStream {
    try positions(pattern, kind, from: blocks.lowerBound * Schema.blockSize, through: (blocks.upperBound + 1) * Schema.blockSize - 1)
  }

  /// Places with a main name of this key (or an alias, for the key of an alias), with ids in `after + 1 ... through`. Two names may share a hash:
  /// compare the names.
  package func placesByWholeName(_ key: UInt64, after: Int, through: Int) throws -> PlaceStream {
    let statement = try take(.placesByWholeName)
    statement.bind(1, wholeNameKey(key))
    statement.bind(2, after + 1)
    statement.bind(3, through)
    return PlaceStream(statement, of: .placesByWholeName, reader: self, first: after + 1, last: through)
  }

  private func list(_ query: Query, _ pattern: MatchPattern, first: Int, last: Int) throws -> PlaceStream {
    let statement = try take(query)
    statement.bind(1, text: pattern.text)
    statement.bind(2, first)
    statement.bind(3, last)
    return PlaceStream(statement, of: query, reader: self, first: first, last: last)
  }
}
