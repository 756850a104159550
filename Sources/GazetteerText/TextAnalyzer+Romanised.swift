// SPDX-License-Identifier: Apache-2.0

extension TextAnalyzer {
  /// The forms of the name that a place is mainly known by: those of any name, and up to two in Latin letters for one of another script
  /// whose letters have sounds, so that it is found by people who type Latin ones.
  ///
  /// Only the primary name has them: with those of all names the prefixes of Latin words would be full of foreign places.
  ///
  /// - Complexity: O(*n*) for *n* bytes, for each form; nothing more for Latin names.
  package static func forms(ofPrimaryName name: String) -> [NameForm] {
    var (forms, isLatin) = name.withUTF8Bytes { bytes in
      let plain = key(of: bytes, variant: [])
      return (Self.forms(of: bytes, plain: plain), !plain.hasLettersBeyondLatin)
    }
    if isLatin { return forms }
    for key in romanisedKeys(of: name, in: Romanisation.ofNames) where !forms.contains(where: { $0.key == key.key }) {
      forms.append(NameForm(key))
    }
    return forms
  }

  /// Other spellings of a typed text, best first; none for most texts.
  ///
  /// - Umlauts with a second letter: `Müller` finds a name written `Mueller`.
  /// - Arabic words without the article: `القاهرة` finds قاهرة.
  /// - Texts of scripts that need no spaces, cut where there are some: `渋谷 タワー` finds タワー in 渋谷.
  /// - In Latin letters what was typed in a script whose letters have sounds: `Москва` finds Moskva.
  ///
  /// - Complexity: O(*n*) for *n* bytes, for each spelling.
  package static func otherSpellings(ofQuery text: String) -> [QueryText] {
    text.withUTF8Bytes { bytes in
      guard UTF8Scalars.contains(bytes, from: 0x80) else { return [] }
      let plain = key(of: bytes, variant: [])
      let variants = [KeyVariant.umlauts, .bareArticle, .spaced].filter { plain.otherVariants.isSuperset(of: $0) }
      var spellings: [QueryText] = []
      for key in variants.map({ key(of: bytes, variant: $0) }) + romanisedKeys(of: text, in: Romanisation.ofQueries) {
        let isNew = !key.key.isEmpty && key.key != plain.key && !spellings.contains { $0.key == key.key }
        if isNew { spellings.append(QueryText(key)) }
      }
      return spellings
    }
  }

  private static func romanisedKeys(of text: String, in ways: [Romanisation]) -> [KeyBuilder] {
    romanised(text, in: ways).map { roman in roman.bytes.withUnsafeBufferPointer { key(of: $0, variant: []) } }
  }

  /// The text in Latin letters, in each of the ways; none for a Latin text.
  static func romanised(_ text: String, in ways: [Romanisation]) -> [RomanText] {
    guard text.withUTF8Bytes({ UTF8Scalars.contains($0, from: firstLeadBeyondLatin) }), let letters = SoundLetters(text) else { return [] }
    return ways.compactMap { RomanText(letters, $0) }
  }

  /// The UTF-8 of the scalars from U+0370 on starts with this byte or a greater one.
  private static let firstLeadBeyondLatin: UInt8 = 0xCD
}
