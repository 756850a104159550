// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
  import Foundation
  import GazetteerUI
  import SwiftUI

  // The views of places of the Swift kit.

  struct PlaceDetailsDemo: View {
    @State private var query = PlaceDetailsQuery(identifier: .placeID("poi-sydney-opera-house"))
    @State private var request: PlaceSearchViewRequest = .searchByText(
      SearchByTextRequest(textQuery: "Spicy Vegetarian Food", placeProperties: [.all]))

    private var theme: PlacesMaterialTheme {
      var theme = PlacesMaterialTheme()
      var color = PlacesMaterialColor()
      color.surface = .orange
      color.buttonBorder = .orange
      var shape = PlacesMaterialShape()
      shape.cornerRadius = 10
      var font = PlacesMaterialFont()
      font.labelLarge = .system(size: 18)
      var attribution = PlacesMaterialAttribution()
      attribution.lightModeColor = .black
      attribution.darkModeColor = .white
      theme.measurement.borderWidthButton = 1
      theme.color = color
      theme.shape = shape
      theme.font = font
      theme.attribution = attribution
      return theme
    }

    var body: some View {
      VStack {
        PlaceDetailsView(
          query: $query,
          configuration: PlaceDetailsConfiguration(content: [.address(), .rating(), .reviews(), .summary()], theme: theme),
          placeDetailsCallback: { result in
            if let place = result.place {
              print("Place: \(place.description)")
            } else {
              print("Error: \(String(describing: result.error))")
            }
          })
        PlaceDetailsCompactView(
          orientation: .horizontal, query: $query,
          configuration: PlaceDetailsCompactConfiguration(content: PlaceDetailsCompactView.standardContent, theme: theme),
          placeDetailsCallback: { result in print(result.place?.displayName ?? "") })
        PlaceSearchView(
          orientation: .horizontal, request: $request,
          configuration: PlaceSearchConfiguration(
            content: [.address(), .rating(), .type(), .media(size: .large)], preferTruncation: true, theme: theme,
            attributionPosition: .bottom, selectable: true)
        )
        .onLoad { places in print("places: \(places)") }
        .onRequestError { error in print("error: \(error)") }
        .onPlaceSelected { place in print("place: \(place)") }
      }
    }
  }
#endif
