// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerBase
import GazetteerService

/// The three standard descriptors of every program.
enum StandardStreams {
  /// Sees to it that none of them is free: the next file that is opened would get its number, and messages would be written into an index.
  ///
  /// What was closed stays unusable: it can be neither read nor written, and says so.
  static func hold() {
    for (descriptor, way) in [(0, O_WRONLY), (1, O_RDONLY), (2, O_RDONLY)] as [(Int32, Int32)] where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", way)
    }
  }
}

/// Messages and progress.
enum StandardError {
  /// Writes text at once, without control characters. There is nowhere to say that it could not be written.
  static func write(_ text: String) { send(TerminalText.shown(text)) }

  /// Draws a line over the present one of a terminal; an empty one takes it away.
  static func redraw(_ text: String) { send("\r\u{1B}[K" + TerminalText.line(text)) }

  private static func send(_ text: String) { try? FileAccess.write(Array(text.utf8), to: 2) }
}

/// Data, gathered into large writes. What is left has to be flushed at the end.
struct StandardOutput {
  private var buffer: [UInt8] = []

  init() { buffer.reserveCapacity(Self.size + 4096) }

  private static let size = 1 << 18

  /// Adds a text and a line end. A terminal gets no control characters, a file or pipe gets the text as it is.
  ///
  /// - Throws: `CommandError.cannotWrite`.
  mutating func line(_ text: String) throws {
    try write(text)
    try write("\n")
  }

  /// Adds a text; see `line`.
  mutating func write(_ text: String) throws { try write(styled: Terminal.isOutput ? TerminalText.shown(text) : text) }

  /// Adds a text that has styles of a terminal and is plain otherwise.
  mutating func write(styled text: String) throws {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= Self.size { try flush() }
  }

  /// Hands everything over.
  mutating func flush() throws {
    defer { buffer.removeAll(keepingCapacity: true) }
    do throws(FileFailure) { try FileAccess.write(buffer, to: 1) } catch {
      throw CommandError.cannotWrite(path: "standard output", reason: error.reason)
    }
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
