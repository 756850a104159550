// SPDX-License-Identifier: Apache-2.0

/// The periods of being open in a list of stretches, ignoring comments.
func openPeriods(_ stretches: [Stretch]) -> [Range<Int>] {
  var periods: [Range<Int>] = []
  for stretch in stretches where stretch.state == .open {
    if let last = periods.last, last.upperBound == stretch.start {
      periods[periods.count - 1] = last.lowerBound..<stretch.end
    } else {
      periods.append(stretch.start..<stretch.end)
    }
  }
  return periods
}

extension HoursTable.Period {
  /// Open round the clock: from Sunday 00:00 on, without an end.
  static let always = HoursTable.Period(open: HoursTable.Point(day: 0, hour: 0, minute: 0), close: nil)
}

extension [HoursTable.Period] {
  /// The periods of a week that comes again and again.
  static func regular(_ timeline: Timeline, from date: CalendarDate) -> [HoursTable.Period] {
    var periods = openPeriods(timeline.stretches(from: date, days: 0..<7))
    if periods == [0..<CyclicWeek.length] { return [.always] }
    if let first = periods.first, let last = periods.last, periods.count > 1, first.lowerBound == 0, last.upperBound == CyclicWeek.length {
      periods.removeFirst()
      periods[periods.count - 1] = last.lowerBound..<(last.upperBound + first.upperBound)
    }
    return periods.map { period in
      HoursTable.Period(
        open: point(date, minute: period.lowerBound, isDated: false), close: point(date, minute: period.upperBound, isDated: false))
    }.sorted { ($0.open.day, $0.open.hour, $0.open.minute) < ($1.open.day, $1.open.hour, $1.open.minute) }
  }

  /// The periods of seven days from a date on. One that began before is cut at midnight, one that goes on is cut at 23:59 of the last day.
  static func current(_ timeline: Timeline, from date: CalendarDate) -> [HoursTable.Period] {
    openPeriods(timeline.stretches(from: date, days: -1..<8)).compactMap { period in
      guard period.lowerBound < CyclicWeek.length, period.upperBound > 0 else { return nil }
      var open = point(date, minute: Swift.max(0, period.lowerBound), isDated: true)
      open.isTruncated = period.lowerBound < 0
      let isCut = period.upperBound > CyclicWeek.length
      var close = point(date, minute: isCut ? CyclicWeek.length - 1 : period.upperBound, isDated: true)
      close.isTruncated = isCut
      return HoursTable.Period(open: open, close: close)
    }
  }

  private static func point(_ date: CalendarDate, minute: Int, isDated: Bool) -> HoursTable.Point {
    let day = date.adding(days: minute / 1440)
    return HoursTable.Point(day: day.weekday, hour: minute % 1440 / 60, minute: minute % 60, date: isDated ? day : nil)
  }
}
