// SPDX-License-Identifier: Apache-2.0

/// Ids in ascending order, one after the other.
package protocol PlaceSequence: AnyObject {
  /// The next id, or nil at the end.
  func next() throws -> Int?
}

/// The ids that stand in two lists: of lists of different tables, which SQLite cannot intersect.
package final class CommonPlaces: PlaceSequence {
  private let first: any PlaceSequence
  private let second: any PlaceSequence
  private let patience: Patience
  private var steps = 0

  package init(_ first: any PlaceSequence, _ second: any PlaceSequence, patience: Patience) {
    self.first = first
    self.second = second
    self.patience = patience
  }

  /// - Complexity: O(*n*) for all ids of both lists up to the next common one.
  package func next() throws -> Int? {
    guard var one = try first.next(), var other = try second.next() else { return nil }
    while one != other {
      steps += 1
      if steps & 255 == 0 { try patience.check() }
      guard let next = try one < other ? first.next() : second.next() else { return nil }
      if one < other { one = next } else { other = next }
    }
    return one
  }
}
