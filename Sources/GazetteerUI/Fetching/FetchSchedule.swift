// SPDX-License-Identifier: Apache-2.0

/// Decides which text is searched for, and when: a value without clock, tasks or client, so that every order of events can be tried.
///
/// Times count from any fixed moment. What comes back are steps that the caller has to take at once, in this order.
package struct FetchSchedule: Sendable {
  /// One search.
  package struct Ticket: Hashable, Sendable {
    /// Counts the searches.
    package let number: Int
    /// What is searched for.
    package let text: String
  }

  /// What to do.
  package enum Step: Hashable, Sendable {
    /// Stop this search, which is for an older text; what it may still give is not wanted.
    case abandon(Ticket)
    /// Begin this search.
    case start(Ticket)
    /// Call `timeCame` at this time.
    case wake(at: Duration)
    /// There is no text to search for: the list is empty.
    case clear
  }

  /// The least time between two searches.
  package let interval: Duration
  /// How many characters other than spaces a text must have to be searched for.
  package let minimumLetters: Int
  /// The newest text.
  package private(set) var text = ""
  /// The search whose outcome is waited for; always one for the newest text.
  package private(set) var current: Ticket?
  private var isDue = false
  private var isWaking = false
  private var lastStart: Duration?
  private var count = 0

  package init(interval: Duration, minimumLetters: Int = 1) {
    self.interval = interval
    self.minimumLetters = minimumLetters
  }

  /// Whether the newest text is searched for, or will be.
  package var isBusy: Bool { current != nil || isDue }

  /// Takes a new text. The same text again changes nothing.
  package mutating func textChanged(_ text: String, at now: Duration) -> [Step] {
    if text == self.text { return [] }
    self.text = text
    return refresh(at: now)
  }

  /// Searches for the newest text again, as after a failure or with another filter.
  package mutating func refresh(at now: Duration) -> [Step] {
    let steps = stop()
    guard hasEnoughLetters else { return steps + [.clear] }
    isDue = true
    return steps + dispatch(at: now)
  }

  /// Gives up the newest text's search; the text stays.
  package mutating func stop() -> [Step] {
    isDue = false
    defer { current = nil }
    return current.map { [.abandon($0)] } ?? []
  }

  /// The time of a `wake` step has come.
  package mutating func timeCame(at now: Duration) -> [Step] {
    isWaking = false
    return dispatch(at: now)
  }

  /// A search has ended. True when its outcome is that of the newest text; otherwise it must be dropped.
  package mutating func ended(_ ticket: Ticket) -> Bool {
    guard ticket == current else { return false }
    current = nil
    return true
  }

  /// Whether the newest text is searched for at all.
  package var hasEnoughLetters: Bool { text.count { !$0.isWhitespace } >= max(1, minimumLetters) }

  private mutating func dispatch(at now: Duration) -> [Step] {
    guard isDue else { return [] }
    if let next = lastStart.map({ $0 + interval }), now < next {
      if isWaking { return [] }
      isWaking = true
      return [.wake(at: next)]
    }
    isDue = false
    lastStart = now
    count += 1
    let ticket = Ticket(number: count, text: text)
    current = ticket
    return [.start(ticket)]
  }
}
