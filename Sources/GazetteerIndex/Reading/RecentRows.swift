// SPDX-License-Identifier: Apache-2.0

/// A small memory of rows read lately: whoever types asks for the same surroundings and the same famous places with every letter.
///
/// When it is full, the row that came first goes: to forget all of them at once would make one of many searches wait for it.
package struct RecentRows<Key: Hashable, Row> {
  private var rows: [Key: Row] = [:]
  /// The keys in the order in which they came, from `oldest` on and around.
  private var keys: [Key] = []
  private var oldest = 0
  private let capacity: Int

  /// - Parameter capacity: Rows that are kept; at least 1.
  package init(capacity: Int) { self.capacity = capacity }

  package mutating func row(_ key: Key, orRead read: () throws -> Row) rethrows -> Row {
    if let row = rows[key] { return row }
    let row = try read()
    if keys.count < capacity {
      keys.append(key)
    } else {
      rows[keys[oldest]] = nil
      keys[oldest] = key
      oldest = oldest + 1 == capacity ? 0 : oldest + 1
    }
    rows[key] = row
    return row
  }
}
