// SPDX-License-Identifier: Apache-2.0

/// A text in Latin letters, with the original scalar of each letter.
struct RomanText {
  /// The Latin text in UTF-8; original Latin letters and other characters are kept.
  private(set) var bytes: [UInt8] = []
  /// For each scalar of the original the length of `bytes` after it.
  private(set) var ends: [Int] = []

  /// Nil when a letter has no known sound.
  init?(_ letters: SoundLetters, _ way: Romanisation) {
    bytes.reserveCapacity(letters.items.count * 2)
    ends.reserveCapacity(letters.count)
    var rest = letters.items[...]
    while let first = rest.first {
      guard let script = first.script else {
        UTF8Scalars.append(first.scalar, to: &bytes)
        close(first.source)
        rest.removeFirst()
        continue
      }
      let word = rest.prefix { $0.script == script }
      guard let sounds = script.sounds(of: word.map(\.scalar), way, letters.language) else { return nil }
      for (item, sound) in zip(word, sounds) {
        for byte in sound.utf8 { bytes.append(byte) }
        close(item.source)
      }
      rest = rest[word.endIndex...]
    }
    close(letters.count - 1)
  }

  /// Records that all scalars up to `source` have been written.
  private mutating func close(_ source: Int) {
    while ends.count <= source { ends.append(ends.last ?? 0) }
    ends[source] = bytes.count
  }
}

extension SoundScript {
  /// The Latin letters for each letter of a word; nil when a letter has no known sound.
  func sounds(of word: [UInt32], _ way: Romanisation, _ language: CyrillicLanguage) -> [String]? {
    switch self {
    case .greek: GreekSounds(way).sounds(of: word)
    case .cyrillic: CyrillicSounds(language, way).sounds(of: word)
    case .armenian: ArmenianSounds(way).sounds(of: word)
    case .georgian: georgianSounds(of: word, way)
    case .kana: KanaSounds(way).sounds(of: word)
    case .hangul: HangulSounds(way).sounds(of: word)
    }
  }
}
