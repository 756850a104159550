// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// The minutes of the sun's events at one place, each reckoned once: ten microseconds, which hundreds of times on each of thirty days would be felt.
final class SunCache: Sendable {
  private struct Key: Hashable {
    var event: SunEvent
    var date: CalendarDate
  }

  private let minutes = Mutex<[Key: Int]>([:])

  /// Days with their events that are kept; a request asks for about thirty.
  private static let capacity = 1024

  /// The minute of an event, reckoned by `minute` when it is asked for first.
  func minute(of event: SunEvent, on date: CalendarDate, _ minute: () -> Int) -> Int {
    let key = Key(event: event, date: date)
    if let known = minutes.withLock({ $0[key] }) { return known }
    let found = minute()
    minutes.withLock { if $0.count < Self.capacity { $0[key] = found } }
    return found
  }
}
