// SPDX-License-Identifier: Apache-2.0

/// Scripts written without spaces. A unit is an ideograph, kana, syllable or consonant with its marks; two neighbours are a term.
///
/// Separators between two runs are dropped, so 東京 タワー is 東京タワー.
///
/// A syllable of Hangul is a unit from its first consonant on, but only its vowel opens the unit: until then the consonant may as well close
/// the syllable before. So the term of two syllables ends with the first consonant of the third.
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

  /// The run goes on; a space in it would separate in another variant.
  private mutating func closeGap() {
    if gap == .separator { otherVariants.insert(.spaced) }
    gap = .none
  }

  /// Whether what comes now belongs to the open run.
  private var continuesRun: Bool { run == .ideographic && !(gap == .separator && variant.contains(.spaced)) }

  /// Adds a consonant of Hangul to the open unit; it may turn out to open the next.
  mutating func addConsonant(_ scalar: UInt32, _ entry: FoldEntry) {
    addIdeographicMark(scalar, entry)
    consonantEnd = key.count
  }

  /// Adds a vowel of Hangul: with the consonant before it a unit, after another vowel a part of that.
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

  /// Adds a syllable of Hangul, letter by letter.
  mutating func addSyllable(_ syllable: UInt32) {
    Hangul.forEachLetter(of: syllable) { add($0) }
  }

  /// Starts a unit: the two before it become a term.
  private mutating func openUnit() {
    if continuesRun { return openUnit(at: key.count) }
    if gap == .ampersand { addWordAnd() }
    closeRun()
    if !key.isEmpty { key.append(0x20) }
    run = .ideographic
    previousUnitStart = -1
    openInitial = -1
    unitStart = key.count
    gap = .none
  }

  /// Starts a unit of the open run, here or at the consonant just added, unless the run starts there.
  private mutating func openUnit(at start: Int) {
    closeGap()
    guard start > unitStart else { return }
    if previousUnitStart >= 0 { terms.append(previousUnitStart..<key.count) }
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

  /// Hands out the letters of a syllable as they are typed.
  static func forEachLetter(of syllable: UInt32, _ body: (UInt32) -> Void) {
    let number = Int(syllable - firstSyllable)
    leading[number / 588].forEach(body)
    vowels[number / 28 % 21].forEach(body)
    trailing[number % 28].forEach(body)
  }

  /// The letters of a syllable as they are typed.
  static func letters(of syllable: UInt32) -> [UInt32] {
    var letters: [UInt32] = []
    forEachLetter(of: syllable) { letters.append($0) }
    return letters
  }

  /// Whether a scalar is a conjoining vowel or trailing consonant.
  static func continuesSyllable(_ scalar: UInt32) -> Bool { (0x1160...0x11FF).contains(scalar) }

  private static func scalars(_ texts: [String]) -> [[UInt32]] { texts.map { $0.unicodeScalars.map(\.value) } }
}
