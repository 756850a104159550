// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import Gazetteer

/// Completes texts with places of an index, and gives the places themselves, under the names and rules of the older kit.
///
///     GMSPlacesClient.shared().fetchPlace(fromPlaceID: id, placeFields: [.name], sessionToken: nil) { place, error in
///       print(place?.name ?? error?.localizedDescription ?? "")
///     }
///
/// Every callback is called once, on the main actor: a program without an interface has to keep its main actor running, as an asynchronous
/// `main` or a run loop does. Errors are `NSError`s of `kGMSPlacesErrorDomain`.
public final class GMSPlacesClient: Sendable {
  let client: PlacesClient

  /// A client that asks one of the newer kit, and so its index.
  public init(_ client: PlacesClient) { self.client = client }

  /// Takes a key and ignores it: an index needs none. True, so that code written for the web service goes on.
  @discardableResult public static func provideAPIKey(_ key: String) -> Bool { PlacesClient.provideAPIKey(key) }

  /// The client of `PlacesClient.shared`.
  @MainActor public static func shared() -> GMSPlacesClient { sharedClient }

  @MainActor private static let sharedClient = GMSPlacesClient(PlacesClient.shared)

  /// The version of this library.
  public static var sdkVersion: String { PlacesClient.sdkVersion }

  /// The licences of this library and of what it is made with, as a text to show in an app.
  public static var openSourceLicenseInfo: String { PlacesClient.openSourceLicenseInfo }
}

// MARK: Suggestions

/// Called with predictions or with an error.
public typealias GMSAutocompletePredictionsCallback = @MainActor ([GMSAutocompletePrediction]?, (any Error)?) -> Void

extension GMSPlacesClient {
  /// The places that best complete a text, best first, at most five, under the older rules: types of legacy tables 1 to 3, at most five
  /// countries, no bias beside a restriction.
  public func findAutocompletePredictions(
    fromQuery query: String, filter: GMSAutocompleteFilter?, sessionToken: GMSAutocompleteSessionToken?,
    callback: @escaping GMSAutocompletePredictionsCallback
  ) {
    let legacy = (filter?.snapshot ?? .init()).legacyQuery(query, token: sessionToken?.token)
    deliver(to: callback) { [client] in await client.fetchSuggestions(legacy: legacy).map(predictions) }
  }

  /// The places that best complete a text, best first, at most five, under the rules of the newer service.
  public func fetchAutocompleteSuggestions(
    from request: GMSAutocompleteRequest, callback: @escaping @MainActor ([GMSAutocompleteSuggestion]?, (any Error)?) -> Void
  ) {
    let current = AutocompleteRequest(
      query: request.query, sessionToken: request.sessionToken?.token, filter: request.filter?.snapshot.current)
    deliver(to: callback) { [client] in
      await client.fetchAutocompleteSuggestions(with: current).map { $0.map(GMSAutocompleteSuggestion.init) }
    }
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
public typealias GMSPlaceResultCallback = @MainActor (GMSPlace?, (any Error)?) -> Void

extension GMSPlacesClient {
  /// One place by its id, with the fields that were asked for, or all when none was; the place is nil, and the error says so, when no place has
  /// or had the id.
  public func fetchPlace(
    fromPlaceID placeID: String, placeFields: GMSPlaceField, sessionToken: GMSAutocompleteSessionToken?,
    callback: @escaping GMSPlaceResultCallback
  ) {
    fetchPlace(placeID, .success(placeFields.properties), sessionToken, callback)
  }

  /// One place by its id, with the properties that were asked for, or all when none was.
  public func fetchPlace(with request: GMSFetchPlaceRequest, callback: @escaping GMSPlaceResultCallback) {
    fetchPlace(request.placeID, properties(named: request.placeProperties, none: [.all]), request.sessionToken, callback)
  }

  /// One place by its id with everything there is.
  public func lookUpPlaceID(_ placeID: String, callback: @escaping GMSPlaceResultCallback) {
    fetchPlace(placeID, .success([.all]), nil, callback)
  }

  private func fetchPlace(
    _ placeID: String, _ properties: Result<[PlaceProperty], PlacesError>, _ token: GMSAutocompleteSessionToken?,
    _ callback: @escaping GMSPlaceResultCallback
  ) {
    deliver(to: callback) { [client] in
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
    forPlaceID placeID: String, callback: @escaping @MainActor (GMSPlacePhotoMetadataList?, (any Error)?) -> Void
  ) {
    deliver(to: callback) { [client] in
      await client.fetchPlace(with: FetchPlaceRequest(placeID: placeID, placeProperties: [.photos])).map {
        GMSPlacePhotoMetadataList($0.photos ?? [])
      }
    }
  }

  /// The picture of a photo: always an error, because no index holds any.
  public func loadPlacePhoto(_ photo: GMSPlacePhotoMetadata, callback: @escaping @MainActor (PhotoImage?, (any Error)?) -> Void) {
    fetchPhoto(with: GMSFetchPhotoRequest(photoMetadata: photo, maxSize: photo.maxSize), callback: callback)
  }

  /// The picture of a photo: always an error, because no index holds any.
  public func fetchPhoto(with request: GMSFetchPhotoRequest, callback: @escaping @MainActor (PhotoImage?, (any Error)?) -> Void) {
    let current = FetchPhotoRequest(photo: request.photoMetadata.photo, maxSize: request.maxSize)
    deliver(to: callback) { [client] in await client.fetchPhoto(with: current) }
  }
}

// MARK: Open or closed

/// Called with what is known, or with `.unknown` and an error.
public typealias GMSPlaceOpenStatusCallback = @MainActor (GMSPlaceOpenStatus, (any Error)?) -> Void

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
    deliver(to: { (status: GMSPlaceOpenStatus?, error) in callback(status ?? .unknown, error) }) { [client] in
      await client.isPlaceOpen(with: request).map { GMSPlaceOpenStatus($0.status) }
    }
  }
}
