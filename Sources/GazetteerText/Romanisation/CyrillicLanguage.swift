// SPDX-License-Identifier: Apache-2.0

/// The language of a Cyrillic name, as far as its letters show it.
enum CyrillicLanguage {
  /// Russian, and every name whose letters do not indicate another language.
  case russian
  /// A name whose letters all exist in Serbian and Macedonian as well: `Ниш`, `Охрид`.
  case unmarked
  case ukrainian, belarusian, bulgarian, southSlavic
  /// Kazakh, Kyrgyz, Tatar, Mongolian, Tajik and related languages.
  case asian

  init(of letters: [SoundLetters.Item]) {
    self = .unmarked
    var previous: UInt32 = 0
    for item in letters {
      if let found = Self.language(of: item.scalar, after: previous), found.strength > strength { self = found }
      if Self.isBulgarian(item.scalar, after: previous), strength < Self.bulgarian.strength { self = .bulgarian }
      previous = item.scalar
    }
    if self == .ukrainian, letters.contains(where: { Self.isNotUkrainian($0.scalar) }) { self = .belarusian }
  }

  /// The language that a letter indicates, if any.
  private static func language(of letter: UInt32, after previous: UInt32) -> CyrillicLanguage? {
    switch Unicode.Scalar(letter) {
    case "ј", "љ", "њ", "ђ", "ћ", "џ", "ѓ", "ќ", "ѕ": .southSlavic
    case "ў": .belarusian
    case "і", "ї", "є", "ґ": .ukrainian
    case "ә", "ғ", "қ", "ң", "ү", "ұ", "ө", "һ", "җ", "ҷ", "ҳ", "ӣ", "ӯ": .asian
    case "й", "щ", "ъ", "ы", "ь", "э", "ю", "я", "ё": .russian
    case "е" where beginsSyllable(after: previous): .russian
    default: nil
    }
  }

  /// Serbian has hardly any word with е here.
  private static func beginsSyllable(after previous: UInt32) -> Bool {
    switch Unicode.Scalar(previous) {
    case "а", "е", "и", "о", "у": true
    default: SoundScript(of: previous) != .cyrillic
    }
  }

  /// Belarusian has ы, э and ё beside its і.
  private static func isNotUkrainian(_ letter: UInt32) -> Bool { letter == 0x44B || letter == 0x44D || letter == 0x451 }

  /// A hard sign is a vowel in Bulgarian; in Russian it stands only before е, ё, ю and я.
  private static func isBulgarian(_ letter: UInt32, after previous: UInt32) -> Bool {
    guard previous == 0x44A else { return false }
    switch Unicode.Scalar(letter) {
    case "е", "ё", "ю", "я": return false
    default: return SoundScript(of: letter) == .cyrillic
    }
  }

  /// Decides between languages when letters indicate several: Kazakh and Belarusian have і as well.
  private var strength: Int {
    switch self {
    case .unmarked: 0
    case .russian: 1
    case .bulgarian: 2
    case .ukrainian: 3
    case .belarusian: 4
    case .southSlavic: 5
    case .asian: 6
    }
  }
}
