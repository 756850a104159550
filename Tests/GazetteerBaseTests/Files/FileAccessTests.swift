// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerBase
import Testing

/// Signals and short writes are nobody's business but the module's.
@Suite struct FileAccessTests {
  private let bytes = (0..<1 << 20).map { UInt8(truncatingIfNeeded: $0 &* 31) }

  @Test("A write that signals interrupt writes all bytes, once and in order", arguments: [false, true])
  func interruptedWrite(waitsNot: Bool) throws {
    let (reading, writing) = try pipeEnds()
    if waitsNot { #expect(fcntl(writing, F_SETFL, O_NONBLOCK) == 0) }
    let writer = InterruptedThread { [bytes] in
      try FileAccess.write(bytes, to: writing)
      close(writing)
    }
    var got: [UInt8] = []
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 5000, alignment: 1)
    defer { room.deallocate() }
    while case let count = try FileAccess.read(reading, into: room), count > 0 {
      got += room[..<count]
      writer.interrupt()
    }
    close(reading)
    #expect(writer.failure() == nil)
    #expect(got == bytes)
  }

  @Test("A read that signals interrupt waits on for what comes")
  func interruptedRead() throws {
    let (reading, writing) = try pipeEnds()
    let reader = InterruptedThread {
      let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 10, alignment: 1)
      defer { room.deallocate() }
      if try FileAccess.read(reading, into: room) != 3 { throw FileFailure(code: EBADMSG) }
    }
    for _ in 0..<20 {
      usleep(2000)
      reader.interrupt()
    }
    try FileAccess.write([1, 2, 3], to: writing)
    #expect(reader.failure() == nil)
    for end in [reading, writing] { close(end) }
  }

  @Test("What the system refuses is told with its number and its words")
  func refused() throws {
    let folder = try TemporaryFolder()
    #expect(throws: FileFailure(code: ENOENT)) { try FileAccess.open(folder.file("nowhere"), O_RDONLY) }
    #expect(FileFailure(code: ENOENT).isMissing && FileFailure(code: ENOENT).reason == "No such file or directory")
    let full = try FileAccess.open("/dev/full", O_WRONLY)
    defer { close(full) }
    #expect(throws: FileFailure(code: ENOSPC)) { try FileAccess.write([1], to: full) }
  }

  @Test("Reading from an offset gives what there is")
  func offset() throws {
    let folder = try TemporaryFolder()
    try FileAccess.replace(folder.file("a"), with: [1, 2, 3, 4])
    let file = try FileAccess.open(folder.file("a"), O_RDONLY)
    defer { close(file) }
    #expect(try FileAccess.read(file, at: 1, count: 2) == [2, 3])
    #expect(try FileAccess.read(file, at: 3, count: 5) == [4])
    #expect(try FileAccess.read(file, at: 9, count: 5) == [])
  }

  @Test("A file is replaced in one step, and nothing lies beside it; a device is written to")
  func replaced() throws {
    let folder = try TemporaryFolder()
    try folder.make(["a", "a.\(deadProcess()).new"])
    try FileAccess.replace(folder.file("a"), with: [7])
    #expect(FileManager.default.contents(atPath: folder.file("a")) == Data([7]))
    #expect(folder.names == ["a"])
    #expect(throws: FileFailure(code: ENOSPC)) { try FileAccess.replace("/dev/full", with: [7]) }
    #expect(throws: FileFailure.self) { try FileAccess.replace(folder.path, with: [7]) }
    #expect(folder.names == ["a"])
  }

  private func pipeEnds() throws -> (Int32, Int32) {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    return (ends[0], ends[1])
  }
}

/// Work on a thread that can be interrupted by signals.
private final class InterruptedThread: @unchecked Sendable {
  private let started = DispatchSemaphore(value: 0)
  private let ended = DispatchSemaphore(value: 0)
  private var handle = pthread_self()
  private var thrown: (any Error)?
  private var isOver = false

  init(_ work: @escaping @Sendable () throws -> Void) {
    var action = sigaction()
    // No SA_RESTART: the call ends with EINTR.
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = { _ in }
    #else
      action.__sigaction_handler.sa_handler = { _ in }
    #endif
    sigaction(SIGUSR2, &action, nil)
    Thread.detachNewThread { [self] in
      handle = pthread_self()
      started.signal()
      do { try work() } catch { thrown = error }
      ended.signal()
    }
    started.wait()
  }

  /// Only while the work goes on.
  func interrupt() {
    if isOver || ended.wait(timeout: .now()) == .success {
      isOver = true
    } else {
      pthread_kill(handle, SIGUSR2)
    }
  }

  /// Waits for the end, and gives what the work threw.
  func failure() -> (any Error)? {
    if !isOver { ended.wait() }
    return thrown
  }
}
