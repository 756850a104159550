// SPDX-License-Identifier: Apache-2.0

extension Endpoint {
  /// Everything that the server answers.
  static let all: [Endpoint] =
    [autocomplete, details, searchText, searchNearby]
    + [legacyAutocomplete, legacyQueryAutocomplete, legacyDetails, legacyTextSearch, legacyNearbySearch, legacyFindPlace, legacyGeocode]
    + legacyXML + [openAPI, health, readiness, metrics]

  /// The older services once more, in XML.
  private static let legacyXML = [
    legacyAutocomplete.xmlForm(root: "AutocompletionResponse"), legacyQueryAutocomplete.xmlForm(root: "AutocompletionResponse"),
    legacyDetails.xmlForm(root: "PlaceDetailsResponse"), legacyTextSearch.xmlForm(root: "PlaceSearchResponse"),
    legacyNearbySearch.xmlForm(root: "PlaceSearchResponse"), legacyFindPlace.xmlForm(root: "FindPlaceFromTextResponse"),
    legacyGeocode.xmlForm(root: "GeocodeResponse"),
  ]
}
