// SPDX-License-Identifier: Apache-2.0

/// A small memory of rows read lately: whoever types asks for the same surroundings and the same famous places with every letter.
///
/// When it is full, the rows that came first go: to forget all of them at once would make one of many searches wait for it.
package struct RowCache<Key: Hashable, Row> {
  private var rows: [Key: Row] = [:]
  /// The keys in the order in which they came, from `oldest` on; what stands before is gone.
  private var keys: [Key] = []
  private var oldest = 0
  private var weight = 0
  private let capacity: Int
  private let weigh: (Row) -> Int

  /// - Parameters:
  ///   - capacity: What the rows that are kept may weigh together. The newest is kept whatever it weighs.
  ///   - weigh: What a row weighs; always the same for a row. Without it rows are counted.
  package init(capacity: Int, weigh: @escaping (Row) -> Int = { _ in 1 }) {
    self.capacity = capacity
    self.weigh = weigh
  }

  package mutating func row(_ key: Key, orRead read: () throws -> Row) rethrows -> Row {
    if let row = rows[key] { return row }
    let row = try read()
    rows[key] = row
    keys.append(key)
    weight += weigh(row)
    while weight > capacity, oldest < keys.count - 1 { forgetOldest() }
    return row
  }

  private mutating func forgetOldest() {
    if let row = rows.removeValue(forKey: keys[oldest]) { weight -= weigh(row) }
    oldest += 1
    if oldest * 2 > keys.count {
      keys.removeFirst(oldest)
      oldest = 0
    }
  }
}
