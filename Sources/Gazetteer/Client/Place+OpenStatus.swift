// SPDX-License-Identifier: Apache-2.0
package import Foundation
import GazetteerBase

extension Place {
  /// The record's own opening rules; nil once a member that they stand for was set to something else.
  var openRule: OpenRule? { fetchedRule.flatMap { $0.counts(for: self) ? $0 : nil } }

  /// Whether the place is open at an instant, computed from its own members; nil when unknown.
  ///
  /// A place that was fetched with hours and time zone follows the rules of its record, for any date, as long as these members
  /// are as fetched. Any other is judged by its members: a business that is closed for a while or for good is not open; one whose status was not asked for is taken to be in operation. Otherwise
  /// hours are needed, and the time zone unless the place is always open. Current hours apply to the dates that they cover, regular ones to all others.
  package func isOpen(at date: Date) -> Bool? {
    if let openRule { return openRule.isOpen(at: date) }
    if businessStatus == .closedPermanently || businessStatus == .closedTemporarily { return false }
    if (currentOpeningHours ?? regularOpeningHours)?.periods.contains(where: { $0.close == nil }) ?? false { return true }
    guard let timeZone else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    if let answer = currentOpeningHours?.isOpen(at: date, inDatesOf: calendar) { return answer }
    return (regularOpeningHours ?? currentOpeningHours)?.isOpen(at: date, inWeekOf: calendar)
  }
}

extension OpeningHours {
  /// Nil for a date that the dated periods do not cover.
  fileprivate func isOpen(at instant: Date, inDatesOf calendar: Calendar) -> Bool? {
    if periods.contains(where: { $0.close == nil }) { return true }
    let spans = periods.compactMap { period -> Range<Date>? in
      guard let open = period.open.instant(calendar), let close = period.close?.end(calendar), open < close else { return nil }
      return open..<close
    }
    if spans.contains(where: { $0.contains(instant) }) { return true }
    let isSpecial = specialDays.contains { calendar.isDate($0.date, inSameDayAs: instant) }
    guard let first = spans.map(\.lowerBound).min(), let last = spans.map(\.upperBound).max() else { return isSpecial ? false : nil }
    return isSpecial || instant >= first && instant < last ? false : nil
  }

  fileprivate func isOpen(at instant: Date, inWeekOf calendar: Calendar) -> Bool {
    let local = calendar.dateComponents([.weekday, .hour, .minute], from: instant)
    let day = DayOfWeek(rawValue: local.weekday ?? 1) ?? .sunday
    let now = Event(day: day, time: Time(hour: UInt(local.hour ?? 0), minute: UInt(local.minute ?? 0))).minuteOfWeek
    return periods.contains { period in
      guard let close = period.close?.minuteOfWeek else { return true }
      let open = period.open.minuteOfWeek
      return open < close ? (open..<close).contains(now) : now >= open || now < close
    }
  }
}

extension Event {
  /// Minutes since Sunday 00:00.
  fileprivate var minuteOfWeek: Int { (day.rawValue - 1) * 1440 + time.minuteOfDay }

  fileprivate func instant(_ calendar: Calendar) -> Date? {
    date.flatMap { calendar.date(bySettingHour: Int(clamping: time.hour), minute: Int(clamping: time.minute), second: 0, of: $0) }
  }

  /// The first instant behind a period. One that is cut at 23:59 goes on: it has this minute, too.
  fileprivate func end(_ calendar: Calendar) -> Date? {
    let end = instant(calendar)
    return truncated ? end.flatMap { calendar.date(byAdding: .minute, value: 1, to: $0) } : end
  }
}

extension Time {
  /// Minutes since 00:00. Whoever makes a time may give any numbers; those of no clock count as a day.
  fileprivate var minuteOfDay: Int { min(1440, Int(clamping: hour).multipliedClamped(by: 60).addingClamped(Int(clamping: minute))) }
}
