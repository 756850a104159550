// SPDX-License-Identifier: Apache-2.0

extension TextAnalyzer {
  /// The forms of the name that a place is mainly known by: those of any name, and up to two in Latin letters for one of another script
  /// whose letters have sounds, so that it is found by people who type Latin ones.
  ///
  /// Only the primary name has them: with those of all names the beginnings of Latin words would be full of foreign places.
  ///
  /// - Complexity: O(*n*) for *n* bytes, for each form; nothing more for Latin names.
  package static func forms(ofPrimaryName name: String) -> [NameForm] {
    var forms = forms(ofName: name)
    for key in romanisedKeys(of: name) where !forms.contains(where: { $0.key == key.key }) { forms.append(NameForm(key)) }
    return forms
  }

  /// Other spellings of a typed text, best first: in Latin letters what was typed in a script whose letters have sounds, so that names known
  /// in Latin letters only are found. None for Latin text.
  ///
  /// - Complexity: O(*n*) for *n* bytes, for each spelling.
  package static func otherSpellings(ofQuery text: String) -> [QueryText] {
    var spellings: [QueryText] = []
    for key in romanisedKeys(of: text) where !key.key.isEmpty && !spellings.contains(where: { $0.key == key.key }) {
      spellings.append(QueryText(key))
    }
    return spellings
  }

  private static func romanisedKeys(of text: String) -> [KeyBuilder] {
    romanised(text).map { roman in roman.bytes.withUnsafeBufferPointer { key(of: $0, reading: []) } }
  }

  /// The text in Latin letters, in each way; none for a Latin text.
  static func romanised(_ text: String) -> [RomanText] {
    guard text.utf8.contains(where: { $0 >= firstLeadBeyondLatin }), let letters = SoundLetters(text) else { return [] }
    return Romanisation.allCases.compactMap { RomanText(letters, $0) }
  }

  /// The UTF-8 of the scalars from U+0370 on starts with this byte or a greater one.
  private static let firstLeadBeyondLatin: UInt8 = 0xCD
}
