// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// The files of a folder or pattern, as sources of their own. Keeps none of their names but those of side files.
struct SourceTree {
  let spec: ImportSource
  /// The files that tell the names or codes of places.
  private(set) var sideFiles: [OpenedSource] = []
  /// Whether there are files of places.
  private(set) var hasPlaces = false
  /// Size of all files on disk.
  private(set) var bytes = 0
  private let tree: FileTree
  private let notSources: [String]

  /// Goes through the files once: finds the side files, and a file of places. Nil when the path names a single file or nothing.
  ///
  /// - Parameter notSources: paths of files that are no sources wherever they lie, as the index to write.
  /// - Throws: `ImportError` of a file that cannot be opened; `.fileNotFound` for a pattern without a match; `.noReadableFile`.
  init?(_ spec: ImportSource, notSources: [String]) throws(ImportError) {
    guard spec.path != "-", let tree = FileTree(spec.path) else { return nil }
    (self.spec, self.tree, self.notSources) = (spec, tree, notSources)
    var example: String?
    for file in files {
      bytes = bytes.addingClamped(FileAccess.size(file.path))
      if hasPlaces, !Self.mayBeSideFile(file.path) { continue }
      do throws(ImportError) { try look(into: file) } catch { if example == nil { example = error.reasonToLeaveOut } }
    }
    if hasPlaces || !sideFiles.isEmpty { return }
    if example == nil, FileIdentity(spec.path) == nil { throw .fileNotFound(path: spec.path) }
    throw .noReadableFile(path: spec.path, example: example)
  }

  private mutating func look(into file: ImportSource) throws(ImportError) {
    do throws(ImportError) {
      let opened = try OpenedSource(file)
      if case .side = opened.format { sideFiles.append(opened) } else { hasPlaces = true }
    } catch  where error.reasonToLeaveOut == nil {
      throw error
    }
  }

  /// The files that may be sources, in order.
  var files: some Sequence<ImportSource> {
    let others = notSources.compactMap { FileIdentity($0) }
    return tree.lazy.filter { Self.isSource($0, others) }.map { file in
      var source = spec
      source.path = file.path
      return source
    }
  }

  /// Whether a file is one of the side files, which are read before all places.
  func isSideFile(_ path: String) -> Bool { sideFiles.contains { $0.spec.path == path } }

  /// What lies beside data and is none: the words of its publisher, and files that an import is writing.
  private static func isSource(_ file: FileTree.File, _ others: [FileIdentity]) -> Bool {
    let name = file.name.split(separator: "/").last.map { $0.lowercased() } ?? ""
    if TemporaryFiles.isName(name) || documents.contains(where: name.hasPrefix) || name.hasSuffix(".md") { return false }
    return others.isEmpty || !(FileIdentity(file.path).map(others.contains) ?? false)
  }

  private static let documents = ["readme", "license", "licence", "notice", "copying", "changelog", "sha256sum", "md5sum"]

  /// Side files are plain tables: files of other kinds need not be opened twice.
  private static func mayBeSideFile(_ path: String) -> Bool {
    let name = path.lowercased()
    let plain = name.hasSuffix(".gz") ? String(name.dropLast(3)) : name
    return !otherKinds.contains(where: plain.hasSuffix)
  }

  private static let otherKinds = ["json", "jsonl", "geojsonl", "geojsonseq", ".csv", ".pbf", ".osm", ".osc", ".gaz", ".db", ".sqlite"]
}

extension ImportError {
  /// Why a file of a folder is left out; nil for a failure that ends the import, as a file that cannot be opened.
  var reasonToLeaveOut: String? {
    switch self {
    case .unknownFormat, .emptySource, .columnUnclear, .notInDegrees, .changesWithoutBase: description
    default: nil
    }
  }
}
