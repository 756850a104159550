// SPDX-License-Identifier: Apache-2.0

/// A script that rules can romanise.
///
/// Han, Arabic, Hebrew, the scripts of India and Thai are excluded: their spelling does not determine the sound.
enum SoundScript {
  case greek, cyrillic, armenian, georgian, kana, hangul

  /// The script of a folded letter.
  init?(of letter: UInt32) {
    switch letter {
    case 0x370...0x3FF: self = .greek
    case 0x400...0x52F: self = .cyrillic
    case 0x531...0x587: self = .armenian
    case 0x10D0...0x10FF: self = .georgian
    case 0x3099...0x309A, 0x30A1...0x30FE: self = .kana
    case 0x3131...0x3163: self = .hangul
    default: return nil
    }
  }
}

/// A common way to write a script in Latin letters.
enum Romanisation {
  /// As on maps and in official tables.
  case official
  /// By pronunciation, or letter by letter where the official way follows pronunciation.
  case informal
  /// Restores the original of a foreign name, for typed texts; the informal way for scripts that do not change foreign names.
  case foreign

  /// The ways for names.
  static let ofNames: [Romanisation] = [.official, .informal]
  /// The ways for typed texts.
  static let ofQueries: [Romanisation] = [.official, .informal, .foreign]
}
