// SPDX-License-Identifier: Apache-2.0
import GazetteerCZlib

/// Unpacks blobs into one buffer that is used again and again.
final class ZlibBlob {
  private var room = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1 << 20)

  deinit { room.deallocate() }

  /// The unpacked bytes, valid until the next call; nil when they are damaged or not `size` bytes.
  func unpacked(_ packed: Bytes, size: Int) -> Bytes? {
    if room.count < size {
      room.deallocate()
      room = .allocate(capacity: size)
    }
    var written = uLongf(size)
    let status = uncompress(room.baseAddress, &written, packed.baseAddress, uLong(packed.count))
    return status == Z_OK && Int(written) == size ? Bytes(rebasing: room[..<size]) : nil
  }
}
