// SPDX-License-Identifier: Apache-2.0
package import GazetteerGeometry
package import GazetteerIndex

/// A place that matches and passes every filter, scored.
package struct Candidate: Sendable, Hashable {
  /// The place's id in the index: its rank by importance, then place id, so that it settles ties.
  package var place: Int
  package var family: PlaceFamily
  package var kind: CoarseKind
  /// Nil for what is no street.
  package var site: StreetSite?
  package var location: GeoPoint
  package var area: AdministrativeArea
  /// Equal for places with the same primary name, folded.
  package var nameKey: UInt64
  package var match: TextMatch
  /// Importance in thousandths.
  package var importance: Int
  /// Metres from the centre of the bias; 0 without one.
  package var distance: Double
  package var score: Score
  /// The total with nearness taken as 0.
  package var unbiasedTotal: Int64

  package init(
    place: Int, family: PlaceFamily, kind: CoarseKind, site: StreetSite? = nil, location: GeoPoint, area: AdministrativeArea,
    nameKey: UInt64,
    match: TextMatch, importance: Int, nearness: Nearness?, profile: RankingProfile
  ) {
    self.place = place
    self.family = family
    self.kind = kind
    self.site = site
    self.location = location
    self.area = area
    self.nameKey = nameKey
    self.match = match
    self.importance = importance
    distance = nearness.map { $0.center.distanceMeters(to: location) } ?? 0
    let near = nearness?.value(atMeters: distance, family: family) ?? 0
    score = profile.score(match, importance: importance, nearness: near)
    unbiasedTotal = near == 0 ? score.total : profile.score(match, importance: importance, nearness: 0).total
  }

  /// Whether the place has less than half of the text.
  package var isMinor: Bool { match.partial?.isMinor ?? false }

  /// The order of answers: higher score first, then the place that comes first in the index.
  package func precedes(_ other: Candidate) -> Bool {
    score.total != other.score.total ? score.total > other.score.total : place < other.place
  }

  /// Whether two candidates stand for the same place: same name, same family, kinds that agree, near each other, and not in two areas.
  package func isDuplicate(of other: Candidate) -> Bool {
    nameKey == other.nameKey && family == other.family && kind.mayBe(other.kind) && area.mayBe(other.area) && isNear(other)
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
