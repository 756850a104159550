// SPDX-License-Identifier: Apache-2.0

/// A sequence of ids in ascending order.
package protocol PlaceSequence: AnyObject {
  /// The next id, or nil at the end.
  func next() throws -> Int?
}

/// The ids that two posting lists have in common. For lists of different tables, which SQLite cannot intersect.
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

  /// - Complexity: O(*n*) for all ids of both posting lists up to the next common one.
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
