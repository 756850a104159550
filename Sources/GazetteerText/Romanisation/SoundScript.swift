// SPDX-License-Identifier: Apache-2.0

/// A script whose letters have sounds that rules can tell.
///
/// Han, Arabic, Hebrew, the scripts of India and Thai are not among them: what they leave unwritten only a reader knows.
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

/// Which of the usual ways to write a script in Latin letters.
enum Romanisation {
  /// As maps and official tables write it.
  case official
  /// As people write by ear, or by letter where the official way goes by ear.
  case informal
  /// Back to what a name of another country was, for texts that people type; the informal way where a script does nothing to such names.
  case foreign

  /// The ways for names.
  static let ofNames: [Romanisation] = [.official, .informal]
  /// The ways for typed texts.
  static let ofQueries: [Romanisation] = [.official, .informal, .foreign]
}
