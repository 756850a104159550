// SPDX-License-Identifier: Apache-2.0
import Atlas
import Foundation
import Gazetteer
import GazetteerEngine
import GazetteerIndex
import GazetteerTesting
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(30))) struct ConcurrencyTests {
  private static func towns(_ count: Int) -> [PlaceRecord] {
    (0..<count).map { .place("Town \($0)", id: "t\($0)", at: (Double($0 % 80), Double($0 % 170)), importance: Double($0 % 1000) / 1000) }
  }

  @Test func aHundredTasksGetTheirOwnAnswers() async throws {
    let atlas = try Atlas(Self.towns(300)) { $0.maxConcurrent = 3 }
    let client = atlas.client()
    let answers = await withTaskGroup(of: (Int, String?).self) { group in
      for number in 0..<100 {
        group.addTask {
          let result = await client.fetchAutocompleteSuggestions(with: AutocompleteRequest(query: "town \(number + 200)"))
          guard case .success(let list) = result, case .place(let place)? = list.first else { return (number, nil) }
          return (number, place.placeID)
        }
      }
      return await group.reduce(into: [Int: String]()) { $0[$1.0] = $1.1 }
    }
    #expect(answers.count == 100)
    for (number, id) in answers { #expect(id == "t\(number + 200)") }
  }

  /// Keeps a connection of an index until told to let go.
  private final class Holder: Sendable {
    private let isReleased = Mutex(false)

    static func holding(_ index: PlaceIndex) async -> Holder {
      let holder = Holder()
      await withCheckedContinuation { started in
        Thread.detachNewThread {
          try? index.withSession { _ in
            started.resume()
            while !holder.isReleased.withLock({ $0 }) { Thread.sleep(forTimeInterval: 0.002) }
          }
        }
      }
      return holder
    }

    func letGo() { isReleased.withLock { $0 = true } }
  }

  @Test func aWaitEndsAsBusy() async throws {
    let atlas = try Atlas(Self.towns(3)) {
      $0.maxConcurrent = 1
      $0.maxWait = .milliseconds(50)
    }
    let holder = await Holder.holding(atlas.index)
    let query = try AutocompleteQuery(AutocompleteParameters(input: "town"))
    let index = atlas.index
    let results = await withTaskGroup(of: ContractError.Status?.self) { group in
      for _ in 0..<5 {
        group.addTask {
          do throws(ContractError) {
            _ = try await index.answer(query)
            return nil
          } catch { return error.status }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results == Array(repeating: .unavailable, count: 5))
    holder.letGo()
    #expect(try await atlas.index.answer(query).suggestions.count == 3)
  }

  @Test func aTaskThatIsCancelledWhileItWaitsEndsAtOnce() async throws {
    let atlas = try Atlas(Self.towns(3)) {
      $0.maxConcurrent = 1
      $0.maxWait = .seconds(30)
    }
    let holder = await Holder.holding(atlas.index)
    let client = atlas.client()
    // The first takes the thread and waits for the connection, the second waits for the thread.
    let first = Task { await client.fetchAutocompleteSuggestions(with: AutocompleteRequest(query: "town")) }
    try await Task.sleep(for: .milliseconds(30))
    let second = Task { await client.fetchAutocompleteSuggestions(with: AutocompleteRequest(query: "town")) }
    try await Task.sleep(for: .milliseconds(30))
    second.cancel()
    #expect(await second.value == .failure(.internal("The request was cancelled.")))
    holder.letGo()
    #expect(try await first.value.get().count == 3)
  }

  @Test func aSearchThatIsCancelledOnItsWayStops() throws {
    let atlas = try Atlas(Self.towns(1000))
    var parameters = AutocompleteParameters(input: "town")
    parameters.locationRestriction = .init(
      rectangle: .init(low: .init(latitude: -90, longitude: -180), high: .init(latitude: 90, longitude: 180)))
    let query = try AutocompleteQuery(parameters)
    let asked = Mutex(0)
    #expect(throws: CancellationError.self) {
      let patience = Patience(isCancelled: {
        asked.withLock {
          $0 += 1
          return $0 >= 3
        }
      })
      _ = try atlas.index.answerNow(query, patience: patience)
    }
    // Once before the search begins, then in its loops and statements, and once more to tell why a statement was interrupted.
    #expect((3...4).contains(asked.withLock { $0 }))
    #expect(try atlas.index.answerNow(query).suggestions.count == 5)
  }

  @Test func aTaskThatIsCancelledBeforeItAsksGetsAFailure() async throws {
    let client = try Atlas(Self.towns(3)).client()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await client.fetchAutocompleteSuggestions(with: AutocompleteRequest(query: "town"))
    }
    #expect(await task.value == .failure(.internal("The request was cancelled.")))
  }

  @Test func anIndexThatIsReplacedGoesOnWithItsOldFile() async throws {
    let atlas = try Atlas(Self.towns(20)) { $0.maxConcurrent = 4 }
    let other = try World(.place("Elsewhere"))
    #expect(rename(other.path, atlas.world.path) == 0)
    let query = try AutocompleteQuery(AutocompleteParameters(input: "town 1"))
    let index = atlas.index
    let counts = await withTaskGroup(of: Int?.self) { group in
      for _ in 0..<50 { group.addTask { try? await index.answer(query).suggestions.count } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(counts == Array(repeating: 5, count: 50))
  }
}
