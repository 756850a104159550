// SPDX-License-Identifier: Apache-2.0
import GazetteerNumbers

/// Builds a folded key and its terms, scalar by scalar, from left to right.
///
/// What a scalar adds depends on what came before and never on what follows, so in the plain variant the key of a prefix is a
/// prefix of the key. (The joined variant looks back once, at initials: see `splitInitial`.) A separator is only noted in `gap`;
/// the space is written when the next word starts.
struct KeyBuilder {
  /// What the end of the key belongs to.
  enum Run { case none, word, ideographic }

  /// What stands between the end of the key and the next scalar.
  ///
  /// `joint`, `initialDot` and `ampersand` follow a word directly: another word right after them is where the variants part.
  enum Gap { case none, joint, initialDot, ampersand, separator }

  let variant: KeyVariant
  var key: [UInt8] = []
  var terms: [Range<Int>] = []

  /// The variants that give another key than this one, as far as seen.
  var otherVariants: KeyVariant = []
  /// Whether any letter may be of another script than Latin.
  var hasLettersBeyondLatin = false
  var gap = Gap.none
  var run = Run.none

  /// Where the open word starts.
  var wordStart = 0
  /// Where the last ideograph of the open run starts.
  var unitStart = 0
  /// Where the ideograph before it starts; nil when it is the first of its run.
  var previousUnitStart: Int?

  /// Where an initial was joined that may turn out to be the first letter of a longer word; nil when there is none.
  var openInitial: Int?
  /// Where `splitInitial` put a space, and `dropArticle` took an article away, since `takeEdits` was called last.
  var edits = Edits()
  /// Where the last consonant of Hangul ends; nil before the first.
  var consonantEnd: Int?
  /// Where the last vowel of Hangul ends; nil before the first.
  var vowelEnd: Int?

  /// Changes of what was written already.
  struct Edits {
    /// Where a space was put in; nil when none was.
    var insertion: Int?
    /// Where an article was taken away; nil when none was.
    var removal: Int?
  }

  /// A builder for a text of so many bytes; more or less of them cost time only.
  init(variant: KeyVariant, bytes: Int) {
    self.variant = variant
    key.reserveCapacity(bytes + 8)
    terms.reserveCapacity(bytes / 3 + 2)  // growing by and by made a third of the time of a short name
  }

  /// Adds the text. Call `finish` at the end.
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

  /// Takes the ASCII letters and digits that continue the open word: the fast path of Latin names.
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
    case .separator: separate()
    case .ignored: if entry.hasUmlaut { spellUmlautOfMark(scalar) }
    case .apostrophe: break
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

  /// Writes what is still open. The builder must not be used afterwards, except to read the results.
  mutating func finish() {
    if gap == .ampersand { addWordAnd() }
    closeRun()
  }

  /// The changes of what was written already, each told once.
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

  /// Appends what the entry says, without a look at words.
  @inline(__always)
  mutating func append(_ scalar: UInt32, _ entry: FoldEntry) {
    if scalar >= 0x370, scalar &- 0x1E00 >= 0x100 { hasLettersBeyondLatin = true }
    if entry.isIdentity {
      UTF8Scalars.append(scalar, to: &key)
    } else {
      key.append(contentsOf: entry.text)
    }
  }

  /// Notes a separator.
  @inline(__always)
  mutating func separate() {
    if gap == .ampersand { addWordAnd() }
    gap = .separator
    openInitial = nil
  }

  /// Ends the open word or run and leaves its last term.
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
