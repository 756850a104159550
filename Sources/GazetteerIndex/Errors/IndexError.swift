// SPDX-License-Identifier: Apache-2.0

/// Why an index file cannot be written or read.
public enum IndexError: Error, Equatable, Sendable {
  /// No file was named.
  case noFile
  /// Nothing is at this path.
  case notFound(path: String)
  /// The file is there, but may not or cannot be read.
  case unreadable(path: String, reason: String)
  /// The path names a directory.
  case isDirectory(path: String)
  /// The path names a folder of packs, where one index file is needed.
  case packFolder(path: String)
  /// The manifest of a folder of packs names a file that is not there.
  case missingPack(path: String)
  /// The file is not an index of Gazetteer.
  case notAnIndex(path: String)
  /// The file was written for another layout; importing again is the only cure.
  case versionMismatch(path: String, found: Int64, expected: Int64)
  /// The file is an index, but parts of it are missing or wrong.
  case damaged(path: String, reason: String)
  /// The SQLite library lacks a module that the index needs.
  case missingFeature(String)
  /// The output cannot be written: no room, no right, no folder.
  case cannotWrite(path: String, reason: String)
  /// A record breaks a rule that the importer should have enforced.
  case invalidRecord(id: String, reason: String)
  /// SQLite refused a statement that should succeed.
  case database(SQLiteError)
}

extension IndexError: CustomStringConvertible, WordedError {
  /// One line that says what is wrong, and the cure.
  public var description: String { wording.description }

  package var wording: Wording {
    switch self {
    case .noFile: "No index file is named: \(Remedy.makeIndex), or \(Remedy.nameIndex)."
    case .notFound(let path):
      "There is no file at \(path): \(Remedy.makeIndex), or \(Remedy.nameIndex)."
    case .unreadable(let path, let reason):
      "The file \(path) cannot be read: \(reason). Check its permissions, or \(Remedy.nameIndex)."
    case .isDirectory(let path):
      "\(path) is a directory. Name the index file in it."
    case .packFolder(let path):
      "\(path) is a folder of packs, and one index file is needed here. Name a pack in it, or \(Remedy.joinPacks)."
    case .missingPack(let path):
      "There is no pack \(path), which the manifest.json beside it names. Copy it there again, or leave it out of the manifest."
    case .notAnIndex(let path):
      "\(path) is not a Gazetteer index: \(Remedy.makeIndex), or \(Remedy.nameIndex)."
    case .versionMismatch(let path, let found, let expected):
      "The index \(path) has format \(found), this build reads format \(expected): \(Remedy.makeIndex) anew."
    case .damaged(let path, let reason):
      "The index \(path) is damaged: \(reason). Restore it from a copy, or \(Remedy.makeIndex) anew."
    case .missingFeature(let name):
      "The SQLite library in use lacks \(name). Install a SQLite built with FTS5 and R-tree (Debian: libsqlite3-0)."
    case .cannotWrite(let path, let reason):
      "The output \(path) cannot be written: \(reason). Make room for it, or \(Remedy.moveOutput)."
    case .invalidRecord(let id, let reason):
      "The record \(id) cannot be stored: \(reason)."
    case .database(let error):
      "SQLite could not do its work: \(error.message) (error \(error.code)). Check disk and memory and try again; if it comes again, report it."
    }
  }
}
