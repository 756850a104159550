// SPDX-License-Identifier: Apache-2.0

/// The letters and digits with which the words of a text begin, a bit each: a quick test of which words a name cannot have, before it is folded and cut into terms.
///
/// Of a name the set may hold too many, and never lacks one with which a word of some form of it (`TextAnalyzer.forms(ofName:)`) begins: in plain ASCII, words
/// begin at the start, behind spaces and marks, where letters and digits meet, and at a capital inside a word.
package struct FirstLetters: OptionSet, Sendable {
  package let rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  /// - Parameter words: Folded words. Those of other scripts add nothing: no word of a name in plain ASCII begins so.
  package init(ofWords words: some Sequence<ArraySlice<UInt8>>) {
    rawValue = words.reduce(0) { $0 | ($1.first.map(Self.bit) ?? 0) }
  }

  /// The letters of a name that is not folded; nil when it is not plain ASCII, or has marks that may stand for letters.
  package init?(ofName name: UnsafeRawBufferPointer) {
    var bits: UInt64 = 0
    var last = Kind.mark
    for byte in name {
      let kind = Kind(byte)
      if kind == .unknown { return nil }
      if kind != last, kind != .mark, !(kind == .small && last == .capital) { bits |= Self.bit(byte | 0x20) }
      last = kind
    }
    rawValue = bits
  }

  /// The letter with which a name in plain ASCII begins, that is each form of it.
  package init(startOfName name: UnsafeRawBufferPointer) {
    rawValue = name.first { Kind($0) != .mark }.map { Self.bit($0 | 0x20) } ?? 0
  }

  /// The bit of a small letter or a digit, which both have 0x20 set; 0 for other bytes.
  private static func bit(_ byte: UInt8) -> UInt64 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): 1 << UInt64(byte - UInt8(ascii: "a"))
    case UInt8(ascii: "0")...UInt8(ascii: "9"): 1 << UInt64(byte - UInt8(ascii: "0") + 26)
    default: 0
    }
  }

  private enum Kind {
    case small, capital, digit
    /// What stands between words, or inside one.
    case mark
    /// What may stand for other letters: `&`, `#`, everything beyond ASCII.
    case unknown

    init(_ byte: UInt8) {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): self = .small
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): self = .capital
      case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
      case UInt8(ascii: " "), UInt8(ascii: "'"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "("),
        UInt8(ascii: ")"), UInt8(ascii: "/"):
        self = .mark
      default: self = .unknown
      }
    }
  }
}
