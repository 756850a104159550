// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerBase

/// Random names that mix scripts, marks, punctuation and hostile scalars.
enum RandomText {
  /// Blocks of scalars to draw from; the first ones are drawn most.
  private static let blocks: [ClosedRange<UInt32>] = [
    0x61...0x7A, 0x41...0x5A, 0x20...0x2F, 0x20...0x20, 0x26...0x2E, 0x30...0x39, 0xA0...0xFF, 0x100...0x24F, 0x250...0x2FF,
    0x300...0x36F, 0x370...0x3FF, 0x400...0x52F, 0x590...0x5FF, 0x600...0x6FF, 0x900...0x97F, 0x980...0x9FF, 0xE00...0xE7F,
    0x1000...0x109F, 0x1100...0x11FF, 0x1780...0x17FF, 0x1E00...0x1FFF, 0x2000...0x206F, 0x2100...0x218F, 0x2460...0x24FF,
    0x3000...0x303F, 0x3040...0x30FF, 0x3130...0x318F, 0x3200...0x33FF, 0x4E00...0x4E7F, 0xAC00...0xAC7F, 0xE000...0xE010,
    0xFB00...0xFDFF, 0xFE00...0xFE6F, 0xFF00...0xFFEF, 0x1F300...0x1F64F, 0x20000...0x20010, 0xF0000...0xF0010,
  ]

  /// A text of up to 24 scalars, of one script and some others, not normalised.
  static func any(using generator: inout SeededRandom) -> String {
    let main = blocks.randomElement(using: &generator) ?? 0x61...0x7A
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...24, using: &generator) {
      let block = Int.random(in: 0..<3, using: &generator) > 0 ? main : blocks.randomElement(using: &generator) ?? main
      if let scalar = Unicode.Scalar(UInt32.random(in: block, using: &generator)) { scalars.append(scalar) }
    }
    return String(scalars)
  }

  /// A text in NFC.
  static func composed(using generator: inout SeededRandom) -> String {
    any(using: &generator).precomposedStringWithCanonicalMapping
  }
}

extension String {
  /// Every prefix of the string, counted in scalars, the empty one and the whole included.
  var prefixes: [String] {
    let scalars = unicodeScalars
    return (0...scalars.count).map { String(String.UnicodeScalarView(scalars.prefix($0))) }
  }

  /// The scalars as hexadecimal numbers, for messages.
  var hex: String { unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ") }
}
