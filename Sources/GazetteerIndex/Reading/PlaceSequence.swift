// SPDX-License-Identifier: Apache-2.0

/// A sequence of ids in ascending order.
package protocol PlaceSequence: AnyObject {
  /// The next id, or nil at the end.
  func next() throws -> Int?
}
