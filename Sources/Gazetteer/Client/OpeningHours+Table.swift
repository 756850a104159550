// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerPlaces
import GazetteerService

extension OpeningHours {
  /// Hours as they were read from a record.
  ///
  /// - Parameter zone: the time zone of the place, in which dates are given; UTC when nil.
  init(_ table: HoursTable, zone: TimeZone?) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone ?? .gmt
    self.init(
      periods: table.periods.map { period in
        Period(open: Event(period.open, calendar), close: period.close.map { Event($0, calendar) })
      },
      weekdayText: table.weekdayDescriptions,
      specialDays: table.specialDays.map { SpecialDay(date: calendar.start(of: $0.date), isExceptional: $0.isExceptional) },
      hoursType: HoursType(table.secondaryType))
  }
}

extension Event {
  fileprivate init(_ point: HoursTable.Point, _ calendar: Calendar) {
    self.init(
      day: DayOfWeek(rawValue: point.day + 1) ?? .sunday, time: Time(hour: UInt(point.hour), minute: UInt(point.minute)),
      date: point.date.map(calendar.start(of:)), truncated: point.isTruncated)
  }
}

extension Calendar {
  /// The first instant of a date; where clocks are put forward at midnight, the one after the gap.
  fileprivate func start(of date: CalendarDate) -> Date {
    let noon = self.date(from: DateComponents(year: date.year, month: date.month, day: date.day, hour: 12))
    return noon.map(startOfDay(for:)) ?? .distantPast
  }
}

extension HoursType {
  fileprivate init(_ type: SecondaryHoursType?) {
    switch type {
    case .access: self = .access
    case .breakfast: self = .breakfast
    case .brunch: self = .brunch
    case .lunch: self = .lunch
    case .dinner: self = .dinner
    case .seniorHours: self = .seniorHours
    case .pickup: self = .pickup
    case .takeout: self = .takeout
    case .delivery: self = .delivery
    case .kitchen: self = .kitchen
    case .onlineServiceHours: self = .onlineServiceHours
    case .driveThrough: self = .driveThrough
    case .happyHour: self = .happyHour
    case nil: self = .unknown
    }
  }
}
