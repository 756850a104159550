// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerTesting
import Testing

@testable import GazetteerEvaluation

@Suite struct JudgmentTests {
  private func world() throws -> World {
    try World([
      .place("Paris", id: "paris", at: (48.85, 2.35), importance: 0.9, country: "FR"),
      .place("Parma", id: "parma", at: (44.8, 10.3), importance: 0.6, country: "IT"),
      .place("Par", id: "a b", at: (50.3, -4.7), importance: 0.1, country: "GB"),
    ])
  }

  private func outcome(_ judged: JudgedCase, _ world: World) throws -> RunReport {
    try EvaluationRun(paths: [world.path]).results(of: [judged], explains: false)
  }

  private func graded(_ text: String, _ grades: (ExpectedPlace, Int)...) -> JudgedCase {
    var judged = JudgedCase(id: text, text: text)
    judged.judgments = grades.map { Judgment($0.0, grade: $0.1) }
    return judged
  }

  @Test func gradesAreGainsAndTheFirstGoodPlaceCounts() throws {
    let world = try world()  // pari: Paris; par: Paris, Parma, and Par behind a slot or before
    let judged = graded("pa", (ExpectedPlace(id: "paris"), 1), (ExpectedPlace(id: "parma"), 3))
    let result = try #require(try outcome(judged, world).results.first)
    #expect(result.rank == 1 && result.hasTarget && result.passed)
    #expect(abs(result.gain - (1 + 3 / log2(3)) / (3 + 1 / log2(3))) < 1e-9)
  }

  @Test func aPlaceJudgedWrongIsNotFound() throws {
    let judged = graded("paris", (ExpectedPlace(id: "paris"), 0), (ExpectedPlace(id: "parma"), 2))
    let result = try #require(try outcome(judged, try world()).results.first)
    #expect(result.rank == 0 && result.gain == 0 && !result.passed)
    #expect(result.wanted == "parma")
  }

  @Test func judgmentsComeBackAsTheyWereAndNeedAGrade() throws {
    var judged = graded("par", (ExpectedPlace(id: "paris"), 3), (ExpectedPlace(fields: [.name: "Parma"]), 0))
    judged.group = "c.ndjson"
    #expect(try JSONDecoder().decode(JudgedCase.self, from: JSONEncoder().encode(judged)) == judged)
    for grade in ["4", "-1", "\"3\"", "null"] {
      let line = #"{"text": "x", "judgments": [{"id": "a", "grade": \#(grade)}]}"#
      #expect(throws: EvaluationError.self) { try cases("c.ndjson", line) }
    }
  }

  @Test func aToleranceIsThatOfAllPositions() throws {
    var judged = JudgedCase(id: "a", text: "paris")
    judged.expected = [ExpectedPlace(spot: .init(latitude: 48.86, longitude: 2.35, tolerance: 10))]
    let world = try world()
    #expect(try outcome(judged, world).results[0].rank == 0)
    #expect(try outcome(judged.within(2_000), world).results[0].rank == 1)
  }

  @Test("A house is judged by its street and number, a known one and one between others", arguments: ["12", "14"])
  func houses(number: String) throws {
    let world = try World([
      .street("Main Street", id: "main", at: (40, -80), country: "US", locality: "Springfield", numbers: ["10", "12", "16"])
    ])
    func rank(_ number: String, _ street: String) throws -> Int {
      var judged = JudgedCase(id: "house", text: "\(number) main street")
      judged.expected = [ExpectedPlace(fields: [.houseNumber: number, .street: street, .locality: "Springfield"])]
      return try outcome(judged, world).results[0].rank
    }
    #expect(try rank(number, "Main Street") == 1)
    #expect(try rank(number, "Elm Street") == 0)
  }

  @Test func filesOfTRECHaveALineForEachJudgmentAndAnswer() throws {
    var judged = graded(
      "par is", (ExpectedPlace(id: "paris"), 1), (ExpectedPlace(fields: [.name: "Parma"]), 3), (ExpectedPlace(id: "a b"), 0))
    judged.text = "par"
    let qrels = TRECFiles.qrels([judged]).split(separator: "\n")
    #expect(qrels == ["par%20is 0 target-1 3", "par%20is 0 paris 1", "par%20is 0 a%20b 0"])
    let run = TRECFiles.run(try outcome(judged, try world())).split(separator: "\n").map { $0.split(separator: " ") }
    #expect(Set(run.map { $0[2] }) == ["paris", "target-1", "a%20b"])
    #expect(run.map { $0[4] } == ["3", "2", "1"] && run.allSatisfy { $0.count == 6 && $0[1] == "Q0" && $0[5] == "standard" })
  }

  @Test func casesAboutWhatMustNotAppearHaveNoLines() {
    var judged = JudgedCase(id: "a", text: "par")
    judged.absent = [ExpectedPlace(id: "parma")]
    #expect(TRECFiles.qrels([judged]).isEmpty)
  }
}
