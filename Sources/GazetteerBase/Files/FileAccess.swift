// SPDX-License-Identifier: Apache-2.0
package import GazetteerLibC

/// System calls that a signal can interrupt or that may do only a part of the work; these functions repeat them until it is done.
///
/// On a non-blocking descriptor (standard output inherited from some runtimes) they wait.
package enum FileAccess {
  /// Opens a file that is closed in programs started by this process.
  package static func open(_ path: String, _ flags: Int32, mode: mode_t = 0o600) throws(FileFailure) -> Int32 {
    try uninterrupted { GazetteerLibC.open(path, flags | O_CLOEXEC, mode) }
  }

  /// Writes all bytes.
  package static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) throws(FileFailure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      let count = try waiting(for: Int16(POLLOUT), of: descriptor) { systemWrite(descriptor, part.baseAddress, part.count) }
      if count == 0 { throw FileFailure(code: EIO) }
      rest = rest.dropFirst(count)
    }
  }

  /// Writes all bytes from an offset on, independently of the descriptor's position.
  package static func write(_ bytes: [UInt8], to descriptor: Int32, at offset: Int) throws(FileFailure) {
    var written = 0
    while written < bytes.count {
      let count = try uninterrupted {
        bytes.withUnsafeBytes { pwrite(descriptor, $0.baseAddress.map { $0 + written }, $0.count - written, off_t(offset + written)) }
      }
      if count == 0 { throw FileFailure(code: EIO) }
      written += count
    }
  }

  /// Writes all bytes.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) throws(FileFailure) {
    let failure: FileFailure? = bytes.withUnsafeBytes { bytes in
      do throws(FileFailure) { try write(bytes, to: descriptor) } catch { return error }
      return nil
    }
    if let failure { throw failure }
  }

  /// Reads the available bytes, at most as many as fit into `room`; 0 only at the end.
  package static func read(_ descriptor: Int32, into room: UnsafeMutableRawBufferPointer) throws(FileFailure) -> Int {
    try waiting(for: Int16(POLLIN), of: descriptor) { systemRead(descriptor, room.baseAddress, room.count) }
  }

  /// The first `count` bytes from an offset on, fewer if the file ends before.
  package static func read(_ descriptor: Int32, at offset: Int, count: Int) throws(FileFailure) -> [UInt8] {
    var failure: FileFailure?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { room, got in
      do throws(FileFailure) { got = try read(descriptor, at: offset, into: UnsafeMutableRawBufferPointer(room)) } catch { failure = error }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Fills `room` from an offset on, independently of the descriptor's position; returns the number of bytes, fewer if the file ends before.
  package static func read(_ descriptor: Int32, at offset: Int, into room: UnsafeMutableRawBufferPointer) throws(FileFailure) -> Int {
    var got = 0
    while got < room.count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: room[got...])
      let more = try uninterrupted { pread(descriptor, rest.baseAddress, rest.count, off_t(offset + got)) }
      if more == 0 { break }
      got += more
    }
    return got
  }

  /// Makes written data survive a crash of the machine.
  package static func sync(_ descriptor: Int32) throws(FileFailure) { _ = try uninterrupted { fsync(descriptor) } }

  /// Cuts a file, or makes it longer with zeros.
  package static func truncate(_ descriptor: Int32, to size: Int) throws(FileFailure) {
    _ = try uninterrupted { ftruncate(descriptor, off_t(size)) }
  }

  /// Renames a file in one step.
  package static func rename(_ old: String, to new: String) throws(FileFailure) {
    _ = try uninterrupted { GazetteerLibC.rename(old, new) }
  }

  /// The status of an open file.
  package static func status(_ descriptor: Int32) throws(FileFailure) -> stat {
    var status = stat()
    _ = try uninterrupted { fstat(descriptor, &status) }
    return status
  }

  /// The status of the file at a path; of a symbolic link itself unless links are followed.
  package static func status(_ path: String, followsLinks: Bool = true) throws(FileFailure) -> stat {
    var status = stat()
    _ = try uninterrupted { followsLinks ? stat(path, &status) : lstat(path, &status) }
    return status
  }

  /// The size of the file at a path in bytes; 0 when there is none.
  package static func size(_ path: String) -> Int { (try? status(path)).map { Int($0.st_size) } ?? 0 }

  /// Repeats a call while a signal interrupts it.
  private static func uninterrupted<Result: SignedInteger>(_ call: () -> Result) throws(FileFailure) -> Result {
    while true {
      let result = call()
      if result >= 0 { return result }
      if errno != EINTR { throw .last }
    }
  }

  /// Repeats a call while a signal interrupts it or the descriptor is not ready.
  private static func waiting(for events: Int16, of descriptor: Int32, _ call: () -> Int) throws(FileFailure) -> Int {
    while true {
      do throws(FileFailure) {
        return try uninterrupted(call)
      } catch {
        guard error.code == EAGAIN || error.code == EWOULDBLOCK else { throw error }
        var waiting = pollfd(fd: descriptor, events: events, revents: 0)
        _ = poll(&waiting, 1, -1)
      }
    }
  }
}

// The names of the system's functions, which the functions above hide.
private let systemRead = GazetteerLibC.read
private let systemWrite = GazetteerLibC.write
