// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex
import GazetteerPlaces

/// Orders the places of a category by distance; of places at about the same distance, those with known opening hours come first. Places whose address
/// names the area that is asked for come before all others. Places of a preferred layer count as nearer than they are.
///
/// Distances are about the same if they are in the same step: up to 100 m, 150 m, 225 m and so on, each end half as much again as the one before.
struct CategoryOrder {
  /// Metres to a location.
  private let meters: (GeoPoint) -> Double
  private let isFirst: (PlaceRecord) -> Bool
  private let preferred: PreferredLayers
  private let numbers: RankingProfile.Kinds

  init(center: GeoPoint, _ preferred: PreferredLayers, _ numbers: RankingProfile.Kinds) {
    (self.preferred, self.numbers) = (preferred, numbers)
    meters = { center.distanceMeters(to: $0) }
    isFirst = { _ in false }
  }

  /// The order around a named place.
  init(_ area: SearchArea, _ preferred: PreferredLayers, _ numbers: RankingProfile.Kinds) {
    (self.preferred, self.numbers) = (preferred, numbers)
    meters = area.meters
    isFirst = { area.prefersAddresses && area.isNamed(inAddressOf: $0) }
  }

  /// The records of places in order; records that are equal in both keep their order.
  func sorted(_ places: [(number: Int, record: PlaceRecord)]) -> [PlaceRecord] {
    places.map { (rank: rank($0.record, $0.number), record: $0.record) }.enumerated()
      .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map(\.element.record)
  }

  private func rank(_ place: PlaceRecord, _ number: Int) -> Rank {
    let meters = preferred.meters(meters(place.location), to: number, at: place.location)
    return Rank(group: isFirst(place) ? 0 : 1, step: step(of: meters), hours: place.hasHours ? 0 : 1, meters: meters)
  }

  /// The number of the step that contains a distance.
  func step(of meters: Double) -> Int {
    var (step, end) = (0, numbers.firstStep)
    while meters > end { (step, end) = (step + 1, end * numbers.stepGrowth) }
    return step
  }

  private struct Rank: Comparable {
    let group: Int
    let step: Int
    let hours: Int
    let meters: Double

    static func < (one: Rank, other: Rank) -> Bool {
      (one.group, one.step, one.hours, one.meters) < (other.group, other.step, other.hours, other.meters)
    }
  }
}

extension PlaceRecord {
  /// Whether its source gives opening hours.
  fileprivate var hasHours: Bool { details?.mention(#""openingHours":"#) ?? false }
}
