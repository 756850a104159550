// SPDX-License-Identifier: Apache-2.0
package import Foundation
import GazetteerBase
package import GazetteerEngine
import GazetteerService

/// Reports and ranking profiles as files.
package enum ReportFile {
  /// The report as JSON with sorted members, so that two can be compared line by line.
  package static func data(_ report: EvaluationReport) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    return try encoder.encode(report) + Data("\n".utf8)
  }

  /// Reads what `data` wrote.
  ///
  /// - Throws: `EvaluationError.badFile`.
  package static func report(_ data: Data, path: String) throws -> EvaluationReport {
    let report: EvaluationReport = try decoded(data, path: path, what: "report of an evaluation")
    if report.format != EvaluationReport.currentFormat || report.runs.isEmpty {
      throw EvaluationError.badFile(
        path: path, what: "report of an evaluation", reason: "its format is \(report.format), not \(EvaluationReport.currentFormat)")
    }
    return report
  }

  /// A ranking profile; absent members keep their default.
  ///
  /// - Throws: `EvaluationError.badFile`, also for numbers that break the rules of `RankingProfile`.
  package static func profile(_ data: Data, path: String) throws -> RankingProfile {
    do {
      return try Ranking(profile: data).profile
    } catch let error as RankingError {
      throw EvaluationError.badFile(path: path, what: "ranking profile", reason: error.reason)
    }
  }

  /// A profile as JSON, with all weights.
  package static func data(_ profile: RankingProfile) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    return try encoder.encode(profile) + Data("\n".utf8)
  }

  private static func decoded<Value: Decodable>(_ data: Data, path: String, what: String) throws -> Value {
    do {
      return try JSONDecoder().decode(Value.self, from: data)
    } catch let error as DecodingError {
      throw EvaluationError.badFile(path: path, what: what, reason: error.reason)
    }
  }
}
