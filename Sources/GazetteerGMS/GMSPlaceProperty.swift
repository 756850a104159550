// SPDX-License-Identifier: Apache-2.0
import Gazetteer

/// What is wanted of a place, by name. Requests take the raw values.
///
///     GMSFetchPlaceRequest(placeID: id, placeProperties: [GMSPlaceProperty.name.rawValue], sessionToken: nil)
public struct GMSPlaceProperty: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// The member with this name; whether there is one shows when a request is sent.
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension GMSPlaceProperty {
  /// The member in the terms of the newer kit; nil for a name that is none.
  var property: PlaceProperty? { Self.meanings[self] }
}

/// The properties with these names; `.invalidRequest` for a name that is none.
///
/// - Parameter none: what no name at all means.
func properties(named names: [String], none: [PlaceProperty]) -> Result<[PlaceProperty], PlacesError> {
  if names.isEmpty { return .success(none) }
  var properties: [PlaceProperty] = []
  for name in names {
    guard let property = GMSPlaceProperty(rawValue: name).property else {
      let cure = "Give raw values of GMSPlaceProperty, such as GMSPlaceProperty.name.rawValue."
      return .failure(.invalidRequest("Invalid placeProperties '\(name)'. \(cure)"))
    }
    properties.append(property)
  }
  return .success(properties)
}
