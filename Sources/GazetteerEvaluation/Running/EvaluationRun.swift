// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
package import GazetteerEngine
import GazetteerIndex
import GazetteerService

/// Asks an index all cases under one ranking profile.
package struct EvaluationRun {
  /// Number of failures that are explained; the others are only named.
  package static let explainedFailures = 200

  private let index: PlaceIndex
  private let name: String

  /// Opens an index, or several as layers, under a profile; the name is for reports.
  ///
  /// - Throws: `IndexError`.
  package init(paths: [String], profile: RankingProfile = RankingProfile(), name: String = "standard") throws {
    var configuration = PlaceIndex.Configuration()
    configuration.ranking = Ranking(profile)
    configuration.checksWholeFiles = true
    index = try PlaceIndex(paths: paths, configuration: configuration)
    self.name = name
  }

  /// The results of the cases, in their order.
  ///
  /// - Parameters:
  ///   - explains: whether to explain failures, which asks their texts once more.
  ///   - progress: receives the number of finished cases.
  /// - Throws: `EvaluationError.badCase` for filters that break a rule of the contract, and what the index throws.
  package func results(of cases: [JudgedCase], explains: Bool = true, progress: (Int) -> Void = { _ in }) throws -> RunReport {
    try index.withSession { session in
      var asking = Asking(session)
      var results: [CaseResult] = []
      var explained = 0
      for judged in cases {
        var result = try asking.result(of: judged)
        if explains, !result.passed {
          let failure = try FailureSearch(session).cause(of: judged)
          result.cause = failure.cause
          if explained < Self.explainedFailures { result.explanation = try asking.explanation(of: judged, place: failure.place) }
          explained += 1
        }
        results.append(result)
        progress(results.count)
      }
      return RunReport(profile: name, results: results, latency: Latency(microseconds: asking.microseconds))
    }
  }
}

/// Asks the cases one after the other in a session.
private struct Asking {
  private let session: IndexSession
  private let judge: Judge
  /// The time of each text.
  private(set) var microseconds: [Double] = []

  init(_ session: IndexSession) {
    self.session = session
    judge = Judge(session)
  }

  mutating func result(of judged: JudgedCase) throws -> CaseResult {
    let (ranks, breaches) = judged.isReplayed ? try replay(judged) : ([], [])
    let places = try suggestions(judged.query(judged.text))
    let verdict = try Verdict(judged, places.map(judge.answer))
    var result = CaseResult(judged, verdict, shown: places.map(\.text.text))
    result.ranks = ranks
    result.breaches = breaches
    result.hasEmptyList = try places.isEmpty && session.answer(judged.query(judged.text, withQueries: true)).suggestions.isEmpty
    result.documents = TRECFiles.documents(places.map(\.placeID), met: verdict.met, targets: judged.targets)
    return result
  }

  /// The rank after each letter, and the places that one more code point lost.
  private mutating func replay(_ judged: JudgedCase) throws -> (ranks: [Int], breaches: [PrefixBreach]) {
    let target = try judged.targets.first?.place.id.flatMap(session.engine.reader.place)
    var watch = PrefixWatch(session.engine, target: target)
    var ranks: [Int] = []
    for end in judged.text.unicodeScalars.indices {
      let query = try judged.query(String(judged.text.unicodeScalars[...end]))
      try watch.type(query)
      let next = judged.text.unicodeScalars.index(after: end)
      if next.samePosition(in: judged.text) != nil { ranks.append(try judge.rank(of: judged.targets.map(\.place), in: suggestions(query))) }
    }
    return (ranks, watch.breaches)
  }

  /// What `explain` says about the whole text, and about a place that should be in the answer.
  func explanation(of judged: JudgedCase, place: Int?) throws -> String {
    let id = try place.map { try session.engine.reader.record(of: $0).id }
    return try session.explain(judged.query(judged.text), why: id).lines.joined(separator: "\n")
  }

  private mutating func suggestions(_ query: AutocompleteQuery) throws -> [PlaceSuggestion] {
    let answer = try session.answer(query)
    microseconds.append(answer.elapsed / .microseconds(1))
    return answer.places
  }
}

extension JudgedCase {
  /// The checked request for a text of the case.
  ///
  /// - Parameter withQueries: whether query predictions may be among the suggestions.
  /// - Throws: `EvaluationError.badCase` that says which filter is wrong.
  func query(_ text: String, withQueries: Bool = false) throws -> AutocompleteQuery {
    do throws(ContractError) {
      var parameters = AutocompleteParameters(input: text)
      if !filters.bias.isEmpty { parameters.locationBias = try .init(text: filters.bias, field: "bias") }
      if !filters.restriction.isEmpty { parameters.locationRestriction = try .init(text: filters.restriction, field: "restrict") }
      if !filters.origin.isEmpty { parameters.origin = try .init(text: filters.origin, field: "origin") }
      parameters.includedPrimaryTypes = filters.types
      parameters.includedRegionCodes = filters.countries
      parameters.languageCode = filters.language
      parameters.limit = depth
      parameters.includeQueryPredictions = withQueries
      return try AutocompleteQuery(parameters)
    } catch {
      throw EvaluationError.badRequest(id: id, reason: error.message)
    }
  }

  /// The expectation, in words.
  var wanted: String {
    (expected.isEmpty ? targets.map(\.place) : expected).map { expectation in
      let fields = expectation.fields.sorted { $0.key.rawValue < $1.key.rawValue }.map { "\($0.key.rawValue) \($0.value)" }
      let spot = expectation.spot.map { ["\($0.latitude),\($0.longitude) ± \(Int(clamping: $0.tolerance)) m"] } ?? []
      return ([expectation.id].compactMap(\.self) + fields + spot).joined(separator: ", ")
    }.joined(separator: "; ")
  }
}
