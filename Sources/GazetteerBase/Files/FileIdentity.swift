// SPDX-License-Identifier: Apache-2.0
package import GazetteerLibC

/// Identifies the file at a path, however the path is spelled.
package struct FileIdentity: Equatable, Sendable {
  private let device: UInt64
  private let number: UInt64

  /// Nil when the path does not exist.
  package init?(_ path: String) {
    guard let status = try? FileAccess.status(path) else { return nil }
    self.init(status)
  }

  init(_ status: stat) {
    (device, number) = (UInt64(truncatingIfNeeded: status.st_dev), UInt64(truncatingIfNeeded: status.st_ino))
  }
}

/// Distinguishes a file from another one that replaced it, and from itself after a change.
package struct FileStamp: Equatable, Sendable {
  private let identity: FileIdentity
  private let size: Int64
  /// Time of the last write, in seconds and nanoseconds since 1970.
  private let changed: (seconds: Int, nanoseconds: Int)

  /// Nil when the file does not exist.
  package init?(_ path: String) {
    guard let status = try? FileAccess.status(path) else { return nil }
    self.init(status)
  }

  /// The stamp of an open file.
  package init(_ status: stat) {
    identity = FileIdentity(status)
    size = Int64(status.st_size)
    changed = status.modified
  }

  /// Whether it is the same file with the same size, even if its modification time changed.
  package func isSameFile(as other: FileStamp) -> Bool { identity == other.identity && size == other.size }

  package static func == (a: FileStamp, b: FileStamp) -> Bool { a.isSameFile(as: b) && a.changed == b.changed }
}

extension stat {
  /// Time of the last write, in seconds and nanoseconds since 1970.
  package var modified: (seconds: Int, nanoseconds: Int) {
    #if canImport(Darwin)
      (Int(st_mtimespec.tv_sec), Int(st_mtimespec.tv_nsec))
    #else
      (Int(st_mtim.tv_sec), Int(st_mtim.tv_nsec))
    #endif
  }
}
