// SPDX-License-Identifier: Apache-2.0
import EmbeddedIndex
import Foundation
import GazetteerEngine
import GazetteerService
import Testing

@testable import GazetteerEvaluation

/// Promise P10 for the whole answer: what `explain` lists is what a search gives.
@Suite struct SuiteExplanationTests {
  private static let suite = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "EvaluationSuite/embedded.csv")

  @Test("explain lists what the search gives, in its order, for every letter of every case of the checked-in suite")
  func equalsAnswer() throws {
    let cases = try CaseFile(path: Self.suite.path()).cases()
    #expect(cases.count > 50)
    try EmbeddedIndex.index.get().withSession { session in
      for judged in cases {
        for end in judged.text.unicodeScalars.indices {
          let query = try judged.query(String(judged.text.unicodeScalars[...end]))
          let answer = try session.answer(query)
          let explanation = try session.explain(query)
          try #require(explanation.suggestions == answer.suggestions, "\(judged.id): \(query.text)")
          let listed = Set(answer.places.map(\.placeID))
          #expect(explanation.dropped.allSatisfy { $0.placeID.map { !listed.contains($0) } ?? true }, "\(judged.id): \(query.text)")
        }
      }
    }
  }
}
