// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
  import Foundation
  import GazetteerUI
  import SwiftUI

  // The widget of the Swift kit; the page's ellipses are filled in.

  struct PlaceAutocompleteDemo: View {
    @State private var fetchedPlace: Place?
    @State private var placesError: PlacesError?
    @State private var showWidget = false

    var body: some View {
      VStack {
        Button("Search for a place") {
          showWidget = true
        }
        .placeAutocomplete(
          filter: AutocompleteFilter(types: [.restaurant]),
          uiCustomization: AutocompleteUICustomization(listDensity: .multiLine, listItemIcon: .noIcon),
          show: $showWidget,
          onSelection: { (autocompletePlace, sessionToken) in
            self.showWidget = false
            Task {
              let placesClient = await PlacesClient.shared
              let fetchPlaceRequest = FetchPlaceRequest(
                placeID: autocompletePlace.placeID, placeProperties: [.displayName, .formattedAddress], sessionToken: sessionToken)
              switch await placesClient.fetchPlace(with: fetchPlaceRequest) {
              case .success(let place):
                print("Fetched Place: \(place)")
                self.fetchedPlace = place
              case .failure(let placesError):
                print("Failed to fetch place: \(placesError)")
                self.placesError = placesError
              }
            }
          },
          onError: { placesError in
            self.placesError = placesError
          })
        Button("Show the search") {}
          .placeAutocomplete(
            show: $showWidget,
            onSelection: { autocompletePlace, _ in print(autocompletePlace.placeID) },
            onError: { print("\($0)") })
        Button("Basic") {}
          .basicPlaceAutocomplete(show: $showWidget, onSelection: { fetchedPlace = $0 }, onError: { placesError = $0 })
      }
    }
  }
#endif
