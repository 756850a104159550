// SPDX-License-Identifier: Apache-2.0

/// Letters that stand for the same sound, or nearly so, in languages of their script.
enum SoundAlikes {
  /// Pairs of folded letters.
  static let pairs = written.map { pair in
    let letters = pair.map(Keyboards.folded)
    return (letters[0], letters[1])
  }

  private static let written = [
    // Latin: Sidney, Edenburgh, Amstirdam, Kroatia, Prag/Brag, Varna/Warna, Brasil, Iraq/Irak.
    "ae", "ei", "iy", "ou", "ao", "ck", "cs", "sz", "kq", "vw", "bv", "bp", "dt", "gj",
    // Cyrillic: unstressed vowels.
    "ао", "еи", "ий", "ыи", "еэ",
    // Greek: letters that have become one sound.
    "ηι", "ιυ", "ηυ", "οω",
    // Arabic and Hebrew: emphatic consonants beside the plain ones.
    "سص", "تط", "دض", "هح", "ذز", "زظ", "קכ", "תט", "עא", "סש",
  ]
}
