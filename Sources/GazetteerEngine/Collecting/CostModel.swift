// SPDX-License-Identifier: Apache-2.0

/// What the parts of a search cost, each measured against the others.
enum CostModel {
  /// Blocks of the first ring around the centre; each further ring has as many as all before.
  static let firstRing = 4
  /// So many places of a list cost about as much as a block of a ring.
  static let placesPerBlock = 1.0
  /// So many places of a block, of which only what stands there is looked at, cost as much as one place of a list.
  static let entriesPerPlace = 8
}
