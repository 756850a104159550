// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex
import GazetteerPlaces

/// Finds the house of a street that is nearest to a position.
///
/// The index has no posting list of houses by position: houses are stored in the lists of their streets, and a street has one point. So the lists of
/// the nearest streets are read. A house far from the point of a long street, among many other streets, is not found; the answer is then the same as
/// without houses.
struct NearestHouse {
  let engine: SearchEngine
  let point: GeoPoint
  let deadline: ContinuousClock.Instant?

  /// A house with its distance.
  struct Found {
    let house: House
    /// The id of the street in the index.
    let street: Int
    /// Geodesic metres.
    let meters: Double
  }

  /// Number of streets whose lists are read.
  private static let mostStreets = 150
  /// Greatest distance of the point of a street, in metres.
  private static let farthestStreet = 2_000.0

  /// The nearest house; nil when there is none within the distance.
  ///
  /// - Parameter most: the distance in metres; a house at exactly this distance counts.
  /// - Throws: `Patience.DeadlineExceeded`; `CancellationError`; `IndexError` for a damaged file.
  /// - Complexity: one search by position, and the houses of at most 150 streets.
  func found(within most: Double) throws -> Found? {
    let overview = engine.reader.overview
    guard overview.streetsWithHouses > 0 else { return nil }
    let reach = min(Double(overview.houseReachMeters) + most, Self.farthestStreet)
    var request = NearestRequest(point: point, maxMeters: reach, scope: Scope(limit: Self.mostStreets, deadline: deadline))
    request.primaryTypes = ["route"].compactMap(PlaceTypeTable.code(of:))
    let patience = engine.reader.patience.limited(to: deadline)
    var best: Found?
    for street in try engine.nearest(request).places where try engine.reader.core(of: street.place).flags.contains(.houseNumbers) {
      try patience.check()
      let record = try engine.reader.record(of: street.place)
      for number in record.houseNumbers.houses {
        let meters = point.distanceMeters(to: number.location)
        guard meters <= best.map({ min(most, $0.meters) }) ?? most, meters < best?.meters ?? .infinity,
          let house = House(number, of: record)
        else { continue }
        best = Found(house: house, street: street.place, meters: meters)
      }
    }
    return best
  }
}
