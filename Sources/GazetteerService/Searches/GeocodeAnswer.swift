// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex

/// The result of forward or reverse geocoding.
package struct GeocodeAnswer: Sendable {
  /// A place that was found.
  package struct Result: Sendable {
    /// The facts about it.
    package var place: PlaceFacts
    /// Whether only a part of the address was found.
    package var isPartialMatch = false
    /// How precise the position is.
    package var precision: Precision

    init(place: PlaceFacts, isPartialMatch: Bool = false, isInterpolated: Bool = false) {
      self.place = place
      self.isPartialMatch = isPartialMatch
      precision = isInterpolated ? .rangeInterpolated : Precision(types: place.types, primaryType: place.primaryType)
    }
  }

  /// The member `location_type` of the contract.
  package enum Precision: String, Sendable {
    /// The position of the house itself.
    case rooftop = "ROOFTOP"
    /// Between known houses of the street.
    case rangeInterpolated = "RANGE_INTERPOLATED"
    /// The middle of a street, or the position of a place such as a station or a park.
    case geometricCenter = "GEOMETRIC_CENTER"
    /// A position in an area or natural feature, however large.
    case approximate = "APPROXIMATE"
  }

  /// Best first; for a position the most specific first.
  package var results: [Result]
  /// For a position: the place of its plus code. Its `name` is the full code; its `formattedAddress` starts with the short code when a town is near.
  package var plusCode: PlaceFacts?
  /// False when the deadline cut the search short.
  package var isComplete: Bool
}

extension GeocodeAnswer.Precision {
  /// The precision of a place's own position; never `rooftop` for a place that is not a house.
  init(types: [String], primaryType: String?) {
    if let primaryType, Self.houses.contains(primaryType) {
      self = .rooftop
    } else if PlaceFamily(primaryType: primaryType) != .poi || Self.areas.contains(where: types.contains) {
      self = .approximate
    } else {
      self = .geometricCenter
    }
  }

  /// Types of houses and of units inside them.
  static let houses: Set<String> = ["street_address", "premise", "subpremise"]
  /// Types of areas that are not parts of addresses.
  private static let areas = ["political", "natural_feature", "school_district"]
}
