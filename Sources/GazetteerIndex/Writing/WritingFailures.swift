// SPDX-License-Identifier: Apache-2.0
import GazetteerFiles
import GazetteerSQLite

/// Does work on a file under construction: what SQLite or the system refuses comes up as what it means to whoever wants the output.
func translatingFailures<Result>(path: String, _ work: () throws -> Result) throws -> Result {
  do { return try work() } catch let error as SQLiteError { throw writingFailure(error, path: path) }
}

/// The same for calls of the system.
func translatingFileFailures<Result>(path: String, _ work: () throws(FileFailure) -> Result) throws(IndexError) -> Result {
  do throws(FileFailure) { return try work() } catch { throw .cannotWrite(path: path, reason: error.reason) }
}

private func writingFailure(_ error: SQLiteError, path: String) -> IndexError {
  switch error.primaryCode {
  case 13: .cannotWrite(path: path, reason: "no space is left")  // SQLITE_FULL
  case 10, 14, 8, 3: .cannotWrite(path: path, reason: error.message)  // SQLITE_IOERR, CANTOPEN, READONLY, PERM
  case 5, 6, 15, 22: .cannotWrite(path: path, reason: error.message)  // SQLITE_BUSY, LOCKED, PROTOCOL, NOLFS
  case 7: .cannotWrite(path: path, reason: "there is too little memory")  // SQLITE_NOMEM
  // SQLITE_CORRUPT, NOTADB: nobody but this process writes to the file.
  case 11, 26: .cannotWrite(path: path, reason: "what was written came back damaged; the disk may be failing")
  case 1 where error.message.contains("no such module"): .missingFeature(error.message)
  default: .database(error)
  }
}
