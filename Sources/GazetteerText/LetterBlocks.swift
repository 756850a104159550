// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// The letters that may replace a letter of a word: those of its scripts, without digits.
///
/// A script is approximated by the block of 256 scalars of a letter; all folded Latin letters are in the first 592 scalars.
struct LetterBlocks: Sendable {
  private let hasLatin: Bool
  private let others: [UInt32]
  /// One bit for each byte that the UTF-8 of a letter may start with.
  private var leads: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  private static let latin: UInt32 = 0x250

  init(of letters: [UInt32]) {
    hasLatin = letters.contains { $0 < Self.latin }
    others = Set(letters.filter { $0 >= Self.latin }.map { $0 >> 8 }).sorted()
    let ranges = (hasLatin ? [0...Self.latin - 1] : []) + others.map { $0 << 8...$0 << 8 | 0xFF }
    for range in ranges { for lead in Self.lead(range.lowerBound)...Self.lead(range.upperBound) { insert(lead) } }
  }

  @inline(__always)
  func holds(_ letter: UInt32) -> Bool {
    letter < Self.latin ? hasLatin && !letter.isASCIIDigit : others.contains(letter >> 8)
  }

  @inline(__always)
  func holdsAny(lead: UInt8) -> Bool {
    let word = lead < 0x80 ? (lead < 0x40 ? leads.0 : leads.1) : (lead < 0xC0 ? leads.2 : leads.3)
    return word >> UInt64(lead & 0x3F) & 1 != 0
  }

  private mutating func insert(_ lead: UInt8) {
    let bit: UInt64 = 1 << UInt64(lead & 0x3F)
    switch lead >> 6 {
    case 0: leads.0 |= bit
    case 1: leads.1 |= bit
    case 2: leads.2 |= bit
    default: leads.3 |= bit
    }
  }

  private static func lead(_ scalar: UInt32) -> UInt8 {
    var bytes: [UInt8] = []
    UTF8Scalars.append(scalar, to: &bytes)
    return bytes[0]
  }
}
