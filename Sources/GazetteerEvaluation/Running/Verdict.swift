// SPDX-License-Identifier: Apache-2.0

/// How the answers to the whole text of a case compare with its expectations.
struct Verdict {
  /// For each answer the target that it is the first to meet, as a position in `JudgedCase.targets`; of several targets the best.
  let met: [Int?]
  /// Position from 1 of the first answer that meets a target; 0 if none does.
  let rank: Int
  /// Normalised discounted cumulative gain of the first five; see `Figures`.
  let gain: Double
  /// Whether all expected places came in time, and none that must not appear. If a case has only judgments, any target in time suffices.
  let passed: Bool

  init(_ judged: JudgedCase, _ answers: [any JudgedAnswer]) throws {
    let targets = judged.targets
    met = try Self.met(targets.map(\.place), answers)
    rank = met.firstIndex { $0 != nil }.map { $0 + 1 } ?? 0
    gain = Figures.gain(met.map { $0.map { targets[$0].grade } ?? 0 }, wanted: targets.map(\.grade))
    let forbidden = try answers.prefix(Suggestions.shown).contains { answer in try judged.absent.contains { try answer.meets($0) } }
    passed = try Self.cameInTime(judged, answers, rank: rank, met: met) && !forbidden
  }

  private static func cameInTime(_ judged: JudgedCase, _ answers: [any JudgedAnswer], rank: Int, met: [Int?]) throws -> Bool {
    if judged.expected.isEmpty { return judged.targets.isEmpty || (1...judged.rank).contains(rank) }
    let expected = judged.judgments.isEmpty ? met : try Self.met(judged.expected, answers)
    return expected.prefix(judged.rank).count { $0 != nil } == judged.expected.count
  }

  private static func met(_ places: [ExpectedPlace], _ answers: [any JudgedAnswer]) throws -> [Int?] {
    var open = Array(places.indices)
    return try answers.map { answer in
      guard let position = try open.firstIndex(where: { try answer.meets(places[$0]) }) else { return nil }
      return open.remove(at: position)
    }
  }
}

extension CaseResult {
  /// The result of a case, from the answers to the whole text alone.
  ///
  /// - Parameter shown: the answers as a reader sees them.
  init(_ judged: JudgedCase, _ verdict: Verdict, shown: [String]) {
    self.init(
      id: judged.id, text: judged.text, group: judged.group, language: judged.filters.language, script: Script(of: judged.text).rawValue,
      type: judged.type, rank: verdict.rank, ranks: [], gain: verdict.gain, passed: verdict.passed, isKnownFailure: judged.isKnownFailure,
      hasTarget: !judged.targets.isEmpty || !judged.expected.isEmpty, breaches: [],
      found: verdict.passed ? [] : Array(shown.prefix(Suggestions.shown)), wanted: judged.wanted, cause: nil, explanation: "")
  }
}
