// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gazetteer

/// Messages and progress.
enum StandardError {
  /// Writes text at once.
  static func write(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(2, $0.baseAddress, $0.count) }
      if count <= 0 { return }
      bytes = bytes.dropFirst(count)
    }
  }
}

/// Data, gathered into large writes. What is left has to be flushed at the end.
struct StandardOutput {
  private var buffer: [UInt8] = []

  init() { buffer.reserveCapacity(Self.size + 4096) }

  private static let size = 1 << 18

  /// Adds a text and a line end.
  ///
  /// - Throws: `CommandError.cannotWrite`.
  mutating func line(_ text: String) throws {
    buffer.append(contentsOf: text.utf8)
    buffer.append(UInt8(ascii: "\n"))
    if buffer.count >= Self.size { try flush() }
  }

  /// Adds a text as it is.
  mutating func write(_ text: String) throws {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= Self.size { try flush() }
  }

  /// Hands everything over.
  mutating func flush() throws {
    var written = 0
    while written < buffer.count {
      let count = buffer.withUnsafeBytes { Foundation.write(1, $0.baseAddress.map { $0 + written }, $0.count - written) }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { throw CommandError.cannotWrite(path: "standard output", reason: String(cString: strerror(errno))) }
      written += count
    }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Prints one text and a line end.
  static func print(_ text: String) throws {
    var output = StandardOutput()
    try output.line(text)
    try output.flush()
  }

  /// Prints JSON: indented on a terminal, in one line otherwise.
  static func print(json: String) throws { try print(Terminal.isOutput ? indentedJSON(json) : json) }
}
