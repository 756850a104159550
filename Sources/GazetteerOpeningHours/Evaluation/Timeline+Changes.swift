// SPDX-License-Identifier: Apache-2.0

extension Timeline {
  /// The state at a moment; nil when the clock of the place is not known.
  func state(at seconds: Int64) -> RuleState? {
    setting.clock.map { state(at: $0.wallTime(at: seconds)) }
  }

  /// The first moment after `now`, at most seven days later, at which the state becomes open (or, with `isOpening` false, ends to be it).
  ///
  /// The state changes when the clock shows the edge of a stretch, or when it is put forward or back. Each of these moments is tried in turn.
  func change(after now: Int64, isOpening: Bool) -> Int64? {
    guard let clock = setting.clock else { return nil }
    let horizon = now + 7 * 86_400
    let today = clock.wallTime(at: now).date
    let edges = stretches(from: today, days: -1..<9).flatMap { [$0.start, $0.end] }
    let spells = clock.spells(from: now, to: horizon + 1)
    let shown = spells.flatMap { spell in edges.compactMap { spell.moment(of: today, minute: $0) } }
    let moments = Set(shown + spells.map(\.moments.lowerBound))
    return moments.filter { $0 > now }.sorted().first { (state(at: $0) == .open) == isOpening }
  }
}
