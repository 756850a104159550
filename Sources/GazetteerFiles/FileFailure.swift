// SPDX-License-Identifier: Apache-2.0
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the operating system refused.
package struct FileFailure: Error, Equatable, Sendable {
  /// Its number, as `ENOSPC`.
  package let code: Int32

  /// A failure with a number.
  package init(code: Int32) { self.code = code }

  /// The system's own words.
  package var reason: String { String(cString: strerror(code)) }

  /// Whether the path leads nowhere.
  package var isMissing: Bool { code == ENOENT || code == ENOTDIR }

  /// The last failure of the calling thread.
  static var last: FileFailure { FileFailure(code: errno) }
}
