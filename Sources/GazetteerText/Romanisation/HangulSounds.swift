// SPDX-License-Identifier: Apache-2.0

/// Hangul in Latin letters by the Revised Romanisation: by pronunciation, and syllable by syllable.
///
/// - `서울` is `seoul`
/// - `부산광역시` is `busangwangyeoksi`
/// - `종로` is `jongno`, `jongro`
/// - `독립문` is `dongnimmun`, `dokripmun`
/// - `설악산` is `seoraksan`, `seolaksan`
/// - `한라산` is `hallasan`, `hanrasan`
/// - `묵호` is `mukho`
struct HangulSounds {
  private let way: Romanisation

  init(_ way: Romanisation) { self.way = way }

  /// The Latin letters for each letter of a word; nil when one is unknown.
  func sounds(of word: [UInt32]) -> [String]? {
    let letters = word.map { Unicode.Scalar($0) ?? " " }
    var sounds: [String] = []
    while sounds.count < letters.count {
      let index = sounds.count
      if Self.isVowel(letters[index]) {
        sounds += Self.vowel(letters, index)
      } else {
        let end = letters[index...].firstIndex(where: Self.isVowel) ?? letters.count
        guard let consonants = consonants(letters[index..<end], isFirst: index == 0, isLast: end == letters.count) else { return nil }
        sounds += consonants
      }
    }
    return sounds
  }

  private static func isVowel(_ letter: Unicode.Scalar) -> Bool { (0x314F...0x3163).contains(letter.value) }

  /// The consonants between two vowels: the final ones of a syllable, and the initial one of the next.
  private func consonants(_ letters: ArraySlice<Unicode.Scalar>, isFirst: Bool, isLast: Bool) -> [String]? {
    guard letters.allSatisfy({ Self.opening[$0.value] != nil }) else { return nil }
    if isLast { return closing(letters, before: nil) }
    guard let opener = letters.last, let opening = Self.opening[opener.value] else { return nil }
    let closers = letters.dropLast()
    if isFirst || closers.isEmpty { return closers.map { Self.opening[$0.value] ?? "" } + [opening] }
    if way == .official, opener == "ㅇ", let last = closers.last, last != "ㅇ" { return linked(closers, last) }
    let open = way == .official ? assimilated(opening, after: closers) : opening
    return closing(closers, before: opening).map { $0 + [open] }
  }

  /// A consonant before a silent initial moves to that syllable.
  private func linked(_ closers: ArraySlice<Unicode.Scalar>, _ last: Unicode.Scalar) -> [String]? {
    guard let opening = Self.opening[last.value] else { return nil }
    return (closing(closers.dropLast(), before: nil) ?? []) + [last == "ㅎ" ? "" : opening, ""]
  }

  /// The final sound of a syllable: of two consonants one is pronounced, and the next initial changes it.
  private func closing(_ letters: ArraySlice<Unicode.Scalar>, before next: String?) -> [String]? {
    let heard = letters.count > 1 && ["ㅁ", "ㅍ"].contains(letters.last) ? letters.endIndex - 1 : letters.startIndex
    return letters.indices.map { index in
      guard index == heard, let sound = Self.closing[letters[index].value] else { return "" }
      return way == .official ? assimilated(sound, before: next) : sound
    }
  }

  private func assimilated(_ closing: String, before next: String?) -> String {
    switch (closing, next) {
    case ("k", "n"), ("k", "m"), ("k", "r"): "ng"
    case ("t", "n"), ("t", "m"), ("t", "r"): "n"
    case ("p", "n"), ("p", "m"), ("p", "r"): "m"
    case ("n", "r"): "l"
    default: closing
    }
  }

  private func assimilated(_ opening: String, after closers: ArraySlice<Unicode.Scalar>) -> String {
    guard opening == "r" || opening == "n", let closing = closing(closers, before: nil)?.joined() else { return opening }
    switch (closing, opening) {
    case ("l", _), ("n", "r"): return "l"
    case (_, "r"): return "n"
    default: return opening
    }
  }

  /// A vowel; `second` is the other half of a compound one.
  private static func vowel(_ letters: [Unicode.Scalar], _ index: Int) -> [String] {
    if index + 1 < letters.count, let both = compound(letters[index], letters[index + 1]) { return [both, ""] }
    return [vowels[letters[index].value] ?? ""]
  }

  private static func compound(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> String? {
    switch (first, second) {
    case ("ㅗ", "ㅏ"): "wa"
    case ("ㅗ", "ㅐ"): "wae"
    case ("ㅗ", "ㅣ"): "oe"
    case ("ㅜ", "ㅓ"): "wo"
    case ("ㅜ", "ㅔ"): "we"
    case ("ㅜ", "ㅣ"): "wi"
    case ("ㅡ", "ㅣ"): "ui"
    default: nil
    }
  }

  private static let vowels = SoundTable(
    "ㅏ a ㅐ ae ㅑ ya ㅒ yae ㅓ eo ㅔ e ㅕ yeo ㅖ ye ㅗ o ㅛ yo ㅜ u ㅠ yu ㅡ eu ㅣ i")
  private static let opening = SoundTable(
    "ㄱ g ㄲ kk ㄴ n ㄷ d ㄸ tt ㄹ r ㅁ m ㅂ b ㅃ pp ㅅ s ㅆ ss ㅇ - ㅈ j ㅉ jj ㅊ ch ㅋ k ㅌ t ㅍ p ㅎ h")
  private static let closing = SoundTable(
    "ㄱ k ㄲ k ㄴ n ㄷ t ㄸ t ㄹ l ㅁ m ㅂ p ㅃ p ㅅ t ㅆ t ㅇ ng ㅈ t ㅉ t ㅊ t ㅋ k ㅌ t ㅍ p ㅎ t")
}
