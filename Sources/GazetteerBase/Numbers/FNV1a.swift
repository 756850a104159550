// SPDX-License-Identifier: Apache-2.0

/// The 64-bit FNV-1a hash (Fowler, Noll and Vo): a small hash that is the same on every system and in every process. Whoever chooses the bytes can
/// make two that have the same.
package enum FNV1a {
  /// What the hash of no bytes is.
  package static let offsetBasis: UInt64 = 0xCBF2_9CE4_8422_2325
  /// What every step multiplies by.
  package static let prime: UInt64 = 0x0000_0100_0000_01B3

  /// The hash of bytes.
  package static func hash(_ bytes: [UInt8]) -> UInt64 { bytes.withUnsafeBufferPointer { hash($0) } }

  /// The hash of bytes.
  package static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash = offsetBasis
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* prime }
    return hash
  }
}
