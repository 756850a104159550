// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerText

/// The places one of whose aliases is the text, by the hash of it: two texts may share one.
final class WholeAliases {
  private let reader: IndexReader
  private let key: UInt64
  /// The first of them in order of importance, as far as they have been asked for.
  private var first: Set<Int> = []
  /// The last of these.
  private var last = 0
  /// The rest; nil when there are no more.
  private var stream: DocumentStream?

  init(_ text: QueryText, _ reader: IndexReader) throws {
    self.reader = reader
    key = aliasKeyHash(text.key)
    stream = try reader.placesByWholeName(key, after: 0, through: reader.overview.placeCount)
    try readNext()
  }

  var isEmpty: Bool { first.isEmpty }

  func contains(_ place: Int) throws -> Bool {
    while last < place, stream != nil, first.count < CostModel.mostAliases { try readNext() }
    if place <= last || stream == nil { return first.contains(place) }
    return try reader.placesByWholeName(key, after: place - 1, through: place).next() != nil
  }

  private func readNext() throws {
    guard let place = try stream?.next() else {
      stream = nil
      return
    }
    first.insert(place)
    last = place
  }
}
