// SPDX-License-Identifier: Apache-2.0

/// A small memory of rows read lately: whoever types asks for the same surroundings and the same famous places with every letter.
///
/// When it is full it forgets everything, which costs nothing to keep account of.
package struct RecentRows<Key: Hashable, Row> {
  private var rows: [Key: Row] = [:]
  private let capacity: Int

  package init(capacity: Int) { self.capacity = capacity }

  package mutating func row(_ key: Key, orRead read: () throws -> Row) rethrows -> Row {
    if let row = rows[key] { return row }
    let row = try read()
    if rows.count >= capacity { rows.removeAll(keepingCapacity: true) }
    rows[key] = row
    return row
  }
}
