// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// When a place is open: every week, in the coming seven days, or for one purpose.
///
///     for line in place.currentOpeningHours?.weekdayText ?? [] { print(line) }
public struct OpeningHours: Hashable, Sendable, CustomStringConvertible {
  /// The stretches of time, in the order of the week. One period without an end is always open; none at all is never open.
  public var periods: [Period]
  /// A line for each day, Monday first, in the language of the client.
  public var weekdayText: [String]
  /// The days of the coming seven on which other hours may hold; empty for regular hours.
  public var specialDays: [SpecialDay]
  /// What the hours are for; `.unknown` unless these are secondary hours.
  public var hoursType: HoursType

  /// Hours.
  public init(periods: [Period], weekdayText: [String] = [], specialDays: [SpecialDay] = [], hoursType: HoursType = .unknown) {
    self.periods = periods
    self.weekdayText = weekdayText
    self.specialDays = specialDays
    self.hoursType = hoursType
  }

  /// The lines of the days, or the periods when there are none.
  public var description: String {
    weekdayText.isEmpty ? periods.map(\.description).joined(separator: ", ") : weekdayText.joined(separator: "; ")
  }
}

/// A stretch of time in which a place is open.
///
///     let isAlwaysOpen = hours.periods.count == 1 && hours.periods[0].close == nil
public struct Period: Hashable, Sendable, CustomStringConvertible {
  /// When it opens.
  public var open: Event
  /// When it closes; nil is never: open round the clock.
  public let close: Event?

  /// A stretch of time.
  public init(open: Event, close: Event? = nil) {
    self.open = open
    self.close = close
  }

  /// Both events, as `monday 09:00–monday 17:00`.
  public var description: String { "\(open)–\(close.map(\.description) ?? "always")" }
}

/// A moment of the week at which a place opens or closes.
///
///     let opening = hours.periods.first.map { "\($0.open.day) \($0.open.time)" }
public struct Event: Hashable, Sendable, CustomStringConvertible {
  /// The day.
  public var day: DayOfWeek
  /// The time on the clock of the place.
  public var time: Time
  /// The date as the instant at which it begins at the place, in UTC where the time zone is unknown; nil for regular hours.
  public var date: Date?
  /// Whether the period goes on beyond the seven days that are looked at, and was cut here.
  public var truncated: Bool

  /// A moment.
  public init(day: DayOfWeek, time: Time, date: Date? = nil, truncated: Bool = false) {
    self.day = day
    self.time = time
    self.date = date
    self.truncated = truncated
  }

  /// Day and time.
  public var description: String { "\(day) \(time)" }
}

/// A time on a clock of 24 hours.
///
///     let noon = Time(hour: 12, minute: 0)
public struct Time: Hashable, Sendable, CustomStringConvertible {
  /// 0…23; 24 is not used, midnight is 0 of the next day.
  public var hour: UInt
  /// 0…59.
  public var minute: UInt

  /// A time.
  public init(hour: UInt, minute: UInt) {
    self.hour = hour
    self.minute = minute
  }

  /// The time as `09:05`.
  public var description: String { [hour, minute].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":") }
}

/// A day on which other hours may hold than usual.
///
///     let exceptions = hours.specialDays.filter(\.isExceptional).map(\.date)
public struct SpecialDay: Hashable, Sendable {
  /// The date as the instant at which it begins at the place.
  public var date: Date
  /// Whether other hours do hold.
  public var isExceptional: Bool

  /// A day.
  public init(date: Date, isExceptional: Bool) {
    self.date = date
    self.isExceptional = isExceptional
  }
}

/// A day of the week, numbered as `DateComponents.weekday` does. The web contract counts 0…6 from Sunday instead.
///
///     let today = DayOfWeek(rawValue: Calendar.current.component(.weekday, from: .now))
public enum DayOfWeek: Int, CaseIterable, Hashable, Sendable {
  /// 1
  case sunday = 1
  /// 2
  case monday
  /// 3
  case tuesday
  /// 4
  case wednesday
  /// 5
  case thursday
  /// 6
  case friday
  /// 7
  case saturday
}

/// What secondary hours are for.
///
///     let delivery = place.regularSecondaryOpeningHours?.first { $0.hoursType == .delivery }
public enum HoursType: Int, CaseIterable, Hashable, Sendable {
  /// Getting in.
  case access = 0
  /// Breakfast.
  case breakfast
  /// Brunch.
  case brunch
  /// Lunch.
  case lunch
  /// Dinner.
  case dinner
  /// Hours for elderly people.
  case seniorHours
  /// Fetching what was ordered.
  case pickup
  /// Food to take away.
  case takeout
  /// Having things brought.
  case delivery
  /// Warm food.
  case kitchen
  /// Service over the network.
  case onlineServiceHours
  /// Service at the car.
  case driveThrough
  /// Drinks at lower prices.
  case happyHour
  /// Regular hours, or nothing is known of the purpose.
  case unknown
}

/// Whether a place is open now.
///
///     let status = response.status.map { $0 ? OpenNowStatus.yes : .no } ?? .unknown
public enum OpenNowStatus: Int, CaseIterable, Hashable, Sendable {
  /// It is.
  case yes = 0
  /// It is not.
  case no = 1
  /// Not known.
  case unknown = 2
}
