// SPDX-License-Identifier: Apache-2.0

/// The documents that all of some sets have.
///
/// Leapfrog: each set in turn is moved to the greatest document so far; when all stand on it, it is common. The set with the fewest documents leads, so the
/// others pass over what it has not.
package final class Intersection: DocumentSet {
  /// The set with the fewest documents.
  private let lead: DocumentSet
  /// The others, and as they are moved.
  private let kept: [DocumentSet]
  private let others: UnsafeMutableBufferPointer<MovedSet>
  private var document = 0

  package override var current: Int { document }

  /// - Parameter sets: In any order; of none, nothing is common.
  package init(_ sets: [DocumentSet]) throws {
    let ordered = try sets.map { (set: $0, most: try $0.most()) }.sorted { $0.most < $1.most }
    lead = ordered.first?.set ?? DocumentSet()
    kept = ordered.dropFirst().map { $0.set }
    others = .allocate(capacity: kept.count)
    _ = others.initialize(from: kept.map { MovedSet($0) })
    super.init()
    try settle()
  }

  deinit { others.deallocate() }

  package override func most() throws -> Int { document == Self.end ? 0 : try lead.most() }

  package override func advance(to target: Int) throws -> Int {
    if document >= target { return document }
    _ = try lead.advance(to: target)
    try settle()
    return document
  }

  /// Moves to the first common document from where the leading set stands.
  private func settle() throws {
    var (common, index) = (lead.current, 0)
    // Every round moves the leading set forwards, or goes on to the next set, so it ends.
    while common != Self.end, index < others.count {
      let other = try others[index].advance(to: common)
      assert(other >= common)
      if other == common {
        index += 1
      } else {
        (common, index) = (other == Self.end ? other : try lead.advance(to: other), 0)
      }
    }
    document = common
  }
}
