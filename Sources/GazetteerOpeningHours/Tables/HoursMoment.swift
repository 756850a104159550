// SPDX-License-Identifier: Apache-2.0

/// Makes the tables of hours for one moment.
struct HoursMoment {
  let now: Int64
  let setting: PlaceSetting
  let isShut: Bool
  let language: HoursLanguage

  /// The day at the place; where its clock is not known, the day in UTC.
  private var today: CalendarDate { (setting.clock ?? FixedClock(offsetSeconds: 0)).wallTime(at: now).date }

  func regularTable(_ hours: HoursExpression, _ type: SecondaryHoursType?) -> HoursTable {
    let timeline = hours.regularTimeline(in: setting)
    let lines = language.lines(CyclicWeek(timeline, from: today).stretches, from: today, isCyclic: true)
    return table(hours, .regular(timeline, from: today), lines, [], type)
  }

  /// Nil when the clock is not known.
  func currentTable(_ hours: HoursExpression, _ type: SecondaryHoursType?) -> HoursTable? {
    if setting.clock == nil { return nil }
    let timeline = Timeline(rules: hours.rules, setting: setting)
    var periods = [HoursTable.Period].current(timeline, from: today)
    if isAlways(periods), [HoursTable.Period].regular(hours.regularTimeline(in: setting), from: today) == [.always] { periods = [.always] }
    let lines = language.lines(timeline.stretches(from: today, days: -2..<9), from: today, isCyclic: false)
    return table(hours, periods, lines, specialDays(hours), type)
  }

  /// Whether the days of the table are open from end to end.
  private func isAlways(_ periods: [HoursTable.Period]) -> Bool {
    periods.count == 1 && periods[0].open.isTruncated && periods[0].close?.isTruncated == true
  }

  /// Public holidays of the next seven days, and days whose hours are not those of the weekday.
  private func specialDays(_ hours: HoursExpression) -> [HoursTable.SpecialDay] {
    let timeline = Timeline(rules: hours.rules, setting: setting)
    let regular = hours.regularTimeline(in: setting)
    return (0..<7).compactMap { day in
      let date = today.adding(days: day)
      let isExceptional = timeline.ownStretches(on: date) != regular.ownStretches(on: date)
      guard isExceptional || setting.holidays?.contains(date) ?? false else { return nil }
      return HoursTable.SpecialDay(date: date, isExceptional: isExceptional)
    }
  }

  private func table(
    _ hours: HoursExpression, _ periods: [HoursTable.Period], _ lines: [String], _ specialDays: [HoursTable.SpecialDay],
    _ type: SecondaryHoursType?
  ) -> HoursTable {
    var table = HoursTable(periods: periods, weekdayDescriptions: lines, specialDays: specialDays, secondaryType: type)
    if isShut {
      table.openNow = false
      return table
    }
    let timeline = Timeline(rules: hours.rules, setting: setting)
    switch timeline.state(at: now) {
    case .open:
      table.openNow = true
      table.nextCloseTime = timeline.change(after: now, isOpening: false)
    case .closed:
      table.openNow = false
      table.nextOpenTime = timeline.change(after: now, isOpening: true)
    case .unknown, nil: break
    }
    return table
  }
}
