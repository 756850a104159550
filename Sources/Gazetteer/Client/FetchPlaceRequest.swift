// SPDX-License-Identifier: Apache-2.0

/// Asks for one place.
///
///     FetchPlaceRequest(placeID: suggestion.placeID, placeProperties: [.displayName, .formattedAddress])
public struct FetchPlaceRequest: Hashable, Sendable {
  /// The id of a suggestion, or one that the place had before.
  public let placeID: String
  /// What is wanted of the place; without any it comes back empty.
  public let placeProperties: [PlaceProperty]
  /// The token of the search that led to the place; it ends with this request.
  public let sessionToken: AutocompleteSessionToken?

  /// A request; whether it keeps the rules shows when it is sent.
  public init(placeID: String, placeProperties: [PlaceProperty], sessionToken: AutocompleteSessionToken? = nil) {
    self.placeID = placeID
    self.placeProperties = placeProperties
    self.sessionToken = sessionToken
  }
}
