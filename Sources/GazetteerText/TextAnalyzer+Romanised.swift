// SPDX-License-Identifier: Apache-2.0

extension TextAnalyzer {
  /// The forms of a place's primary name: those of any name, and up to two romanised forms when all its letters have known sounds, so that people who
  /// type Latin letters find it.
  ///
  /// Only the primary name is romanised: with all names, the posting lists of Latin prefixes would be full of foreign places.
  ///
  /// - Complexity: O(*n*) for *n* bytes, for each form; no extra cost for Latin names.
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
  /// - Texts of scripts without spaces, split at their spaces: `渋谷 タワー` finds タワー in 渋谷.
  /// - Romanised texts: `Москва` finds Moskva.
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

  /// The romanised text, in each of the given ways; none for a Latin text.
  static func romanised(_ text: String, in ways: [Romanisation]) -> [RomanText] {
    guard text.withUTF8Bytes({ UTF8Scalars.contains($0, from: firstLeadBeyondLatin) }), let letters = SoundLetters(text) else { return [] }
    return ways.compactMap { RomanText(letters, $0) }
  }

  /// The first byte of all scalars from U+0370 on is at least this.
  private static let firstLeadBeyondLatin: UInt8 = 0xCD
}
