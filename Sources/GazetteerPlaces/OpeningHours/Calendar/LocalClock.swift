// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// What the clocks of a place show.
package protocol LocalClock: Sendable {
  /// Seconds that the clock is ahead of UTC at a moment, given in seconds since 1970.
  func offset(at seconds: Int64) -> Int
}

/// A clock that is never put forward or back.
package struct FixedClock: LocalClock, Hashable {
  private let seconds: Int

  /// A clock that is a number of seconds ahead of UTC, or behind it when negative.
  package init(offsetSeconds: Int) { seconds = offsetSeconds }

  package func offset(at seconds: Int64) -> Int { self.seconds }
}

/// A minute as a clock on the wall shows it. When clocks are put back the same minute comes twice, when they are put forward some never come.
package struct WallTime: Hashable, Sendable {
  /// The day.
  package var date: CalendarDate
  /// Minutes since midnight, 0…1439.
  package var minute: Int
}

extension LocalClock {
  /// What the clock shows at a moment.
  package func wallTime(at seconds: Int64) -> WallTime {
    let local = Int(seconds) + offset(at: seconds)
    return WallTime(date: CalendarDate(dayNumber: floorDivision(local, 86_400)), minute: floorRemainder(local, 86_400) / 60)
  }

  /// The stretches of time, in order, in which the clock keeps one offset from UTC; they cover what lies between two moments.
  /// Clocks are taken to change at most once a day.
  package func spells(from start: Int64, to end: Int64) -> [ClockSpell] {
    var spells = [ClockSpell(moments: start..<end, offset: offset(at: start))]
    for day in stride(from: start, to: end, by: 86_400) {
      let dayEnd = min(day + 86_400, end)
      let offset = offset(at: dayEnd)
      let last = spells[spells.count - 1]
      if offset == last.offset { continue }
      let change = change(between: day, and: dayEnd, from: last.offset)
      spells[spells.count - 1].moments = last.moments.lowerBound..<change
      spells.append(ClockSpell(moments: change..<end, offset: offset))
    }
    return spells
  }

  /// The first moment at which the clock no longer shows an offset that it shows at `start`, but not at `end`.
  private func change(between start: Int64, and end: Int64, from offset: Int) -> Int64 {
    Int64((Int(start) + 1..<Int(end)).partitioningIndex { self.offset(at: Int64($0)) != offset })
  }
}

/// A stretch of time in which a clock is neither put forward nor back.
package struct ClockSpell: Hashable, Sendable {
  /// Seconds since 1970.
  package var moments: Range<Int64>
  /// Seconds ahead of UTC.
  package var offset: Int

  /// The moment at which the clock shows a number of minutes after a day's midnight; nil when it never does in this stretch.
  package func moment(of date: CalendarDate, minute: Int) -> Int64? {
    let moment = Int64(date.dayNumber) * 86_400 + Int64(minute) * 60 - Int64(offset)
    return moments.contains(moment) ? moment : nil
  }
}
