// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerBase

/// How the terminal was, and that it is so again when the process ends: by itself, by a signal, or by a failed precondition.
///
/// The handlers call nothing but `tcsetattr`, `write`, `signal`, `raise` and `_exit`, which are safe in a signal handler.
enum TerminalState {
  /// Tells that the size has changed.
  nonisolated(unsafe) fileprivate(set) static var resized = Bell()
  /// Tells that the process goes on after a stop.
  nonisolated(unsafe) fileprivate(set) static var continued = Bell()

  /// A pipe that a signal handler writes to.
  struct Bell {
    fileprivate(set) var reading: Int32 = -1
    fileprivate var writing: Int32 = -1

    fileprivate init() {}

    fileprivate mutating func open() throws {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { throw CommandError.noTerminal(String(cString: strerror(errno))) }
      // A full pipe is a sufficient signal, and neither side must block.
      for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
      (reading, writing) = (ends[0], ends[1])
    }

    /// Removes pending notifications.
    func drain() {
      var bytes = [UInt8](repeating: 0, count: 64)
      while Foundation.read(reading, &bytes, bytes.count) > 0 {}
    }

    fileprivate func ring() {
      let before = errno
      var byte: UInt8 = 1
      _ = Foundation.write(writing, &byte, 1)
      errno = before
    }
  }

  /// Keys come one by one and unseen, and a page of its own is shown.
  static func hold(_ output: Int32) throws {
    var state = termios()
    guard tcgetattr(0, &state) == 0 else { throw CommandError.noTerminal(String(cString: strerror(errno))) }
    if heldOutput < 0 { try prepare() }
    stateBefore = state
    cfmakeraw(&state)
    // After the program another one goes on: what was typed for it must not be lost.
    guard tcsetattr(0, TCSADRAIN, &state) == 0 else { throw CommandError.noTerminal(String(cString: strerror(errno))) }
    heldOutput = output
    isHeld = 1
    write(String(describing: enter), to: output)
  }

  /// Puts everything back. Once is enough; more do nothing.
  static func letGo() { putBack() }

  static func write(_ text: String, to output: Int32) { try? FileAccess.write(Array(text.utf8), to: output) }

  private static func prepare() throws {
    try resized.open()
    try continued.open()
    atexit { putBack() }
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { signal(number, endBySignal) }
    for number in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE] { signal(number, crash) }
    signal(SIGWINCH) { _ in TerminalState.resized.ring() }
    signal(SIGCONT) { _ in TerminalState.continued.ring() }
  }
}

// Written before the handlers are installed, or while the terminal is not held.
nonisolated(unsafe) private var stateBefore = termios()
nonisolated(unsafe) private var heldOutput: Int32 = -1
nonisolated(unsafe) private var isHeld: sig_atomic_t = 0

// The alternate page, and marks around what is pasted.
private let enter: StaticString = "\u{1B}[?1049h\u{1B}[?2004h"
private let leave: StaticString = "\u{1B}[0m\u{1B}[?2004l\u{1B}[?25h\u{1B}[?1049l"

private func putBack() {
  if isHeld == 0 { return }
  isHeld = 0
  _ = write(heldOutput, leave.utf8Start, leave.utf8CodeUnitCount)
  tcsetattr(0, TCSADRAIN, &stateBefore)
}

private func endBySignal(_ number: Int32) {
  putBack()
  _exit(number == SIGINT ? ExitStatus.interrupted.rawValue : 128 + number)
}

private func crash(_ number: Int32) {
  putBack()
  signal(number, SIG_DFL)
  raise(number)
}
