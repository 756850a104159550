// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerLibC
import Synchronization
import Testing

/// The built command in a terminal of its own, with hands on its keys and eyes on its page.
final class PseudoTerminal: Sendable {
  private static let page = "\u{1B}[?25l\u{1B}[H"

  private let hand: FileHandle
  private let screen: FileHandle
  private let process: Process
  /// What the command works in has to stay as long as it runs.
  private let folder: Folder
  private let shown = Mutex(Data())

  /// - Parameter output: where standard output goes; nil is the terminal.
  init(_ arguments: [String], columns: Int = 80, lines: Int = 12, output: Pipe? = nil, in folder: Folder) throws {
    self.folder = folder
    var (master, slave): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: UInt16(lines), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    try #require(openpty(&master, &slave, nil, nil, &size) == 0)
    hand = FileHandle(fileDescriptor: master, closeOnDealloc: true)
    screen = FileHandle(fileDescriptor: slave, closeOnDealloc: true)
    process = try .gazetteer(CommandRun.path(), arguments, environment: ["TERM": "xterm", "NO_COLOR": "1"], in: folder)
    (process.standardInput, process.standardError) = (screen, screen)
    process.standardOutput = output ?? screen
    try process.run()
    Thread.detachNewThread { [self] in
      var bytes = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = read(hand.fileDescriptor, &bytes, bytes.count)
        if count <= 0 { return }
        shown.withLock { $0 += bytes.prefix(count) }
      }
    }
  }

  /// Everything that was written to the terminal.
  var text: String { String(decoding: shown.withLock { $0 }, as: UTF8.self) }

  /// The lines of the last page that was shown.
  var lines: [String] {
    guard let start = text.range(of: Self.page, options: .backwards), let end = text.range(of: "\u{1B}[1;", options: .backwards),
      start.upperBound <= end.lowerBound
    else { return [] }
    return text[start.upperBound..<end.lowerBound].replacingOccurrences(of: "\u{1B}[K", with: "").components(separatedBy: "\r\n")
  }

  func type(_ keys: String) throws { try hand.write(contentsOf: Data(keys.utf8)) }

  func resize(columns: Int, lines: Int) throws {
    var size = winsize(ws_row: UInt16(lines), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    try #require(ioctl(hand.fileDescriptor, UInt(TIOCSWINSZ), &size) == 0)
    signal(SIGWINCH)
  }

  func signal(_ number: Int32) { kill(process.processIdentifier, number) }

  /// Whether keys come line by line and are shown, as a shell leaves a terminal.
  var isCooked: Bool {
    var state = termios()
    tcgetattr(screen.fileDescriptor, &state)
    return state.c_lflag & tcflag_t(ICANON) != 0 && state.c_lflag & tcflag_t(ECHO) != 0
  }

  /// Waits until the page is as wanted; what it was at last is told when that never comes.
  func waits(_ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation, until condition: ([String]) -> Bool) {
    let end = Date(timeIntervalSinceNow: 600)
    while !condition(lines) {
      if Date() > end || !process.isRunning {
        Issue.record("never: \(comment): \(text.debugDescription)", sourceLocation: sourceLocation)
        return
      }
      usleep(2000)
    }
  }

  /// Waits for the end, and gives the exit status.
  func end(sourceLocation: SourceLocation = #_sourceLocation) -> Int32 {
    let end = Date(timeIntervalSinceNow: 600)
    while process.isRunning, Date() < end { usleep(2000) }
    if process.isRunning {
      Issue.record("it goes on: \(text.debugDescription)", sourceLocation: sourceLocation)
      kill(process.processIdentifier, SIGKILL)
    }
    process.waitUntilExit()
    // What the command wrote last may still be on its way through the terminal; this comes behind it.
    try? screen.write(contentsOf: Data(Self.mark.utf8))
    while !text.hasSuffix(Self.mark), Date() < end { usleep(2000) }
    shown.withLock { $0 = $0.dropLast(Self.mark.utf8.count) }
    return process.terminationStatus
  }

  private static let mark = "\u{1C}"

  /// What was written after the page was left.
  var textAfterPage: String {
    text.range(of: "\u{1B}[?1049l", options: .backwards).map { String(text[$0.upperBound...]) } ?? ""
  }
}
