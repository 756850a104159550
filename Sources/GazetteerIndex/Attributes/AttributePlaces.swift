// SPDX-License-Identifier: Apache-2.0

/// The places that meet all conditions of a request: a bit for each place.
package struct AttributePlaces: Sendable {
  private var words: [UInt64]
  package private(set) var count = 0
  /// By condition the ids of the values that meet it, for posting lists; nil when these are too many, or have none.
  package var listedValues: [[Int]?] = []

  /// No place of so many.
  package init(of places: Int) { words = Array(repeating: 0, count: places / UInt64.bitWidth + 1) }

  package mutating func insert(_ place: Int) {
    let bit = UInt64(1) << UInt64(place % UInt64.bitWidth)
    if words[place / UInt64.bitWidth] & bit != 0 { return }
    words[place / UInt64.bitWidth] |= bit
    count += 1
  }

  package func contains(_ place: Int) -> Bool {
    let word = place / UInt64.bitWidth
    return words.indices.contains(word) && words[word] >> UInt64(place % UInt64.bitWidth) & 1 == 1
  }

  /// Keeps the places that others have, too.
  package mutating func formIntersection(_ others: AttributePlaces) {
    for index in words.indices { words[index] &= others.words[index] }
    count = words.reduce(0) { $0 + $1.nonzeroBitCount }
  }

  /// The places in ascending order.
  func forEach(_ body: (Int) throws -> Void) rethrows {
    for (index, word) in words.enumerated() {
      var rest = word
      while rest != 0 {
        try body(index * UInt64.bitWidth + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
  }
}
