// SPDX-License-Identifier: Apache-2.0
import Foundation

@testable import GazetteerEvaluation

/// The result of a case, with what a test says of it.
func result(
  _ id: String, rank: Int, ranks: [Int] = [], passed: Bool? = nil, isKnownFailure: Bool = false, hasTarget: Bool = true, text: String = "x",
  isEmpty: Bool? = nil
) -> CaseResult {
  CaseResult(
    id: id, text: text, group: "g", language: "", script: "latin", type: "", rank: rank, ranks: ranks, gain: rank == 1 ? 1 : 0,
    passed: passed ?? (rank == 1), isKnownFailure: isKnownFailure, hasTarget: hasTarget, hasEmptyList: isEmpty, breaches: [], found: [],
    wanted: "", cause: nil,
    explanation: "")
}

func run(_ results: [CaseResult], _ profile: String = "standard") -> RunReport {
  RunReport(profile: profile, results: results, latency: Latency(microseconds: [10, 20, 30]))
}

/// The cases of a file of that name and content.
func cases(_ name: String, _ text: String) throws -> [JudgedCase] {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("evaluation-tests-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let path = folder.appendingPathComponent(name)
  try Data(text.utf8).write(to: path)
  return try CaseFile(path: path.path).cases()
}
