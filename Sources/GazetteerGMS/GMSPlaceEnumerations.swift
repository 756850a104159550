// SPDX-License-Identifier: Apache-2.0
import Gazetteer

/// Whether a place offers something.
public enum GMSBooleanPlaceAttribute: Int, Sendable {
  /// Not known, or not asked for.
  case unknown = 0
  /// It does.
  case `true` = 1
  /// It does not.
  case `false` = 2

  init(_ value: Bool?) { self = value.map { $0 ? .true : .false } ?? .unknown }
}

/// The price level of a place.
public enum GMSPlacesPriceLevel: Int, Sendable {
  /// Not known, or not asked for.
  case unknown = -1
  /// Nothing is to be paid.
  case free = 0
  /// Cheap.
  case cheap = 1
  /// Neither cheap nor dear.
  case medium = 2
  /// Dear.
  case high = 3
  /// Very dear.
  case expensive = 4

  init(_ level: PriceLevel) {
    switch level {
    case .unspecified: self = .unknown
    case .free: self = .free
    case .inexpensive: self = .cheap
    case .moderate: self = .medium
    case .expensive: self = .high
    case .veryExpensive: self = .expensive
    }
  }

  /// The level in the terms of the newer kit.
  var level: PriceLevel {
    switch self {
    case .unknown: .unspecified
    case .free: .free
    case .cheap: .inexpensive
    case .medium: .moderate
    case .high: .expensive
    case .expensive: .veryExpensive
    }
  }
}

/// Whether a business is in operation.
public enum GMSPlacesBusinessStatus: Int, Sendable {
  /// Not known, or not asked for.
  case unknown = 0
  /// It is.
  case operational = 1
  /// Not now.
  case closedTemporarily = 2
  /// No more.
  case closedPermanently = 3

  init(_ status: BusinessStatus) {
    switch status {
    case .unknown: self = .unknown
    case .operational: self = .operational
    case .closedTemporarily: self = .closedTemporarily
    case .closedPermanently: self = .closedPermanently
    }
  }
}

/// Whether a place is open.
public enum GMSPlaceOpenStatus: Int, Sendable {
  /// Not known: hours, time zone or both are missing.
  case unknown = 0
  /// It is.
  case open = 1
  /// It is not.
  case closed = 2

  init(_ isOpen: Bool?) { self = isOpen.map { $0 ? .open : .closed } ?? .unknown }
}

/// A day of the week, numbered as `DateComponents.weekday` does.
public enum GMSDayOfWeek: UInt, Sendable {
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

  init(_ day: DayOfWeek) { self = Self(rawValue: UInt(day.rawValue)) ?? .sunday }
}

/// What secondary hours are for; the values are those of `HoursType`.
public enum GMSPlaceHoursType: Int, Sendable {
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

  init(_ type: HoursType) { self = Self(rawValue: type.rawValue) ?? .unknown }
}
