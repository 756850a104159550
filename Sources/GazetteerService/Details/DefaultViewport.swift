// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerPlaces

extension GeoBox {
  /// A viewport for a place whose source gives none: a square around it. Its size depends on the type, for a town on the population.
  ///
  /// - Parameter population: nil when unknown.
  init(showing place: PlaceRecord, population: Int?) {
    self.init(around: place.location, meters: Self.reach(of: place.primaryType, population))
  }

  /// Half the side of the square in metres.
  private static func reach(of type: String?, _ population: Int?) -> Double {
    let family = PlaceFamily(primaryType: type)
    if family == .settlement, let population, population > 0 {
      // Half a kilometre for a thousand people, fifteen for a million: the area is proportional to the population.
      return min(40_000, max(500, 15 * Double(population).squareRoot()))
    }
    return type.flatMap { reaches[$0] } ?? (family == .poi ? 150 : family == .settlement ? 2_000 : 30_000)
  }

  private static let reaches: [String: Double] = [
    "continent": 2_500_000, "country": 300_000, "archipelago": 100_000, "administrative_area_level_1": 100_000,
    "administrative_area_level_2": 30_000, "administrative_area_level_3": 10_000, "colloquial_area": 20_000,
    "locality": 5_000, "postal_town": 5_000, "postal_code": 3_000, "sublocality": 2_000, "neighborhood": 1_000,
    "international_airport": 3_000, "airport": 2_000, "national_park": 15_000, "state_park": 5_000, "natural_feature": 3_000,
    "island": 5_000,
    "lake": 3_000, "mountain_peak": 2_000, "university": 600, "park": 500, "route": 500, "bridge": 400, "stadium": 300,
  ]
}
