// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import GazetteerEvaluation

@Suite struct ChoiceCaseTests {
  private func line(_ session: String, _ rest: String) -> String {
    #"{"time":"2026-11-21T12:00:00Z","session":"\#(session)",\#(rest)}"# + "\n"
  }

  @Test func theLastTextBeforeAChoiceIsACase() throws {
    var choices = ChoiceCases()
    choices.read(
      line("1", #""typed":"p""#) + line("2", #""typed":"par","countries":["fr"],"bias":"circle:48.86,2.35,5000.0","language":"fr""#)
        + line("1", #""typed":"pa""#) + line("1", #""chosen":"parma""#) + line("2", #""chosen":"paris""#) + line("3", #""chosen":"lost""#)
        + line("1", #""chosen":"again""#) + "nonsense\n" + line("4", #""typed":"never""#))
    let cases = choices.cases
    #expect(cases.map(\.text) == ["pa", "par"] && cases.map(\.id) == ["log-pa", "log-par"] && choices.unreadable == 1)
    #expect(cases.map(\.expected) == [[ExpectedPlace(id: "parma")], [ExpectedPlace(id: "paris")]])
    #expect(
      cases[1].filters.countries == ["fr"] && cases[1].filters.bias == "circle:48.86,2.35,5000.0" && cases[1].filters.language == "fr")
  }

  @Test func severalPlacesForATextAreGradedByHowOftenTheyWereTaken() {
    var choices = ChoiceCases()
    let chosen = ["a", "a", "a", "a", "b", "b", "c"]
    for (number, id) in chosen.enumerated() { choices.read(line("\(number)", #""typed":"x""#) + line("\(number)", #""chosen":"\#(id)""#)) }
    #expect(
      choices.cases.first?.judgments == [
        Judgment(ExpectedPlace(id: "a"), grade: 3), Judgment(ExpectedPlace(id: "b"), grade: 2), Judgment(ExpectedPlace(id: "c"), grade: 1),
      ])
  }
}
