// SPDX-License-Identifier: Apache-2.0

extension RandomAccessCollection {
  /// The first index whose element a predicate holds for, or `endIndex`, by binary search: what holds for an element has to hold for all behind it.
  ///
  ///     [1, 3, 3, 8].partitioningIndex { $0 > 3 }  // 3
  ///     (0..<100).partitioningIndex { $0 * $0 >= 50 }  // 8
  ///
  /// - Parameter belongsToSecondPart: false for the elements of the first part, true for those of the second.
  /// - Complexity: O(log *n*) calls for *n* elements.
  @inlinable
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
