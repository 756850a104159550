// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import Gazetteer

/// A place where the device may be.
public final class GMSPlaceLikelihood: Sendable {
  /// The place.
  public let place: GMSPlace
  /// 0.0…1.0
  public let likelihood: Double

  init(_ likelihood: PlaceLikelihood) {
    place = GMSPlace(likelihood.place)
    self.likelihood = likelihood.likelihood
  }
}

/// The places where the device may be.
public final class GMSPlaceLikelihoodList: Sendable {
  /// The likeliest first.
  public let likelihoods: [GMSPlaceLikelihood]
  private let line: AttributedString?

  init(_ likelihoods: [PlaceLikelihood]) {
    self.likelihoods = likelihoods.map(GMSPlaceLikelihood.init)
    line = likelihoods.map(\.place).attributions
  }

  /// What has to be shown with the list.
  public var attributions: NSAttributedString? { line.map { NSAttributedString(string: String($0.characters)) } }
}

extension GMSPlacesClient {
  /// Where the device is, for the current place: set it to what asks the system. Until then every such request fails with `locationError`,
  /// because the library reads no device.
  @MainActor public static var deviceLocation: @Sendable () async -> CLLocation? = { nil }

  /// The places where the device may be, the likeliest first, with everything there is.
  public func currentPlace(callback: @escaping (GMSPlaceLikelihoodList?, (any Error)?) -> Void) {
    deliver(lookingAround(), to: callback)
  }

  /// The places where the device may be, the likeliest first, with the fields that were asked for, or all when none was.
  public func findPlaceLikelihoodsFromCurrentLocation(
    withPlaceFields placeFields: GMSPlaceField, callback: @escaping ([GMSPlaceLikelihood]?, (any Error)?) -> Void
  ) {
    deliver(lookingAround(placeFields), to: callback)
  }

  func lookingAround() -> Work<GMSPlaceLikelihoodList> {
    { [client] in await client.likelihoodsHere(GMSPlaceField.all.properties).map(GMSPlaceLikelihoodList.init) }
  }

  func lookingAround(_ fields: GMSPlaceField) -> Work<[GMSPlaceLikelihood]> {
    { [client] in await client.likelihoodsHere(fields.properties).map { $0.map(GMSPlaceLikelihood.init) } }
  }
}

extension PlacesClient {
  fileprivate func likelihoodsHere(_ properties: [PlaceProperty]) async -> Result<[PlaceLikelihood], PlacesError> {
    guard let location = await GMSPlacesClient.deviceLocation() else {
      return .failure(.location("It is not known where the device is. Set GMSPlacesClient.deviceLocation to what asks the system."))
    }
    return await fetchPlaceLikelihoods(with: PlaceLikelihoodsRequest(location: location.coordinate, placeProperties: properties))
  }
}
