// SPDX-License-Identifier: Apache-2.0
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Which file a path leads to, however the path is written.
package struct FileIdentity: Equatable {
  private let device: UInt64
  private let number: UInt64

  /// Nil when the path leads to nothing.
  package init?(_ path: String) {
    guard let status = try? FileAccess.status(path) else { return nil }
    (device, number) = (UInt64(truncatingIfNeeded: status.st_dev), UInt64(truncatingIfNeeded: status.st_ino))
  }
}
