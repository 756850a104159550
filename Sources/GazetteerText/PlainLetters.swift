// SPDX-License-Identifier: Apache-2.0

/// The letters of a stored name in plain ASCII: small letters and digits, without what stands between words or inside one. A quick test of what a name
/// cannot have, before it is folded and cut into terms.
///
/// Each form of the name (`TextAnalyzer.forms(ofName:)`) has the same letters in the same order, so each begins alike, and each of its words stands in them
/// without a gap. Tests compare that for random names.
package struct PlainLetters {
  /// Longer names are rare, and analysed at once.
  private static let most = 256

  private var bytes = [UInt8](repeating: 0, count: most)
  private var count = 0
  /// The letters with which words may begin.
  package private(set) var firsts = FirstLetters()

  package init() {}

  /// Reads a name in place of the last one; false when it is too long, not plain ASCII, or has marks that may stand for letters.
  package mutating func read(_ name: UnsafeRawBufferPointer) -> Bool {
    (count, firsts) = (0, [])
    guard name.count <= Self.most else { return false }
    var last = Kind.mark
    for byte in name {
      let kind = Kind(byte)
      if kind == .unknown { return false }
      if kind != .mark {
        let letter = byte | 0x20
        // Words begin at the start, behind spaces and marks, where letters and digits meet, and at a capital inside a word.
        if kind != last, !(kind == .small && last == .capital) { firsts.insert(FirstLetters(letter)) }
        bytes[count] = letter
        count += 1
      }
      last = kind
    }
    return true
  }

  /// Whether the letters of a folded word stand at an offset.
  package func has(_ word: [UInt8], at offset: Int) -> Bool { bytes[offset..<count].hasPrefix(word[...]) }

  /// How often a folded word stands in the name, once or also behind that; never counted beyond two.
  package func occurrences(of word: [UInt8]) -> Int {
    guard let first = bytes[..<count].firstIndex(of: word[...]) else { return 0 }
    return bytes[(first + word.count)..<count].contains(word[...]) ? 2 : 1
  }

  private enum Kind {
    case small, capital, digit
    /// What stands between words, or inside one.
    case mark
    /// What may stand for other letters: `&`, `#`, everything beyond ASCII.
    case unknown

    @inline(__always)
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

/// The letters and digits with which words begin, a bit each.
package struct FirstLetters: OptionSet, Sendable {
  package let rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  /// - Parameter words: Folded words. Those of other scripts add nothing: no word of a name in plain ASCII begins so.
  package init(ofWords words: some Sequence<ArraySlice<UInt8>>) {
    self = words.reduce(into: []) { if let first = $1.first { $0.insert(FirstLetters(first)) } }
  }

  /// The set of a small letter or a digit; empty for other bytes.
  @inline(__always)
  init(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): rawValue = 1 << UInt64(byte - UInt8(ascii: "a"))
    case UInt8(ascii: "0")...UInt8(ascii: "9"): rawValue = 1 << UInt64(byte - UInt8(ascii: "0") + 26)
    default: rawValue = 0
    }
  }
}
