// SPDX-License-Identifier: Apache-2.0
import GazetteerNumbers

/// The documents that any of some sets has.
///
/// A binary heap has the set with the least document on top; sets that stand on the same document move on together.
package final class Union: DocumentSet {
  private var heap: [Member]
  package private(set) var current = 0

  private struct Member {
    var document: Int
    let set: any DocumentSet
  }

  package init(_ sets: [any DocumentSet]) {
    heap = sets.map { Member(document: $0.current, set: $0) }.filter { $0.document != Self.end }
    for position in (0..<heap.count / 2).reversed() { sink(position) }
    current = heap.first?.document ?? Self.end
  }

  package func most() throws -> Int { try heap.map { try $0.set.most() }.clampedSum() }

  package func advance(to target: Int) throws -> Int {
    // Every round moves a set forwards or takes it away, so it ends.
    while let top = heap.first, top.document < target {
      let document = try top.set.advance(to: target)
      if document == Self.end {
        heap[0] = heap[heap.count - 1]
        heap.removeLast()
      } else {
        heap[0].document = document
      }
      sink(0)
    }
    current = heap.first?.document ?? Self.end
    return current
  }

  /// Lets a member sink below those with lesser documents.
  private func sink(_ start: Int) {
    var position = start
    while true {
      let left = 2 * position + 1
      guard left < heap.count else { return }
      let least = left + 1 < heap.count && heap[left + 1].document < heap[left].document ? left + 1 : left
      guard heap[least].document < heap[position].document else { return }
      heap.swapAt(position, least)
      position = least
    }
  }
}
