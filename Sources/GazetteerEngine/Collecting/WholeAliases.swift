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
  /// The rest, once somebody has asked; nil when there are no more.
  private var stream: DocumentStream??

  init(_ text: QueryText, _ reader: IndexReader) {
    self.reader = reader
    key = aliasKeyHash(text.key)
  }

  func isEmpty() throws -> Bool {
    if stream == nil { try readNext() }
    return first.isEmpty
  }

  func contains(_ place: Int) throws -> Bool {
    if try isEmpty() { return false }
    while last < place, case .some(.some) = stream, first.count < CostModel.mostAliases { try readNext() }
    if place <= last { return first.contains(place) }
    guard case .some(.some) = stream else { return false }
    return try reader.placesByWholeName(key, after: place - 1, through: place).next() != nil
  }

  private func readNext() throws {
    let stream = try self.stream ?? reader.placesByWholeName(key, after: 0, through: reader.overview.placeCount)
    guard let place = try stream?.next() else {
      self.stream = .some(nil)
      return
    }
    self.stream = .some(stream)
    first.insert(place)
    last = place
  }
}
