// SPDX-License-Identifier: Apache-2.0
import GazetteerLibC

/// The checksum of FIPS 180-4, which a manifest has of each pack.
///
/// Sixty lines of our own, because Foundation on Linux has none, and the package that has would come with a cryptographic library. Its arithmetic wraps by
/// definition.
package struct SHA256 {
  private var state: [UInt32] = [
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
  ]
  private var waiting: [UInt8] = []
  private var count: UInt64 = 0

  package init() {}

  /// The sum of a file as 64 hexadecimal digits.
  package static func ofFile(_ path: String) throws(FileFailure) -> String {
    let descriptor = try FileAccess.open(path, O_RDONLY)
    defer { close(descriptor) }
    var sum = SHA256()
    var offset = 0
    while true {
      let bytes = try FileAccess.read(descriptor, at: offset, count: 1 << 20)
      if bytes.isEmpty { return sum.text() }
      sum.add(bytes)
      offset += bytes.count
    }
  }

  /// Takes bytes.
  package mutating func add(_ bytes: [UInt8]) {
    count &+= UInt64(bytes.count)
    let all = waiting.isEmpty ? bytes : waiting + bytes
    let whole = all.count / 64 * 64
    var words = [UInt32](repeating: 0, count: 64)
    all.withUnsafeBytes { raw in
      for at in stride(from: 0, to: whole, by: 64) { take(raw.baseAddress.map { $0 + at }, &words) }
    }
    waiting = Array(all[whole...])
  }

  /// The sum of all bytes so far.
  package func text() -> String {
    var end = self
    let bits = count &* 8
    let padding = 64 - (waiting.count + 8) % 64
    end.add([0x80] + [UInt8](repeating: 0, count: padding - 1) + (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * UInt64($0))) })
    return end.state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * UInt32($0))) } }
      .map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }

  private mutating func take(_ block: UnsafeRawPointer?, _ words: inout [UInt32]) {
    guard let block else { return }
    for step in 0..<16 { words[step] = UInt32(bigEndian: block.loadUnaligned(fromByteOffset: step * 4, as: UInt32.self)) }
    for step in 16..<64 {
      let (early, late) = (words[step - 15], words[step - 2])
      let low = Self.turned(early, 7) ^ Self.turned(early, 18) ^ early >> 3
      let high = Self.turned(late, 17) ^ Self.turned(late, 19) ^ late >> 10
      words[step] = words[step - 16] &+ low &+ words[step - 7] &+ high
    }
    var (a, b, c, d, e, f, g, h) = (state[0], state[1], state[2], state[3], state[4], state[5], state[6], state[7])
    for step in 0..<64 {
      let upper = Self.turned(e, 6) ^ Self.turned(e, 11) ^ Self.turned(e, 25)
      let first = h &+ upper &+ ((e & f) ^ (~e & g)) &+ Self.constants[step] &+ words[step]
      let lower = Self.turned(a, 2) ^ Self.turned(a, 13) ^ Self.turned(a, 22)
      let second = lower &+ ((a & b) ^ (a & c) ^ (b & c))
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
    }
    for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { state[index] = state[index] &+ value }
  }

  private static func turned(_ word: UInt32, _ bits: UInt32) -> UInt32 { word >> bits | word << (32 - bits) }

  /// The first bits of the cube roots of the first 64 primes, behind the point.
  private static let constants: [UInt32] = {
    var primes: [Int] = []
    var candidate = 2
    while primes.count < 64 {
      if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
      candidate += 1
    }
    return primes.map { prime in
      // The greatest whole number whose cube is at most prime × 2⁹⁶, by bits; 2³² of it are those behind the point.
      var root: UInt64 = 0
      for bit in stride(from: UInt64(34), through: 0, by: -1) where Self.cubeIsAtMost(root | 1 << bit, prime) { root |= 1 << bit }
      return UInt32(truncatingIfNeeded: root)
    }
  }()

  private static func cubeIsAtMost(_ root: UInt64, _ prime: Int) -> Bool {
    // root < 2³⁶, so its square has two words, and its cube three: compared with prime × 2⁹⁶ by the highest one.
    let square = root.multipliedFullWidth(by: root)
    let low = square.low.multipliedFullWidth(by: root)
    let (middle, carry) = (square.high &* root).addingReportingOverflow(low.high)
    // cube = middle × 2⁶⁴ + low.low; prime × 2⁹⁶ = (prime × 2³²) × 2⁶⁴.
    return !carry && (middle < UInt64(prime) << 32 || middle == UInt64(prime) << 32 && low.low == 0)
  }
}
