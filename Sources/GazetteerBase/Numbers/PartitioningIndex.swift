// SPDX-License-Identifier: Apache-2.0

extension Range<Int> {
  /// The first position for which a predicate holds, or `upperBound`, by binary search: what holds for a position has to hold for all behind it.
  ///
  ///     array.indices.partitioningIndex { array[$0] > 3 }  // of [1, 3, 3, 8]: 3
  ///     (0..<100).partitioningIndex { $0 * $0 >= 50 }  // 8
  ///
  /// It is for positions and not for any collection, because generic code is not specialised for other modules.
  ///
  /// - Parameter belongsToSecondPart: false for the positions of the first part, true for those of the second.
  /// - Complexity: O(log *n*) calls for *n* positions.
  package func partitioningIndex(where belongsToSecondPart: (Int) throws -> Bool) rethrows -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if try belongsToSecondPart(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
