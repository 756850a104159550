// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// The documents that any of some sets has. Sets that stand on the same document move on together.
///
/// The sets are a binary heap, in memory of its own: a property would be checked for overlapping accesses at every move, which costs as much as the move.
package final class Union: DocumentSet {
  private let sets: [DocumentSet]
  private let heap: UnsafeMutablePointer<Member>
  /// How many sets have not ended.
  private var count = 0
  private var document = 0

  package override var current: Int { document }

  private struct Member {
    let document: Int
    /// The set that stands on it.
    let set: MovedSet
  }

  package init(_ sets: [DocumentSet]) {
    self.sets = sets
    heap = .allocate(capacity: sets.count)
    super.init()
    for set in sets where set.current != Self.end {
      (heap + count).initialize(to: Member(document: set.current, set: MovedSet(set)))
      count += 1
    }
    for position in (0..<count / 2).reversed() { Self.sink(heap, count, position) }
    document = count > 0 ? heap[0].document : Self.end
  }

  deinit { heap.deallocate() }

  package override func most() throws -> Int { try sets.map { try $0.most() }.clampedSum() }

  package override func advance(to target: Int) throws -> Int {
    // Every round moves a set forwards or takes it away, so it ends.
    while count > 0, heap[0].document < target {
      let set = heap[0].set
      let next = try set.advance(to: target)
      if next == Self.end {
        count -= 1
        heap[0] = heap[count]
      } else {
        heap[0] = Member(document: next, set: set)
      }
      Self.sink(heap, count, 0)
    }
    document = count > 0 ? heap[0].document : Self.end
    return document
  }

  /// Lets a member sink below those that are less.
  private static func sink(_ heap: UnsafeMutablePointer<Member>, _ count: Int, _ start: Int) {
    guard start < count else { return }
    var position = start
    let member = heap[start]
    while true {
      var least = 2 * position + 1
      guard least < count else { break }
      if least + 1 < count, heap[least + 1].document < heap[least].document { least += 1 }
      guard heap[least].document < member.document else { break }
      heap[position] = heap[least]
      position = least
    }
    heap[position] = member
  }
}
