// SPDX-License-Identifier: Apache-2.0

/// Scripts written without spaces. A unit is an ideograph, kana, syllable or consonant with its marks; every two neighbouring units form a term.
///
/// Separators between two stretches of ideographs are dropped, so 東京 タワー is 東京タワー.
///
/// A syllable of Hangul starts with its first consonant, but only its vowel starts the unit: until then the consonant may still end the previous
/// syllable. So the term of two syllables ends with the first consonant of the third.
///
/// - `대구역` has `ㄷㅐㄱㅜㅇ`, `ㄱㅜㅇㅕㄱ`
/// - `대궁` has `ㄷㅐㄱㅜㅇ`
/// - `ㅅㅓㅇㅜㄹ` has `ㅅㅓㅇㅜㄹ`
extension KeyBuilder {
  /// Adds the first scalar of a unit.
  mutating func addIdeograph(_ scalar: UInt32, _ entry: FoldEntry) {
    openUnit()
    append(scalar, entry)
  }

  /// Adds a mark to the open unit; a mark without one is a unit of its own.
  mutating func addIdeographicMark(_ scalar: UInt32, _ entry: FoldEntry) {
    if !continuesRun { openUnit() }
    append(scalar, entry)
    closeGap()
  }

  /// Continues the stretch of ideographs; in another variant a space in it would separate.
  private mutating func closeGap() {
    if gap == .separator { otherVariants.insert(.spaced) }
    gap = .none
  }

  /// Whether the next unit continues the open stretch.
  private var continuesRun: Bool { run == .ideographic && !(gap == .separator && variant.contains(.spaced)) }

  /// Adds a consonant of Hangul to the open unit; a following vowel moves it to the next unit.
  mutating func addConsonant(_ scalar: UInt32, _ entry: FoldEntry) {
    addIdeographicMark(scalar, entry)
    consonantEnd = key.count
  }

  /// Adds a vowel of Hangul: it forms a unit with the consonant before it, or extends the vowel before it.
  mutating func addVowel(_ scalar: UInt32, _ entry: FoldEntry) {
    if continuesRun, consonantEnd == key.count {
      openUnit(at: key.count - 3)  // letters of Hangul have three bytes
    } else if !continuesRun || vowelEnd != key.count {
      openUnit()
    }
    append(scalar, entry)
    closeGap()
    vowelEnd = key.count
  }

  /// Adds the letters of a syllable of Hangul.
  mutating func addSyllable(_ syllable: UInt32) {
    Hangul.forEachLetter(of: syllable) { add($0) }
  }

  /// Starts a unit; the two units before it become a term.
  private mutating func openUnit() {
    if continuesRun { return openUnit(at: key.count) }
    if gap == .ampersand { addWordAnd() }
    closeRun()
    if !key.isEmpty { key.append(0x20) }
    run = .ideographic
    previousUnitStart = nil
    openInitial = nil
    unitStart = key.count
    gap = .none
  }

  /// Starts a unit of the open stretch at `start`, unless the stretch starts there.
  private mutating func openUnit(at start: Int) {
    closeGap()
    guard start > unitStart else { return }
    if let previousUnitStart { terms.append(previousUnitStart..<key.count) }
    previousUnitStart = unitStart
    unitStart = start
  }
}

/// Unicode's arithmetic of Hangul syllables (The Unicode Standard, 3.12), down to the letters of a keyboard.
enum Hangul {
  private static let firstSyllable: UInt32 = 0xAC00
  private static let trailing = scalars(
    [
      "", "ㄱ", "ㄲ", "ㄱㅅ", "ㄴ", "ㄴㅈ", "ㄴㅎ", "ㄷ", "ㄹ", "ㄹㄱ", "ㄹㅁ", "ㄹㅂ", "ㄹㅅ", "ㄹㅌ", "ㄹㅍ", "ㄹㅎ", "ㅁ", "ㅂ", "ㅂㅅ", "ㅅ", "ㅆ", "ㅇ", "ㅈ",
      "ㅊ", "ㅋ", "ㅌ", "ㅍ", "ㅎ",
    ])
  private static let leading = scalars(
    ["ㄱ", "ㄲ", "ㄴ", "ㄷ", "ㄸ", "ㄹ", "ㅁ", "ㅂ", "ㅃ", "ㅅ", "ㅆ", "ㅇ", "ㅈ", "ㅉ", "ㅊ", "ㅋ", "ㅌ", "ㅍ", "ㅎ"])
  private static let vowels = scalars(
    ["ㅏ", "ㅐ", "ㅑ", "ㅒ", "ㅓ", "ㅔ", "ㅕ", "ㅖ", "ㅗ", "ㅗㅏ", "ㅗㅐ", "ㅗㅣ", "ㅛ", "ㅜ", "ㅜㅓ", "ㅜㅔ", "ㅜㅣ", "ㅠ", "ㅡ", "ㅡㅣ", "ㅣ"])

  /// Passes the letters of a syllable to `body`, in typing order.
  static func forEachLetter(of syllable: UInt32, _ body: (UInt32) -> Void) {
    let number = Int(syllable - firstSyllable)
    leading[number / 588].forEach(body)
    vowels[number / 28 % 21].forEach(body)
    trailing[number % 28].forEach(body)
  }

  /// The letters of a syllable, in typing order.
  static func letters(of syllable: UInt32) -> [UInt32] {
    var letters: [UInt32] = []
    forEachLetter(of: syllable) { letters.append($0) }
    return letters
  }

  /// Whether a scalar is a conjoining vowel or trailing consonant.
  static func continuesSyllable(_ scalar: UInt32) -> Bool { (0x1160...0x11FF).contains(scalar) }

  private static func scalars(_ texts: [String]) -> [[UInt32]] { texts.map { $0.unicodeScalars.map(\.value) } }
}
