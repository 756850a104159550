// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// Reads parts of an open file. Mapping would be as fast, but the process would end if the file were truncated meanwhile.
struct FileReader {
  let descriptor: Int32

  /// Passes the groups of bytes that a seal has sums of to `body`, in order, with their numbers.
  ///
  /// - Returns: False when the file is too short or cannot be read.
  func eachGroup(_ groups: Range<Int>, dataSize: Int, _ body: (Int, UnsafeRawBufferPointer) -> Void) -> Bool {
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.groupsAtOnce * Seal.groupSize, alignment: 64)
    defer { room.deallocate() }
    for first in stride(from: groups.lowerBound, to: groups.upperBound, by: Self.groupsAtOnce) {
      let last = min(first + Self.groupsAtOnce, groups.upperBound) - 1
      let (start, end) = (first * Seal.groupSize, Seal.bytes(ofGroup: last, dataSize: dataSize).upperBound)
      let part = UnsafeMutableRawBufferPointer(rebasing: room[..<(end - start)])
      guard let count = try? FileAccess.read(descriptor, at: start, into: part), count == part.count else { return false }
      for group in first...last {
        let bytes = Seal.bytes(ofGroup: group, dataSize: dataSize)
        body(group, UnsafeRawBufferPointer(rebasing: part[bytes.lowerBound - start..<bytes.upperBound - start]))
      }
    }
    return true
  }

  /// 256 KiB fit into the processor's cache until they are summed.
  private static let groupsAtOnce = 4
}
