// SPDX-License-Identifier: Apache-2.0

/// Kana in Latin letters by Hepburn: with long vowels as one letter, and as spelled.
///
/// - `とうきょう` is `tokyo`, `toukyou`
/// - `おおさか` is `osaka`, `oosaka`
/// - `ホッカイドー` is `hokkaido`, `hokkaidoo`
/// - `さいたま` is `saitama`
/// - `ファミリーマート` is `famirimato`, `famiriimaato`
struct KanaSounds {
  private let way: Romanisation

  init(_ way: Romanisation) { self.way = way }

  /// The Latin letters for each scalar of a word; nil when one is unknown.
  func sounds(of word: [UInt32]) -> [String]? {
    var writer = KanaWriter(isLong: way == .informal)
    var index = 0
    while index < word.count {
      let mark = index + 1 < word.count ? word[index + 1] : 0
      let isMarked = mark == 0x3099 || mark == 0x309A
      guard writer.add(Self.composed(word[index], isMarked ? mark : 0)) else { return nil }
      if isMarked { writer.sounds.append("") }
      index += isMarked ? 2 : 1
    }
    return writer.sounds
  }

  /// The kana combined with its mark; a mark that does not combine is ignored.
  private static func composed(_ kana: UInt32, _ mark: UInt32) -> UInt32 {
    switch (kana, mark) {
    case (0x30A6, 0x3099): 0x30F4  // ヴ
    case (0x30AB...0x30C8, 0x3099), (0x30CF...0x30DB, 0x3099): kana + 1
    case (0x30CF...0x30DB, 0x309A): kana + 2
    default: kana
    }
  }
}

/// Writes kana one by one; a small kana changes the output of the one before it.
private struct KanaWriter {
  let isLong: Bool
  var sounds: [String] = []
  /// Position that a small kana changes; -1 for none.
  private var last = -1
  /// Position of a small tsu that waits for the consonant that it doubles; -1 for none.
  private var doubling = -1

  init(isLong: Bool) { self.isLong = isLong }

  /// Whether the kana is known.
  mutating func add(_ kana: UInt32) -> Bool {
    if let vowel = Self.small[kana] { return addSmall(vowel) }
    if kana == 0x30C3 { return addDoubling() }
    if kana == 0x30FC {
      sounds.append(isLong ? lastVowel : "")
      return true
    }
    guard let sound = Self.table[kana] else { return false }
    if !isLong, lengthens(sound) {
      sounds.append("")
      return true
    }
    double(sound)
    last = sounds.count
    sounds.append(sound)
    return true
  }

  private var lastVowel: String { sounds.last { !$0.isEmpty }.map { String($0.suffix(1)) } ?? "" }

  /// Whether a vowel only lengthens the one before it: ou, oo, uu.
  private func lengthens(_ sound: String) -> Bool {
    sound == "u" && (lastVowel == "o" || lastVowel == "u") || sound == "o" && lastVowel == "o"
  }

  private mutating func addDoubling() -> Bool {
    doubling = sounds.count
    sounds.append("")
    return true
  }

  /// Writes the first consonant of the sound at the position of the small tsu: t before ch.
  private mutating func double(_ sound: String) {
    guard doubling >= 0 else { return }
    let first = sound.prefix(1)
    if !"aeiou".contains(first) { sounds[doubling] = sound.hasPrefix("ch") && !isLong ? "t" : String(first) }
    doubling = -1
  }

  /// A small vowel replaces the one before it; small ya, yu and yo turn its i into y.
  private mutating func addSmall(_ vowel: String) -> Bool {
    if last >= 0 {
      let consonant = String(sounds[last].dropLast())
      sounds[last] = Self.joined(consonant, vowel: sounds[last].suffix(1), small: vowel)
    }
    sounds.append(vowel.suffix(1).description)
    last = -1
    return true
  }

  /// The consonant of a kana before a small one.
  private static func joined(_ consonant: String, vowel: Substring, small: String) -> String {
    if small.count == 2 { return ["sh", "ch", "j"].contains(consonant) ? consonant : consonant + "y" }
    switch (consonant, vowel) {
    case ("", "u"): return "w"
    case ("", "i"): return "y"
    case ("k", "u"), ("g", "u"): return consonant + "w"
    default: return consonant
    }
  }

  private static let small = SoundTable("ァ a ィ i ゥ u ェ e ォ o ャ ya ュ yu ョ yo ヮ a")
  private static let table = SoundTable(
    """
    ア a イ i ウ u エ e オ o カ ka ガ ga キ ki ギ gi ク ku グ gu ケ ke ゲ ge コ ko ゴ go \
    サ sa ザ za シ shi ジ ji ス su ズ zu セ se ゼ ze ソ so ゾ zo タ ta ダ da チ chi ヂ ji ツ tsu ヅ zu テ te デ de ト to ド do \
    ナ na ニ ni ヌ nu ネ ne ノ no ハ ha バ ba パ pa ヒ hi ビ bi ピ pi フ fu ブ bu プ pu ヘ he ベ be ペ pe ホ ho ボ bo ポ po \
    マ ma ミ mi ム mu メ me モ mo ヤ ya ユ yu ヨ yo ラ ra リ ri ル ru レ re ロ ro ワ wa ヰ i ヱ e ヲ o ン n ヴ vu
    """)
}
