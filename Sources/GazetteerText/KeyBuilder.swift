// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// Builds a folded key and its terms, scalar by scalar, from left to right.
///
/// A scalar's contribution depends on the scalars before it and never on those after it, so in the plain variant the key of a prefix is a prefix of
/// the key. (The joined variant corrects initials afterwards: see `splitInitial`.) A separator is only recorded in `gap`; the space is written when
/// the next word starts.
struct KeyBuilder {
  /// The type of text at the end of the key.
  enum Run { case none, word, ideographic }

  /// The separator between the end of the key and the next scalar.
  ///
  /// `joint`, `initialDot` and `ampersand` follow a word directly; if another word follows them directly, the variants differ.
  enum Gap { case none, joint, initialDot, ampersand, separator }

  let variant: KeyVariant
  var key: [UInt8] = []
  var terms: [Range<Int>] = []

  /// The variants whose key differs from this one, as far as seen.
  var otherVariants: KeyVariant = []
  /// Whether there may be letters of a script other than Latin.
  var hasLettersBeyondLatin = false
  var gap = Gap.none
  var run = Run.none

  /// Where the open word starts.
  var wordStart = 0
  /// Where the last ideograph of the open stretch starts.
  var unitStart = 0
  /// Where the ideograph before it starts; nil when it is the first of its stretch.
  var previousUnitStart: Int?

  /// Position of a joined initial that may turn out to be the first letter of a word; nil when there is none.
  var openInitial: Int?
  /// Where `splitInitial` inserted a space and `dropArticle` removed an article since the last call of `takeEdits`.
  var edits = Edits()
  /// Where the last consonant of Hangul ends; nil before the first.
  var consonantEnd: Int?
  /// Where the last vowel of Hangul ends; nil before the first.
  var vowelEnd: Int?

  /// Changes to text that was already written.
  struct Edits {
    /// Where a space was inserted; nil for nowhere.
    var insertion: Int?
    /// Where an article was removed; nil for nowhere.
    var removal: Int?
  }

  /// A builder; `bytes` is the expected length of the text, which only affects speed.
  init(variant: KeyVariant, bytes: Int) {
    self.variant = variant
    key.reserveCapacity(bytes + 8)
    terms.reserveCapacity(bytes / 3 + 2)  // growing by and by made a third of the time of a short name
  }

  /// Adds the text. Call `finish` afterwards.
  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    var position = 0
    while position < bytes.count {
      if run == .word, gap == .none, openInitial == nil { appendASCIIWord(bytes, &position) }
      guard position < bytes.count else { return }
      let (scalar, length) = UTF8Scalars.scalar(at: position, in: bytes)
      add(scalar)
      position += length
    }
  }

  /// Adds the ASCII letters and digits that continue the open word: the fast path of Latin names.
  @inline(__always)
  private mutating func appendASCIIWord(_ bytes: UnsafeBufferPointer<UInt8>, _ position: inout Int) {
    while position < bytes.count {
      let byte = bytes[position]
      guard byte.isASCIIAlphanumeric else { return }
      key.append(byte | 0x20)  // a digit has this bit set already
      position += 1
    }
  }

  /// Adds one scalar.
  mutating func add(_ scalar: UInt32) {
    let entry = FoldEntry(of: scalar)
    let part = entry.part
    switch part {
    case .letter: addLetter(scalar, entry)
    case .separator: if !(gap == .initialDot && scalar == 0x20) { separate() }
    case .ignored: if entry.hasUmlaut { spellUmlautOfMark(scalar) }
    case .apostrophe: addApostrophe()
    case .period: addPeriod()
    case .joint: addJoint(.joint)
    case .ampersand: addAmpersand()
    case .plus: addPlus()
    case .quote: if !endsInHebrew { separate() }
    case .middleDot: if !(gap == .none && key.last == UInt8(ascii: "l")) { addJoint(.joint) }
    case .ideographic: addIdeograph(scalar, entry)
    case .ideographicMark: addIdeographicMark(scalar, entry)
    case .compound: addCompound(entry)
    case .consonant: addConsonant(scalar, entry)
    case .vowel: addVowel(scalar, entry)
    case .syllable: addSyllable(scalar)
    }
  }

  /// Finishes the open word and terms. Afterwards only the results may be read.
  mutating func finish() {
    if gap == .ampersand { addWordAnd() }
    closeRun()
  }

  /// The changes to text that was already written, each returned once.
  mutating func takeEdits() -> Edits {
    defer { edits = Edits() }
    return edits
  }

  /// Adds the folded scalars of an entry one by one.
  private mutating func addCompound(_ entry: FoldEntry) {
    let text = entry.text
    var position = 0
    while position < text.count {
      let (scalar, length) = UTF8Scalars.scalar(at: position, in: text)
      add(scalar)
      position += length
    }
  }

  /// Appends the entry's text without regard to words.
  @inline(__always)
  mutating func append(_ scalar: UInt32, _ entry: FoldEntry) {
    if scalar >= 0x370, scalar &- 0x1E00 >= 0x100 { hasLettersBeyondLatin = true }
    if entry.isIdentity {
      UTF8Scalars.append(scalar, to: &key)
    } else {
      key.append(contentsOf: entry.text)
    }
  }

  /// Records a separator.
  @inline(__always)
  mutating func separate() {
    if gap == .ampersand { addWordAnd() }
    gap = .separator
    openInitial = nil
  }

  /// Ends the open word or stretch and adds its last term.
  mutating func closeRun() {
    switch run {
    case .none: break
    case .word:
      if key[wordStart] == 0xD8 { dropArticle() }
      terms.append(wordStart..<key.count)
    case .ideographic: terms.append((previousUnitStart ?? unitStart)..<key.count)
    }
    run = .none
  }
}
