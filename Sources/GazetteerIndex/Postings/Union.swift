// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// The documents that any of some sets has. Sets that stand on the same document move on together.
package final class Union: DocumentSet {
  private var heap: MinHeap<Member>
  package private(set) var current = 0

  private struct Member: Comparable {
    let document: Int
    let set: any DocumentSet

    static func < (a: Member, b: Member) -> Bool { a.document < b.document }
    static func == (a: Member, b: Member) -> Bool { a.document == b.document }
  }

  package init(_ sets: [any DocumentSet]) {
    heap = MinHeap(sets.map { Member(document: $0.current, set: $0) }.filter { $0.document != Self.end })
    current = heap.min?.document ?? Self.end
  }

  package func most() throws -> Int { try heap.unordered.map { try $0.set.most() }.clampedSum() }

  package func advance(to target: Int) throws -> Int {
    // Every round moves a set forwards or takes it away, so it ends.
    while let least = heap.min, least.document < target {
      let document = try least.set.advance(to: target)
      heap.replaceMin(with: document == Self.end ? nil : Member(document: document, set: least.set))
    }
    current = heap.min?.document ?? Self.end
    return current
  }
}
