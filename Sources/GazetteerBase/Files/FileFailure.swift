// SPDX-License-Identifier: Apache-2.0
import GazetteerLibC

/// A failed system call.
@usableFromInline package struct FileFailure: Error, Equatable, Sendable {
  /// Its number, as `ENOSPC`.
  package let code: Int32

  /// A failure with a number.
  package init(code: Int32) { self.code = code }

  /// The system's message.
  package var reason: String { String(cString: strerror(code)) }

  /// Whether the path does not exist.
  package var isMissing: Bool { code == ENOENT || code == ENOTDIR }

  /// The last failure of the calling thread.
  static var last: FileFailure { FileFailure(code: errno) }
}
