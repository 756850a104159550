// SPDX-License-Identifier: Apache-2.0

#if canImport(CoreLocation)
  public import CoreLocation
#endif

/// What to complete, and how.
///
///     AutocompleteRequest(query: "Sicilian piz", filter: AutocompleteFilter(types: [.restaurant]))
public struct AutocompleteRequest: Sendable {
  /// What has been typed; 1…512 code points.
  public let query: String
  /// Marks the requests of one search by a person.
  public let sessionToken: AutocompleteSessionToken?
  /// Which places are wanted; nil is all.
  public let filter: AutocompleteFilter?
  /// Where the cursor is in `query`, in code points; 0 is not given, which is the end of the query.
  public let inputOffset: Int

  /// A request; whether it keeps the rules shows when it is sent.
  public init(query: String, sessionToken: AutocompleteSessionToken? = nil, filter: AutocompleteFilter? = nil, inputOffset: Int = 0) {
    self.query = query
    self.sessionToken = sessionToken
    self.filter = filter
    self.inputOffset = inputOffset
  }
}

/// Which places are wanted, and where from the request looks at them.
///
///     let filter = AutocompleteFilter(types: [.museum, .cafe], countries: ["at"], regionCode: "at")
public struct AutocompleteFilter: Sendable {
  /// At most five types, one of which has to be the place's primary one; or `.cities` or `.regions` alone. Nil and empty are all.
  public let types: Set<PlaceType>?
  /// At most fifteen two-letter country codes in upper or lower case; `uk` is `gb`. Nil and empty are all.
  public let countries: Set<String>?
  /// Where distances are measured from; without it suggestions have none.
  public let origin: CLLocation?
  /// Where nearer places are preferred; not together with a restriction.
  public let coordinateRegionBias: (any CoordinateRegionBias)?
  /// The region in which places must be.
  public let coordinateRegionRestriction: (any CoordinateRegionRestriction)?
  /// Two-letter code of the reader's country, which is left out of the texts.
  public let regionCode: String?
  /// Where the cursor is in the query, in code points; 0 is not given. The request's own offset goes first.
  public let inputOffset: Int
  /// Whether businesses without an address to visit are wanted.
  public let shouldIncludePureServiceAreaBusinesses: Bool
  /// What the places have to be besides; each has to hold. An extension: the kit that this library stands in for has no such filter.
  public var conditions: [PlaceCondition] = []

  /// A filter; whether it keeps the rules shows when a request is sent.
  public init(
    types: Set<PlaceType>? = nil, countries: Set<String>? = nil, origin: CLLocation? = nil,
    coordinateRegionBias: (any CoordinateRegionBias)? = nil, coordinateRegionRestriction: (any CoordinateRegionRestriction)? = nil,
    regionCode: String? = nil, inputOffset: Int = 0, shouldIncludePureServiceAreaBusinesses: Bool = false
  ) {
    self.types = types
    self.countries = countries
    self.origin = origin
    self.coordinateRegionBias = coordinateRegionBias
    self.coordinateRegionRestriction = coordinateRegionRestriction
    self.regionCode = regionCode
    self.inputOffset = inputOffset
    self.shouldIncludePureServiceAreaBusinesses = shouldIncludePureServiceAreaBusinesses
  }
}
