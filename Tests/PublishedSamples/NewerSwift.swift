// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gazetteer

#if canImport(CoreLocation)
  import CoreLocation
#endif

// Autocomplete (New) in the Swift kit. Where the page passes plain tuples for positions, which is no Swift, they are made.

enum NewerSwiftSamples {
  static func firstRequest() async {
    let center = CLLocation(latitude: 37.3913916, longitude: -122.0879074)
    let northEast = CLLocationCoordinate2DMake(37.388162, -122.088137)
    let southWest = CLLocationCoordinate2DMake(37.395804, -122.077023)

    let bias = RectangularCoordinateRegion(northEast: northEast, southWest: southWest)
    let filter = AutocompleteFilter(types: [.restaurant], origin: center, coordinateRegionBias: bias)

    let autocompleteRequest = AutocompleteRequest(query: "Sicilian piz", filter: filter)
    switch await PlacesClient.shared.fetchAutocompleteSuggestions(with: autocompleteRequest) {
    case .success(let autocompleteSuggestions):
      for suggestion in autocompleteSuggestions {
        switch suggestion {
        case .place(let place):
          print("Result \(place.placeID) with \(place.attributedFullText)")
        }
      }
    case .failure(let placesError):
      print("Error: \(placesError)")
    }
  }

  static func typeFilter() -> AutocompleteFilter {
    let sportsType = PlaceType(rawValue: "sporting_goods_store")
    let filter = AutocompleteFilter(types: [sportsType])
    return filter
  }

  static func countriesFilter() -> AutocompleteFilter {
    let filter = AutocompleteFilter(countries: ["DE", "FR"])
    return filter
  }

  static func circularBias() -> AutocompleteFilter {
    let center = CLLocationCoordinate2DMake(40.477398, -74.259087)
    let radius = 1000.0
    let circle = CircularCoordinateRegion(center: center, radius: radius)
    let filter = AutocompleteFilter(coordinateRegionBias: circle)
    return filter
  }

  // The page gives the filter a `bias` that it does not define, and exchanges the corners' latitudes.
  static func rectangularBias() -> AutocompleteFilter {
    let northEast = CLLocationCoordinate2DMake(40.477398, -74.259087)
    let southWest = CLLocationCoordinate2DMake(40.921628, -73.700051)
    let bias = RectangularCoordinateRegion(northEast: northEast, southWest: southWest)
    let filter = AutocompleteFilter(coordinateRegionBias: bias)
    return filter
  }

  static func originFilter() -> AutocompleteFilter {
    let filter = AutocompleteFilter(origin: CLLocation(latitude: 37.395804, longitude: -122.077023))
    return filter
  }

  static func restriction() async {
    let center = CLLocationCoordinate2DMake(37.775061, -122.419400)
    let restriction = CircularCoordinateRegion(center: center, radius: 5000)
    let filter = AutocompleteFilter(coordinateRegionRestriction: restriction)
    let token = AutocompleteSessionToken()

    await show(AutocompleteRequest(query: "Sicilian piz", sessionToken: token, filter: filter))
  }

  static func bias() async {
    let center = CLLocationCoordinate2DMake(37.775061, -122.419400)
    let bias = CircularCoordinateRegion(center: center, radius: 5000)
    let filter = AutocompleteFilter(coordinateRegionBias: bias)
    let token = AutocompleteSessionToken()

    await show(AutocompleteRequest(query: "Sicilian piz", sessionToken: token, filter: filter))
  }

  static func types() async {
    let filter = AutocompleteFilter(types: [PlaceType(rawValue: "sporting_goods_store")])
    let token = AutocompleteSessionToken()

    await show(AutocompleteRequest(query: "Soccer", sessionToken: token, filter: filter))
  }

  static func origin() async {
    let filter = AutocompleteFilter(origin: CLLocation(latitude: 37.7749, longitude: -122.4194))
    let token = AutocompleteSessionToken()

    await show(AutocompleteRequest(query: "Amoeba", sessionToken: token, filter: filter))
  }

  /// What the page repeats in each of the last four.
  private static func show(_ request: AutocompleteRequest) async {
    switch await PlacesClient.shared.fetchAutocompleteSuggestions(with: request) {
    case .success(let autocompleteSuggestions):
      print("\(autocompleteSuggestions.count) suggestions")
      for suggestion in autocompleteSuggestions {
        switch suggestion {
        case .place(let place):
          print("\(place.placeID) \(place.distanceMeters ?? -1)")
        }
      }
    case .failure(let placesError):
      print("Error: \(placesError)")
    }
  }

  /// What `onSelection` of the widget does with the suggestion and the token that it is given.
  static func selected(_ placeID: String, _ sessionToken: AutocompleteSessionToken) async -> (place: Place?, error: PlacesError?) {
    let fetchPlaceRequest = FetchPlaceRequest(
      placeID: placeID, placeProperties: [.displayName, .formattedAddress], sessionToken: sessionToken)
    switch await PlacesClient.shared.fetchPlace(with: fetchPlaceRequest) {
    case .success(let place):
      print("Place: \(place)")
      return (place, nil)
    case .failure(let placesError):
      return (nil, placesError)
    }
  }
}
