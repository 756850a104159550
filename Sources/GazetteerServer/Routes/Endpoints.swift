// SPDX-License-Identifier: Apache-2.0

extension Endpoint {
  /// Everything that the server answers.
  static let all: [Endpoint] =
    [autocomplete, details]
    + [legacyAutocomplete, legacyQueryAutocomplete, legacyDetails]
    + [openAPI, health, readiness, metrics]
}
