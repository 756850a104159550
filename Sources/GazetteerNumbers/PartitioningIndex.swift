// SPDX-License-Identifier: Apache-2.0

extension RandomAccessCollection {
  /// The first index whose element a predicate holds for, or `endIndex`, by binary search: what holds for an element has to hold for all behind it.
  ///
  ///     [1, 3, 3, 8].partitioningIndex { $0 > 3 }  // 3
  ///     (0..<100).partitioningIndex { $0 * $0 >= 50 }  // 8
  ///
  /// - Parameter belongsToSecondPart: false for the elements of the first part, true for those of the second.
  /// - Complexity: O(log *n*) calls for *n* elements.
  package func partitioningIndex(where belongsToSecondPart: (Element) throws -> Bool) rethrows -> Index {
    var start = startIndex
    var count = count
    while count > 0 {
      let half = count / 2
      let middle = index(start, offsetBy: half)
      if try belongsToSecondPart(self[middle]) {
        count = half
      } else {
        start = index(after: middle)
        count -= half + 1
      }
    }
    return start
  }
}

extension Range<Int> {
  /// The same for positions. Generic code is not specialised for other modules, so what is searched many times in an answer asks for positions.
  ///
  ///     array.indices.partitioningIndex { array[$0] >= 3 }
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
