// SPDX-License-Identifier: Apache-2.0

/// The facts about a place that opening hours depend on.
package struct PlaceSetting: Sendable {
  /// For the times of the sun.
  package let location: GeoPoint
  /// The clock of the place; nil when its time zone is not known.
  package let clock: (any LocalClock)?
  /// For public holidays; nil when the country or its holidays are not known.
  let holidays: HolidayCalendar?
  /// What the sun does on days that were asked for: a text of hours may ask hundreds of times for each.
  private let sun: SunCache

  /// A setting; `countryCode` is an ISO 3166-1 alpha-2 code in upper case.
  package init(location: GeoPoint, clock: (any LocalClock)?, countryCode: String?) {
    self.init(location: location, clock: clock, holidays: countryCode.flatMap(HolidayCalendar.init(countryCode:)), sun: SunCache())
  }

  private init(location: GeoPoint, clock: (any LocalClock)?, holidays: HolidayCalendar?, sun: SunCache) {
    self.location = location
    self.clock = clock
    self.holidays = holidays
    self.sun = sun
  }

  /// The same place where no day is a holiday.
  var withoutHolidays: PlaceSetting { PlaceSetting(location: location, clock: clock, holidays: nil, sun: sun) }

  /// When an event of the sun comes, in minutes after midnight of the day; below 0 or beyond 1440 where the sun and the clock disagree.
  /// Without a clock the place is taken to keep the mean time of its longitude.
  func minute(of event: SunEvent, on date: CalendarDate) -> Int {
    sun.minute(of: event, on: date) { computedMinute(of: event, on: date) }
  }

  private func computedMinute(of event: SunEvent, on date: CalendarDate) -> Int {
    let seconds = SunTimes.seconds(of: event, on: date, at: location) + 30
    let clock = clock ?? FixedClock(offsetSeconds: Int((location.longitude * 240).rounded()))
    let shown = clock.wallTime(at: seconds)
    return (shown.date.dayNumber - date.dayNumber) * 1440 + shown.minute
  }
}
