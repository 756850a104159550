// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex

/// Where an address is, or what is at a position.
package struct GeocodeAnswer: Sendable {
  /// A place that was found.
  package struct Result: Sendable {
    /// What the index knows of it.
    package var place: PlaceFacts
    /// Whether only a part of the address was found.
    package var isPartialMatch = false
    /// How exactly the position is the one of what was asked for.
    package var precision: Precision

    init(place: PlaceFacts, isPartialMatch: Bool = false, isInterpolated: Bool = false) {
      self.place = place
      self.isPartialMatch = isPartialMatch
      precision = isInterpolated ? .rangeInterpolated : Precision(types: place.types, primaryType: place.primaryType)
    }
  }

  /// The member `location_type` of the contract.
  package enum Precision: String, Sendable {
    /// The house itself.
    case rooftop = "ROOFTOP"
    /// Between known houses of the street.
    case rangeInterpolated = "RANGE_INTERPOLATED"
    /// The middle of a street, or the point that stands for a place such as a station or a park.
    case geometricCenter = "GEOMETRIC_CENTER"
    /// Somewhere in an area or a feature of the landscape, however large.
    case approximate = "APPROXIMATE"
  }

  /// Best first; for a position the most specific first.
  package var results: [Result]
  /// For a position: the place of its plus code, whose `name` is the full code and whose `formattedAddress` begins with the short code when a town
  /// is near.
  package var plusCode: PlaceFacts?
  /// False when the deadline cut the search short.
  package var isComplete: Bool
}

extension GeocodeAnswer.Precision {
  /// What a place's own position stands for; of a place that is no house never `rooftop`.
  init(types: [String], primaryType: String?) {
    if let primaryType, Self.houses.contains(primaryType) {
      self = .rooftop
    } else if PlaceFamily(primaryType: primaryType) != .poi || Self.areas.contains(where: types.contains) {
      self = .approximate
    } else {
      self = .geometricCenter
    }
  }

  /// Types of houses and of what is inside of one.
  static let houses: Set<String> = ["street_address", "premise", "subpremise"]
  /// Types of areas that are no part of addresses.
  private static let areas = ["political", "natural_feature", "school_district"]
}
