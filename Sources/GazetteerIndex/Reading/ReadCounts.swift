// SPDX-License-Identifier: Apache-2.0

/// What a reader has read: the cost of searches in numbers that do not depend on the machine, for tests and benchmarks.
package struct ReadCounts: Sendable, Equatable {
  /// Posting lists that were opened.
  package var lists = 0
  /// Leaves of posting lists.
  package var leaves = 0
  /// Bytes of rows that were passed in posting lists; most rows take one or two.
  package var listBytes = 0
  /// Documents of which was asked whether they have enough of some parts.
  package var checks = 0
  /// Cores of places.
  package var cores = 0
  /// Rows with the names of a place.
  package var names = 0
  /// Blocks of the geographic order.
  package var blocks = 0
  /// Nodes with the boxes of blocks.
  package var boxNodes = 0

  package init() {}

  /// What reading the lists cost, in steps: a step passes a row.
  package var steps: Int { listBytes + leaves * Self.stepsOfLeaf + lists * Self.stepsOfList + checks * Self.stepsOfCheck }

  /// Opening a list.
  package static let stepsOfList = 200
  /// Going to a leaf.
  private static let stepsOfLeaf = 20
  /// Asking of a document whether it has enough.
  private static let stepsOfCheck = 3
}
