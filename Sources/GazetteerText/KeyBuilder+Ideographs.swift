// SPDX-License-Identifier: Apache-2.0

/// Scripts written without spaces. A unit is an ideograph, kana, syllable or consonant with its marks; two neighbours are a term.
///
/// Separators between two runs are dropped, so 東京 タワー is 東京タワー.
extension KeyBuilder {
  /// Adds the first scalar of a unit.
  mutating func addIdeograph(_ scalar: UInt32, _ entry: FoldEntry) {
    openUnit()
    append(scalar, entry)
    if entry.isIdentity, Hangul.isOpenSyllable(scalar) { openSyllable = scalar }
  }

  /// Adds a mark to the open unit; a mark without one is a unit of its own.
  mutating func addIdeographicMark(_ scalar: UInt32, _ entry: FoldEntry) {
    if run != .ideographic { openUnit() }
    append(scalar, entry)
    gap = .none
  }

  /// Adds a conjoining jamo: it continues the syllable right before it, or stands as a letter of its own.
  mutating func addJamo(_ scalar: UInt32, _ entry: FoldEntry, after previous: UInt32) {
    if let syllable = Hangul.syllable(of: previous, and: scalar) {
      key.removeLast(3)
      UTF8Scalars.append(syllable, to: &key)
      openSyllable = syllable
    } else {
      addIdeograph(scalar, entry)
      openSyllable = scalar
    }
  }

  /// Starts a unit: the two before it become a term.
  private mutating func openUnit() {
    if gap == .ampersand { addWordAnd() }
    if run == .ideographic {
      if previousUnitStart >= 0 { terms.append(previousUnitStart..<key.count) }
      previousUnitStart = unitStart
    } else {
      closeRun()
      if !key.isEmpty { key.append(0x20) }
      run = .ideographic
      previousUnitStart = -1
      openInitial = -1
    }
    unitStart = key.count
    gap = .none
  }
}

/// Unicode's arithmetic of Hangul syllables (The Unicode Standard, 3.12).
enum Hangul {
  private static let firstSyllable: UInt32 = 0xAC00

  /// Whether the scalar is a syllable that a trailing consonant can close.
  static func isOpenSyllable(_ scalar: UInt32) -> Bool {
    scalar &- firstSyllable < 11_172 && (scalar - firstSyllable).isMultiple(of: 28)
  }

  /// The syllable of a leading consonant and a vowel, or of an open syllable and a trailing consonant.
  static func syllable(of first: UInt32, and second: UInt32) -> UInt32? {
    if first &- 0x1100 < 19, second &- 0x1161 < 21 {
      return firstSyllable + ((first - 0x1100) * 21 + second - 0x1161) * 28
    }
    if isOpenSyllable(first), second &- 0x11A8 < 27 { return first + second - 0x11A7 }
    return nil
  }
}
