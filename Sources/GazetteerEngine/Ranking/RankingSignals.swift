// SPDX-License-Identifier: Apache-2.0
package import GazetteerIndex
import GazetteerPlaces

/// The signals of one request: the values of a place, and bounds of places that have not been read.
package struct RankingSignals: Sendable {
  package let profile: RankingProfile
  /// Nil without a bias.
  package let nearness: Nearness?
  /// Nil where the layer of the places is not preferred.
  private var preference: LayerPreference?

  package init(_ request: SearchRequest, profile: RankingProfile) {
    self.profile = profile
    nearness = request.nearnessRegion.map { Nearness(region: $0, profile: profile) }
  }

  /// The signals of places of a layer.
  package func of(_ layer: Layer) -> RankingSignals { ofLayer(named: layer.name) }

  /// The signals of places of the layer with this name.
  package func ofLayer(named name: String) -> RankingSignals {
    if profile.layers.isEmpty { return self }
    var signals = self
    signals.preference = profile.layers[name]
    return signals
  }

  /// The values of a place.
  ///
  /// - Parameter distance: Metres from the centre of the bias.
  func values(importance: Int, distance: Double, types: IndexOverview.TypeSet) -> SignalValues {
    var values = values(importance: importance, atMeters: distance, family: types.family)
    values.isAttendant = types.isAttendant(importance: importance)
    return values
  }

  /// The same values for a place of the same importance elsewhere.
  func values(importance: Int, atMeters distance: Double, family: PlaceFamily) -> SignalValues {
    SignalValues(
      importance: importance, nearness: nearness(atMeters: distance, family: family),
      preference: preference?.bonus(atMeters: nearness == nil ? nil : distance) ?? 0)
  }

  /// The values that no place of a family exceeds that has no more importance and lies no nearer.
  func bound(importance: Int, metersAtLeast distance: Double, family: PlaceFamily) -> SignalValues {
    values(importance: importance, atMeters: distance, family: family)
  }

  /// The values that no place exceeds.
  var bound: SignalValues { bound(importance: Self.highestImportance) }

  /// The values that no place of an importance exceeds.
  func bound(importance: Int) -> SignalValues {
    SignalValues(
      importance: importance, nearness: nearness == nil ? 0 : 1,
      preference: preference?.bonus(atMeters: nearness == nil ? nil : 0) ?? 0)
  }

  /// The values that no place of an importance exceeds when nearness is taken as 0, and as if there were no bias.
  func unbiasedBound(importance: Int) -> SignalValues {
    SignalValues(importance: importance, nearness: 0, preference: preference?.bonus(atMeters: nil) ?? 0)
  }

  /// The importance that no place exceeds, in thousandths.
  static let highestImportance = 1000

  /// Metres from the centre of the bias; 0 without one.
  func distance(to location: GeoPoint) -> Double { nearness.map { $0.center.distanceMeters(to: location) } ?? 0 }

  func nearness(atMeters distance: Double, family: PlaceFamily) -> Double { nearness?.value(atMeters: distance, family: family) ?? 0 }

  /// The score of a match.
  func score(_ match: TextMatch, _ values: SignalValues) -> Score { profile.score(match, values) }

  /// The order of a match with nearness taken as 0, and as if there were no bias.
  func unbiasedOrder(of score: Score, _ match: TextMatch, _ values: SignalValues) -> Int64 {
    if values.nearness == 0 && values.preference == 0 { return score.order }
    var unbiased = unbiasedBound(importance: values.importance)
    unbiased.isAttendant = values.isAttendant
    return self.score(match, unbiased).order
  }
}

extension IndexOverview.TypeSet {
  /// Whether a place of these types has the name of the street or station at which it stands. Of landmarks, which towers are as well, only boards are so unimportant.
  fileprivate func isAttendant(importance: Int) -> Bool {
    guard let primaryType else { return false }
    return Self.attendants.contains(primaryType) || primaryType == Self.landmark && importance <= Self.boardThousandths
  }

  private static let attendants = Set(["bus_stop", "tram_stop", "transit_stop", "taxi_stand"].compactMap(PlaceTypeTable.code(of:)))
  private static let landmark = PlaceTypeTable.code(of: "landmark")
  private static let boardThousandths = 100
}

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
