// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerText

/// Tells places that do not match by name from the letters of their stored names, and analyses nothing. For `p city k`, thousands of places have all words in
/// some names, and hardly any in one; of `str str`, thousands have a name that begins with *Street*; thousands have the trigrams of `cuvowogu`, and not that.
final class NameLetters {
  /// The words as typed, a bit of a set for each.
  private let words: [[UInt8]]
  private let every: UInt64
  /// Those that were typed twice: they stand twice in one name.
  private let repeated: UInt64
  /// Those that may stand inside a word.
  private let long: UInt64
  /// With what the words begin.
  private let firsts: FirstLetters
  /// With what a main name may begin: for each variant the words one after the other, each with its synonyms.
  private let starts: [[[[UInt8]]]]
  /// The name that is being tested.
  private var letters = PlainLetters()

  init(_ texts: QueryVariants) {
    let typed = texts.typed
    words = typed.terms.map { Array(typed.key[$0]) }
    every = words.indices.reduce(0) { $0 | 1 << UInt64($1) }
    repeated = typed.repetitions.reduce(0) { $0 | 1 << UInt64($1.index) }
    long = words.indices.reduce(0) { $0 | (QueryText.isLongEnoughForInfix(typed.key[typed.terms[$1]]) ? 1 << UInt64($1) : 0) }
    firsts = FirstLetters(ofWords: words.map { $0[...] })
    starts = texts.all.filter(\.mayStartNames).map(\.text).map { text in
      // The words of an abridged text do not all follow one another.
      (text.isAbridged ? 0..<1 : text.terms.indices).map { [Array(text.key[text.terms[$0]])] + text.synonyms(of: $0) }
    }
  }

  /// Whether the name that is being tested may begin with the text in any variant.
  private var begins: Bool { starts.contains { stand($0[...], at: 0) } }

  /// Whether words follow one another in the name.
  private func stand(_ words: ArraySlice<[[UInt8]]>, at offset: Int) -> Bool {
    guard let first = words.first else { return true }
    return first.contains { letters.has($0, at: offset) && stand(words.dropFirst(), at: offset + $0.count) }
  }

  /// False only for a place of which no main name begins with the text in any variant.
  func mayStart(_ place: Int, _ reader: IndexReader) throws -> Bool {
    var mayStart = false
    try reader.forEachStoredName(of: place) { isMain, name in
      mayStart = !letters.read(name) || isMain && begins
      return !mayStart
    }
    return mayStart
  }

  /// False only for a place of which no main name begins with the text, and neither the main names together nor one alias have all words as typed.
  func mayMatch(_ place: Int, _ reader: IndexReader) throws -> Bool {
    var ofMainNames = Found()
    var mayMatch = false
    try reader.forEachStoredName(of: place) { isMain, name in
      if !letters.read(name) {
        mayMatch = true
      } else if isMain {
        ofMainNames.formUnion(found)
        mayMatch = begins
      } else {
        mayMatch = hasAll(found)
      }
      return !mayMatch
    }
    return mayMatch || hasAll(ofMainNames)
  }

  /// False only for a place whose main names do not have the longer words inside theirs, and whose names together do not have all words as typed.
  func mayHaveInside(_ place: Int, _ reader: IndexReader) throws -> Bool {
    var (ofMainNames, ofAll) = (Found(), Found())
    var mayMatch = false
    try reader.forEachStoredName(of: place) { isMain, name in
      guard letters.read(name) else {
        mayMatch = true
        return false
      }
      let found = found
      ofAll.formUnion(found)
      if isMain { ofMainNames.formUnion(found) }
      return true
    }
    return mayMatch || ofMainNames.words & long == long || hasAll(ofAll)
  }

  /// Which words one or more names may have.
  private struct Found {
    /// Those whose letters stand there.
    var words: UInt64 = 0
    /// Those whose letters stand there twice.
    var repeated: UInt64 = 0
    var firsts = FirstLetters()

    mutating func formUnion(_ other: Found) {
      words |= other.words
      repeated |= other.repeated
      firsts.formUnion(other.firsts)
    }
  }

  /// What the name that is being tested has.
  private var found: Found {
    var found = Found(firsts: letters.firsts)
    for index in words.indices {
      let times = letters.occurrences(of: words[index])
      if times > 0 { found.words |= 1 << UInt64(index) }
      if times > 1 { found.repeated |= 1 << UInt64(index) }
    }
    return found
  }

  private func hasAll(_ found: Found) -> Bool {
    found.words == every && found.repeated & repeated == repeated && found.firsts.isSuperset(of: firsts)
  }
}
