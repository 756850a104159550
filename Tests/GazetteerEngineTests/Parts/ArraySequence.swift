// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex

/// Ids from an array, in the place of those that a statement gives.
final class ArraySequence: PlaceSequence {
  private var rest: ArraySlice<Int>
  /// How many ids were read.
  private(set) var readCount = 0

  init(_ ids: [Int]) { rest = ids[...] }

  func next() -> Int? {
    readCount += 1
    return rest.popFirst()
  }
}
