// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerBase

/// The checksum of RFC 1321, which publishers of large files give beside them. It finds broken transfers; it protects from nobody.
///
/// Sixty lines of our own, because Foundation on Linux has none, and the package that has would come with a cryptographic library. Its arithmetic wraps by
/// definition.
struct MD5 {
  private var state: (UInt32, UInt32, UInt32, UInt32) = (0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476)
  private var waiting: [UInt8] = []
  private var count: UInt64 = 0

  /// The sum of a file as 32 hexadecimal digits.
  static func ofFile(_ path: String) throws(FileFailure) -> String {
    let descriptor = try FileAccess.open(path, O_RDONLY)
    defer { close(descriptor) }
    var sum = MD5()
    var offset = 0
    while true {
      let bytes = try FileAccess.read(descriptor, at: offset, count: 1 << 20)
      if bytes.isEmpty { return sum.text() }
      sum.add(bytes)
      offset += bytes.count
    }
  }

  /// Takes bytes.
  mutating func add(_ bytes: [UInt8]) {
    count &+= UInt64(bytes.count)
    if !waiting.isEmpty { waiting += bytes }
    let all = waiting.isEmpty ? bytes : waiting
    let whole = all.count / 64 * 64
    all.withUnsafeBytes { raw in
      for at in stride(from: 0, to: whole, by: 64) { take(UnsafeRawBufferPointer(rebasing: raw[at..<at + 64])) }
    }
    waiting = Array(all[whole...])
  }

  /// The sum of all bytes so far.
  func text() -> String {
    var end = self
    let bits = count &* 8
    let padding = 64 - (waiting.count + 8) % 64
    end.add([0x80] + [UInt8](repeating: 0, count: padding - 1) + (0..<8).map { UInt8(truncatingIfNeeded: bits >> (8 * UInt64($0))) })
    return [end.state.0, end.state.1, end.state.2, end.state.3].flatMap { word in
      (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
    }
    .map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }

  private mutating func take(_ block: UnsafeRawBufferPointer) {
    var (a, b, c, d) = state
    for step in 0..<64 {
      let (mixed, word): (UInt32, Int) =
        switch step / 16 {
        case 0: ((b & c) | (~b & d), step)
        case 1: ((d & b) | (~d & c), (5 * step + 1) % 16)
        case 2: (b ^ c ^ d, (3 * step + 5) % 16)
        default: (c ^ (b | ~d), (7 * step) % 16)
        }
      let value = UInt32(littleEndian: block.loadUnaligned(fromByteOffset: word * 4, as: UInt32.self))
      let sum = a &+ mixed &+ Self.constants[step] &+ value
      let turn = Self.turns[step / 16 * 4 + step % 4]
      (a, d, c, b) = (d, c, b, b &+ (sum << turn | sum >> (32 - turn)))
    }
    state = (state.0 &+ a, state.1 &+ b, state.2 &+ c, state.3 &+ d)
  }

  /// 2³² · |sin (step + 1)|
  private static let constants = (1...64).map { UInt32(abs(sin(Double($0))) * 4_294_967_296) }
  private static let turns: [UInt32] = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21]
}
