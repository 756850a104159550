// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerPlaces

/// Gives places with opening hours the time zone that their source does not state: only with a clock is it known whether they are open.
struct HoursClock {
  /// The zone of places without one; nil takes that of their position.
  private let zone: String?
  private(set) var counts = ImportReport.HoursCounts()

  /// - Throws: `ImportError.unknownTimeZone`.
  init(zone: String?) throws(ImportError) {
    if let zone, ZoneClock(identifier: zone) == nil { throw .unknownTimeZone(zone) }
    self.zone = zone
  }

  /// The record with a time zone, where it has opening hours and neither a zone nor an offset from UTC.
  mutating func completed(_ record: PlaceRecord) -> PlaceRecord {
    guard let details = record.details, details.mention(#""openingHours":"#), var members = try? details.members(),
      members[.openingHours] != nil
    else { return record }
    counts.places += 1
    if members.timeZone != nil || members.utcOffsetMinutes != nil { return record }
    guard let found = zone ?? record.address.countryCode.flatMap({ ZoneFinder.zone(at: record.location, countryCode: $0) }) else {
      if !Self.areConstant(members.openingHours.values) { counts.withoutZone += 1 }
      return record
    }
    counts.completed += 1
    members[.timeZone] = .string(found)
    var record = record
    record.details = PlaceDetails(members)
    return record
  }

  /// Whether no clock is needed for any of the texts, as for `24/7`.
  private static func areConstant(_ hours: some Collection<String>) -> Bool {
    hours.allSatisfy { (try? HoursExpression($0))?.isConstant ?? true }
  }
}
