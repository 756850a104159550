// SPDX-License-Identifier: Apache-2.0

extension TextAnalyzer {
  /// The ranges of the original text that match the query, for highlighting.
  ///
  /// - `strass` in `Straße` → 0..<5
  /// - `new y` in `Bar New York` → 4..<9
  /// - `york new` in `New York` → 0..<3 4..<8
  /// - `mueller` in `Café Müller` → 5..<11
  /// - `京タ` in `東京タワー` → 1..<3
  /// - `mosk` in `Москва` → 0..<4
  ///
  /// The whole query at the start of a word is one range. Otherwise each term matches the first word that starts with it, or that is its synonym, and
  /// that no other term matches; terms of scripts without spaces match anywhere. With `allowInfix`, terms of at least three letters that start no
  /// word may match inside words. The forms of the original are tried in order, romanised ones last.
  ///
  /// - Returns: Ranges of code points of `original`: ascending, disjoint, merged when adjacent; none when nothing matches. Marks after a matched
  ///   letter belong to its range.
  package static func matchRanges(of query: QueryText, in original: String, allowInfix: Bool) -> [Range<Int>] {
    guard !query.isEmpty else { return [] }
    let plain = TracedKey(of: original, variant: [])
    guard !plain.key.isEmpty else { return [] }
    // Mostly the original begins so as it is: then its other forms are not needed.
    if let range = plain.wholeMatch(of: query.key[...], finished: query.endsWithSeparator) { return [plain.scalars(of: range)] }
    let variants = KeyVariant.others.filter { plain.otherVariants.isSuperset(of: $0) }
    let keys =
      [plain] + variants.map { TracedKey(of: original, variant: $0) }
      + romanised(original, in: Romanisation.ofNames).map { TracedKey(of: $0) }
    for finished in query.endsWithSeparator ? [true, false] : [false] {
      for key in keys {
        if let range = key.wholeMatch(of: query.key[...], finished: finished) { return [key.scalars(of: range)] }
      }
    }
    return merged(termMatches(of: query, in: keys, allowInfix: allowInfix))
  }

  /// The range of each matching term, in the order of the terms.
  private static func termMatches(of query: QueryText, in keys: [TracedKey], allowInfix: Bool) -> [Range<Int>] {
    var taken: [Range<Int>] = []
    for (index, range) in query.terms.enumerated() {
      let term = query.key[range]
      let finished = index < query.terms.count - 1 || query.endsWithSeparator
      let match =
        match(of: term, finished: finished, in: keys, taken: taken)
        ?? query.synonyms(of: index).lazy.compactMap { word in
          firstMatch(in: keys) { $0.word(equalTo: word[...], notIn: taken) }
        }.first
        ?? (allowInfix && letterCount(Array(term)) >= 3 ? firstMatch(in: keys) { $0.anywhere(term) } : nil)
      if let match { taken.append(match) }
    }
    return taken
  }

  private static func match(of term: ArraySlice<UInt8>, finished: Bool, in keys: [TracedKey], taken: [Range<Int>]) -> Range<Int>? {
    if isIdeographic(term) { return firstMatch(in: keys) { $0.anywhere(term) } }
    if finished, let match = firstMatch(in: keys, { $0.word(equalTo: term, notIn: taken) }) { return match }
    if let match = firstMatch(in: keys, { $0.word(startingWith: term, notIn: taken) }) { return match }
    return firstMatch(in: keys) { $0.word(startingWith: term, notIn: []) }
  }

  private static func firstMatch(in keys: [TracedKey], _ match: (TracedKey) -> Range<Int>?) -> Range<Int>? {
    for key in keys {
      if let found = match(key) { return found }
    }
    return nil
  }

  /// The ranges in ascending order; overlapping and adjacent ones are merged.
  private static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, range.lowerBound <= last.upperBound {
        result[result.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }
}

/// Searches for terms of a query. Results are in scalars of the original unless stated otherwise.
extension TracedKey {
  /// Where the whole query occurs at the start of a word, or at any unit of a script without spaces; a range of `key`.
  func wholeMatch(of query: ArraySlice<UInt8>, finished: Bool) -> Range<Int>? {
    let anywhere = TextAnalyzer.isIdeographic(query)
    return occurrences(of: query).lazy.map { $0..<$0 + query.count }.first { range in
      (anywhere || startsWord(at: range.lowerBound)) && (!finished || endsWord(at: range.upperBound))
    }
  }

  /// The first occurrence of the bytes.
  func anywhere(_ term: ArraySlice<UInt8>) -> Range<Int>? {
    key[...].firstIndex(of: term).map { scalars(of: $0..<$0 + term.count) }
  }

  /// The first word that equals the term.
  func word(equalTo term: ArraySlice<UInt8>, notIn taken: [Range<Int>]) -> Range<Int>? {
    firstWord(notIn: taken) { key[$0] == term }.map(scalars(of:))
  }

  /// The prefix of the first word that starts with the term.
  func word(startingWith term: ArraySlice<UInt8>, notIn taken: [Range<Int>]) -> Range<Int>? {
    firstWord(notIn: taken) { key[$0].hasPrefix(term) }.map { scalars(of: $0.lowerBound..<$0.lowerBound + term.count) }
  }

  private func firstWord(notIn taken: [Range<Int>], where fits: (Range<Int>) -> Bool) -> Range<Int>? {
    words.first { word in
      fits(word) && !taken.contains { $0.overlaps(scalars(of: word)) }
    }
  }
}
