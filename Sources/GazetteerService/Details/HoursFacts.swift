// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerIndex
import GazetteerPlaces
import GazetteerText

/// The opening hours and local time of a place at one moment.
struct HoursFacts {
  /// Nil when the record has no valid opening hours.
  let hours: PlaceHours?
  /// UTC offset at the moment: from the time zone, else from the record.
  let utcOffsetMinutes: Int?

  /// - Parameters:
  ///   - details: the record's other members.
  ///   - now: seconds since 1970.
  init(_ place: PlaceRecord, details: DetailMembers, language: LanguageTag, at now: Int64) {
    let clock = Self.clock(of: details)
    utcOffsetMinutes = clock.map { $0.offset(at: now) / 60 }
    let read = details.openingHours.compactMapValues { try? HoursExpression($0) }
    let secondary = read.sorted { $0.key < $1.key }.compactMap { name, hours in SecondaryHoursType(recordName: name).map { ($0, hours) } }
    let setting = PlaceSetting(location: place.location, clock: clock, countryCode: place.address.countryCode)
    hours =
      read.isEmpty
      ? nil
      : PlaceHours(
        read["regular"], secondary: Dictionary(secondary, uniquingKeysWith: { first, _ in first }), in: setting,
        isShut: Self.isShut(details.businessStatus), at: now, language: language.fallbacks)
  }

  /// Whether a place is open at a moment, in seconds since 1970, without the tables of its week.
  static func status(of details: DetailMembers, at location: GeoPoint, in countryCode: String?, _ now: Int64) -> OpenStatus {
    if isShut(details.businessStatus) { return .closed }
    guard let hours = details.openingHours["regular"].flatMap({ try? HoursExpression($0) }) else { return .unknown }
    return hours.status(at: now, in: PlaceSetting(location: location, clock: clock(of: details), countryCode: countryCode))
  }

  /// The clock of a time zone that the system knows, else one with a fixed offset of −12 to +14 hours; nil for neither.
  private static func clock(of details: DetailMembers) -> (any LocalClock)? {
    if let clock = details.timeZone.flatMap({ ZoneClock(identifier: $0) }) { return clock }
    guard let minutes = details.utcOffsetMinutes.flatMap({ Int(exactly: $0) }) else { return nil }
    return (-720...840).contains(minutes) ? FixedClock(offsetSeconds: minutes * 60) : nil
  }

  /// Whether it is closed temporarily or permanently, or not open yet. A place without a status counts as operational.
  static func isShut(_ businessStatus: String?) -> Bool {
    switch businessStatus {
    case "CLOSED_TEMPORARILY", "CLOSED_PERMANENTLY", "FUTURE_OPENING": true
    default: false
    }
  }
}

/// Now, in seconds since 1970.
package func currentSeconds() -> Int64 { Int64(Date.now.timeIntervalSince1970.rounded(.down)) }

extension PlaceFacts {
  /// Whether it is closed temporarily or permanently, or not open yet.
  package var isShut: Bool { HoursFacts.isShut(businessStatus) }
}
