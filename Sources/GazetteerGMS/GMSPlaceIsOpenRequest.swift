// SPDX-License-Identifier: Apache-2.0
public import Foundation
import Gazetteer

/// Asks whether a place is open.
///
///     GMSPlacesClient.shared().isOpen(with: GMSPlaceIsOpenRequest(place: place, date: nil)) { response, error in
///       print(response.status)
///     }
public final class GMSPlaceIsOpenRequest {
  /// The place; nil when it was given by its id.
  public let place: GMSPlace?
  /// The id of the place; nil when the place was given and has none.
  public let placeID: String?
  /// When; nil is now.
  public let date: Date?

  /// Asks about a place that was fetched; what it lacks is looked up by its id.
  public init(place: GMSPlace, date: Date?) {
    (self.place, self.date) = (place, date)
    placeID = place.placeID
  }

  /// Asks about a place by its id.
  public init(placeID: String, date: Date?) {
    (self.placeID, self.date) = (placeID, date)
    place = nil
  }

  var current: IsPlaceOpenRequest {
    if let place { return IsPlaceOpenRequest(place: place.place, date: date) }
    return IsPlaceOpenRequest(placeID: placeID ?? "", date: date)
  }
}

/// Whether a place is open.
///
///     let isOpen = response.status == .open
public final class GMSPlaceIsOpenResponse: Sendable {
  /// What is known.
  public let status: GMSPlaceOpenStatus

  init(_ status: GMSPlaceOpenStatus) { self.status = status }
}

/// Called with what is known: with an error the status is `.unknown`.
public typealias GMSPlaceOpenStatusResponseCallback = (GMSPlaceIsOpenResponse, (any Error)?) -> Void

extension GMSPlacesClient {
  /// Whether a place is open at the date of a request.
  public func isOpen(with isOpenRequest: GMSPlaceIsOpenRequest, callback: @escaping GMSPlaceOpenStatusResponseCallback) {
    deliver(telling(isOpenRequest.current)) { callback(GMSPlaceIsOpenResponse($0 ?? .unknown), $1) }
  }

  /// Whether a place is open at the date of a request.
  nonisolated(nonsending) public func isOpen(with isOpenRequest: GMSPlaceIsOpenRequest) async throws -> GMSPlaceIsOpenResponse {
    GMSPlaceIsOpenResponse(try await value(of: telling(isOpenRequest.current)))
  }
}
