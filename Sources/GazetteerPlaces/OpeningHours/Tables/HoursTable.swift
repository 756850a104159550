// SPDX-License-Identifier: Apache-2.0

/// Opening hours of a week in the form of the contract.
package struct HoursTable: Hashable, Sendable {
  /// A moment of the week.
  package struct Point: Hashable, Sendable {
    /// 0 Sunday … 6 Saturday.
    package var day: Int
    /// 0…23.
    package var hour: Int
    /// 0…59.
    package var minute: Int
    /// The date, in tables of certain days.
    package var date: CalendarDate?
    /// Whether the hours go on beyond the days of the table.
    package var isTruncated = false
  }

  /// A time of being open.
  package struct Period: Hashable, Sendable {
    package var open: Point
    /// Nil: never closes.
    package var close: Point?
  }

  /// A public holiday, or a day with other hours than its weekday has.
  package struct SpecialDay: Hashable, Sendable {
    package var date: CalendarDate
    /// Whether the hours differ from those of the weekday.
    package var isExceptional: Bool
  }

  /// Ordered by their start. Only periods that are certainly open; empty when there are none.
  package var periods: [Period]
  /// One text a day, Monday first.
  package var weekdayDescriptions: [String]
  /// In the days of a current table, in order; empty in a regular one.
  package var specialDays: [SpecialDay]
  /// What the hours are of; nil for those of the place itself.
  package var secondaryType: SecondaryHoursType?
  /// Nil when it is not known.
  package var openNow: Bool?
  /// Seconds since 1970, at most seven days away; given when it is closed now.
  package var nextOpenTime: Int64?
  /// Seconds since 1970, at most seven days away; given when it is open now.
  package var nextCloseTime: Int64?
}

/// What secondary hours are of, in the words of the contract.
package enum SecondaryHoursType: String, Hashable, Sendable, CaseIterable {
  case access = "ACCESS"
  case breakfast = "BREAKFAST"
  case brunch = "BRUNCH"
  case delivery = "DELIVERY"
  case dinner = "DINNER"
  case driveThrough = "DRIVE_THROUGH"
  case happyHour = "HAPPY_HOUR"
  case kitchen = "KITCHEN"
  case lunch = "LUNCH"
  case onlineServiceHours = "ONLINE_SERVICE_HOURS"
  case pickup = "PICKUP"
  case seniorHours = "SENIOR_HOURS"
  case takeout = "TAKEOUT"

  /// The name of its hours in a record: `driveThrough`.
  package var recordName: String { "\(self)" }

  /// The type whose hours have a name in records: `driveThrough`, or as the contract writes it, `DRIVE_THROUGH`.
  package init?(recordName: String) {
    guard let type = Self.allCases.first(where: { $0.recordName == recordName || $0.rawValue == recordName }) else { return nil }
    self = type
  }
}

extension PlaceHours {
  /// Whether hours in a record may have this name: `regular`, or a secondary type.
  package static func isRecordName(_ name: String) -> Bool {
    name == "regular" || SecondaryHoursType(recordName: name) != nil
  }
}

/// Whether a place is open at a moment.
package enum OpenStatus: Hashable, Sendable {
  case open
  case closed
  /// The hours or the time zone are not known, or the hours themselves say so ("by appointment").
  case unknown
}
