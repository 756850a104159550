// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// Scripts written with spaces: letters, digits, and the characters between them.
extension KeyBuilder {
  /// Adds a letter, digit or kept mark.
  @inline(__always)
  mutating func addLetter(_ scalar: UInt32, _ entry: FoldEntry) {
    if run != .word || gap != .none {
      continueOrOpenWord(isDigit: isDigit(scalar, entry))
    } else if let openInitial, !entry.isKeptMark {
      splitInitial(at: openInitial)
    }
    append(scalar, entry)
    if entry.hasUmlaut { spellUmlaut(isRing: scalar == 0xC5 || scalar == 0xE5 || scalar == 0x212B) }  // Å, å, Å of physics
  }

  private func isDigit(_ scalar: UInt32, _ entry: FoldEntry) -> Bool {
    (entry.isIdentity ? scalar : UInt32(entry.text.first ?? 0)).isASCIIDigit
  }

  /// Decides whether the next letter continues the word, as in a joined variant, or starts a new one.
  private mutating func continueOrOpenWord(isDigit: Bool) {
    let joins = run == .word && (gap == .joint || gap == .ampersand || gap == .initialDot && !isDigit)
    if joins { otherVariants.insert(.joined) }
    if joins, variant.contains(.joined) {
      openInitial = gap == .initialDot ? key.count : nil
    } else {
      if gap == .ampersand { addWordAnd() }
      openWord()
    }
    gap = .none
  }

  /// Starts a word, and writes the space before it.
  private mutating func openWord() {
    closeRun()
    if !key.isEmpty { key.append(0x20) }
    run = .word
    wordStart = key.count
    openInitial = nil
    gap = .none
  }

  /// In the joined variant `J.S` looked like initials; a further letter shows a word, so the space is restored: `j smith`.
  private mutating func splitInitial(at openInitial: Int) {
    terms.append(wordStart..<openInitial)
    key.insert(0x20, at: openInitial)
    edits.insertion = openInitial
    wordStart = openInitial + 1
    self.openInitial = nil
  }

  /// The Arabic article, folded.
  static let article: [UInt8] = Array("ال".utf8)

  /// Removes the article from the open word if at least two letters remain.
  mutating func dropArticle() {
    guard key.count - wordStart >= 8, key[wordStart...].hasPrefix(Self.article[...]) else { return }
    otherVariants.insert(.bareArticle)
    guard variant.contains(.bareArticle) else { return }
    key.removeSubrange(wordStart..<wordStart + Self.article.count)
    edits.removal = wordStart
  }

  /// A dot separates, unless it may stand between initials because the word before has one letter.
  mutating func addPeriod() {
    if run == .word, gap == .none, endsInInitial {
      gap = .initialDot
    } else {
      separate()
    }
  }

  /// An apostrophe is left out. In the elided variant it separates what is written before it without its vowel.
  mutating func addApostrophe() {
    guard run == .word, gap == .none, Self.elisions.contains(where: { $0.elementsEqual(key[wordStart...]) }) else { return }
    otherVariants.insert(.elided)
    if variant.contains(.elided) { gap = .separator }
  }

  /// Articles and prepositions of French, Italian and Catalan without their vowel, and the Italian saint.
  private static let elisions = ["d", "l", "n", "s", "all", "coll", "dall", "dell", "nell", "sull", "sant"].map { Array($0.utf8) }

  /// Whether the open word has one letter, or ends in a letter that was joined as an initial.
  private var endsInInitial: Bool {
    let start = openInitial ?? wordStart
    guard start < key.count, !key[start].isASCIIDigit else { return false }
    return key[start...].dropFirst().allSatisfy { !UTF8Scalars.isLead($0) }
  }

  /// A hyphen, slash or `&` directly after a word may join it with the next; elsewhere it separates.
  mutating func addJoint(_ joint: Gap) {
    if run == .word, gap == .none {
      gap = joint
      openInitial = nil
    } else {
      separate()
    }
  }

  /// An ampersand is the word `and`. In the joined variant it is written only after the next scalar is known.
  mutating func addAmpersand() {
    if run == .word, gap == .none, !variant.contains(.joined) { otherVariants.insert(.joined) }
    if run == .word, gap == .none, variant.contains(.joined) {
      addJoint(.ampersand)
    } else {
      if gap == .ampersand { addWordAnd() }
      addWordAnd()
    }
  }

  /// A plus sign is the word `and` between spaces (`Church + State`), and separates elsewhere (`Canal+`).
  mutating func addPlus() {
    if gap == .separator, run != .none {
      addWordAnd()
    } else {
      separate()
    }
  }

  /// Adds `and` as a complete word.
  mutating func addWordAnd() {
    openWord()
    key.append(contentsOf: "and".utf8)
    gap = .separator
  }

  /// Whether the key ends in a Hebrew letter, after which a quotation mark is the sign of an abbreviation.
  var endsInHebrew: Bool {
    guard gap == .none, let last = key.last, key.count >= 2 else { return false }
    return key[key.count - 2] == 0xD7 && last >= 0x90 && last <= 0xAA
  }

  /// Adds the second letter of an umlaut: `a` for a ring, else `e`.
  private mutating func spellUmlaut(isRing: Bool) {
    otherVariants.insert(.umlauts)
    if variant.contains(.umlauts) { key.append(UInt8(ascii: isRing ? "a" : "e")) }
  }

  /// Handles a combining diaeresis or ring like the precomposed letter.
  mutating func spellUmlautOfMark(_ mark: UInt32) {
    guard run == .word, gap == .none, let last = key.last else { return }
    let isRing = mark == 0x30A
    guard last == UInt8(ascii: "a") || !isRing && (last == UInt8(ascii: "o") || last == UInt8(ascii: "u")) else { return }
    spellUmlaut(isRing: isRing)
  }
}
