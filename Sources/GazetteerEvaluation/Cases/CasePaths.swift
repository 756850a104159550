// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerImport

/// The files that an argument names: a file, all files in a folder and below it, or those that match a pattern.
///
///     try CasePaths("cases.ndjson").files       // itself
///     try CasePaths("relevance").files          // every file in it
///     try CasePaths("relevance/**/*.csv").files // * and ? within a name, [abc], ** any folders
///
/// Names that begin with a full stop are left out unless the argument writes the full stop. The files are sorted by name.
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
    if argument == "-" {
      files = [File(path: argument, name: argument, isNamed: true)]
    } else if let isFolder = Self.isFolder(argument) {
      files = isFolder ? Self.below(argument, name: "") : [File(path: argument, name: Self.lastPart(argument), isNamed: true)]
    } else {
      files = Self.matches(argument)
      if files.isEmpty { throw .fileNotFound(path: argument) }
    }
  }

  /// nil when there is nothing at the path.
  private static func isFolder(_ path: String) -> Bool? {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) ? isFolder.boolValue : nil
  }

  private static func lastPart(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  private static func entries(_ folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []).sorted()
  }

  private static func joined(_ folder: String, _ name: String) -> String {
    folder.isEmpty || folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  private static func below(_ folder: String, name: String) -> [File] {
    entries(folder).filter { !$0.hasPrefix(".") }.flatMap { entry -> [File] in
      let (path, name) = (joined(folder, entry), joined(name, entry))
      return isFolder(path) == true ? below(path, name: name) : [File(path: path, name: name, isNamed: false)]
    }
  }

  // MARK: Patterns

  private static func matches(_ pattern: String) -> [File] {
    let parts = pattern.split(separator: "/").map(String.init)
    guard let first = parts.firstIndex(where: isPattern) else { return [] }
    let folder = (pattern.hasPrefix("/") ? "/" : "") + parts[..<first].joined(separator: "/")
    return files(in: folder, name: "", parts[first...])
  }

  private static func isPattern(_ part: String) -> Bool { part.contains { "*?[".contains($0) } }

  /// The files of a folder that match the rest of a pattern; a folder at its end stands for everything in it.
  private static func files(in folder: String, name: String, _ parts: ArraySlice<String>) -> [File] {
    guard let part = parts.first else { return below(folder, name: name) }
    let rest = parts.dropFirst()
    let entries = entries(folder).filter { part.hasPrefix(".") || !$0.hasPrefix(".") }
    if part == "**" {
      // Any number of folders, including none.
      let here = files(in: folder, name: name, rest)
      let deeper =
        rest.isEmpty
        ? []
        : entries.filter { isFolder(joined(folder, $0)) == true }.flatMap { entry in
          files(in: joined(folder, entry), name: joined(name, entry), parts)
        }
      return here + deeper.filter { !here.contains($0) }
    }
    return entries.filter { fits($0, part) }.flatMap { entry -> [File] in
      let (path, name) = (joined(folder, entry), joined(name, entry))
      if isFolder(path) == true { return files(in: path, name: name, rest) }
      return rest.isEmpty ? [File(path: path, name: name, isNamed: false)] : []
    }
  }

  private static func fits(_ name: String, _ pattern: String) -> Bool { fnmatch(pattern, name, 0) == 0 }
}
