// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Tells a file from another one at its path, and from itself after a change.
struct FileStamp: Equatable, Sendable {
  private let device: UInt64
  private let number: UInt64
  private let size: Int64
  private let changed: Int64
  private let changedNanoseconds: Int

  /// Nil when there is no file.
  init?(path: String) {
    var information = stat()
    guard stat(path, &information) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: information.st_dev)
    number = UInt64(truncatingIfNeeded: information.st_ino)
    size = Int64(information.st_size)
    #if canImport(Darwin)
      let time = information.st_mtimespec
    #else
      let time = information.st_mtim
    #endif
    changed = Int64(time.tv_sec)
    changedNanoseconds = time.tv_nsec
  }
}
