// SPDX-License-Identifier: Apache-2.0
import Gazetteer

/// The answer of a search: one page of places.
///
///     func names(in response: any GMSPlaceSearchResponse) -> [String] { (response.places ?? []).compactMap(\.name) }
public protocol GMSPlaceSearchResponse: Sendable {
  /// The places of this page, best first.
  var places: [GMSPlace]? { get }
}

/// One page of what a text search found, and the way to the next.
///
///     client.searchByText(with: request, completion: { response, error in print(response?.places?.count ?? 0) })
public final class GMSPlaceSearchByTextResponse: GMSPlaceSearchResponse {
  /// The places of this page, best first.
  public let places: [GMSPlace]?
  /// The way to the next page.
  public let pagination: GMSPlacePagination?

  init(_ response: SearchByTextResponse) {
    places = response.places.map { $0.map(GMSPlace.init) }
    pagination = response.pagination.map(GMSPlacePagination.init)
  }
}

/// What a nearby search found.
///
///     client.searchNearby(with: request, completion: { response, error in print(response?.places?.count ?? 0) })
public final class GMSPlaceSearchNearbyResponse: GMSPlaceSearchResponse {
  /// The places, the best known or the nearest first.
  public let places: [GMSPlace]?

  init(_ places: [GMSPlace]) { self.places = places }
}

/// Called with a page of places or with an error.
public typealias GMSPlaceSearchByTextResponseCallback = (GMSPlaceSearchByTextResponse?, (any Error)?) -> Void
/// Called with places or with an error.
public typealias GMSPlaceSearchNearbyResponseCallback = (GMSPlaceSearchNearbyResponse?, (any Error)?) -> Void
/// Called with places or with an error.
public typealias GMSPlaceSearchByTextResultCallback = GMSPlacesCallback
/// Called with places or with an error.
public typealias GMSPlaceSearchNearbyResultCallback = GMSPlacesCallback
/// Called with suggestions or with an error.
public typealias GMSAutocompleteSuggestionsCallback = ([GMSAutocompleteSuggestion]?, (any Error)?) -> Void
/// Called with the metadata of photos or with an error.
public typealias GMSPlacePhotoMetadataResultCallback = (GMSPlacePhotoMetadataList?, (any Error)?) -> Void
/// Called with a picture or with an error.
public typealias GMSPlacePhotoImageResultCallback = (PhotoImage?, (any Error)?) -> Void
/// Called with a picture or with an error.
public typealias GMSFetchPhotoResultCallback = (PhotoImage?, (any Error)?) -> Void

extension GMSPlacesClient {
  /// The places that a text describes, page by page; `maxResultCount` is the size of the first page.
  public func searchByText(with request: GMSPlaceSearchByTextRequest, completion: @escaping GMSPlaceSearchByTextResponseCallback) {
    deliver(paging(request), to: completion)
  }

  /// The places within a circle, at most twenty.
  public func searchNearby(with request: GMSPlaceSearchNearbyRequest, completion: @escaping GMSPlaceSearchNearbyResponseCallback) {
    let work: Work<[GMSPlace]> = searching(request)
    deliver({ await work().map(GMSPlaceSearchNearbyResponse.init) }, to: completion)
  }

  /// The first page of the places that a text describes; where the type of the result does not say which is meant, it is the list of places.
  @_disfavoredOverload
  nonisolated(nonsending) public func searchByText(with request: GMSPlaceSearchByTextRequest) async throws -> GMSPlaceSearchByTextResponse {
    try await value(of: paging(request))
  }

  func paging(_ request: GMSPlaceSearchByTextRequest) -> Work<GMSPlaceSearchByTextResponse> {
    let current = properties(named: request.placeProperties, none: []).map { request.current($0) }
    return { [client] in
      await current.then { current -> Result<GMSPlaceSearchByTextResponse, PlacesError> in
        let first: Result<SearchByTextResponse, PlacesError> = await client.searchByText(with: current)
        return first.map(GMSPlaceSearchByTextResponse.init)
      }
    }
  }
}
