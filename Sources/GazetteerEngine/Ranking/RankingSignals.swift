// SPDX-License-Identifier: Apache-2.0
import GazetteerGeometry
import GazetteerIndex

/// What the score of a place depends on besides its match.
///
/// A further signal is a member with its greatest value as default, which `RankingSignals.values` sets for a place: what is unknown of a place then never
/// lowers a bound, so no posting list ends too early.
package struct SignalValues: Sendable, Hashable {
  /// Thousandths, 0…1000.
  package var importance: Int
  /// 0…1; 0 without a bias.
  package var nearness: Double

  package init(importance: Int, nearness: Double) {
    self.importance = importance
    self.nearness = nearness
  }
}

/// The signals of one request: the values of a place, and bounds of places that have not been read.
package struct RankingSignals: Sendable {
  package let profile: RankingProfile
  /// Nil without a bias.
  package let nearness: Nearness?

  package init(_ request: SearchRequest, profile: RankingProfile) {
    self.profile = profile
    nearness = request.nearnessRegion.map { Nearness(region: $0, profile: profile) }
  }

  /// The values of a place.
  ///
  /// - Parameter distance: Metres from the centre of the bias.
  func values(importance: Int, distance: Double, types: IndexOverview.TypeSet) -> SignalValues {
    SignalValues(importance: importance, nearness: nearness(atMeters: distance, family: types.family))
  }

  /// The values that no place of a family exceeds that has no more importance and lies no nearer.
  func bound(importance: Int, metersAtLeast distance: Double, family: PlaceFamily) -> SignalValues {
    SignalValues(importance: importance, nearness: nearness(atMeters: distance, family: family))
  }

  /// The values that no place exceeds.
  var bound: SignalValues { SignalValues(importance: Self.highestImportance, nearness: nearness == nil ? 0 : 1) }

  /// The importance that no place exceeds, in thousandths.
  static let highestImportance = 1000

  /// Metres from the centre of the bias; 0 without one.
  func distance(to location: GeoPoint) -> Double { nearness.map { $0.center.distanceMeters(to: location) } ?? 0 }

  func nearness(atMeters distance: Double, family: PlaceFamily) -> Double { nearness?.value(atMeters: distance, family: family) ?? 0 }

  /// The score of a match.
  func score(_ match: TextMatch, _ values: SignalValues) -> Score { profile.score(match, values) }

  /// The total of a score with nearness taken as 0.
  func unbiasedTotal(of score: Score, _ match: TextMatch, _ values: SignalValues) -> Int64 {
    if values.nearness == 0 { return score.total }
    var unbiased = values
    unbiased.nearness = 0
    return self.score(match, unbiased).total
  }
}
