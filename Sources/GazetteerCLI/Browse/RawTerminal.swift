// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A terminal that gives every key at once and shows a page of its own; it is put back on every way out of the process that can be caught.
final class RawTerminal: Sendable {
  /// What comes from a terminal.
  enum Input: Sendable {
    case keys([Key])
    case resized
    /// Nothing more will come.
    case closed
  }

  /// What comes, until `close()`.
  let inputs: AsyncStream<Input>
  private let continuation: AsyncStream<Input>.Continuation
  private let output: Int32

  /// Takes hold of the terminal: keys come from standard input, the page is shown on standard output, or on standard error when standard
  /// output is not a terminal, so that what is chosen can go to a file or a variable.
  ///
  /// - Throws: `CommandError.noTerminal`.
  init() throws {
    guard isatty(0) == 1 else { throw CommandError.noTerminal("keys come from standard input, which is none") }
    guard isatty(1) == 1 || isatty(2) == 1 else { throw CommandError.noTerminal("neither standard output nor standard error is one") }
    if ["", "dumb"].contains(Terminal.environment("TERM") ?? "") {
      throw CommandError.noTerminal("TERM says that this one cannot move its cursor")
    }
    output = isatty(1) == 1 ? 1 : 2
    (inputs, continuation) = AsyncStream.makeStream(of: Input.self)
    try TerminalState.hold(output)
    Thread.detachNewThread { [self] in read() }
  }

  /// Puts the terminal back.
  func close() {
    continuation.finish()
    TerminalState.letGo()
  }

  /// Columns and lines.
  var size: (columns: Int, lines: Int) {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Shows text and codes.
  func write(_ text: String) { TerminalState.write(text, to: output) }

  /// Stops the process as Ctrl-Z does, with the terminal put back until it goes on.
  func suspend() throws {
    TerminalState.letGo()
    // The whole job stops, as with Ctrl-Z, but not at once: any thread may take the signal. So this one waits to be told that it goes on; not
    // for ever, because a process that no shell watches does not stop.
    kill(0, SIGTSTP)
    var waiting = pollfd(fd: TerminalState.continued.reading, events: Int16(POLLIN), revents: 0)
    if poll(&waiting, 1, Self.patience) > 0 { TerminalState.continued.drain() }
    try TerminalState.hold(output)
    continuation.yield(.resized)
  }

  /// Waits for bytes and changes of size until the process ends.
  private func read() {
    var parser = KeyParser()
    var bytes = [UInt8](repeating: 0, count: 4096)
    while true {
      var waiting = [
        pollfd(fd: 0, events: Int16(POLLIN), revents: 0), pollfd(fd: TerminalState.resized.reading, events: Int16(POLLIN), revents: 0),
      ]
      let ready = poll(&waiting, nfds_t(waiting.count), parser.isWaiting ? Self.pause : -1)
      if ready < 0, errno == EINTR { continue }
      if ready == 0 { continuation.yield(.keys(parser.keysAfterPause())) }
      if waiting[1].revents != 0 {
        TerminalState.resized.drain()
        continuation.yield(.resized)
      }
      guard ready < 0 || waiting[0].revents != 0 else { continue }
      let count = Foundation.read(0, &bytes, bytes.count)
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      if count <= 0 { break }
      continuation.yield(.keys(parser.keys(bytes.prefix(count))))
    }
    continuation.yield(.closed)
  }

  /// Milliseconds after which an Escape is the key itself: the rest of another key's name comes at once.
  private static let pause: Int32 = 50
  /// Milliseconds within which a process stops.
  private static let patience: Int32 = 500
}
