// SPDX-License-Identifier: Apache-2.0

/// What the score of a place depends on besides its match.
///
/// A further signal is a member with its greatest value as default, which `RankingSignals.values` sets for a place: what is unknown of a place then never
/// lowers a bound, so no posting list ends too early.
package struct SignalValues: Sendable, Hashable {
  /// Thousandths, 0…1000.
  package var importance: Int
  /// 0…1; 0 without a bias.
  package var nearness: Double
  /// The share of what importance and nearness lack that the layer of the place makes up, 0…1; 0 when it is not preferred.
  package var preference: Double
  /// Whether it is a stop, a board or a taxi stand, which have the name of what they stand at.
  package var isAttendant = false

  package init(importance: Int, nearness: Double, preference: Double = 0) {
    (self.importance, self.nearness, self.preference) = (importance, nearness, preference)
  }
}
