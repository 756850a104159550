// SPDX-License-Identifier: Apache-2.0

/// A small cache of recently read rows: with every letter a person types, searches ask for the same surroundings and the same famous places.
///
/// A full cache drops its oldest rows. Dropping all of them at once would make an occasional search wait.
///
/// All of it can be compiled into the modules that use it: without that, every look-up goes through the generic code for any key and row. `@inlinable` does
/// so only in a type that is `@usableFromInline`.
@usableFromInline
package struct RowCache<Key: Hashable, Row> {
  @usableFromInline var rows: [Key: Row] = [:]
  /// The keys in order of insertion, from `oldest` on; those before are dropped.
  @usableFromInline var keys: [Key] = []
  @usableFromInline var oldest = 0
  @usableFromInline var weight = 0
  @usableFromInline let capacity: Int
  @usableFromInline let weigh: (Row) -> Int

  /// - Parameters:
  ///   - capacity: Total weight of the cached rows. The newest row is kept whatever its weight.
  ///   - weigh: The weight of a row; always the same for the same row. By default every row weighs 1.
  @inlinable package init(capacity: Int, weigh: @escaping (Row) -> Int = { _ in 1 }) {
    self.capacity = capacity
    self.weigh = weigh
  }

  @inlinable package mutating func row(_ key: Key, orRead read: () throws -> Row) rethrows -> Row {
    if let row = rows[key] { return row }
    let row = try read()
    rows[key] = row
    keys.append(key)
    weight += weigh(row)
    while weight > capacity, oldest < keys.count - 1 { forgetOldest() }
    return row
  }

  @inlinable mutating func forgetOldest() {
    if let row = rows.removeValue(forKey: keys[oldest]) { weight -= weigh(row) }
    oldest += 1
    if oldest * 2 > keys.count {
      keys.removeFirst(oldest)
      oldest = 0
    }
  }
}
