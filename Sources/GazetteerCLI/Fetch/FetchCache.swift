// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerBase
import GazetteerService

/// The folder of fetched files: for each file `NAME`, what is there of an unfinished one in `NAME.part`, and beside them, hidden from imports of the
/// folder, `.NAME.json` (where it is from), `.NAME.part.json`, and `.NAME.lock`, which a fetch holds while it works.
struct FetchCache {
  let folder: String

  /// The folder that was named, else `sources` beside the sample index.
  init(_ folder: String?) {
    let standard = sampleIndexPath().split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/") + "/sources"
    let path = folder ?? standard
    self.folder = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// The paths for a file of the catalogue.
  func paths(of file: CataloguedFile) -> Paths { Paths(file: "\(folder)/\(file.path)") }

  /// A file and what belongs to it.
  struct Paths {
    let file: String

    var part: String { file + ".part" }
    var facts: String { hidden("json") }
    var partFacts: String { hidden("part.json") }
    var unpacked: String { hidden("new") }

    var folder: String { URL(fileURLWithPath: file).deletingLastPathComponent().path }
    private var name: String { URL(fileURLWithPath: file).lastPathComponent }
    private func hidden(_ ending: String) -> String { "\(folder)/.\(name).\(ending)" }

    /// Makes the folder and waits until no other process fetches the file; calls `waiting` when it has to.
    ///
    /// - Returns: A descriptor to close after the work.
    /// - Throws: `CommandError.cannotWrite`.
    func lock(waiting: () -> Void) throws -> Int32 {
      do {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      } catch {
        throw CommandError.cannotWrite(path: folder, reason: "the folder cannot be made")
      }
      do throws(FileFailure) {
        let descriptor = try FileAccess.open(hidden("lock"), O_RDWR | O_CREAT, mode: 0o666)
        if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
          waiting()
          while flock(descriptor, LOCK_EX) != 0 && errno == EINTR {}
        }
        return descriptor
      } catch {
        throw CommandError.cannotWrite(path: folder, reason: error.reason)
      }
    }
  }
}

/// Where a file, or the part of one, is from.
struct FileFacts: Codable, Equatable {
  var url: String
  /// The version of the file as the server names it.
  var etag: String?
  var lastModified: String?
  /// The size that the server told, or that of the whole file.
  var bytes: Int?
  /// The published checksum, once the file was compared with it.
  var md5: String?

  /// What a file says about itself; nil when there is none, or none that can be read.
  static func read(_ path: String) -> FileFacts? {
    FileManager.default.contents(atPath: path).flatMap { try? JSONDecoder().decode(FileFacts.self, from: $0) }
  }

  /// Writes them in one step.
  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try CaseFiles.write(encoder.encode(self) + Data("\n".utf8), to: path)
  }

  /// What a server needs to tell whether a part belongs to the file that it has now. An entity tag that is weak does not tell.
  var validator: String? { etag.flatMap { $0.hasPrefix("W/") ? nil : $0 } ?? lastModified }

  /// Whether an answer is of the same version.
  func agrees(with head: ResponseHead) -> Bool {
    if let etag, let other = head.headers["etag"] { return etag == other }
    if let lastModified, let other = head.headers["last-modified"] { return lastModified == other }
    return true
  }
}
