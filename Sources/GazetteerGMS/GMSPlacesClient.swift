// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import Gazetteer

/// Completes texts with places of an index, and gives the places themselves, under the names and rules of the older kit.
///
///     GMSPlacesClient.shared().fetchPlace(fromPlaceID: id, placeFields: [.name], sessionToken: nil) { place, error in
///       print(place?.name ?? error?.localizedDescription ?? "")
///     }
///
/// Nothing of it is bound to an actor, so any class may hold one. Every callback is called once, on the main actor: a program without an interface
/// has to keep its main actor running, as an asynchronous `main` or a run loop does. Errors are `NSError`s of `kGMSPlacesErrorDomain`. Each method
/// with a callback has an asynchronous form without, which throws them and returns where it was called from.
public final class GMSPlacesClient: Sendable {
  let client: PlacesClient

  /// A client that asks one of the newer kit, and so its index.
  public init(_ client: PlacesClient) { self.client = client }

  /// A client that asks the index of `shared()`.
  public convenience init() { self.init(PlacesClient.common) }

  /// Takes a key and ignores it: an index needs none. True, so that code written for the web service goes on.
  @discardableResult public static func provideAPIKey(_ key: String) -> Bool { PlacesClient.provideAPIKey(key) }

  /// Names the index that `shared()` asks from now on; see `PlacesClient.provideIndex(_:)`.
  public static func provideIndex(_ index: PlaceIndex) { PlacesClient.provideIndex(index) }

  /// The client of `PlacesClient.shared`.
  public static func shared() -> GMSPlacesClient { sharedClient }

  private static let sharedClient = GMSPlacesClient(PlacesClient.common)

  /// The version of this library.
  public static var sdkVersion: String { PlacesClient.sdkVersion }

  /// The licences of this library and of its components, as a text to show in an app.
  public static var openSourceLicenseInfo: String { PlacesClient.openSourceLicenseInfo }
}

// MARK: Suggestions

/// Called with predictions or with an error.
public typealias GMSAutocompletePredictionsCallback = ([GMSAutocompletePrediction]?, (any Error)?) -> Void

extension GMSPlacesClient {
  /// The places that best complete a text, best first, at most five, under the older rules: types of legacy tables 1 to 3, at most five
  /// countries, no bias beside a restriction.
  public func findAutocompletePredictions(
    fromQuery query: String, filter: GMSAutocompleteFilter?, sessionToken: GMSAutocompleteSessionToken?,
    callback: @escaping GMSAutocompletePredictionsCallback
  ) {
    deliver(finding(query, filter: filter, token: sessionToken), to: callback)
  }

  /// The places that best complete a text, best first, at most five, under the rules of the newer service.
  public func fetchAutocompleteSuggestions(
    from request: GMSAutocompleteRequest, callback: @escaping GMSAutocompleteSuggestionsCallback
  ) {
    deliver(suggesting(request), to: callback)
  }

  func finding(
    _ query: String, filter: GMSAutocompleteFilter?, token: GMSAutocompleteSessionToken?
  ) -> Work<[GMSAutocompletePrediction]> {
    let legacy = (filter?.snapshot ?? .init()).legacyQuery(query, token: token?.token)
    return { [client] in await client.fetchSuggestions(legacy: legacy).map(predictions) }
  }

  func suggesting(_ request: GMSAutocompleteRequest) -> Work<[GMSAutocompleteSuggestion]> {
    let current = AutocompleteRequest(
      query: request.query, sessionToken: request.sessionToken?.token, filter: request.filter?.snapshot.current)
    return { [client] in await client.fetchAutocompleteSuggestions(with: current).map { $0.map(GMSAutocompleteSuggestion.init) } }
  }
}

/// The places among suggestions.
func predictions(_ suggestions: [AutocompleteSuggestion]) -> [GMSAutocompletePrediction] {
  suggestions.map { suggestion in
    switch suggestion {
    case .place(let place): GMSAutocompletePrediction(place)
    }
  }
}

// MARK: Places

/// Called with a place or with an error.
public typealias GMSPlaceResultCallback = (GMSPlace?, (any Error)?) -> Void

extension GMSPlacesClient {
  /// One place by its id, with the fields that were asked for, or all when none was. The place is nil, and the error says so, when no place
  /// has or had the id.
  public func fetchPlace(
    fromPlaceID placeID: String, placeFields: GMSPlaceField, sessionToken: GMSAutocompleteSessionToken?,
    callback: @escaping GMSPlaceResultCallback
  ) {
    deliver(fetching(placeID, fields: placeFields, token: sessionToken), to: callback)
  }

