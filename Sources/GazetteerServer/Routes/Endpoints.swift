// SPDX-License-Identifier: Apache-2.0

extension Endpoint {
  /// All endpoints of the server.
  static let all: [Endpoint] =
    [autocomplete, details, searchText, searchNearby, attributions, explain, points, names, values]
    + [legacyAutocomplete, legacyQueryAutocomplete, legacyDetails, legacyTextSearch, legacyNearbySearch, legacyFindPlace, legacyGeocode]
    + legacyXML + [ui, mapsScript, playground, placePage, pageFile, openAPI, health, readiness, metrics]

  /// The older services in their XML form.
  private static let legacyXML = [
    legacyAutocomplete.xmlForm(root: "AutocompletionResponse"), legacyQueryAutocomplete.xmlForm(root: "AutocompletionResponse"),
    legacyDetails.xmlForm(root: "PlaceDetailsResponse"), legacyTextSearch.xmlForm(root: "PlaceSearchResponse"),
    legacyNearbySearch.xmlForm(root: "PlaceSearchResponse"), legacyFindPlace.xmlForm(root: "FindPlaceFromTextResponse"),
    legacyGeocode.xmlForm(root: "GeocodeResponse"),
  ]
}
