// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerImport

/// The files that an argument names: a file, all files in a folder and below it, or those that match a pattern.
///
///     try CasePaths("cases.ndjson").files       // itself
///     try CasePaths("relevance").files          // every file in it
///     try CasePaths("relevance/**/*.csv").files // * and ? within a name, [abc], ** any folders
///
/// Names that begin with a full stop are left out unless the argument writes the full stop. The files are sorted as in `FileTree`.
struct CasePaths {
  /// A file and its name in reports.
  struct File: Equatable {
    var path: String
    /// The path below the given folder, so that files with the same name in several folders can be distinguished.
    var name: String
    /// Whether the argument names the file itself; it must then contain cases.
    var isNamed: Bool
  }

  let files: [File]

  /// - Throws: `ImportError.fileNotFound` for a path that does not exist, and for a pattern that matches nothing.
  init(_ argument: String) throws(ImportError) {
    if argument != "-", let tree = FileTree(argument) {
      files = tree.map { File(path: $0.path, name: $0.name, isNamed: false) }
      if files.isEmpty, FileIdentity(argument) == nil { throw .fileNotFound(path: argument) }
    } else if argument == "-" || FileIdentity(argument) != nil {
      files = [File(path: argument, name: Self.lastPart(argument), isNamed: true)]
    } else {
      throw .fileNotFound(path: argument)
    }
  }

  private static func lastPart(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
}
