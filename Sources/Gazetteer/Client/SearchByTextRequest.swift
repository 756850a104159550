// SPDX-License-Identifier: Apache-2.0

/// Asks for the places that a text describes, as "pizza in Sydney".
///
///     SearchByTextRequest(textQuery: "museums in Paris", placeProperties: [.displayName, .coordinate], isOpenNow: false)
public struct SearchByTextRequest: Sendable {
  /// What comes first in the answer.
  public enum RankPreference: CaseIterable, Hashable, Sendable {
    /// The nearest.
    case distance
    /// What fits best.
    case relevance
  }

  /// What is looked for; 1…512 code points.
  public let textQuery: String
  /// What is wanted of each place; at least one.
  public let placeProperties: [PlaceProperty]
  /// Where nearer places are preferred; not together with a restriction.
  public let locationBias: (any CoordinateRegionBias)?
  /// The rectangle in which places must be.
  public let locationRestriction: (any CoordinateRegionRestriction)?
  /// A type that places should have, or must have with `isStrictTypeFiltering`.
  public let includedType: PlaceType?
  /// How many places at most, 1…20.
  public let maxResultCount: Int
  /// The least rating, 0…5; it is rounded up to halves.
  public let minRating: Float
  /// Whether places that are known to be closed now are left out.
  public let isOpenNow: Bool
  /// The wanted price levels; nil and empty are all.
  public let priceLevels: Set<PriceLevel>?
  /// What comes first.
  public let rankPreference: RankPreference
  /// Two-letter code of the reader's country.
  public let regionCode: String?
  /// Whether only places of `includedType` are wanted.
  public let isStrictTypeFiltering: Bool
  /// Whether businesses without an address to visit are wanted.
  public let shouldIncludePureServiceAreaBusinesses: Bool
  /// What the places have to be besides; each has to hold. An extension: the kit that this library stands in for has no such filter.
  public var conditions: [PlaceCondition] = []

  /// A search that prefers places near by; whether it keeps the rules shows when it is sent.
  public init(
    textQuery: String, placeProperties: [PlaceProperty], locationBias: (any CoordinateRegionBias)? = nil, includedType: PlaceType? = nil,
    maxResultCount: Int = 20, minRating: Float = 0.0, isOpenNow: Bool = true, priceLevels: Set<PriceLevel>? = nil,
    rankPreference: RankPreference = .distance, regionCode: String? = nil, isStrictTypeFiltering: Bool = false,
    shouldIncludePureServiceAreaBusinesses: Bool = false
  ) {
    self.textQuery = textQuery
    self.placeProperties = placeProperties
    self.locationBias = locationBias
    locationRestriction = nil
    self.includedType = includedType
    self.maxResultCount = maxResultCount
    self.minRating = minRating
    self.isOpenNow = isOpenNow
    self.priceLevels = priceLevels
    self.rankPreference = rankPreference
    self.regionCode = regionCode
    self.isStrictTypeFiltering = isStrictTypeFiltering
    self.shouldIncludePureServiceAreaBusinesses = shouldIncludePureServiceAreaBusinesses
  }

  /// A search within an area; whether it keeps the rules shows when it is sent.
  public init(
    textQuery: String, placeProperties: [PlaceProperty], locationRestriction: any CoordinateRegionRestriction,
    includedType: PlaceType? = nil, maxResultCount: Int = 20, minRating: Float = 0.0, isOpenNow: Bool = true,
    priceLevels: Set<PriceLevel>? = nil, rankPreference: RankPreference = .distance, regionCode: String? = nil,
    isStrictTypeFiltering: Bool = false, shouldIncludePureServiceAreaBusinesses: Bool = false
  ) {
    self.textQuery = textQuery
    self.placeProperties = placeProperties
    locationBias = nil
    self.locationRestriction = locationRestriction
    self.includedType = includedType
    self.maxResultCount = maxResultCount
    self.minRating = minRating
    self.isOpenNow = isOpenNow
    self.priceLevels = priceLevels
    self.rankPreference = rankPreference
    self.regionCode = regionCode
    self.isStrictTypeFiltering = isStrictTypeFiltering
    self.shouldIncludePureServiceAreaBusinesses = shouldIncludePureServiceAreaBusinesses
  }
}

extension SearchByTextRequest: Equatable {
  /// Whether all members are the same.
  public static func == (a: Self, b: Self) -> Bool {
    a.textQuery == b.textQuery && a.placeProperties == b.placeProperties && a.locationBias?.bias() == b.locationBias?.bias()
      && a.locationRestriction?.restriction() == b.locationRestriction?.restriction() && a.includedType == b.includedType
      && a.maxResultCount == b.maxResultCount && a.minRating == b.minRating && a.isOpenNow == b.isOpenNow
      && a.priceLevels == b.priceLevels && a.rankPreference == b.rankPreference && a.regionCode == b.regionCode
      && a.isStrictTypeFiltering == b.isStrictTypeFiltering
      && a.shouldIncludePureServiceAreaBusinesses == b.shouldIncludePureServiceAreaBusinesses && a.conditions == b.conditions
  }
}
