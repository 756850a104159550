// SPDX-License-Identifier: Apache-2.0

extension TextAnalyzer {
  /// The forms of the name that a place is mainly known by: those of any name, and up to two in Latin letters for one of another script
  /// whose letters have sounds, so that it is found by people who type Latin ones.
  ///
  /// Only the primary name has them: with those of all names the beginnings of Latin words would be full of foreign places.
  ///
  /// - Complexity: O(*n*) for *n* bytes, for each form; nothing more for Latin names.
  package static func forms(ofPrimaryName name: String) -> [NameForm] {
    let forms = forms(ofName: name)
    guard forms.first?.key.contains(where: { $0 >= Self.firstLeadBeyondLatin }) ?? false else { return forms }
    return forms + romanised(name).map { NameForm($0) }.filter { form in !forms.contains { $0.key == form.key } }
  }

  /// Other spellings of a typed text, best first: in Latin letters what was typed in a script whose letters have sounds, so that names known
  /// in Latin letters only are found. None for Latin text.
  ///
  /// - Complexity: O(*n*) for *n* bytes, for each spelling.
  package static func otherSpellings(ofQuery text: String) -> [QueryText] {
    romanised(text).map { QueryText($0) }
  }

  /// The UTF-8 of the scalars from U+0370 on starts with this byte or a greater one; Latin keys are ASCII but for a few letters.
  private static let firstLeadBeyondLatin: UInt8 = 0xCD

  /// The keys of a text in Latin letters, without repetitions.
  private static func romanised(_ text: String) -> [KeyBuilder] {
    guard let letters = SoundLetters(text) else { return [] }
    var keys: [KeyBuilder] = []
    for way in Romanisation.allCases {
      guard let roman = RomanText(letters, way) else { continue }
      let key = roman.bytes.withUnsafeBufferPointer { Self.key(of: $0, reading: []) }
      if !key.key.isEmpty, !keys.contains(where: { $0.key == key.key }) { keys.append(key) }
    }
    return keys
  }
}
