// SPDX-License-Identifier: Apache-2.0

/// Asks for the places within a circle.
///
///     SearchNearbyRequest(
///       locationRestriction: CircularCoordinateRegion(center: center, radius: 500), placeProperties: [.displayName],
///       includedTypes: [.restaurant], rankPreference: .distance)
public struct SearchNearbyRequest: Sendable {
  /// What comes first in the answer.
  public enum RankPreference: CaseIterable, Hashable, Sendable {
    /// The best known.
    case popularity
    /// The nearest.
    case distance
  }

  /// The circle in which places must be.
  public let locationRestriction: any CoordinateRegionRestriction
  /// What is wanted of each place; at least one.
  public let placeProperties: [PlaceProperty]
  /// Types of which a place must have one; nil and empty are all.
  public let includedTypes: Set<PlaceType>?
  /// Types of which a place must have none.
  public let excludedTypes: Set<PlaceType>?
  /// Types of which one must be the place's primary one; nil and empty are all.
  public let includedPrimaryTypes: Set<PlaceType>?
  /// Types of which none may be the place's primary one.
  public let excludedPrimaryTypes: Set<PlaceType>?
  /// How many places at most, 1…20.
  public let maxResultCount: Int
  /// What comes first.
  public let rankPreference: RankPreference
  /// Two-letter code of the reader's country.
  public let regionCode: String?

  /// A search; whether it keeps the rules shows when it is sent.
  public init(
    locationRestriction: any CoordinateRegionRestriction, placeProperties: [PlaceProperty], includedTypes: Set<PlaceType>? = nil,
    excludedTypes: Set<PlaceType>? = nil, includedPrimaryTypes: Set<PlaceType>? = nil, excludedPrimaryTypes: Set<PlaceType>? = nil,
    maxResultCount: Int = 20, rankPreference: RankPreference = .popularity, regionCode: String? = nil
  ) {
    self.locationRestriction = locationRestriction
    self.placeProperties = placeProperties
    self.includedTypes = includedTypes
    self.excludedTypes = excludedTypes
    self.includedPrimaryTypes = includedPrimaryTypes
    self.excludedPrimaryTypes = excludedPrimaryTypes
    self.maxResultCount = maxResultCount
    self.rankPreference = rankPreference
    self.regionCode = regionCode
  }
}

extension SearchNearbyRequest: Equatable {
  /// Whether all members are the same.
  public static func == (a: Self, b: Self) -> Bool {
    a.locationRestriction.restriction() == b.locationRestriction.restriction() && a.placeProperties == b.placeProperties
      && a.includedTypes == b.includedTypes && a.excludedTypes == b.excludedTypes && a.includedPrimaryTypes == b.includedPrimaryTypes
      && a.excludedPrimaryTypes == b.excludedPrimaryTypes && a.maxResultCount == b.maxResultCount
      && a.rankPreference == b.rankPreference && a.regionCode == b.regionCode
  }
}
