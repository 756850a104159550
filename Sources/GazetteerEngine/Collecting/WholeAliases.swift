// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerText

/// The places one of whose aliases is the text, by the hash of it: two texts may share one.
final class WholeAliases {
  private let reader: IndexReader
  private let key: UInt64
  /// The first of them in order of importance, as far as they have been read.
  private var first: [Int] = []
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

  /// To read a few on costs about as much as to look a place up. So neither many questions about few places cost much, nor few about many.
  func contains(_ place: Int) throws -> Bool {
    guard try !isEmpty(), var last = first.last else { return false }
    var left = CostModel.nextPlaces
    while last < place, left > 0, case .some(.some) = stream {
      try readNext()
      (last, left) = (first.last ?? last, left - 1)
    }
    if place <= last {
      let index = first.indices.partitioningIndex { first[$0] >= place }
      return first[index] == place
    }
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
    first.append(place)
  }
}
