// SPDX-License-Identifier: Apache-2.0

/// A text as a sequence of letters to be romanised and scalars to be kept.
struct SoundLetters {
  struct Item {
    /// The folded letter, or the kept scalar.
    var scalar: UInt32
    /// The script of a letter; nil for a kept scalar.
    var script: SoundScript?
    /// Index of the scalar in the text.
    let source: Int
  }

  private(set) var items: [Item] = []
  /// The number of scalars in the text.
  private(set) var count = 0
  /// The language of its Cyrillic words.
  private(set) var language = CyrillicLanguage.unmarked

  /// Nil when the text has no letter to romanise, or a letter of a script without rules: half a name would find nothing.
  init?(_ text: String) {
    var hasSounds = false
    items.reserveCapacity(text.utf8.count / 2)
    for scalar in text.unicodeScalars {
      guard add(scalar.value, from: count, hasSounds: &hasSounds) else { return nil }
      count += 1
    }
    guard hasSounds else { return nil }
    language = CyrillicLanguage(of: items)
  }

  private mutating func add(_ scalar: UInt32, from source: Int, hasSounds: inout Bool) -> Bool {
    if let last = items.indices.last, items[last].script != nil, let letter = Self.letter(items[last].scalar, marked: scalar) {
      items[last].scalar = letter
      return true
    }
    if let letter = Self.letterWithMark(scalar) {
      items.append(Item(scalar: letter, script: SoundScript(of: letter), source: source))
      hasSounds = true
      return true
    }
    return addFolded(scalar, from: source, hasSounds: &hasSounds)
  }

  /// Adds the letters that a scalar folds to. Latin letters, digits and punctuation are kept.
  private mutating func addFolded(_ scalar: UInt32, from source: Int, hasSounds: inout Bool) -> Bool {
    let entry = FoldEntry(of: scalar)
    guard entry.isLetter else {
      if entry.part != .ignored { items.append(Item(scalar: scalar, script: nil, source: source)) }
      return true
    }
    for letter in entry.letters(of: scalar) {
      let script = SoundScript(of: letter)
      if script == nil, letter >= 0x80 { return false }
      hasSounds = hasSounds || script != nil
      items.append(Item(scalar: letter, script: script, source: source))
    }
    return true
  }

  /// Lower-case letters whose folded form lacks what their sound depends on: Cyrillic letters with marks, Greek vowels with a diaeresis.
  private static func letterWithMark(_ scalar: UInt32) -> UInt32? {
    switch scalar {
    case 0x400...0x40F: scalar + 0x50
    case 0x410...0x42F: scalar + 0x20
    case 0x430...0x45F: scalar
    case 0x48A...0x4BF, 0x4D0...0x52F: CyrillicSounds.knows(scalar | 1) ? scalar | 1 : nil
    case 0x552, 0x582: 0x582  // the second half of ու
    case 0x390, 0x3AA, 0x3CA: 0x3CA
    case 0x3AB, 0x3B0, 0x3CB: 0x3CB
    default: nil
    }
  }

  /// The letter that a combining mark forms with the letter before it.
  private static func letter(_ letter: UInt32, marked mark: UInt32) -> UInt32? {
    switch (letter, mark) {
    case (0x438, 0x306): 0x439  // й
    case (0x443, 0x306): 0x45E  // ў
    case (0x435, 0x308): 0x451  // ё
    case (0x456, 0x308): 0x457  // ї
    case (0x433, 0x301): 0x453  // ѓ
    case (0x43A, 0x301): 0x45C  // ќ
    case (0x3B9, 0x308): 0x3CA  // ϊ
    case (0x3C5, 0x308): 0x3CB  // ϋ
    default: nil
    }
  }
}
