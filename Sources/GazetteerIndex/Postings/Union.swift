// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// The documents that any of some sets has. Sets that stand on the same document move on together.
package final class Union: DocumentSet {
  private let sets: [any DocumentSet]
  private var heap: MinHeap<Member>
  private var document = 0

  package var current: Int { document }

  private struct Member: Comparable {
    let document: Int
    /// The position of the set that stands on it.
    let set: Int

    static func < (a: Member, b: Member) -> Bool { a.document < b.document }
    static func == (a: Member, b: Member) -> Bool { a.document == b.document }
  }

  package init(_ sets: [any DocumentSet]) {
    self.sets = sets
    heap = MinHeap(sets.indices.map { Member(document: sets[$0].current, set: $0) }.filter { $0.document != Self.end })
    document = heap.min?.document ?? Self.end
  }

  package func most() throws -> Int { try heap.unordered.map { try sets[$0.set].most() }.clampedSum() }

  package func advance(to target: Int) throws -> Int {
    // Every round moves a set forwards or takes it away, so it ends.
    while let least = heap.min, least.document < target {
      let next = try sets[least.set].advance(to: target)
      heap.replaceMin(with: next == Self.end ? nil : Member(document: next, set: least.set))
    }
    document = heap.min?.document ?? Self.end
    return document
  }
}
