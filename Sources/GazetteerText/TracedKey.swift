// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// A key that records the original scalars of each of its bytes.
struct TracedKey {
  /// The key in the requested variant.
  let key: [UInt8]
  /// The terms that are words.
  let words: [Range<Int>]
  /// The variants whose key differs.
  let otherVariants: KeyVariant
  /// The length of the key after each scalar of the original.
  private let ends: [Int]
  /// Whether each scalar of the original belongs to the letter before it: marks and invisible characters.
  private let extends: [Bool]

  init(of original: String, variant: KeyVariant) {
    var builder = KeyBuilder(variant: variant, bytes: original.utf8.count)
    var ends: [Int] = []
    var extends: [Bool] = []
    ends.reserveCapacity(original.utf8.count)
    extends.reserveCapacity(original.utf8.count)
    for scalar in original.unicodeScalars {
      builder.add(scalar.value)
      let edits = builder.takeEdits()
      if let removal = edits.removal { Self.closeUp(&ends, at: removal) }
      let entry = FoldEntry(of: scalar.value)
      extends.append(entry.part == .ignored || entry.isKeptMark || Hangul.continuesSyllable(scalar.value))
      ends.append(builder.key.count)
      if let insertion = edits.insertion { Self.shift(&ends, after: insertion) }
    }
    builder.finish()
    if let removal = builder.edits.removal { Self.closeUp(&ends, at: removal) }
    if let last = ends.indices.last { ends[last] = builder.key.count }
    key = builder.key
    words = builder.terms.filter { !TextAnalyzer.isIdeographic(builder.key[$0]) }
    otherVariants = builder.otherVariants
    self.ends = ends
    self.extends = extends
  }

  /// The key of a romanised text; its scalars are those of the original.
  ///
  /// Silent letters belong to the letter before them: ь, the second of two letters with one sound.
  init(of roman: RomanText) {
    var builder = KeyBuilder(variant: [], bytes: roman.bytes.count)
    var ends: [Int] = []
    var start = 0
    for end in roman.ends {
      for scalar in String(decoding: roman.bytes[start..<end], as: UTF8.self).unicodeScalars { builder.add(scalar.value) }
      ends.append(builder.key.count)
      start = end
    }
    builder.finish()
    if let last = ends.indices.last { ends[last] = builder.key.count }
    key = builder.key
    words = builder.terms
    otherVariants = []
    self.ends = ends
    extends = zip([0] + roman.ends, roman.ends).map { $0 == $1 }
  }

  /// Shifts the ends behind an inserted space, except the newest, which already includes it.
  private static func shift(_ ends: inout [Int], after insertion: Int) {
    var index = ends.count - 2
    while index >= 0, ends[index] > insertion {
      ends[index] += 1
      index -= 1
    }
  }

  /// Shifts the ends behind a removed article.
  private static func closeUp(_ ends: inout [Int], at removal: Int) {
    for index in ends.indices where ends[index] > removal { ends[index] = max(removal, ends[index] - KeyBuilder.article.count) }
  }

  /// The scalars of the original that the bytes come from, including the marks that follow.
  ///
  /// A scalar counts even when only a part of it is among the bytes: `s` of the `ss` from ß.
  func scalars(of bytes: Range<Int>) -> Range<Int> {
    let first = scalar(of: bytes.lowerBound)
    var end = scalar(of: bytes.upperBound - 1) + 1
    while end < extends.count, extends[end] { end += 1 }
    return first..<end
  }

  /// The scalar of the byte: the first one whose end is behind it.
  private func scalar(of byte: Int) -> Int { ends.indices.dropLast().partitioningIndex { ends[$0] > byte } }

  /// All occurrences of the bytes in the key, in order, including overlapping ones.
  func occurrences(of needle: ArraySlice<UInt8>) -> [Int] {
    var found: [Int] = []
    var start = 0
    while !needle.isEmpty, let index = key[start...].firstIndex(of: needle) {
      found.append(index)
      start = index + 1
    }
    return found
  }

  /// Whether a word ends at this length of the key.
  func endsWord(at end: Int) -> Bool {
    end == key.count || key[end] == 0x20
  }

  /// Whether a word starts at this index of the key.
  func startsWord(at start: Int) -> Bool {
    start == 0 || key[start - 1] == 0x20
  }
}
