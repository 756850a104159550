// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Asks whether a place is open.
///
///     IsPlaceOpenRequest(placeID: "louvre", date: Date(timeIntervalSinceNow: 3600))
public struct IsPlaceOpenRequest: Sendable {
  /// The place; nil when it was given by its id.
  public let place: Place?
  /// The id of the place; nil when the place was given and has none.
  public let placeID: String?
  /// When; nil is now.
  public let date: Date?

  /// Asks about a place that was fetched. Without hours or time zone it is looked up by its id; without an id its own members have to do.
  public init(place: Place, date: Date? = nil) {
    self.place = place
    placeID = place.placeID
    self.date = date
  }

  /// Asks about a place by its id.
  public init(placeID: String, date: Date? = nil) {
    place = nil
    self.placeID = placeID
    self.date = date
  }
}

/// Whether a place is open.
///
///     let text = response.status.map { $0 ? "open" : "closed" } ?? "not known"
public struct IsPlaceOpenResponse: Hashable, Sendable {
  /// True is open, false is closed, nil is not known: no hours, hours that cannot be read, or no time zone.
  public var status: Bool?

  /// An answer.
  public init(status: Bool?) { self.status = status }
}
