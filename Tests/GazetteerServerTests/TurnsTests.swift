// SPDX-License-Identifier: Apache-2.0
import GazetteerService
import Synchronization
import Testing

@testable import GazetteerServer

/// Clients share the searches of a server.
@Suite(.timeLimit(.minutes(30))) struct TurnsTests {
  /// Requests that end when they are told to, and who began when.
  private final class Play: Sendable {
    let turns: Turns
    private let begun = Mutex<[String]>([])
    private let ended = Atomic(0)
    private let tasks = Mutex<[Task<String, Never>]>([])

    init(running: Int, share: Int, all: Int = 100, wait: Duration = .seconds(3600)) {
      turns = Turns(Turns.Limits(running: running, runningOfClient: share, all: all, wait: wait))
    }

    /// The names of the requests that got their turn, in order.
    var order: [String] { begun.withLock { $0 } }

    /// Sends a request whose first letter is its client, and returns once it runs, waits, or is refused.
    func ask(_ name: String) async {
      let task = Task {
        do {
          try await turns.begin(String(name.prefix(1)))
          begun.withLock { $0.append(name) }
          return "began"
        } catch {
          ended.add(1, ordering: .sequentiallyConsistent)
          return (error as? ContractError)?.status == .unavailable ? "refused" : error is CancellationError ? "cancelled" : "failed"
        }
      }
      let count = tasks.withLock { tasks in
        tasks.append(task)
        return tasks.count
      }
      while order.count + turns.waitingCount + ended.load(ordering: .sequentiallyConsistent) < count { await Task.yield() }
    }

    /// Ends a turn, and returns once so many have begun in all.
    func end(_ client: String, begun count: Int) async {
      turns.end(client)
      while order.count < count { await Task.yield() }
    }

    /// How each request went, in the order in which they were sent.
    func outcomes() async -> [String] {
      var outcomes: [String] = []
      for task in tasks.withLock({ $0 }) { outcomes.append(await task.value) }
      return outcomes
    }

    func cancel(_ number: Int) { tasks.withLock { $0[number] }.cancel() }
  }

  @Test func queuesOfClientsHaveTheirTurnsOneAfterTheOther() async {
    let play = Play(running: 1, share: 1)
    for name in ["a1", "a2", "a3", "a4", "b1", "b2", "c1"] { await play.ask(name) }
    for (client, count) in zip("abcaba", 2...) { await play.end(String(client), begun: count) }
    #expect(play.order == ["a1", "b1", "c1", "a2", "b2", "a3", "a4"])
  }

  @Test func aClientWithItsShareWaitsWhileOthersDoNot() async {
    let play = Play(running: 3, share: 2)
    for name in ["a1", "a2", "a3", "b1", "b2"] { await play.ask(name) }
    #expect(play.order == ["a1", "a2", "b1"])
    await play.end("b", begun: 4)
    #expect(play.order == ["a1", "a2", "b1", "b2"], "a has its share")
    await play.end("a", begun: 5)
    #expect(play.order.last == "a3")
  }

  @Test func whenAllPlacesAreTakenTheLongestQueueLosesItsNewest() async {
    let play = Play(running: 1, share: 1, all: 4)
    for name in ["a1", "a2", "a3", "a4"] { await play.ask(name) }
    #expect(play.turns.count == 4)
    await play.ask("a5")
    await play.ask("b1")
    #expect(play.turns.count == 4)
    for (client, count) in zip("aba", 2...) { await play.end(String(client), begun: count) }
    #expect(play.order == ["a1", "b1", "a2", "a3"])
    #expect(await play.outcomes() == ["began", "began", "began", "refused", "refused", "began"])
  }

  @Test func whatHasTooLittleTimeLeftIsRefused() async {
    let play = Play(running: 1, share: 1)
    for name in ["a1", "a2", "b1"] { await play.ask(name) }
    play.turns.refuseOverdue(now: .now + .seconds(3000))
    #expect(play.turns.waitingCount == 2)
    play.turns.refuseOverdue(now: .now + .seconds(3601))
    #expect(await play.outcomes() == ["began", "refused", "refused"])
    #expect(play.turns.count == 1)
  }

  @Test func anAlarmRefusesWithoutBeingAsked() async {
    let play = Play(running: 1, share: 1, wait: .milliseconds(1))
    for name in ["a1", "a2"] { await play.ask(name) }
    #expect(await play.outcomes() == ["began", "refused"])
  }

  @Test func aCancelledRequestLeavesItsQueue() async {
    let play = Play(running: 1, share: 1)
    for name in ["a1", "a2", "a3"] { await play.ask(name) }
    play.cancel(1)
    while play.turns.waitingCount > 1 { await Task.yield() }
    await play.end("a", begun: 2)
    #expect(play.order == ["a1", "a3"])
    #expect(await play.outcomes() == ["began", "cancelled", "began"])
  }

  private final class Counts: Sendable {
    let running = Atomic(0)
    let most = Mutex(0)
    let refused = Atomic(0)
  }

  /// Many requests of many clients; after the last one nothing is left.
  @Test func everyRequestEndsAndNothingIsLeft() async {
    let turns = Turns(Turns.Limits(running: 3, runningOfClient: 2, all: 64, wait: .seconds(3600)))
    let counts = Counts()
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<2000 {
        group.addTask {
          do {
            try await turns.begin("\(number % 7)")
            let now = counts.running.add(1, ordering: .sequentiallyConsistent).newValue
            counts.most.withLock { $0 = max($0, now) }
            await Task.yield()
            counts.running.subtract(1, ordering: .sequentiallyConsistent)
            turns.end("\(number % 7)")
          } catch {
            counts.refused.add(1, ordering: .relaxed)
          }
        }
      }
    }
    #expect(turns.count == 0 && turns.waitingCount == 0)
    #expect((1...3).contains(counts.most.withLock { $0 }))
    #expect(counts.refused.load(ordering: .relaxed) < 2000)
  }
}
