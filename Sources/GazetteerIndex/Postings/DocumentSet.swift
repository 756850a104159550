// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// Documents in ascending order, read forwards: places by importance, or positions in the geographic order.
///
/// A new set stands on its first document, but for a `WeakAnd`, which stands on none. `end` is greater than every document, so sets can be compared without asking whether they have ended.
/// This one has none; others override how it is moved. It is a class, not a protocol, so that a set can be moved without counting references (`MovedSet`).
package class DocumentSet {
  /// The document that the set stands on; `end` behind the last one.
  package var current: Int { Self.end }

  package init() {}

  /// Where every set ends.
  package static var end: Int { .max }

  /// How many documents there are at most from here on; a bound that is cheap to tell, not a count.
  package func most() throws -> Int { 0 }

  /// Moves to the first document at or after `target`, and gives it. Stays where it is when it is there already, or beyond.
  package func advance(to target: Int) throws -> Int { current }

  /// Moves to the next document, and gives it.
  package final func advance() throws -> Int { current == .max ? .max : try advance(to: current + 1) }

  /// The document on which it stands, and all behind it.
  package final func rest() throws -> [Int] {
    var documents: [Int] = []
    while current != Self.end {
      documents.append(current)
      _ = try advance()
    }
    return documents
  }
}

/// A set that another one moves and keeps: to count references at every move would cost as much as the move.
struct MovedSet {
  private let set: Unmanaged<DocumentSet>

  /// - Parameter set: Somebody else keeps it for as long as it is moved.
  init(_ set: DocumentSet) { self.set = .passUnretained(set) }

  @inline(__always)
  func advance(to target: Int) throws -> Int { try set._withUnsafeGuaranteedRef { try $0.advance(to: target) } }
}

/// Documents that are already known.
package final class SortedDocuments: DocumentSet {
  private let documents: [Int]
  private var position = 0

  /// - Parameter documents: ascending, each once.
  package init(_ documents: [Int]) {
    assert(zip(documents, documents.dropFirst()).allSatisfy { $0 < $1 })
    self.documents = documents
  }

  package override var current: Int { position < documents.count ? documents[position] : Self.end }

  package override func most() -> Int { documents.count - position }

  /// - Complexity: O(log *n*) for *n* documents passed over.
  package override func advance(to target: Int) -> Int {
    if current >= target { return current }
    var step = 1
    while position + step < documents.count, documents[position + step] < target {
      position += step
      step *= 2
    }
    position = (position + 1..<min(documents.count, position + step)).partitioningIndex { documents[$0] >= target }
    return current
  }
}

/// A set as a sequence of the documents in a range.
package final class DocumentStream: PlaceSequence {
  private let set: DocumentSet
  private var wanted: Int
  private let last: Int

  package init(_ set: DocumentSet, from first: Int = 0, through last: Int = .max - 1) {
    (self.set, wanted, self.last) = (set, first, last)
  }

  package func next() throws -> Int? {
    let document = try set.advance(to: wanted)
    if document > last { return nil }
    wanted = document + 1
    return document
  }
}
