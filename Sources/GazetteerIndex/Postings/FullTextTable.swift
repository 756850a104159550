// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// A full-text table, read through the rows in which FTS5 keeps it: the form is described at the head of SQLite's `fts5_index.c`.
///
/// The importer leaves each table as one segment: *leaves*, numbered pages of about a thousand bytes, with all terms in order and behind each term its list.
/// `…_data` has a row a leaf; `…_idx` tells for a term the last leaf that begins with a term up to it, or with a part of such a term that tells it apart.
package enum FullTextTable: Int, CaseIterable, Sendable {
  case byImportance, byArea, infixByImportance, infixByArea

  package var name: String {
    switch self {
    case .byImportance: "by_importance"
    case .byArea: "by_area"
    case .infixByImportance: "infix_by_importance"
    case .infixByArea: "infix_by_area"
    }
  }

  /// Whether documents are positions in the geographic order, and not places by importance.
  package var isByArea: Bool { self == .byArea || self == .infixByArea }

  /// The table of trigrams in the same order.
  var ofTrigrams: FullTextTable { isByArea ? .infixByArea : .infixByImportance }

  /// Whether the table has lists for prefixes of up to `Schema.longestIndexedPrefix` characters, and not for whole terms alone.
  var hasPrefixes: Bool { self == .byImportance || self == .byArea }
}

/// The one segment of a full-text table.
struct Segment: Sendable {
  let id: Int
  let firstPage: Int
  let lastPage: Int

  /// Row id of a leaf in `…_data`.
  func row(ofPage page: Int) -> Int { id << 37 | page }

  /// Row id of the record in `…_data` that describes the table.
  static let structureRow = 10

  /// Reads the record that describes the table: a cookie, the number of levels, of segments and of writes, then the segments of each level.
  ///
  /// - Returns: nil when the table is empty.
  /// - Throws: `Malformed` when there is more than one segment, or no sense in the record.
  init?(structure bytes: UnsafeRawBufferPointer) throws(Malformed) {
    var numbers = Varints(bytes, from: 4)
    let levels = try numbers.next()
    _ = (try numbers.next(), try numbers.next())
    var segments: [Segment] = []
    for _ in 0..<min(levels, Self.mostLevels) {
      _ = try numbers.next()
      for _ in 0..<min(try numbers.next(), 2) {
        segments.append(Segment(id: try numbers.next(), firstPage: try numbers.next(), lastPage: try numbers.next()))
      }
    }
    guard segments.count < 2 else { throw Malformed() }
    guard let only = segments.first else { return nil }
    guard (1...0xFFFF).contains(only.id), 1 <= only.firstPage, only.firstPage <= only.lastPage, only.lastPage <= Int(Int32.max) else {
      throw Malformed()
    }
    self = only
  }

  private init(id: Int, firstPage: Int, lastPage: Int) {
    (self.id, self.firstPage, self.lastPage) = (id, firstPage, lastPage)
  }

  private static let mostLevels = 64
}

/// Bytes that are not in the form that FTS5 writes.
struct Malformed: Error {}

/// Numbers in the form of SQLite: seven bits a byte, the most significant first, the last byte below 128; a ninth byte has eight bits.
struct Varints {
  private let bytes: UnsafeRawBufferPointer
  private(set) var offset: Int

  init(_ bytes: UnsafeRawBufferPointer, from offset: Int) { (self.bytes, self.offset) = (bytes, offset) }

  var isAtEnd: Bool { offset >= bytes.count }

  /// - Throws: `Malformed` at the end of the bytes, and for numbers beyond 2⁵⁶, which no index has.
  @inline(__always)
  mutating func next() throws(Malformed) -> Int {
    var number = 0
    for _ in 0..<8 {
      guard offset < bytes.count else { throw Malformed() }
      let byte = bytes[offset]
      offset += 1
      number = number << 7 | Int(byte & 0x7F)
      if byte < 0x80 { return number }
    }
    throw Malformed()
  }
}
