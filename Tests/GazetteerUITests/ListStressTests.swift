// SPDX-License-Identifier: Apache-2.0
import Gazetteer
import GazetteerBase
import GazetteerTesting
import GazetteerUI
import Testing

/// Random hands on a list: keys, pauses, answers, failures, selections, in any order.
@MainActor @Suite(.timeLimit(.minutes(30))) struct ListStressTests {
  @Test("request and update take turns, and rows belong to the newest text", arguments: 0..<24 as Range<UInt64>)
  func anyOrder(seed: UInt64) async throws {
    var random = SeededRandom(seed: seed)
    let client = try GatedClient(heedsCancelling: random.chance(0.5))
    let trial = ListTrial(client) { $0.retry = .init(limit: 2, firstDelay: .milliseconds(100)) }
    let model = trial.model
    for _ in 0..<120 {
      switch Int.random(in: 0..<20, using: &random) {
      case 0..<7: model.sourceTextHasChanged(random.pick(["", "p", "pa", "par", "paris", "parma", "pargn", "zzz"]))
      case 7..<11: trial.clock.advance(by: .milliseconds(random.pick([5, 20, 50, 200])))
      case 11..<16:
        if let call = client.open.randomElement(using: &random) {
          client.answer(call.number, random.chance(0.3) ? random.pick([.network("away"), .invalidRequest("bad")]) : nil)
        }
      case 16:
        trial.goesOn = random.chance(0.7)
        if let row = model.sections.first?.rows.randomElement(using: &random) { model.select(row) }
      case 17: model.submit(random.pick(["paris", " "]))
      case 18: model.retry()
      default: model.cancel()
      }
      for _ in 0..<Int.random(in: 0..<20, using: &random) { await Task.yield() }
      // What is shown as the result of a text fits the text.
      if model.state == .results, model.sections.first?.kind == .suggestions, trial.steps.last == "update" {
        #expect(trial.names.allSatisfy { $0.lowercased().hasPrefix(model.text) }, "\(model.text): \(trial.names)")
      }
      #expect(model.isRequesting == (trial.heard.last { $0 == "request" || $0 == "update" } == "request"))
    }
    let turns = trial.heard.filter { $0 == "request" || $0 == "update" }
    #expect(zip(turns, turns.dropFirst()).allSatisfy { $0 != $1 }, "\(turns)")
    #expect(turns.first.map { $0 == "request" } ?? true)

    // Left alone with a client that answers, it comes to rest with the rows of the newest text.
    model.cancel()
    model.sourceTextHasChanged("parma")
    await eventually("rest") {
      trial.clock.advance(by: .milliseconds(100))
      while let call = client.open.first { client.answer(call.number) }
      return model.state == .results
    }
    #expect(trial.names == ["Parma"] && !model.isRequesting)
  }
}
