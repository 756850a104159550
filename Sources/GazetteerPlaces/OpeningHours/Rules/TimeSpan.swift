// SPDX-License-Identifier: Apache-2.0

/// A stretch of a day, which may end on the next.
package struct TimeSpan: Hashable, Sendable {
  package enum End: Hashable, Sendable {
    case at(TimeRule)
    /// `18:00+`: without a stated end.
    case open
    /// `07:30-19:15+`: it lasts to a time at least.
    case atLeast(TimeRule)
  }

  package var start: TimeRule
  package var end: End
}

/// A time of the day by the clock or by the sun.
package enum TimeRule: Hashable, Sendable {
  /// Minutes since midnight, 0…2880; beyond 1440 the next day is meant.
  case clock(minute: Int)
  /// Minutes after an event of the sun.
  case sun(SunEvent, offset: Int)
}
