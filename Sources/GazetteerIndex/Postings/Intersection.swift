// SPDX-License-Identifier: Apache-2.0

/// The documents that all of some sets have.
///
/// Leapfrog: each set in turn is moved to the greatest document so far; when all stand on it, it is common. The set with the fewest documents leads, so the
/// others pass over what it has not.
package final class Intersection: DocumentSet {
  private let sets: [any DocumentSet]
  package private(set) var current = 0

  /// - Parameter sets: one at least, in any order.
  package init(_ sets: [any DocumentSet]) throws {
    self.sets = try sets.map { (set: $0, most: try $0.most()) }.sorted { $0.most < $1.most }.map(\.set)
    try settle()
  }

  package func most() throws -> Int { current == Self.end ? 0 : try sets.first?.most() ?? 0 }

  package func advance(to target: Int) throws -> Int {
    guard current < target, let lead = sets.first else { return current }
    current = try lead.advance(to: target)
    try settle()
    return current
  }

  /// Moves to the first common document from where the leading set stands.
  private func settle() throws {
    guard var common = sets.first?.current else { return current = Self.end }
    // Every round moves the leading set forwards, so it ends.
    search: while common != Self.end {
      for set in sets.dropFirst() {
        let other = try set.advance(to: common)
        assert(other >= common)
        if other > common {
          common = other == Self.end ? other : try sets[0].advance(to: other)
          continue search
        }
      }
      break
    }
    current = common
  }
}
