// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gazetteer

/// Called with places or with an error.
public typealias GMSPlacesCallback = ([GMSPlace]?, (any Error)?) -> Void

extension GMSPlacesClient {
  /// The places that a text describes, at most twenty.
  public func searchByText(with request: GMSPlaceSearchByTextRequest, callback: @escaping GMSPlacesCallback) {
    deliver(searching(request), to: callback)
  }

  /// The places within a circle, at most twenty.
  public func searchNearby(with request: GMSPlaceSearchNearbyRequest, callback: @escaping GMSPlacesCallback) {
    deliver(searching(request), to: callback)
  }

  func searching(_ request: GMSPlaceSearchByTextRequest) -> Work<[GMSPlace]> {
    let current = properties(named: request.placeProperties, none: []).map { request.current($0) }
    return { [client] in await current.then { await client.searchByText(with: $0).map { $0.map(GMSPlace.init) } } }
  }

  func searching(_ request: GMSPlaceSearchNearbyRequest) -> Work<[GMSPlace]> {
    let current = properties(named: request.placeProperties, none: []).map { request.current($0) }
    return { [client] in await current.then { await client.searchNearby(with: $0).map { $0.map(GMSPlace.init) } } }
  }
}

extension GMSPlaceSearchByTextRequest {
  /// A bias has no effect beside a restriction.
  func current(_ properties: [PlaceProperty]) -> SearchByTextRequest {
    let type = includedType.map(PlaceType.init(rawValue:))
    let levels = priceLevels.map { Set($0.compactMap { GMSPlacesPriceLevel(rawValue: $0.intValue)?.level }) }
    let rank: SearchByTextRequest.RankPreference = rankPreference == .distance ? .distance : .relevance
    if let restriction = locationRestriction?.restriction {
      return SearchByTextRequest(
        textQuery: textQuery, placeProperties: properties, locationRestriction: restriction, includedType: type,
        maxResultCount: maxResultCount, minRating: minRating, isOpenNow: isOpenNow, priceLevels: levels, rankPreference: rank,
        regionCode: regionCode, isStrictTypeFiltering: isStrictTypeFiltering,
        shouldIncludePureServiceAreaBusinesses: shouldIncludePureServiceAreaBusinesses)
    }
    return SearchByTextRequest(
      textQuery: textQuery, placeProperties: properties, locationBias: locationBias?.bias, includedType: type,
      maxResultCount: maxResultCount, minRating: minRating, isOpenNow: isOpenNow, priceLevels: levels, rankPreference: rank,
      regionCode: regionCode, isStrictTypeFiltering: isStrictTypeFiltering,
      shouldIncludePureServiceAreaBusinesses: shouldIncludePureServiceAreaBusinesses)
  }
}

extension GMSPlaceSearchNearbyRequest {
  fileprivate func current(_ properties: [PlaceProperty]) -> SearchNearbyRequest {
    func types(_ names: [String]?) -> Set<PlaceType>? { names.map { Set($0.map(PlaceType.init(rawValue:))) } }
    return SearchNearbyRequest(
      locationRestriction: locationRestriction.restriction, placeProperties: properties, includedTypes: types(includedTypes),
      excludedTypes: types(excludedTypes), includedPrimaryTypes: types(includedPrimaryTypes),
      excludedPrimaryTypes: types(excludedPrimaryTypes), maxResultCount: maxResultCount,
      rankPreference: rankPreference == .distance ? .distance : .popularity, regionCode: regionCode)
  }
}
