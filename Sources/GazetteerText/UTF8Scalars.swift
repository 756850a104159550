// SPDX-License-Identifier: Apache-2.0

/// Reading and writing single scalars in valid UTF-8.
package enum UTF8Scalars {
  /// The scalar that starts at `position`, and its length in bytes.
  ///
  /// The bytes must be valid UTF-8 and `position` the start of a scalar, as in the storage of a Swift string.
  @inline(__always)
  package static func scalar(at position: Int, in bytes: UnsafeBufferPointer<UInt8>) -> (scalar: UInt32, length: Int) {
    let lead = UInt32(bytes[position])
    if lead < 0x80 { return (lead, 1) }
    let second = UInt32(bytes[position + 1] & 0x3F)
    if lead < 0xE0 { return ((lead & 0x1F) << 6 | second, 2) }
    let third = UInt32(bytes[position + 2] & 0x3F)
    if lead < 0xF0 { return ((lead & 0xF) << 12 | second << 6 | third, 3) }
    return ((lead & 7) << 18 | second << 12 | third << 6 | UInt32(bytes[position + 3] & 0x3F), 4)
  }

  /// Number of bytes of a scalar that starts with this byte.
  @inline(__always)
  package static func length(lead: UInt8) -> Int { lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4 }

  /// The scalars of valid UTF-8.
  static func all(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt32] {
    var scalars: [UInt32] = []
    scalars.reserveCapacity(bytes.count)
    var position = 0
    while position < bytes.count {
      let (scalar, length) = scalar(at: position, in: bytes)
      scalars.append(scalar)
      position += length
    }
    return scalars
  }

  /// Appends the scalar to the bytes.
  @inline(__always)
  static func append(_ scalar: UInt32, to bytes: inout [UInt8]) {
    switch scalar {
    case ..<0x80:
      bytes.append(UInt8(truncatingIfNeeded: scalar))
    case ..<0x800:
      bytes.append(UInt8(truncatingIfNeeded: 0xC0 | scalar >> 6))
      bytes.append(UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F))
    case ..<0x10000:
      bytes.append(UInt8(truncatingIfNeeded: 0xE0 | scalar >> 12))
      bytes.append(UInt8(truncatingIfNeeded: 0x80 | scalar >> 6 & 0x3F))
      bytes.append(UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F))
    default:
      bytes.append(UInt8(truncatingIfNeeded: 0xF0 | scalar >> 18))
      bytes.append(UInt8(truncatingIfNeeded: 0x80 | scalar >> 12 & 0x3F))
      bytes.append(UInt8(truncatingIfNeeded: 0x80 | scalar >> 6 & 0x3F))
      bytes.append(UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F))
    }
  }

  /// Whether any byte is at least `least`; reads all bytes, many at a time.
  static func contains(_ bytes: UnsafeBufferPointer<UInt8>, from least: UInt8) -> Bool {
    bytes.reduce(0, max) >= least
  }

  /// Whether the byte starts a scalar.
  @inline(__always)
  static func isLead(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }
}

extension String {
  /// Passes the UTF-8 bytes of the string to the function; copies only strings that are not stored as UTF-8.
  @inline(__always)
  func withUTF8Bytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    utf8.withContiguousStorageIfAvailable(body) ?? Array(utf8).withUnsafeBufferPointer(body)
  }
}
