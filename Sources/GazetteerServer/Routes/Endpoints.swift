// SPDX-License-Identifier: Apache-2.0

extension Endpoint {
  /// Everything that the server answers.
  static let all: [Endpoint] =
    [autocomplete, details, searchText, searchNearby]
    + [legacyAutocomplete, legacyQueryAutocomplete, legacyDetails, legacyTextSearch, legacyNearbySearch, legacyFindPlace, legacyGeocode]
    + [openAPI, health, readiness, metrics]
}
