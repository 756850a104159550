// SPDX-License-Identifier: Apache-2.0

/// What a client can be asked; programs that test their own code can put another one in its place.
///
/// Only suggestions and places have to be given: what a client does not offer is answered with `.failure(.accessNotConfigured)`.
///
///     let client: any PlacesClientProtocol = try PlacesClient(indexPath: path)
public protocol PlacesClientProtocol: Sendable {
  /// The places that best complete a text, best first.
  func fetchAutocompleteSuggestions(with request: AutocompleteRequest) async -> Result<[AutocompleteSuggestion], PlacesError>
  /// One place by its id.
  func fetchPlace(with request: FetchPlaceRequest) async -> Result<Place, PlacesError>
  /// The picture of a photo.
  func fetchPhoto(with request: FetchPhotoRequest) async -> Result<PhotoImage, PlacesError>
  /// Whether a place is open.
  func isPlaceOpen(with request: IsPlaceOpenRequest) async -> Result<IsPlaceOpenResponse, PlacesError>
  /// The places that a text describes.
  func searchByText(with request: SearchByTextRequest) async -> Result<[Place], PlacesError>
  /// The places within a circle.
  func searchNearby(with request: SearchNearbyRequest) async -> Result<[Place], PlacesError>
  /// The sources of the places, and what has to be shown with their data.
  func fetchAttributions() async -> Result<[SourceAttribution], PlacesError>
}

extension PlacesClientProtocol {
  /// A failure: this client offers no photos.
  public func fetchPhoto(with request: FetchPhotoRequest) async -> Result<PhotoImage, PlacesError> { notOffered() }

  /// The default implementation: a failure.
  public func isPlaceOpen(with request: IsPlaceOpenRequest) async -> Result<IsPlaceOpenResponse, PlacesError> { notOffered() }

  /// A failure: this client searches for no finished texts.
  public func searchByText(with request: SearchByTextRequest) async -> Result<[Place], PlacesError> { notOffered() }

  /// A failure: this client does not look around.
  public func searchNearby(with request: SearchNearbyRequest) async -> Result<[Place], PlacesError> { notOffered() }

  /// The default implementation: a failure.
  public func fetchAttributions() async -> Result<[SourceAttribution], PlacesError> { notOffered() }

  private func notOffered<Value>(_ function: String = #function) -> Result<Value, PlacesError> {
    .failure(.accessNotConfigured("\(type(of: self)) does not offer \(function). Ask a PlacesClient, or implement it."))
  }
}
