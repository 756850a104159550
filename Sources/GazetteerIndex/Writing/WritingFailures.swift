// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// Runs work on a file under construction, and translates failures of SQLite or the system into errors about the output.
func translatingFailures<Result>(path: String, _ work: () throws -> Result) throws -> Result {
  do { return try work() } catch let error as SQLiteError { throw writingFailure(error, path: path) }
}

/// The same for system calls.
func translatingFileFailures<Result>(
  path: @autoclosure () -> String, _ work: () throws(FileFailure) -> Result
) throws(IndexError) -> Result {
  do throws(FileFailure) { return try work() } catch { throw .cannotWrite(path: path(), reason: error.reason) }
}

private func writingFailure(_ error: SQLiteError, path: String) -> IndexError {
  switch error.kind {
  case .full: .cannotWrite(path: path, reason: "no space is left")
  case .inputOutput, .cannotOpen, .readOnly, .denied, .locked: .cannotWrite(path: path, reason: error.message)
  case .outOfMemory: .cannotWrite(path: path, reason: "there is too little memory")
  // Only this process writes to the file.
  case .corrupt, .notADatabase: .cannotWrite(path: path, reason: "what was written came back damaged; the disk may be failing")
  case .error where error.message.contains("no such module"): .missingFeature(error.message)
  default: .database(error)
  }
}
