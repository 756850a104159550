// SPDX-License-Identifier: Apache-2.0
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Which file a path leads to, however the path is written.
package struct FileIdentity: Equatable, Sendable {
  private let device: UInt64
  private let number: UInt64

  /// Nil when the path leads to nothing.
  package init?(_ path: String) {
    guard let status = try? FileAccess.status(path) else { return nil }
    self.init(status)
  }

  init(_ status: stat) {
    (device, number) = (UInt64(truncatingIfNeeded: status.st_dev), UInt64(truncatingIfNeeded: status.st_ino))
  }
}

/// Tells a file from another one that took its path, and from itself after a change.
package struct FileStamp: Equatable, Sendable {
  private let identity: FileIdentity
  private let size: Int64
  /// When the file was written last, in seconds and nanoseconds since 1970.
  private let changed: (seconds: Int, nanoseconds: Int)

  /// Nil when there is no file.
  package init?(_ path: String) {
    guard let status = try? FileAccess.status(path) else { return nil }
    identity = FileIdentity(status)
    size = Int64(status.st_size)
    changed = status.modified
  }

  /// Whether it is the same file with as many bytes, though somebody may have touched it.
  package func isSameFile(as other: FileStamp) -> Bool { identity == other.identity && size == other.size }

  package static func == (a: FileStamp, b: FileStamp) -> Bool { a.isSameFile(as: b) && a.changed == b.changed }
}

extension stat {
  /// When the file was written last, in seconds and nanoseconds since 1970.
  var modified: (seconds: Int, nanoseconds: Int) {
    #if canImport(Darwin)
      (Int(st_mtimespec.tv_sec), Int(st_mtimespec.tv_nsec))
    #else
      (Int(st_mtim.tv_sec), Int(st_mtim.tv_nsec))
    #endif
  }
}
