// SPDX-License-Identifier: Apache-2.0

/// Makes the tables of hours for one moment.
struct HoursMoment {
  let now: Int64
  let setting: PlaceSetting
  let isShut: Bool
  let language: HoursLanguage

  /// The day at the place; where its clock is not known, the day in UTC.
  private var today: CalendarDate { (setting.clock ?? FixedClock(offsetSeconds: 0)).wallTime(at: now).date }

  /// The table of the usual week, and that of the next seven days; without the second when the clock is not known and counts.
  func tables(of hours: HoursExpression, _ type: SecondaryHoursType?) -> (regular: HoursTable, current: HoursTable?) {
    let timeline = Timeline(rules: hours.rules, setting: setting)
    let week = hours.regularTimeline(in: setting)
    var regular = HoursTable(
      periods: .regular(week, from: today),
      weekdayDescriptions: language.lines(CyclicWeek(week, from: today).stretches, from: today, isCyclic: true),
      specialDays: [], secondaryType: type)
    tellNow(timeline, in: &regular)
    guard setting.clock != nil || hours.rules.areConstant else { return (regular, nil) }
    var current = regular
    current.periods = .current(timeline, from: today)
    if isAlways(current.periods), regular.periods == [.always] { current.periods = [.always] }
    current.weekdayDescriptions = language.lines(timeline.stretches(from: today, days: -2..<9), from: today, isCyclic: false)
    current.specialDays = specialDays(timeline, week)
    return (regular, current)
  }

  /// Whether the days of the table are open from end to end.
  private func isAlways(_ periods: [HoursTable.Period]) -> Bool {
    periods.count == 1 && periods[0].open.isTruncated && periods[0].close?.isTruncated == true
  }

  /// Public holidays of the next seven days, and days whose hours are not those of the weekday.
  private func specialDays(_ timeline: Timeline, _ week: Timeline) -> [HoursTable.SpecialDay] {
    (0..<7).compactMap { day in
      let date = today.adding(days: day)
      let isExceptional = timeline.ownStretches(on: date) != week.ownStretches(on: date)
      guard isExceptional || setting.holidays?.contains(date) ?? false else { return nil }
      return HoursTable.SpecialDay(date: date, isExceptional: isExceptional)
    }
  }

  /// Tells what holds at the moment, by all rules, and until when.
  private func tellNow(_ timeline: Timeline, in table: inout HoursTable) {
    if isShut {
      table.openNow = false
      return
    }
    switch timeline.state(at: now) {
    case .open:
      table.openNow = true
      table.nextCloseTime = timeline.change(after: now, isOpening: false)
    case .closed:
      table.openNow = false
      table.nextOpenTime = timeline.change(after: now, isOpening: true)
    case .unknown, nil: break
    }
  }
}
