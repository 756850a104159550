// SPDX-License-Identifier: Apache-2.0

/// What the clocks of a place show.
package protocol LocalClock: Sendable {
  /// Seconds that the clock is ahead of UTC at a moment, given in seconds since 1970.
  func offset(at seconds: Int64) -> Int
}

/// A clock that is never put forward or back.
package struct FixedClock: LocalClock, Hashable {
  private let seconds: Int

  /// A clock ahead of UTC by so many seconds, or behind it when negative.
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

  /// The moments at which the clock shows a minute, in order: none when it is leapt over, two when it comes twice.
  package func moments(of date: CalendarDate, minute: Int) -> [Int64] {
    let local = Int64(date.dayNumber) * 86_400 + Int64(minute) * 60
    // An offset is at most a day, and clocks change at most once in two days.
    let candidates = [local - Int64(offset(at: local - 86_400)), local - Int64(offset(at: local + 86_400))]
    return Set(candidates).filter { $0 + Int64(offset(at: $0)) == local }.sorted()
  }

  /// The moment at which the clock is put forward or back between two moments; nil when it shows the same offset at both.
  package func change(between start: Int64, and end: Int64) -> Int64? {
    let before = offset(at: start)
    if offset(at: end) == before { return nil }
    var (low, high) = (start, end)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if offset(at: middle) == before { low = middle } else { high = middle }
    }
    return high
  }
}
