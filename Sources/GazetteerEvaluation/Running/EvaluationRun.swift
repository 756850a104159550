// SPDX-License-Identifier: Apache-2.0
import Gazetteer
package import GazetteerEngine
import GazetteerIndex

/// Asks an index all cases under one ranking profile.
package struct EvaluationRun {
  /// Suggestions that are looked at for each text: a target below counts as not found.
  package static let depth = 10
  /// Failures that are explained; the others are named alone.
  package static let explainedFailures = 200

  private let index: PlaceIndex
  private let name: String

  /// Opens an index under a profile; the name is for reports.
  ///
  /// - Throws: `IndexError`.
  package init(path: String, profile: RankingProfile = RankingProfile(), name: String = "standard") throws {
    index = try PlaceIndex(path: path, configuration: .init(), profile: profile)
    self.name = name
  }

  /// What came of the cases, in their order.
  ///
  /// - Parameters:
  ///   - explains: whether failures are explained, which asks them once more.
  ///   - progress: told how many cases are done.
  /// - Throws: `EvaluationError.badCase` for filters that break a rule of the contract, and what the index throws.
  package func results(of cases: [JudgedCase], explains: Bool = true, progress: (Int) -> Void = { _ in }) throws -> RunReport {
    try index.withSession { session in
      var asking = Asking(session)
      var results: [CaseResult] = []
      var explained = 0
      for judged in cases {
        var result = try asking.result(of: judged)
        if explains, !result.passed, explained < Self.explainedFailures {
          result.explanation = try asking.explanation(of: judged)
          explained += 1
        }
        results.append(result)
        progress(results.count)
      }
      return RunReport(profile: name, results: results, latency: Latency(microseconds: asking.microseconds))
    }
  }
}

/// Asks one case after the other in a session.
private struct Asking {
  private let session: IndexSession
  private let judge: Judge
  /// What each text took.
  private(set) var microseconds: [Double] = []

  init(_ session: IndexSession) {
    self.session = session
    judge = Judge(session)
  }

  mutating func result(of judged: JudgedCase) throws -> CaseResult {
    var ranks: [Int] = []
    if judged.isReplayed {
      for end in judged.text.indices {
        ranks.append(try judge.rank(of: judged.expected, in: places(judged, String(judged.text[...end]))))
      }
    }
    let places = try places(judged, judged.text)
    let gains = try judge.gains(of: judged.expected, in: places)
    let forbidden = try judge.rank(of: judged.absent, in: Array(places.prefix(Suggestions.shown)))
    let passed = gains.prefix(judged.rank).count { $0 } == judged.expected.count && forbidden == 0
    return CaseResult(
      id: judged.id, text: judged.text, group: judged.group, language: judged.filters.language, script: Script(of: judged.text).rawValue,
      type: judged.type, rank: try judge.rank(of: judged.expected, in: places), ranks: ranks,
      gain: Figures.gain(gains, wanted: judged.expected.count),
      passed: passed,
      isKnownFailure: judged.isKnownFailure, hasTarget: !judged.expected.isEmpty,
      found: passed ? [] : places.prefix(Suggestions.shown).map(\.text.text), wanted: judged.wanted, explanation: "")
  }

  /// What `explain` tells of the whole text; of the expected place when it has an id.
  func explanation(of judged: JudgedCase) throws -> String {
    let query = try judged.query(judged.text)
    let id = try judged.expected.lazy.compactMap(\.id).first { try session.engine.reader.place(withID: $0) != nil }
    return try session.explain(query, why: id).lines.joined(separator: "\n")
  }

  private mutating func places(_ judged: JudgedCase, _ text: String) throws -> [PlaceSuggestion] {
    let answer = try session.answer(judged.query(text))
    microseconds.append(answer.elapsed / .microseconds(1))
    return answer.places
  }
}

enum Suggestions {
  /// How many a person is shown.
  static let shown = 5
}

extension JudgedCase {
  /// The checked request for a text of the case.
  ///
  /// - Throws: `EvaluationError.badCase` that says which filter is wrong.
  func query(_ text: String) throws -> AutocompleteQuery {
    do throws(ContractError) {
      var parameters = AutocompleteParameters(input: text)
      if !filters.bias.isEmpty { parameters.locationBias = try .init(text: filters.bias, field: "bias") }
      if !filters.restriction.isEmpty { parameters.locationRestriction = try .init(text: filters.restriction, field: "restrict") }
      if !filters.origin.isEmpty { parameters.origin = try .init(text: filters.origin, field: "origin") }
      parameters.includedPrimaryTypes = filters.types
      parameters.includedRegionCodes = filters.countries
      parameters.languageCode = filters.language
      parameters.limit = max(EvaluationRun.depth, rank)
      return try AutocompleteQuery(parameters)
    } catch {
      throw EvaluationError.badRequest(id: id, reason: error.message)
    }
  }

  /// What is expected, in words.
  var wanted: String {
    expected.map { expectation in
      let fields = expectation.fields.sorted { $0.key.rawValue < $1.key.rawValue }.map { "\($0.key.rawValue) \($0.value)" }
      let spot = expectation.spot.map { ["\($0.latitude),\($0.longitude) ± \(Int($0.tolerance)) m"] } ?? []
      return ([expectation.id].compactMap(\.self) + fields + spot).joined(separator: ", ")
    }.joined(separator: "; ")
  }
}
