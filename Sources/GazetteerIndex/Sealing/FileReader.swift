// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads parts of an open file. Mapping it would be as fast, but a file that is cut short meanwhile would end the process.
struct FileReader {
  let descriptor: Int32

  /// Fills the buffer with what stands from `offset` on; less at the end of the file.
  ///
  /// - Returns: How many bytes were read; nil when the operating system refuses, and says why in `errno`.
  func fill(_ buffer: UnsafeMutableRawBufferPointer, from offset: Int) -> Int? {
    var filled = 0
    while filled < buffer.count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
      let got = pread(descriptor, rest.baseAddress, rest.count, off_t(offset + filled))
      if got < 0, errno == EINTR { continue }
      if got < 0 { return nil }
      if got == 0 { break }
      filled += got
    }
    return filled
  }

  /// Up to `count` bytes from `offset` on; nil when the operating system refuses.
  func bytes(_ count: Int, from offset: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    guard let filled = bytes.withUnsafeMutableBytes({ fill($0, from: offset) }) else { return nil }
    return filled == count ? bytes : Array(bytes.prefix(filled))
  }

  /// Hands the groups of bytes that a seal has sums of to `body`, one after the other, with their numbers.
  ///
  /// - Returns: False when the file ends before its time, or cannot be read.
  func eachGroup(_ groups: Range<Int>, dataSize: Int, _ body: (Int, UnsafeRawBufferPointer) -> Void) -> Bool {
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.groupsAtOnce * Seal.groupSize, alignment: 64)
    defer { room.deallocate() }
    for first in stride(from: groups.lowerBound, to: groups.upperBound, by: Self.groupsAtOnce) {
      let last = min(first + Self.groupsAtOnce, groups.upperBound) - 1
      let (start, end) = (first * Seal.groupSize, Seal.bytes(ofGroup: last, dataSize: dataSize).upperBound)
      let part = UnsafeMutableRawBufferPointer(rebasing: room[..<(end - start)])
      guard fill(part, from: start) == part.count else { return false }
      for group in first...last {
        let bytes = Seal.bytes(ofGroup: group, dataSize: dataSize)
        body(group, UnsafeRawBufferPointer(rebasing: part[bytes.lowerBound - start..<bytes.upperBound - start]))
      }
    }
    return true
  }

  /// 256 KiB are summed before they leave the processor's memory.
  private static let groupsAtOnce = 4
}