  /// One place by its id, with the properties that were asked for, or all when none was.
  public func fetchPlace(with request: GMSFetchPlaceRequest, callback: @escaping GMSPlaceResultCallback) {
    deliver(fetching(request), to: callback)
  }

  /// One place by its id with everything there is.
  public func lookUpPlaceID(_ placeID: String, callback: @escaping GMSPlaceResultCallback) {
    deliver(fetching(placeID, fields: .all, token: nil), to: callback)
  }

  func fetching(_ placeID: String, fields: GMSPlaceField, token: GMSAutocompleteSessionToken?) -> Work<GMSPlace> {
    fetching(placeID, properties: .success(fields.properties), token: token)
  }

  func fetching(_ request: GMSFetchPlaceRequest) -> Work<GMSPlace> {
    fetching(request.placeID, properties: properties(named: request.placeProperties, none: [.all]), token: request.sessionToken)
  }

  private func fetching(
    _ placeID: String, properties: Result<[PlaceProperty], PlacesError>, token: GMSAutocompleteSessionToken?
  ) -> Work<GMSPlace> {
    { [client] in
      await properties.then { properties in
        await client.fetchPlace(
          with: FetchPlaceRequest(placeID: placeID, placeProperties: properties, sessionToken: token?.token)
        ).map(GMSPlace.init)
      }
    }
  }
}

// MARK: Photos

extension GMSPlacesClient {
  /// The photos of a place: an empty list, because no index holds any.
  public func lookUpPhotos(
    forPlaceID placeID: String, callback: @escaping GMSPlacePhotoMetadataResultCallback
  ) {
    deliver(lookingUpPhotos(placeID), to: callback)
  }

  /// The picture of a photo: always an error, because no index holds any.
  public func loadPlacePhoto(_ photo: GMSPlacePhotoMetadata, callback: @escaping GMSPlacePhotoImageResultCallback) {
    deliver(loading(photo), to: callback)
  }

  /// The picture of a photo: always an error, because no index holds any.
  public func fetchPhoto(with request: GMSFetchPhotoRequest, callback: @escaping GMSFetchPhotoResultCallback) {
    deliver(loading(request), to: callback)
  }

  func lookingUpPhotos(_ placeID: String) -> Work<GMSPlacePhotoMetadataList> {
    { [client] in
      await client.fetchPlace(with: FetchPlaceRequest(placeID: placeID, placeProperties: [.photos])).map {
        GMSPlacePhotoMetadataList($0.photos ?? [])
      }
    }
  }

  func loading(_ photo: GMSPlacePhotoMetadata) -> Work<PhotoImage> {
    loading(GMSFetchPhotoRequest(photoMetadata: photo, maxSize: photo.maxSize))
  }

  func loading(_ request: GMSFetchPhotoRequest) -> Work<PhotoImage> {
    let current = FetchPhotoRequest(photo: request.photoMetadata.photo, maxSize: request.maxSize)
    return { [client] in await client.fetchPhoto(with: current) }
  }
}

// MARK: Open or closed

/// Called with what is known, or with `.unknown` and an error.
public typealias GMSPlaceOpenStatusCallback = (GMSPlaceOpenStatus, (any Error)?) -> Void

extension GMSPlacesClient {
  /// Whether a place is open now.
  public func isOpen(withPlaceID placeID: String, callback: @escaping GMSPlaceOpenStatusCallback) {
    isOpen(IsPlaceOpenRequest(placeID: placeID), callback)
  }

  /// Whether a place is open at a date.
  public func isOpen(withPlaceID placeID: String, date: Date, callback: @escaping GMSPlaceOpenStatusCallback) {
    isOpen(IsPlaceOpenRequest(placeID: placeID, date: date), callback)
  }

  /// Whether a place is open now; what the place lacks is looked up by its id.
  public func isOpen(with place: GMSPlace, callback: @escaping GMSPlaceOpenStatusCallback) {
    isOpen(IsPlaceOpenRequest(place: place.place), callback)
  }

  /// Whether a place is open at a date; what the place lacks is looked up by its id.
  public func isOpen(with place: GMSPlace, date: Date, callback: @escaping GMSPlaceOpenStatusCallback) {
    isOpen(IsPlaceOpenRequest(place: place.place, date: date), callback)
  }

  private func isOpen(_ request: IsPlaceOpenRequest, _ callback: @escaping GMSPlaceOpenStatusCallback) {
    deliver(telling(request)) { callback($0 ?? .unknown, $1) }
  }

  func telling(_ request: IsPlaceOpenRequest) -> Work<GMSPlaceOpenStatus> {
    { [client] in await client.isPlaceOpen(with: request).map { GMSPlaceOpenStatus($0.status) } }
  }
}
