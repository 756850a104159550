// SPDX-License-Identifier: Apache-2.0

/// Why an evaluation fails.
package enum EvaluationError: Error, Equatable, CustomStringConvertible {
  /// A line or a member of a case file is malformed.
  case badCase(path: String, line: Int, reason: String)
  /// The request of a case breaks a rule of the contract.
  case badRequest(id: String, reason: String)
  /// The name of a file matches no form of cases.
  case unknownForm(path: String)
  /// The files contain no case that completes a text; `skipped` is the first skipped one.
  case noCases(path: String, skipped: String? = nil)
  /// A profile or a report cannot be read.
  case badFile(path: String, what: String, reason: String)

  /// A server does not answer, or not in its form.
  case serverFailed(url: String, reason: String)

  package var description: String {
    switch self {
    case .badCase(let path, let line, let reason):
      "\(path)\(line == 0 ? "" : ", line \(line)"): \(reason); correct the case or take it out"
    case .badRequest(let id, let reason):
      "the case \(id) cannot be asked: \(reason)"
    case .unknownForm(let path):
      "\(path) is of no known form of cases; its name has to end in .ndjson, .csv, .yml, .json, .txt or .tsv (each also with .gz)"
    case .noCases(let path, let skipped):
      "\(path) has no case that completes a text; check that it is the right file\(skipped.map { ". Skipped first: \($0)" } ?? "")"
    case .serverFailed(let url, let reason):
      "\(url) cannot be evaluated: \(reason); check the address, the form before it and the key"
    case .badFile(let path, let what, let reason):
      "\(path) is no \(what): \(reason); write one anew"
    }
  }
}
