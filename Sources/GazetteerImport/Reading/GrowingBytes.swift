// SPDX-License-Identifier: Apache-2.0

/// A byte buffer with a limit; bytes beyond the limit are noted but not kept.
final class GrowingBytes {
  private let limit: Int
  private var buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 4096)
  private var count = 0
  /// Whether more than the limit was appended.
  private(set) var isOverLimit = false

  init(limit: Int) { self.limit = limit }

  deinit { buffer.deallocate() }

  /// The buffered bytes, valid until the next change.
  var bytes: Bytes { Bytes(rebasing: buffer[0..<count]) }

  func removeAll() {
    count = 0
    isOverLimit = false
  }

  func append(_ byte: UInt8) {
    if count == buffer.count { makeRoom() }
    if count == limit { isOverLimit = true }
    if isOverLimit { return }
    buffer[count] = byte
    count += 1
  }

  func append(_ more: Bytes) {
    for byte in more { append(byte) }
  }

  private func makeRoom() {
    if count >= limit { return }
    let larger = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: min(limit, buffer.count * 2))
    for at in 0..<count { larger[at] = buffer[at] }
    buffer.deallocate()
    buffer = larger
  }
}
