// SPDX-License-Identifier: Apache-2.0

/// Cyrillic in Latin letters. The official romanisation is that of maps (BGN/PCGN without diacritics) or of the country; the informal one follows
/// pronunciation.
///
/// - `Москва` is `moskva`
/// - `Нижний Новгород` is `nizhny novgorod`, `nizhniy novgorod`
/// - `Екатеринбург` is `yekaterinburg`, `ekaterinburg`
/// - `Орёл` is `oryol`, `orel`
/// - `Хабаровск` is `khabarovsk`, `habarovsk`
/// - `Київ` is `kyiv`
/// - `Запоріжжя` is `zaporizhzhia`, `zaporizhzhya`
/// - `Гродна` is `grodna`
/// - `Магілёў` is `mahilyow`, `mahiliou`
/// - `Велико Търново` is `veliko tarnovo`, `veliko turnovo`
/// - `Крагујевац` is `kragujevac`
/// - `Ниш` is `nish`, `nis`
/// - `Скопје` is `skopje`
/// - `Қостанай` is `kostanay`, `qostanay`
struct CyrillicSounds {
  private let language: CyrillicLanguage
  private let way: Romanisation
  private let table: SoundTable

  init(_ language: CyrillicLanguage, _ way: Romanisation) {
    self.language = language
    self.way = way
    table = Self.table(language, way)
  }

  /// The Latin letters for each letter of a word; nil when one is unknown.
  func sounds(of word: [UInt32]) -> [String]? {
    var sounds: [String] = []
    sounds.reserveCapacity(word.count)
    for index in word.indices {
      guard let sound = exception(word, index) ?? table[word[index]] else { return nil }
      sounds.append(sound)
    }
    return sounds
  }

  private func exception(_ word: [UInt32], _ index: Int) -> String? {
    switch language {
    case .russian, .unmarked, .bulgarian: russianException(word, index)
    case .ukrainian: ukrainianException(word, index)
    case .belarusian: belarusianException(word, index)
    case .southSlavic, .asian: nil
    }
  }
}

// MARK: Letters whose sound depends on their neighbours

extension CyrillicSounds {
  private func letter(_ word: [UInt32], _ index: Int) -> Unicode.Scalar? {
    word.indices.contains(index) ? Unicode.Scalar(word[index]) : nil
  }

  /// Whether a vowel here starts a syllable: at the start of a word, after a vowel or a sign.
  private func beginsSyllable(_ word: [UInt32], _ index: Int) -> Bool {
    switch letter(word, index - 1) {
    case nil, "а", "е", "ё", "и", "о", "у", "ы", "э", "ю", "я", "і", "ї", "є", "й", "ь", "ъ": true
    default: false
    }
  }

  private func russianException(_ word: [UInt32], _ index: Int) -> String? {
    let (previous, next) = (letter(word, index - 1), letter(word, index + 1))
    let isLast = index == word.count - 1
    switch letter(word, index) {
    case "е" where way == .official && language != .bulgarian && beginsSyllable(word, index): return "ye"
    case "и" where way == .official && next == "й" && index == word.count - 2: return "y"  // Нижний
    case "й" where way == .official && isLast && (previous == "и" || previous == "ы"): return ""  // Грозный
    case "я" where isLast && previous == "и" && (way == .informal || language == .bulgarian): return "a"  // София
    case "я" where way == .informal && previous == "ь": return "ia"  // Кодьяк
    case "ю" where way == .informal && previous == "ь": return "iu"
    default: return nil
    }
  }

  private func ukrainianException(_ word: [UInt32], _ index: Int) -> String? {
    let isFirst = index == 0
    switch letter(word, index) {
    case "г" where letter(word, index - 1) == "з": return "gh"
    case "є" where isFirst: return "ye"
    case "ї" where isFirst: return "yi"
    case "й" where isFirst: return "y"
    case "ю" where isFirst: return "yu"
    case "я" where isFirst: return "ya"
    default: return nil
    }
  }

  private func belarusianException(_ word: [UInt32], _ index: Int) -> String? {
    guard beginsSyllable(word, index) else { return nil }
    switch letter(word, index) {
    case "е": return "ye"
    case "ё": return "yo"
    case "ю": return "yu"
    case "я": return "ya"
    default: return nil
    }
  }
}

// MARK: Tables

extension CyrillicSounds {
  private static func table(_ language: CyrillicLanguage, _ way: Romanisation) -> SoundTable {
    let isOfficial = way == .official
    switch language {
    case .russian: return isOfficial ? russian : russianByEar
    case .unmarked: return isOfficial ? russian : unmarkedByEar
    case .ukrainian: return isOfficial ? ukrainian : ukrainianByEar
    case .belarusian: return isOfficial ? belarusian : belarusianByEar
    case .bulgarian: return isOfficial ? bulgarian : bulgarianByEar
    case .southSlavic: return isOfficial ? southSlavic : southSlavicByEar
    case .asian: return isOfficial ? asian : asianByEar
    }
  }

  /// Whether a letter, in lower case, has a sound of its own; otherwise the letter that it folds to is used.
  static func knows(_ letter: UInt32) -> Bool { russian[letter] != nil }

  private static let russian = SoundTable(
    """
    а a б b в v г g д d е e ё yo ж zh з z и i й y к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch \
    ъ - ы y ь - э e ю yu я ya \
    ђ d ѓ gj є ye ѕ dz і i ї yi ј j љ lj њ nj ћ c ќ kj ў w џ dz ґ g ғ g қ k ң n ү u ұ u һ h җ j ҷ j ҳ h ә a ө o ӣ i ӯ u
    """)
  private static let russianByEar = russian.with("х h ё e щ sch")
  private static let unmarkedByEar = russian.with("х h ц c ч c ш s ж z")
  private static let ukrainian = russian.with("г h и y й i є ie ї i ю iu я ia")
  private static let ukrainianByEar = ukrainian.with("й y є ye ю yu я ya")
  private static let belarusian = russian.with("г h")
  private static let belarusianByEar = russian.with("г h е ie ё io ю iu я ia ў u")
  private static let bulgarian = russian.with("х h щ sht ъ a ь y")
  private static let bulgarianByEar = bulgarian.with("ъ u")
  private static let southSlavic = russian.with("х h ц c ч c ш s ж z")
  private static let southSlavicByEar = russian.with("х h ц c џ dzh ђ dj")
  private static let asian = russian.with("ў o")
  private static let asianByEar = asian.with("қ q ғ gh ң ng х h")
}
