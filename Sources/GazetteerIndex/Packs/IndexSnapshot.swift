// SPDX-License-Identifier: Apache-2.0
package import GazetteerBase
import GazetteerLibC

/// An index as a path names it, a file or a folder of packs, as it was at one moment: all of its files are open, so no later change of the path touches it.
package struct IndexSnapshot: Sendable {
  /// The path as it was given.
  package let path: String
  /// The file; of a folder of packs all of them. None of the packs has places of another, but for the world pack.
  package let files: [IndexFile]
  /// Whether the first file is the world pack of a folder from which packs were taken out: the others hide the places that they have as well. It is left out
  /// of a folder that has all packs.
  let hasWorldBelow: Bool
  /// What the path had: the file, or the manifest of the folder.
  private let stamp: FileStamp?

  /// Opens all files of a path. A folder that is replaced meanwhile is opened anew, so that its packs are those of one manifest.
  ///
  /// - Parameter extent: How much of each file is compared with its checksums.
  /// - Throws: `IndexError` for a file that is missing, no index, damaged, or not the one that the manifest names.
  package init(path: String, checking extent: SealCheck.Extent = .whole) throws(IndexError) {
    for attempt in 1...Self.mostAttempts {
      let stamp = FileStamp(Self.watched(path))
      do throws(IndexError) {
        self = try Self(path: path, stamp: stamp, checking: extent)
        return
      } catch {
        if attempt == Self.mostAttempts || stamp == FileStamp(Self.watched(path)) || !error.mayComeOfReplacing { throw error }
        usleep(Self.pause)
      }
    }
    throw .notFound(path: path)
  }

  private static let mostAttempts = 10
  /// Microseconds between two attempts.
  private static let pause: UInt32 = 20_000

  private init(path: String, stamp: FileStamp?, checking extent: SealCheck.Extent) throws(IndexError) {
    (self.path, self.stamp) = (path, stamp)
    guard let manifest = try PackManifest.read(folder: path) else {
      (files, hasWorldBelow) = ([try IndexFile(path: path, checking: extent)], false)
      return
    }
    hasWorldBelow = !manifest.isComplete && !manifest.packs.isEmpty
    var files: [IndexFile] = []
    let needsWorld = hasWorldBelow || manifest.packs.isEmpty
    for pack in (needsWorld ? [manifest.world] : []) + manifest.packs {
      files.append(try Self.file(of: pack, in: path, checking: extent))
    }
    self.files = files
  }

  private static func file(
    of pack: PackManifest.Pack, in folder: String, checking extent: SealCheck.Extent
  ) throws(IndexError) -> IndexFile {
    let path = "\(folder)/\(pack.file)"
    let file: IndexFile
    do throws(IndexError) { file = try IndexFile(path: path, checking: extent) } catch .notFound { throw .missingPack(path: path) }
    if file.size != pack.bytes {
      throw .damaged(path: path, reason: "it has \(file.size) bytes, and the manifest of the packs says \(pack.bytes)")
    }
    if file.seal != pack.seal { throw .damaged(path: path, reason: "it is not the file that the manifest of the packs names") }
    return file
  }

  /// The path whose change tells that there may be another index: that of the manifest for a folder of packs.
  private static func watched(_ path: String) -> String { PackManifest.isIn(path) ? PackManifest.path(in: path) : path }

  /// What a path has now; nil when nothing is there.
  package static func stamp(of path: String) -> FileStamp? { FileStamp(watched(path)) }

  /// The first file of the snapshot that is no longer at its path; nil when all are, or when the path has another index by now.
  package var missingFile: String? {
    guard let now = Self.stamp(of: path) else { return path }
    if now != stamp { return nil }
    return files.first { FileStamp($0.path) == nil }?.path
  }
}

extension IndexError {
  /// Whether opening may have met a folder that was being replaced.
  fileprivate var mayComeOfReplacing: Bool {
    switch self {
    case .notFound, .missingPack, .damaged, .isDirectory, .notAnIndex: true
    default: false
    }
  }
}
