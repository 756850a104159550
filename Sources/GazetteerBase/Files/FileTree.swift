// SPDX-License-Identifier: Apache-2.0
import GazetteerLibC

/// The files that a path stands for: all of a folder and below it, or those that match a pattern.
///
///     FileTree("stores")            // every file in it
///     FileTree("stores/**/*.csv")   // * and ? within a name, [abc], ** any number of folders
///
/// Files come sorted by name within each folder; a folder comes where its name stands. Names that begin with a full stop are left out unless the
/// pattern writes the full stop. Links to files are followed, links to folders below the first are not: they could lead back. Each folder is listed
/// when it is its turn, so memory use grows with the largest folder on the way, not with the number of files. A folder that cannot be listed comes as
/// a file, so that whoever opens it learns the reason.
package struct FileTree: Sequence {
  /// A file of the tree.
  package struct File: Equatable, Sendable {
    /// Its path, with that of the tree in front.
    package var path: String
    /// The path below the folder, or below the last folder that the pattern names in full.
    package var name: String
  }

  private let start: Node

  /// The tree of a path; nil for a path that is neither a folder nor a pattern, and for a file whose name looks like a pattern.
  package init?(_ path: String) {
    if let status = try? FileAccess.status(path) {
      guard status.st_mode & S_IFMT == S_IFDIR else { return nil }
      start = Node(path: path, name: "", patterns: [[]])
      return
    }
    let parts = path.split(separator: "/").map(String.init)
    guard let first = parts.firstIndex(where: Self.isPattern) else { return nil }
    let folder = (path.hasPrefix("/") ? "/" : "") + parts[..<first].joined(separator: "/")
    start = Node(path: folder, name: "", patterns: [parts[first...]])
  }

  private static func isPattern(_ part: String) -> Bool { part.contains { "*?[".contains($0) } }

  package func makeIterator() -> Iterator { Iterator(waiting: [start]) }

  /// Goes through the files.
  package struct Iterator: IteratorProtocol {
    /// What is still to come, the next one last.
    fileprivate var waiting: [Node]

    package mutating func next() -> File? {
      while let node = waiting.popLast() {
        guard !node.isFile, let entries = node.entries else { return File(path: node.path, name: node.name) }
        waiting += entries.reversed()
      }
      return nil
    }
  }
}

/// A file, or a folder with what its entries have to match.
private struct Node {
  var path: String
  var name: String
  var isFile = false
  /// The parts of a pattern that are left for the entries; several where `**` stands for more or fewer folders. Without parts everything matches.
  var patterns: [ArraySlice<String>]

  init(path: String, name: String, isFile: Bool = false, patterns: [ArraySlice<String>]) {
    (self.path, self.name, self.isFile, self.patterns) = (path, name, isFile, patterns)
  }

  /// The entries of a folder that match, sorted; nil when it is there but cannot be listed.
  var entries: [Node]? {
    do throws(FileFailure) {
      return try FileAccess.names(in: path.isEmpty ? "." : path).sorted().compactMap(entry)
    } catch {
      return error.isMissing ? [] : nil
    }
  }

  private func entry(_ entryName: String) -> Node? {
    let left = Array(Set(patterns.flatMap { Self.left(of: $0, after: entryName) }))
    guard !left.isEmpty else { return nil }
    let (path, name) = (Self.joined(path, entryName), Self.joined(name, entryName))
    guard let status = try? FileAccess.status(path, followsLinks: false) else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return Node(path: path, name: name, patterns: left)
    case S_IFLNK where (try? FileAccess.status(path)).map { $0.st_mode & S_IFMT == S_IFDIR } ?? true: return nil
    default: return left.contains(where: \.isEmpty) ? Node(path: path, name: name, isFile: true, patterns: []) : nil
    }
  }

  /// What is left of a pattern for the entries of a folder of this name; nothing when the name does not match.
  private static func left(of pattern: ArraySlice<String>, after name: String) -> [ArraySlice<String>] {
    guard let part = pattern.first else { return name.hasPrefix(".") ? [] : [[]] }
    if name.hasPrefix("."), !part.hasPrefix(".") { return part == "**" ? left(of: pattern.dropFirst(), after: name) : [] }
    if part == "**" { return left(of: pattern.dropFirst(), after: name) + [pattern] }
    return fnmatch(part, name, 0) == 0 ? [pattern.dropFirst()] : []
  }

  private static func joined(_ folder: String, _ name: String) -> String {
    folder.isEmpty || folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}

extension FileAccess {
  /// The names in a folder, in no order, without `.` and `..`.
  static func names(in folder: String) throws(FileFailure) -> [String] {
    guard let listing = opendir(folder) else { throw .last }
    defer { closedir(listing) }
    var names: [String] = []
    while let entry = readdir(listing) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
