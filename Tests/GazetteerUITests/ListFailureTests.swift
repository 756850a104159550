// SPDX-License-Identifier: Apache-2.0
import Gazetteer
import GazetteerTesting
import GazetteerUI
import Testing

@MainActor @Suite(.timeLimit(.minutes(30))) struct ListFailureTests {
  nonisolated private static let all: [(PlacesError, Bool)] = [
    (.network("e"), true), (.server("e"), true), (.internal("e"), true), (.keyInvalid("e"), false), (.keyExpired("e"), false),
    (.usageLimitExceeded("e"), false), (.rateLimitExceeded("e"), false), (.deviceRateLimitExceeded("e"), false),
    (.accessNotConfigured("e"), false), (.incorrectBundleIdentifier("e"), false), (.location("e"), false), (.invalidRequest("e"), false),
  ]

  @Test("only failures that may pass stay in the list", arguments: all)
  func kinds(error: PlacesError, mayPass: Bool) async throws {
    let trial = try ListTrial()
    await trial.type("par")
    trial.client.answer(nil, error)
    await eventually("failure") { trial.model.state == .failed(error, isRetrying: mayPass) }
    #expect(trial.model.message == "The places could not be loaded: e")
    #expect(trial.steps == ["request", "update"] + (mayPass ? [] : ["fail e"]))
    #expect(error.isRetryable == mayPass)
  }

  @Test func whatMayPassIsTriedAgainLaterAndLater() async throws {
    let trial = ListTrial(try GatedClient()) { $0.retry = .init(limit: 3, firstDelay: .seconds(1), longestDelay: .seconds(3)) }
    await trial.type("par")
    for delay in [1, 2, 3] {
      trial.client.answer(nil, .network("away"))
      await eventually("a retry is set") { trial.clock.alarms == [trial.clock.now.time + .seconds(delay)] }
      #expect(trial.model.state == .failed(.network("away"), isRetrying: true))
      trial.clock.advance(by: .seconds(delay))
      await eventually("retry") { trial.client.open.count == 1 }
    }
    trial.client.answer(nil, .network("away"))
    await eventually("given up") { trial.model.state == .failed(.network("away"), isRetrying: false) }
    #expect(trial.clock.alarms.isEmpty)
    #expect(trial.steps == Array(repeating: ["request", "update"], count: 4).flatMap { $0 })
    trial.clock.advance(by: .seconds(1))
    trial.model.retry()
    await eventually("retry by hand") { trial.client.open.count == 1 }
    trial.client.answer()
    await eventually("rows") { trial.names == ["Paris", "Parma", "Pargny"] }
  }

  @Test func aNewTextEndsTheRetries() async throws {
    let trial = try ListTrial()
    await trial.type("par")
    trial.client.answer(nil, .server("busy"))
    await eventually("a retry is set") { trial.clock.alarms.count == 1 }
    await trial.show("parma")
    #expect(trial.clock.alarms.isEmpty)
    #expect(trial.client.queries == ["par", "parma"] && trial.names == ["Parma"])
  }

  @Test func fetchingAPlaceIsTriedAgainWithTheRowsInSight() async throws {
    let trial = try ListTrial()
    await trial.show("par")
    let token = trial.model.sessionToken
    trial.model.select(try trial.row("paris"))
    await eventually("the place is asked for") { trial.client.open.last?.placeID == "paris" }
    trial.client.answer(nil, .server("busy"))
    await eventually("a retry is set") { trial.clock.alarms.count == 1 }
    #expect(trial.model.state == .failed(.server("busy"), isRetrying: true) && trial.names.count == 3)
    trial.clock.advance(by: .seconds(1))
    await eventually("retry") { trial.client.open.last?.placeID == "paris" }
    trial.client.answer()
    await eventually("place") { !trial.places.isEmpty }
    #expect(trial.client.calls.map(\.token) == [token, token, token])
    #expect(trial.steps == ["request", "update", "select paris", "place paris"])
  }

  @Test func submittingIsTriedAgainAsSubmitting() async throws {
    let trial = try ListTrial()
    trial.model.submit("parma")
    await eventually("search") { trial.client.open.count == 1 }
    trial.client.answer(nil, .network("away"))
    await eventually("a retry is set") { trial.clock.alarms.count == 1 }
    trial.clock.advance(by: .seconds(1))
    await eventually("retry") { trial.client.open.last?.query == "parma" }
    trial.client.answer()
    await eventually("its place is asked for") { trial.client.open.last?.placeID == "parma" }
    trial.client.answer()
    await eventually("rows") { trial.model.sections.map(\.kind) == [.places] }
  }

  @Test func withoutRetriesAFailureWaitsForTheHand() async throws {
    let trial = ListTrial(try GatedClient()) { $0.retry.limit = 0 }
    await trial.type("par")
    trial.client.answer(nil, .network("away"))
    await eventually("failure") { trial.model.state == .failed(.network("away"), isRetrying: false) }
  }
}
