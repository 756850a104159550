// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerEvaluation
import GazetteerFiles
import GazetteerImport

/// The files of `evaluate` and `tune`.
enum CaseFiles {
  /// The cases of all files, in their order. Of several files those about other tasks are passed over with a message. An id that comes again gets a number, so that reports can tell the cases apart.
  static func cases(_ paths: [String]) throws -> [JudgedCase] {
    var seen: [String: Int] = [:]
    return try paths.flatMap { try cases($0, isOnly: paths.count == 1) }.map { judged in
      seen[judged.id, default: 0] += 1
      guard let number = seen[judged.id], number > 1 else { return judged }
      var numbered = judged
      numbered.id = "\(judged.id) (\(number))"
      return numbered
    }
  }

  private static func cases(_ path: String, isOnly: Bool) throws -> [JudgedCase] {
    do {
      return try CaseFile(path: path).cases()
    } catch let error as EvaluationError where !isOnly && error == .noCases(path: path) {
      StandardError.write("gazetteer: passed over: \(error)\n")
      return []
    }
  }

  /// What a file holds.
  ///
  /// - Throws: `ImportError`.
  static func data(_ path: String) throws -> Data { Data(try ByteSource.bytes(path: path)) }

  /// Writes a file in one step.
  ///
  /// - Throws: `CommandError.cannotWrite`.
  static func write(_ data: Data, to path: String) throws {
    do throws(FileFailure) { try FileAccess.replace(path, with: Array(data)) } catch {
      throw CommandError.cannotWrite(path: path, reason: error.reason)
    }
  }
}
