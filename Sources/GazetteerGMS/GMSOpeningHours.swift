// SPDX-License-Identifier: Apache-2.0
public import Foundation
import Gazetteer

/// When a place is open.
public final class GMSOpeningHours: Sendable {
  private let hours: OpeningHours

  init(_ hours: OpeningHours) { self.hours = hours }

  /// The stretches of time. One without an end is always open; none at all is never open.
  public var periods: [GMSPeriod]? { hours.periods.map(GMSPeriod.init) }
  /// A line for each day, Monday first; nil when there are none.
  public var weekdayText: [String]? { hours.weekdayText.isEmpty ? nil : hours.weekdayText }
  /// What the hours are for; `.unknown` unless these are secondary hours.
  public var hoursType: GMSPlaceHoursType { GMSPlaceHoursType(hours.hoursType) }
  /// The days of the coming seven on which other hours may hold; nil without any.
  public var specialDays: [GMSPlaceSpecialDay]? {
    hours.specialDays.isEmpty ? nil : hours.specialDays.map(GMSPlaceSpecialDay.init)
  }
}

/// A stretch of time in which a place is open.
public final class GMSPeriod: Sendable {
  private let period: Period

  init(_ period: Period) { self.period = period }

  /// When it opens.
  public var openEvent: GMSEvent { GMSEvent(period.open) }
  /// When it closes; nil is never.
  public var closeEvent: GMSEvent? { period.close.map(GMSEvent.init) }
  /// `openEvent`, as a published sample spells it.
  public var open: GMSEvent { openEvent }
  /// `closeEvent`, spelled likewise.
  public var close: GMSEvent? { closeEvent }
}

/// A moment of the week at which a place opens or closes.
public final class GMSEvent: Sendable {
  private let event: Event

  init(_ event: Event) { self.event = event }

  /// The day.
  public var day: GMSDayOfWeek { GMSDayOfWeek(event.day) }
  /// The time on the clock of the place.
  public var time: GMSTime { GMSTime(event.time) }
  /// The date as the instant at which it begins at the place; nil for regular hours.
  public var date: Date? { event.date }
  /// Whether the period goes on beyond the seven days that are looked at.
  public var truncated: Bool { event.truncated }
  /// `truncated`, as a published sample spells it.
  public var isTruncated: Bool { truncated }
}

/// `GMSEvent`, as a published sample calls it.
public typealias GMSTimeOfWeek = GMSEvent

/// A time on a clock of 24 hours.
public final class GMSTime: Sendable {
  /// 0…23
  public let hour: UInt
  /// 0…59
  public let minute: UInt

  init(_ time: Time) { (hour, minute) = (time.hour, time.minute) }
}

/// A day on which other hours may hold than usual.
public final class GMSPlaceSpecialDay: Sendable {
  /// The date as the instant at which it begins at the place.
  public let date: Date?
  /// Whether other hours do hold.
  public let isExceptional: Bool

  init(_ day: SpecialDay) { (date, isExceptional) = (day.date, day.isExceptional) }
}
