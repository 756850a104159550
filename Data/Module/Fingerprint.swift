// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// A 64-bit hash in the manner of FNV-1a, eight bytes a step, each step one-to-one in the state and in the bytes taken.
struct Fingerprint {
  private var state = FNV1a.offsetBasis

  /// Takes a run of bytes and its length, so that two runs differ from one run of both.
  mutating func add(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { raw in
      var at = 0
      while at + 8 <= raw.count {
        add(UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: at, as: UInt64.self)))
        at += 8
      }
      var rest: UInt64 = 0
      for offset in at..<raw.count { rest |= UInt64(raw[offset]) << (8 * UInt64(offset - at)) }
      add(rest)
    }
    add(UInt64(bytes.count))
  }

  /// The state as sixteen hexadecimal digits.
  var text: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Multiplying carries low bits upwards only; the shift brings the high ones back.
  private mutating func add(_ word: UInt64) {
    state = (state ^ word) &* FNV1a.prime
    state ^= state >> 32
  }
}
