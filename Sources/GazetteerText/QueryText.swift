// SPDX-License-Identifier: Apache-2.0

/// A typed text in folded form.
package struct QueryText: Equatable, Sendable {
  /// The folded words in UTF-8, separated by one U+0020, in the plain variant: see `NameForm.key`.
  package let key: [UInt8]

  /// The terms in order, each a slice of `key`: see `NameForm.terms`. A long text has only the terms of its first and last words: see `TermLimit`.
  package let terms: [Range<Int>]

  /// Whether `terms` leaves words of the text out.
  package let isAbridged: Bool

  /// The words that were typed twice or more: a place has them twice, in one name or also in its address. Typed more often they say no more; few
  /// names would have them so often, and all that have them twice would be compared.
  package let repetitions: [Repetition]

  /// A word that was typed more than once.
  package struct Repetition: Equatable, Sendable {
    /// The first term that is the word.
    package let index: Int
  }

  /// Whether the text ends with a separator, so that its last word is finished: `new ` and `st.`, but not `o'`.
  package let endsWithSeparator: Bool

  /// Whether every word is finished: it must equal a word of a name; a prefix does not suffice. Words of scripts without spaces have no such end and
  /// are not affected.
  package private(set) var hasFinishedWords = false

  /// The synonyms of each term; empty when no term has any.
  private var meanings: [Meaning] = []

  private struct Meaning: Equatable {
    /// The synonyms.
    var words: [[UInt8]] = []
    /// Those that have another meaning as the first word of a name.
    var neverFirst: [[UInt8]] = []
  }

  /// The same text with every word finished.
  package var finished: QueryText {
    var text = self
    text.hasFinishedWords = true
    return text
  }

  /// The same text with synonyms: whole folded words that a term stands for, as `saint` and `street` for `st`.
  ///
  /// - Parameters:
  ///   - words: returns the synonyms of a term; the flag tells whether the term is finished.
  ///   - neverFirst: returns those that have another meaning as the first word of a name.
  package func with(
    synonyms words: (_ index: Int, _ term: ArraySlice<UInt8>, _ isFinished: Bool) -> [[UInt8]],
    neverFirst: (_ term: ArraySlice<UInt8>, _ isFinished: Bool) -> [[UInt8]] = { _, _ in [] }
  ) -> QueryText {
    let meanings = terms.indices.map { index in
      let (term, isFinished) = (key[terms[index]], index < terms.count - 1 || endsWithSeparator || hasFinishedWords)
      let meant = TextAnalyzer.isIdeographic(term) ? [] : words(index, term, isFinished)
      return meant.isEmpty ? Meaning() : Meaning(words: meant, neverFirst: neverFirst(term, isFinished))
    }
    var text = self
    text.meanings = meanings.contains { !$0.words.isEmpty } ? meanings : []
    return text
  }

  /// Whether names that have all words match: synonyms apply at every position of a name, and no word has to stand there twice.
  package var isProvenByWords: Bool { repetitions.isEmpty && meanings.allSatisfy(\.neverFirst.isEmpty) }

  /// Whether any term has synonyms.
  package var hasSynonyms: Bool { !meanings.isEmpty }

  /// The whole synonyms of a term.
  package func synonyms(of index: Int) -> [[UInt8]] { meanings.isEmpty ? [] : meanings[index].words }

  /// Whether a word of a name or an address fits a term: it starts with the term, or is a synonym of it.
  ///
  /// - Parameters:
  ///   - literally: Whether to ignore synonyms.
  ///   - isFirst: Whether it is the first word of a name.
  package func accepts(_ word: ArraySlice<UInt8>, at index: Int, literally: Bool = false, isFirst: Bool = false) -> Bool {
    let term = key[terms[index]]
    let fits = hasFinishedWords && !TextAnalyzer.isIdeographic(term) ? word == term : word.hasPrefix(term)
    return fits || !literally && isEquivalent(word, to: index, isFirst: isFirst)
  }

  private func isEquivalent(_ word: ArraySlice<UInt8>, to index: Int, isFirst: Bool) -> Bool {
    guard !meanings.isEmpty, meanings[index].words.contains(where: { word.elementsEqual($0) }) else { return false }
    return !isFirst || !meanings[index].neverFirst.contains { word.elementsEqual($0) }
  }

  /// Whether a name starts with the text, letter by letter or word by word; with finished words, the text must end where a word of the name ends.
  package func begins(_ name: NameForm) -> Bool {
    begins(name.key) || !meanings.isEmpty && beginsInWords(name)
  }

  private func begins(_ name: [UInt8]) -> Bool {
    guard name.hasPrefix(key) else { return false }
    guard hasFinishedWords, name.count > key.count, name[key.count] != 0x20 else { return true }
    return terms.last.map { TextAnalyzer.isIdeographic(key[$0]) } ?? false
  }

  private func beginsInWords(_ name: NameForm) -> Bool {
    guard !isAbridged, let last = terms.indices.last, name.terms.count > last else { return false }
    return terms.indices.allSatisfy { index in
      let word = name.key[name.terms[index]]
      return index == last ? accepts(word, at: index, isFirst: index == 0) : means(word, at: index, isFirst: index == 0)
    }
  }

  /// Whether a word is the term itself or is a synonym of it.
  package func means(_ word: ArraySlice<UInt8>, at index: Int, isFirst: Bool = false) -> Bool {
    word == key[terms[index]] || isEquivalent(word, to: index, isFirst: isFirst)
  }

  /// Number of letters of a name that the text starts with; 0 when it does not. Synonyms do not count: who types `St. Louis` means that rather than
  /// Saint-Louis.
  package func lettersOfWholeName(_ name: NameForm) -> Int {
    key.hasPrefix(name.key) ? TextAnalyzer.letterCount(name.key) : 0
  }

  /// The text reduced to some of its terms, with their synonyms.
  package func only(_ indices: [Int]) -> QueryText {
    let words = indices.map { String(decoding: key[terms[$0]], as: UTF8.self) }
    var text = TextAnalyzer.query(words.joined(separator: " ") + (endsWithSeparator ? " " : ""))
    text.hasFinishedWords = hasFinishedWords
    if text.terms.count == indices.count, !meanings.isEmpty { text.meanings = indices.map { meanings[$0] } }
    return text
  }

  /// The text with a term replaced by another word.
  package func replacing(_ index: Int, with word: [UInt8]) -> QueryText {
    var text = replacing(index..<index + 1, with: [word])
    text.hasFinishedWords = hasFinishedWords
    if text.terms.count == terms.count, !meanings.isEmpty {
      text.meanings = meanings
      text.meanings[index] = Meaning()
    }
    return text
  }

  /// The text with some of its terms replaced by other words, without synonyms.
  package func replacing(_ replaced: Range<Int>, with new: [[UInt8]]) -> QueryText {
    let words = terms.map { Array(key[$0]) }
    let all = words[..<replaced.lowerBound] + new + words[replaced.upperBound...]
    return TextAnalyzer.query(all.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ") + (endsWithSeparator ? " " : ""))
  }

  /// Number of letters and digits, counted in scalars.
  package var letters: Int { TextAnalyzer.letterCount(key) }

  /// Whether the text has no letter or digit.
  package var isEmpty: Bool { key.isEmpty }

  /// Shorter words are often articles, which many names have twice.
  private static let leastRepeatedLetters = 4

  /// The first four letters of a folded word, from which on a word counts twice when it is typed twice; nil for shorter words, and for words of
  /// scripts without spaces.
  package static func lettersToRepeat(of word: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard word.count >= leastRepeatedLetters, !TextAnalyzer.isIdeographic(word) else { return nil }
    var letters = 0
    let end = word.firstIndex { byte in
      letters += UTF8Scalars.isLead(byte) ? 1 : 0
      return letters > leastRepeatedLetters
    }
    return letters < leastRepeatedLetters ? nil : word[..<(end ?? word.endIndex)]
  }

  private static func repetitions(of terms: [Range<Int>], in key: [UInt8]) -> [Repetition] {
    terms.indices.compactMap { index in
      let word = key[terms[index]]
      let isSame = { (other: Int) in key[terms[other]] == word }
      guard terms.indices[(index + 1)...].contains(where: isSame), !terms.indices[..<index].contains(where: isSame),
        lettersToRepeat(of: word) != nil
      else { return nil }
      return Repetition(index: index)
    }
  }

  init(_ builder: KeyBuilder) {
    key = builder.key
    terms = TermLimit.kept(of: builder.terms, in: builder.key)
    isAbridged = terms.count < builder.terms.count
    repetitions = terms.count < 2 ? [] : Self.repetitions(of: terms, in: key)
    endsWithSeparator = builder.gap != .none && !builder.key.isEmpty
  }
}
