// SPDX-License-Identifier: Apache-2.0
public import Foundation
import Gazetteer

/// Asks for one place.
public final class GMSFetchPlaceRequest {
  /// The id of a prediction, or one that the place had before.
  public let placeID: String
  /// Raw values of `GMSPlaceProperty`; none is everything.
  public let placeProperties: [String]
  /// The token of the search that led to the place; it ends with this request.
  public let sessionToken: GMSAutocompleteSessionToken?

  /// A request.
  public init(placeID: String, placeProperties: [String], sessionToken: GMSAutocompleteSessionToken? = nil) {
    self.placeID = placeID
    self.placeProperties = placeProperties
    self.sessionToken = sessionToken
  }
}

/// Asks for the picture of a photo.
public final class GMSFetchPhotoRequest {
  /// The photo.
  public let photoMetadata: GMSPlacePhotoMetadata
  /// The box in pixels that the picture has to fit in; 1…4800 each way.
  public let maxSize: CGSize

  /// A request.
  public init(photoMetadata: GMSPlacePhotoMetadata, maxSize: CGSize) {
    self.photoMetadata = photoMetadata
    self.maxSize = maxSize
  }
}

/// What comes first in the answer of a text search.
public enum GMSPlaceSearchByTextRankPreference: Int, Sendable {
  /// What fits best.
  case relevance = 0
  /// The nearest.
  case distance = 1
}

/// Asks for the places that a text describes.
public final class GMSPlaceSearchByTextRequest {
  /// What is looked for.
  public let textQuery: String
  /// Raw values of `GMSPlaceProperty`; at least one.
  public let placeProperties: [String]
  /// Where places are preferred.
  public var locationBias: (any GMSPlaceLocationBias)?
  /// The rectangle in which places must be.
  public var locationRestriction: (any GMSPlaceLocationRestriction)?
  /// A type that places should have, or must have with `isStrictTypeFiltering`.
  public var includedType: String?
  /// How many places at most, 1…20.
  public var maxResultCount = 20
  /// The least rating, 0…5.
  public var minRating: Float = 0
  /// Whether places that are known to be closed now are left out.
  public var isOpenNow = false
  /// The wanted price levels as raw values of `GMSPlacesPriceLevel`; nil is all.
  public var priceLevels: [NSNumber]?
  /// What comes first.
  public var rankPreference = GMSPlaceSearchByTextRankPreference.relevance
  /// Two-letter code of the reader's country.
  public var regionCode: String?
  /// Whether only places of `includedType` are wanted.
  public var isStrictTypeFiltering = false
  /// Whether businesses without an address to visit are wanted.
  public var shouldIncludePureServiceAreaBusinesses = false

  /// A search anywhere; the other members are set afterwards.
  public init(textQuery: String, placeProperties: [String]) {
    self.textQuery = textQuery
    self.placeProperties = placeProperties
  }
}

/// What comes first in the answer of a nearby search.
public enum GMSPlaceSearchNearbyRankPreference: Int, Sendable {
  /// The best known.
  case popularity = 0
  /// The nearest.
  case distance = 1
}

/// Asks for the places within a circle.
public final class GMSPlaceSearchNearbyRequest {
  /// The circle in which places must be.
  public let locationRestriction: any GMSPlaceLocationRestriction
  /// Raw values of `GMSPlaceProperty`; at least one.
  public let placeProperties: [String]
  /// Types of which a place must have one.
  public var includedTypes: [String]?
  /// Types of which a place must have none.
  public var excludedTypes: [String]?
  /// Types of which one must be the place's primary one.
  public var includedPrimaryTypes: [String]?
  /// Types of which none may be the place's primary one.
  public var excludedPrimaryTypes: [String]?
  /// How many places at most, 1…20.
  public var maxResultCount = 20
  /// What comes first.
  public var rankPreference = GMSPlaceSearchNearbyRankPreference.popularity
  /// Two-letter code of the reader's country.
  public var regionCode: String?

  /// A search; the other members are set afterwards.
  public init(locationRestriction: any GMSPlaceLocationRestriction, placeProperties: [String]) {
    self.locationRestriction = locationRestriction
    self.placeProperties = placeProperties
  }
}
