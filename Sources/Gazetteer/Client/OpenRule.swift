// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerPlaces
import GazetteerService

/// What a record says of when its place is open, holidays and seasons included.
///
/// It is not part of a place's value: the members that people see are, and it counts only while those are as fetched.
struct OpenRule: Hashable, Sendable {
  /// Closed for a while or for good, or not open yet.
  private let isShut: Bool
  private let hours: PlaceHours?
  /// The years 1…9999, in seconds since 1970; beyond nothing is known.
  private static let calendar = -62_135_596_800.0..<253_402_300_800.0

  /// The members of the place that it stands for.
  private let members: Members

  /// What people see of a place's hours.
  private struct Members: Hashable {
    let timeZone: TimeZone?
    let status: BusinessStatus
    let regular, current: OpeningHours?

    init(_ place: Place) {
      timeZone = place.timeZone
      status = place.businessStatus
      (regular, current) = (place.regularOpeningHours, place.currentOpeningHours)
    }
  }

  /// - Parameter place: what was made of the facts; empty if only the answer counts.
  init(_ facts: PlaceFacts, of place: Place = Place()) {
    isShut = facts.isShut
    hours = facts.hours
    members = Members(place)
  }

  /// Whether the place has the hours, the time zone and the status that it was fetched with.
  func counts(for place: Place) -> Bool { members == Members(place) }

  /// Whether the place is open at an instant; nil is not known.
  func isOpen(at date: Date) -> Bool? {
    if isShut { return false }
    let seconds = date.timeIntervalSince1970
    guard Self.calendar.contains(seconds) else { return nil }
    switch hours?.status(at: Int64(seconds.rounded(.down))) {
    case .open: return true
    case .closed: return false
    case .unknown, nil: return nil
    }
  }

  static func == (_: Self, _: Self) -> Bool { true }

  func hash(into _: inout Hasher) {}
}
