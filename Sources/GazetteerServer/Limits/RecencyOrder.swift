// SPDX-License-Identifier: Apache-2.0

/// Keys in the order in which they were added last.
///
/// - Complexity: every operation takes constant time.
struct RecencyOrder<Key: Hashable & Sendable>: Sendable {
  private struct Neighbours {
    var before: Key?
    var after: Key?
  }

  private var neighbours: [Key: Neighbours] = [:]
  /// The key that was added before all others.
  private(set) var first: Key?
  private(set) var last: Key?

  var count: Int { neighbours.count }
  var isEmpty: Bool { neighbours.isEmpty }

  func contains(_ key: Key) -> Bool { neighbours[key] != nil }

  /// Adds a key at the end; one that is there moves to the end.
  mutating func append(_ key: Key) {
    if last == key { return }
    remove(key)
    neighbours[key] = Neighbours(before: last)
    if let last { neighbours[last]?.after = key } else { first = key }
    last = key
  }

  /// Removes a key; one that is not there changes nothing.
  mutating func remove(_ key: Key) {
    guard let old = neighbours.removeValue(forKey: key) else { return }
    if let before = old.before { neighbours[before]?.after = old.after } else { first = old.after }
    if let after = old.after { neighbours[after]?.before = old.before } else { last = old.before }
  }

  mutating func removeFirst() -> Key? {
    guard let first else { return nil }
    remove(first)
    return first
  }
}
