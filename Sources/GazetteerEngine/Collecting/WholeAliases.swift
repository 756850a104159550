// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerText

/// The places one of whose aliases is the text, by the hash of it: two texts may share one.
struct WholeAliases {
  private let reader: IndexReader
  private let key: UInt64
  /// The first of them in order of importance.
  private let first: Set<Int>
  /// Whether these are all.
  private let isComplete: Bool

  /// So many are read at once; of more each place is looked up.
  private static let most = 2000

  init(_ text: QueryText, _ reader: IndexReader) throws {
    self.reader = reader
    key = aliasKeyHash(text.key)
    let stream = try reader.placesByWholeName(key, after: 0, through: reader.overview.placeCount)
    var places: Set<Int> = []
    while places.count <= Self.most, let place = try stream.next() { places.insert(place) }
    first = places
    isComplete = places.count <= Self.most
  }

  var isEmpty: Bool { first.isEmpty }

  func contains(_ place: Int) throws -> Bool {
    if first.isEmpty { return false }
    return try first.contains(place) || !isComplete && reader.placesByWholeName(key, after: place - 1, through: place).next() != nil
  }

  /// All of them, in order of importance.
  var list: RankedList {
    RankedList(placeCount: reader.overview.placeCount, isIntersection: false) { [reader, key] after, through in
      try reader.placesByWholeName(key, after: after, through: through)
    }
  }
}
