// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerTesting
import GazetteerUI
import Testing

private func ms(_ value: Int) -> Duration { .milliseconds(value) }

/// A schedule that tells in short what it does: `start 1 a`, `abandon 1`, `wake 50`, `clear`.
private final class Trial {
  private var schedule: FetchSchedule

  init(interval: Int = 50, minimumLetters: Int = 1) { schedule = FetchSchedule(interval: ms(interval), minimumLetters: minimumLetters) }

  var current: FetchSchedule.Ticket? { schedule.current }
  var isBusy: Bool { schedule.isBusy }

  func text(_ text: String, at time: Int) -> [String] { words(schedule.textChanged(text, at: ms(time))) }
  func refresh(at time: Int) -> [String] { words(schedule.refresh(at: ms(time))) }
  func timeCame(at time: Int) -> [String] { words(schedule.timeCame(at: ms(time))) }
  func stop() -> [String] { words(schedule.stop()) }
  func ended(_ ticket: FetchSchedule.Ticket) -> Bool { schedule.ended(ticket) }

  private func words(_ steps: [FetchSchedule.Step]) -> [String] {
    steps.map { step in
      switch step {
      case .start(let ticket): "start \(ticket.number) \(ticket.text)"
      case .abandon(let ticket): "abandon \(ticket.number)"
      case .wake(let time): "wake \(Int(time / .milliseconds(1)))"
      case .clear: "clear"
      }
    }
  }
}

@Suite struct FetchScheduleTests {
  @Test func theFirstTextIsSearchedForAtOnceAndLaterOnesOnceAnInterval() {
    let trial = Trial()
    #expect(trial.text("p", at: 0) == ["start 1 p"])
    #expect(trial.text("pa", at: 10) == ["abandon 1", "wake 50"])
    #expect(trial.text("par", at: 20) == [])
    #expect(trial.timeCame(at: 50) == ["start 2 par"])
    #expect(trial.text("pari", at: 100) == ["abandon 2", "start 3 pari"])
  }

  @Test func onlyTheOutcomeOfTheNewestTextCounts() throws {
    let trial = Trial(interval: 0)
    _ = trial.text("p", at: 0)
    let first = try #require(trial.current)
    _ = trial.text("pa", at: 1)
    let second = try #require(trial.current)
    #expect(!trial.ended(first))
    #expect(trial.ended(second))
    #expect(!trial.ended(second))
  }

  @Test func theSameTextAgainChangesNothing() {
    let trial = Trial()
    #expect(trial.text("", at: 0) == [])
    _ = trial.text("p", at: 0)
    #expect(trial.text("p", at: 60) == [])
  }

  @Test func anEmptyTextClearsAtOnceAndLeavesNothingToWakeFor() {
    let trial = Trial()
    _ = trial.text("p", at: 0)
    _ = trial.text("pa", at: 10)
    #expect(trial.text("", at: 20) == ["clear"])
    #expect(trial.timeCame(at: 50) == [])
    #expect(!trial.isBusy)
  }

  @Test(
    "too few letters are as good as none",
    arguments: [
      ("  ", 1, false), ("a", 1, true), ("ab", 3, false), ("a b c", 3, true), ("東京都", 3, true), ("a", 0, true), ("", 0, false),
    ])
  func minimumLetters(text: String, minimum: Int, isSearched: Bool) {
    let trial = Trial(minimumLetters: minimum)
    _ = trial.text("other text", at: 0)
    #expect(trial.text(text, at: 100) == ["abandon 1", isSearched ? "start 2 \(text)" : "clear"])
  }

  @Test func stoppingDropsTheSearchAndRefreshingBringsItBackWithinTheRate() {
    let trial = Trial()
    _ = trial.text("p", at: 0)
    #expect(trial.stop() == ["abandon 1"])
    #expect(trial.stop() == [])
    #expect(trial.refresh(at: 10) == ["wake 50"])
    #expect(trial.timeCame(at: 50) == ["start 2 p"])
  }

  /// Random keys, pauses and answers, with the promises checked at every step.
  @Test("promises hold for any order of events", arguments: 0..<200 as Range<UInt64>)
  func promises(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let interval = ms(Int.random(in: 0...80, using: &random))
    var schedule = FetchSchedule(interval: interval, minimumLetters: Int.random(in: 1...3, using: &random))
    var now = Duration.zero
    var text = ""
    var alarm: Duration?
    var lastStart: Duration?
    var running: [FetchSchedule.Ticket] = []
    var abandoned: Set<Int> = []
    var shown: String?  // the text that the list belongs to; nil while one is waited for

    func take(_ steps: [FetchSchedule.Step]) {
      for step in steps {
        switch step {
        case .abandon(let ticket):
          #expect(running.contains(ticket))
          abandoned.insert(ticket.number)
        case .start(let ticket):
          #expect(ticket.text == text)
          if let lastStart { #expect(now - lastStart >= interval) }
          #expect(running.allSatisfy { abandoned.contains($0.number) }, "two searches at once")
          lastStart = now
          running.append(ticket)
        case .wake(let time):
          #expect(alarm == nil && time > now)
          alarm = time
        case .clear: shown = text
        }
      }
    }

    for _ in 0..<400 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<4:
        let next = random.chance(0.2) ? "" : random.chance(0.3) ? String(text.dropLast()) : text + random.pick(["a", "b", " "])
        if next != text { shown = nil }
        text = next
        take(schedule.textChanged(next, at: now))
      case 4:
        shown = nil
        take(schedule.refresh(at: now))
      case 5..<8:
        now += ms(Int.random(in: 0...60, using: &random))
        if let time = alarm, time <= now {
          alarm = nil
          take(schedule.timeCame(at: now))
        }
      default:
        // Searches end in any order, abandoned ones as well.
        guard let ticket = running.indices.randomElement(using: &random).map({ running.remove(at: $0) }) else { continue }
        let counts = schedule.ended(ticket)
        #expect(counts == !abandoned.contains(ticket.number))
        if counts {
          #expect(ticket.text == text)
          shown = ticket.text
        }
      }
      // Whoever waits gets an answer: a search runs, or an alarm will begin one.
      if shown == nil, !text.isEmpty { #expect(schedule.current != nil || alarm != nil) }
      #expect(schedule.isBusy == (shown == nil && !text.isEmpty))
    }
  }
}
