// SPDX-License-Identifier: Apache-2.0

/// The recently read rows of `place_core`. A search asks for hundreds of them, more often than for anything else, so a row is found by its number and not by
/// its hash.
package struct CoreCache {
  /// Rows by number; empty where none is kept.
  private var rows: [[UInt8]] = []
  /// The numbers of the rows that are kept, in a circle: the oldest one is where the next one goes.
  private var kept: [Int] = []
  private var oldest = 0
  private let capacity: Int

  /// Only rows with a lower number are kept, so that a damaged file cannot ask for more room than there is: those of the most important 88 million places.
  package static let mostRows = 1 << 20

  /// - Parameter capacity: How many rows are kept; by default those of two thirds of a million places, which take 11 MB.
  package init(capacity: Int = 8192) { self.capacity = capacity }

  /// A row, read only when it is not kept.
  ///
  /// - Parameter row: Its number, from 0 on.
  package mutating func row(_ row: Int, orRead read: () throws -> [UInt8]) rethrows -> [UInt8] {
    if rows.indices.contains(row), !rows[row].isEmpty { return rows[row] }
    let bytes = try read()
    guard !bytes.isEmpty, (0..<Self.mostRows).contains(row) else { return bytes }
    if row >= rows.count { rows += Array(repeating: [], count: row + 1 - rows.count) }
    if kept.count < capacity {
      kept.append(row)
    } else {
      rows[kept[oldest]] = []
      kept[oldest] = row
      oldest = (oldest + 1) % capacity
    }
    rows[row] = bytes
    return bytes
  }
}
