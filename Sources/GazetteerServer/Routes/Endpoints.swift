// SPDX-License-Identifier: Apache-2.0

extension Endpoint {
  /// All endpoints of the server.
  static let all: [Endpoint] =
    [autocomplete, details, searchText, searchNearby, attributions, explain, points, names, values]
    + older.map(\.endpoint) + older.map { $0.endpoint.xmlForm(root: $0.xmlRoot) }
    + [ui, mapsScript, playground, placePage, pageFile, openAPI, health, readiness, metrics]

  /// The older services, each with the root element of its XML form.
  private static let older: [(endpoint: Endpoint, xmlRoot: String)] = [
    (legacyAutocomplete, "AutocompletionResponse"), (legacyQueryAutocomplete, "AutocompletionResponse"),
    (legacyDetails, "PlaceDetailsResponse"), (legacyTextSearch, "PlaceSearchResponse"), (legacyNearbySearch, "PlaceSearchResponse"),
    (legacyFindPlace, "FindPlaceFromTextResponse"), (legacyGeocode, "GeocodeResponse"),
  ]
}
