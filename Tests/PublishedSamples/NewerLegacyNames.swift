// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerGMS

// Autocomplete (New) under the older names.

enum NewerLegacySamples {
  // The page calls its north-east corner "north-west" and its south-west one "south-east".
  static func firstRequest() {
    let token = GMSAutocompleteSessionToken()

    let northWestBounds = CLLocationCoordinate2DMake(40.921628, -73.700051)
    let southEastBounds = CLLocationCoordinate2DMake(40.477398, -74.259087)

    let filter = GMSAutocompleteFilter()
    filter.types = [kGMSPlaceTypeRestaurant]
    filter.locationBias = GMSPlaceRectangularLocationOption(northWestBounds, southEastBounds)

    let request = GMSAutocompleteRequest(query: "Spagh")
    request.filter = filter
    request.sessionToken = token

    GMSPlacesClient.shared().fetchAutocompleteSuggestions(
      from: request,
      callback: { (results, error) in
        if let error = error {
          print("Autocomplete error: \(error)")
          return
        }
        if let autocompleteResults = results {
          for result in autocompleteResults {
            print(
              "Result \(String(describing: result.placeSuggestion?.placeID)) with \(String(describing: result.placeSuggestion?.attributedFullText))"
            )
          }
        }
      })
  }

  static func types() -> GMSAutocompleteFilter {
    let filter = GMSAutocompleteFilter()
    filter.types = ["sporting_goods_store"]
    return filter
  }

  static func countries() -> GMSAutocompleteFilter {
    let filter = GMSAutocompleteFilter()
    filter.countries = ["DE", "FR"]
    return filter
  }

  static func circle() -> GMSAutocompleteFilter {
    let center = CLLocationCoordinate2DMake(40.730610, -73.935242)
    let radius = 1000.0
    let filter = GMSAutocompleteFilter()
    filter.locationBias = GMSPlaceCircularLocationOption(center, radius)
    return filter
  }

  // The page's latitude 440.921628 in Objective-C is no latitude.
  static func box() -> GMSAutocompleteFilter {
    let northEast = CLLocationCoordinate2DMake(40.921628, -73.700051)
    let southWest = CLLocationCoordinate2DMake(40.477398, -74.259087)
    let filter = GMSAutocompleteFilter()
    filter.locationBias = GMSPlaceRectangularLocationOption(northEast, southWest)
    return filter
  }

  static func origin() -> GMSAutocompleteFilter {
    let filter = GMSAutocompleteFilter()
    filter.origin = CLLocation(latitude: 37.395804, longitude: -122.077023)
    return filter
  }

  static func restriction() {
    let filter = GMSAutocompleteFilter()
    filter.locationRestriction = GMSPlaceCircularLocationOption(CLLocationCoordinate2DMake(37.775061, -122.419400), 5000)
    show("Piz", filter)
  }

  static func bias() {
    let filter = GMSAutocompleteFilter()
    filter.locationBias = GMSPlaceCircularLocationOption(CLLocationCoordinate2DMake(37.775061, -122.419400), 5000)
    show("Piz", filter)
  }

  static func typesOfSession() {
    let filter = GMSAutocompleteFilter()
    filter.types = ["sporting_goods_store"]
    show("Soccer", filter)
  }

  static func originOfSession() {
    let filter = GMSAutocompleteFilter()
    filter.origin = CLLocation(latitude: 37.395804, longitude: -122.077023)
    show("Amoeba", filter)
  }

  /// What the page repeats in each of the last four.
  private static func show(_ query: String, _ filter: GMSAutocompleteFilter) {
    let token = GMSAutocompleteSessionToken()
    let request = GMSAutocompleteRequest(query: query)
    request.filter = filter
    request.sessionToken = token

    GMSPlacesClient.shared().fetchAutocompleteSuggestions(
      from: request,
      callback: { (results, error) in
        if let error = error {
          print("Autocomplete error: \(error)")
          return
        }
        if let autocompleteResults = results {
          print("\(autocompleteResults.count) suggestions")
          for result in autocompleteResults {
            print("\(result.placeSuggestion?.placeID ?? "") \(result.placeSuggestion?.distanceMeters ?? -1)")
          }
        }
      })
  }
}
