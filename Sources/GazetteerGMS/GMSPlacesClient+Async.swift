// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import Gazetteer

// The asynchronous forms of the methods with callbacks, as Swift makes them of a method of Objective-C: they throw the error, and return the
// value, which is then no optional. They stay on the actor that asks.

extension GMSPlacesClient {
  /// The places that best complete a text under the older rules.
  nonisolated(nonsending) public func findAutocompletePredictions(
    fromQuery query: String, filter: GMSAutocompleteFilter?, sessionToken: GMSAutocompleteSessionToken?
  ) async throws -> [GMSAutocompletePrediction] {
    try await value(of: finding(query, filter: filter, token: sessionToken))
  }

  /// The places that best complete a text under the rules of the newer service.
  nonisolated(nonsending) public func fetchAutocompleteSuggestions(
    from request: GMSAutocompleteRequest
  ) async throws -> [GMSAutocompleteSuggestion] {
    try await value(of: suggesting(request))
  }

  /// One place by its id, with the fields that were asked for, or all when none was.
  nonisolated(nonsending) public func fetchPlace(
    fromPlaceID placeID: String, placeFields: GMSPlaceField, sessionToken: GMSAutocompleteSessionToken?
  ) async throws -> GMSPlace {
    try await value(of: fetching(placeID, fields: placeFields, token: sessionToken))
  }

  /// One place by its id, with the properties that were asked for, or all when none was.
  nonisolated(nonsending) public func fetchPlace(with request: GMSFetchPlaceRequest) async throws -> GMSPlace {
    try await value(of: fetching(request))
  }

  /// One place by its id with everything there is.
  nonisolated(nonsending) public func lookUpPlaceID(_ placeID: String) async throws -> GMSPlace {
    try await value(of: fetching(placeID, fields: .all, token: nil))
  }

  /// The photos of a place: an empty list, because no index holds any.
  nonisolated(nonsending) public func lookUpPhotos(forPlaceID placeID: String) async throws -> GMSPlacePhotoMetadataList {
    try await value(of: lookingUpPhotos(placeID))
  }

  /// The picture of a photo: always an error, because no index holds any.
  nonisolated(nonsending) public func loadPlacePhoto(_ photo: GMSPlacePhotoMetadata) async throws -> PhotoImage {
    try await value(of: loading(photo))
  }

  /// The picture of a photo: always an error, because no index holds any.
  nonisolated(nonsending) public func fetchPhoto(with request: GMSFetchPhotoRequest) async throws -> PhotoImage {
    try await value(of: loading(request))
  }

  /// Whether a place is open now.
  nonisolated(nonsending) public func isOpen(withPlaceID placeID: String) async throws -> GMSPlaceOpenStatus {
    try await value(of: telling(IsPlaceOpenRequest(placeID: placeID)))
  }

  /// Whether a place is open at a date.
  nonisolated(nonsending) public func isOpen(withPlaceID placeID: String, date: Date) async throws -> GMSPlaceOpenStatus {
    try await value(of: telling(IsPlaceOpenRequest(placeID: placeID, date: date)))
  }

  /// Whether a place is open now; what the place lacks is looked up by its id.
  nonisolated(nonsending) public func isOpen(with place: GMSPlace) async throws -> GMSPlaceOpenStatus {
    try await value(of: telling(IsPlaceOpenRequest(place: place.place)))
  }

  /// Whether a place is open at a date; what the place lacks is looked up by its id.
  nonisolated(nonsending) public func isOpen(with place: GMSPlace, date: Date) async throws -> GMSPlaceOpenStatus {
    try await value(of: telling(IsPlaceOpenRequest(place: place.place, date: date)))
  }

  /// The places that a text describes, at most twenty.
  nonisolated(nonsending) public func searchByText(with request: GMSPlaceSearchByTextRequest) async throws -> [GMSPlace] {
    try await value(of: searching(request))
  }

  /// The places within a circle, at most twenty.
  nonisolated(nonsending) public func searchNearby(with request: GMSPlaceSearchNearbyRequest) async throws -> [GMSPlace] {
    try await value(of: searching(request))
  }

  /// The places where the device may be, the likeliest first, with everything there is.
  nonisolated(nonsending) public func currentPlace() async throws -> GMSPlaceLikelihoodList {
    try await value(of: lookingAround())
  }

  /// The places where the device may be, the likeliest first, with the fields that were asked for, or all when none was.
  nonisolated(nonsending) public func findPlaceLikelihoodsFromCurrentLocation(
    withPlaceFields placeFields: GMSPlaceField
  ) async throws -> [GMSPlaceLikelihood] {
    try await value(of: lookingAround(placeFields))
  }
}
