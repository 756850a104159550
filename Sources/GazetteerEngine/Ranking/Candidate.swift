// SPDX-License-Identifier: Apache-2.0
package import GazetteerIndex
package import GazetteerPlaces

/// A place that matches and passes every filter, scored.
package struct Candidate: Sendable, Hashable {
  /// The place's number in the index: its rank by importance, then place id, so that it settles ties. With several layers it is the common number.
  package var place: Int
  /// With several layers the bytes of its id, which settle ties after importance; else nil.
  package var placeID: [UInt8]?
  package var family: PlaceFamily
  package var kind: CoarseKind
  /// Nil for what is no street.
  package var site: StreetSite?
  package var location: GeoPoint
  package var area: AdministrativeArea
  /// Equal for places with the same primary name, folded.
  package var nameKey: UInt64
  package var match: TextMatch
  package var values: SignalValues
  /// Metres from the centre of the bias; 0 without one.
  package var distance: Double
  package var score: Score
  /// Its order with nearness taken as 0.
  package var unbiasedOrder: Int64
  /// What puts it into the list that it is in.
  package var lane = Lane.matches
  /// Of one in the lane `atHand`, the place that would have its row.
  package var rowTakenFrom: Int?

  /// - Parameter importance: Thousandths.
  package init(
    place: Int, types: IndexOverview.TypeSet, site: StreetSite? = nil, location: GeoPoint, area: AdministrativeArea, nameKey: UInt64,
    match: TextMatch, importance: Int, signals: RankingSignals
  ) {
    self.place = place
    family = types.family
    kind = types.kind
    self.site = site
    self.location = location
    self.area = area
    self.nameKey = nameKey
    self.match = match
    distance = signals.distance(to: location)
    values = signals.values(importance: importance, distance: distance, types: types)
    score = signals.score(match, values)
    unbiasedOrder = signals.unbiasedOrder(of: score, match, values)
  }

  /// The same match at another position.
  package func moved(to location: GeoPoint, _ signals: RankingSignals) -> Candidate {
    var moved = self
    moved.location = location
    moved.distance = signals.distance(to: location)
    moved.values = signals.values(importance: importance, atMeters: moved.distance, family: family)
    moved.score = signals.score(match, moved.values)
    moved.unbiasedOrder = signals.unbiasedOrder(of: moved.score, match, moved.values)
    return moved
  }

  /// Importance in thousandths.
  package var importance: Int { values.importance }

  /// Whether it is listed because it is at hand, although others score more.
  package var isInRowAtHand: Bool { lane == .atHand }

  /// Whether the place has less than half of the text.
  package var isMinor: Bool { match.partial?.isMinor ?? false }

  /// The order of answers: higher score first, then the place that comes first in the index.
  package func precedes(_ other: Candidate) -> Bool {
    score.order != other.score.order ? score.order > other.score.order : isBefore(other)
  }

  /// Whether the place comes first in the index, or in an index of all layers: by importance, then by the bytes of its id.
  package func isBefore(_ other: Candidate) -> Bool {
    guard let placeID, let otherID = other.placeID else { return place < other.place }
    if importance != other.importance { return importance > other.importance }
    return placeID.lexicographicallyPrecedes(otherID)
  }

  /// Whether the candidate stands for another as well: both are the same place, of the same name, family, kinds that agree, near each other, and not in
  /// two areas; or it is the settlement, and the other what its houses count in.
  package func isDuplicate(of other: Candidate) -> Bool {
    nameKey == other.nameKey && (family == other.family && kind.mayBe(other.kind) || isSettlement(of: other)) && area.mayBe(other.area)
      && isNear(other)
  }

  private func isSettlement(of street: Candidate) -> Bool {
    family == .settlement && street.site?.isSettlement(named: nameKey) == true
  }

  /// How far apart the two may lie to be one place.
  private func reachMeters(to other: Candidate) -> Double {
    guard let site, let otherSite = other.site else { return family.duplicateMeters }
    return site.reachMeters(to: otherSite)
  }

  private func isNear(_ other: Candidate) -> Bool {
    let limit = reachMeters(to: other)
    // A degree of latitude is at least 110,574 m: far apart in latitude needs no trigonometry.
    if abs(Double(location.latitudeE7) - Double(other.location.latitudeE7)) / 1e7 * 110_574 > limit { return false }
    return location.distanceMeters(to: other.location) <= limit
  }
}
