// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerBase
import GazetteerEvaluation
import GazetteerImport

/// The files of `evaluate`, `judge` and `tune`.
enum CaseFiles {
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

  /// A path for the file of each of several runs: the path itself, then `run-2.txt`, `run-3.txt` beside `run.txt`.
  static func numbered(_ path: String, count: Int) -> [String] {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    let ending = name.lastIndex(of: ".").map { name[$0...] } ?? ""
    let stem = path.dropLast(ending.count)
    return (0..<count).map { $0 == 0 ? path : "\(stem)-\($0 + 1)\(ending)" }
  }
}
