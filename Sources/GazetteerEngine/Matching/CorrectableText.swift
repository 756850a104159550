// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
package import GazetteerText

/// A variant of the text one of whose words may hold typos.
///
/// All words but one have to be found as typed, as prefixes of words. The other one is corrected within its allowed edits: into a whole word or, if it is the
/// last one and unfinished, into the prefix of a word. Typos in two words are left to `PartialText`: they are rare, and would intersect long posting
/// lists. A word that occurs in names as typed may hold one typo at most: two typos that yield another known word are rarer still.
package final class CorrectableText {
  package let text: QueryText
  /// The query variant: an index of `QueryVariants.all`.
  package let variant: Int
  /// For each term the word as it may be corrected.
  package let words: [TypedWord]
  /// For each term how many places have to have a word in their names that it is corrected into.
  let leastPlaces: [Int]
  /// The last word as a whole one.
  let whole: TypedWord
  /// The words that were typed before, each with the one before.
  let typedAgain: [(word: Int, before: Int)]
  /// For each word of the text, by word of a name, the corrections that have been worked out; nil for a word that it cannot be corrected into. The compared
  /// places share most of their words.
  private var corrections: [[ArraySlice<UInt8>: Correction?]]

  /// A word in the names of more places than this is corrected only into a word of far more places: see `plausible`.
  private static let commonPlaces = 16
  /// So many times as many places have to have the word that a common word is corrected into.
  private static let plausible = 8

  /// Letters of a word alone that may hold a typo: every pair of letters is one edit from some word.
  private static let leastLettersAlone = 3

  /// A text with more words of one letter than `u.s.a.` has is not corrected. A single letter is a prefix in most names, so a correction of the other
  /// words would be a guess among half of all places.
  private static let mostSingleLetters = 3

  /// Nil when no word may be corrected, when the text has more words than a search looks for, or more than three words of one letter.
  ///
  /// - Parameter isFoundAsTyped: Whether some place has all of the text as typed. If none has, some word must be wrong, and that may be an unfinished
  ///   last one.
  init?(_ text: QueryText, variant: Int, isFoundAsTyped: Bool, names: some WordCounts) throws {
    let singleLetters = text.terms.count { term in
      let word = text.key[term]
      return QueryText.scalarCount(word) == 1 && !TextAnalyzer.isIdeographic(word)
    }
    if text.isAbridged || singleLetters > Self.mostSingleLetters { return nil }
    self.text = text
    self.variant = variant
    let known = try text.terms.indices.map { index in
      let isFinished = index < text.terms.count - 1 || text.hasFinishedWords
      let word = text.key[text.terms[index]]
      return try isFinished ? names.places(withWord: word) : names.places(withWordPrefix: word)
    }
    let isAlone = text.terms.count == 1
    words = text.terms.indices.map { index in
      let isFinished = index < text.terms.count - 1 || text.hasFinishedWords
      let word = text.key[text.terms[index]]
      // Where places have the text, an unfinished last word is no sign of a typo while it is the prefix of many words; alone, while it is that of any.
      let isBesideOthers =
        isAlone
        ? known[index] == 0 && QueryText.scalarCount(word) >= Self.leastLettersAlone
        : isFinished || !isFoundAsTyped || known[index] <= Self.commonPlaces
      return TypedWord(
        word, isFinished: isFinished, isBesideOthers: isBesideOthers, mostEdits: known[index] > 0 ? 1 : 2)
    }
    leastPlaces = try text.terms.indices.map { index in
      // Where nothing has the text, the words that an unfinished last one is the prefix of tell nothing of it.
      let places = isFoundAsTyped ? known[index] : try names.places(withWord: text.key[text.terms[index]])
      return places > Self.commonPlaces ? places.multipliedClamped(by: Self.plausible) : 0
    }
    guard words.contains(where: { $0.allowedEdits > 0 }), let last = words.last else { return nil }
    corrections = Array(repeating: [:], count: words.count)
    whole = last.isFinished ? last : last.finished
    let typed = text.terms.map { text.key[$0] }
    typedAgain = typed.indices.compactMap { word in typed[..<word].firstIndex(of: typed[word]).map { (word, $0) } }
  }

  /// The match of the corrected text with the names of a place and, if needed, its address and country; nil if it does not match, or matches without a
  /// correction.
  ///
  /// Of several matches the best has fewest edits; then a prefix of a main name wins over words in any order, and these over words of the address; then
  /// the cheapest edits win.
  ///
  /// - Parameter elsewhere: What it takes to find each word in the address or the country (`corrections(intoWordsOf:or:_:)`); nil when it does not
  ///   matter whether they are found there.
  func match(_ place: PlaceTerms, elsewhere: (() throws -> [Correction?])?, _ names: some WordCounts) throws -> CorrectedMatch? {
    var best = try matchStart(of: place.mainForms, names)
    if best?.correction.edits == 1 { return best }
    let mayBeElsewhere = words.count > 1 && elsewhere != nil
    var byName: [[Correction?]] = []
    try place.forEachName { forms in
      guard let found = try corrections(intoWordsOf: forms, isWhole: !mayBeElsewhere, names) else { return }
      best = max(best, Self.only(of: found.count) { found[$0] }.map { CorrectedMatch(.nameWords, $0) })
      if mayBeElsewhere, found.contains(where: { $0 != nil }) { byName.append(found) }
    }
    guard mayBeElsewhere, let elsewhere, best?.correction.edits != 1, !byName.isEmpty else { return best }
    let isElsewhere = try elsewhere()
    return byName.reduce(best) { max($0, Self.matchContext($1, isElsewhere)) }
  }

  /// What it takes to find each word among those of forms that count as one name; nil for one that is not there.
  ///
  /// - Parameter isWhole: Whether every word has to be there; the result is nil when one is not.
  private func corrections(intoWordsOf forms: ArraySlice<NameForm>, isWhole: Bool, _ names: some WordCounts) throws -> [Correction?]? {
    var all: [Correction?] = []
    for index in words.indices {
      let found = try correction(at: index, intoWordsOf: forms, names)
      if found == nil, isWhole { return nil }
      if index == 0 { all.reserveCapacity(words.count) }
      all.append(found)
    }
    return all
  }

  /// What it takes to find each word among those of an address, or of other words; nil for one that is not there.
  func corrections(intoWordsOf forms: [NameForm], or others: [[UInt8]], _ names: some WordCounts) throws -> [Correction?] {
    try words.indices.map { index in
      var best = try correction(at: index, intoWordsOf: forms[...], names)
      for word in others where best?.edits != 0 {
        guard let found = try correction(at: index, into: word[...], names) else { continue }
        best = Self.least(best, found)
      }
      return best
    }
  }

  /// Whether one of these names is the text, word by word, once they are corrected, with one typo in each at most: `owne soud` is Owen Sound. A word that was typed
  /// twice stands for one word: `boar boar` is Bora Bora, and no Boat Bar.
  func isName(among forms: [NameForm], _ names: some WordCounts) throws -> Bool {
    try forms.contains { form in
      guard form.terms.count == words.count, typedAgain.allSatisfy({ form.key[form.terms[$0]] == form.key[form.terms[$1]] }) else {
        return false
      }
      return try words.indices.allSatisfy { try isWord(form.key[form.terms[$0]], at: $0, names) }
    }
  }

  private func isWord(_ word: ArraySlice<UInt8>, at index: Int, _ names: some WordCounts) throws -> Bool {
    if text.means(word, at: index) { return true }
    guard let correction = try correction(at: index, into: word, names), correction.edits <= 1 else { return false }
    return index < words.count - 1 || whole.correction(to: word).map { $0.edits <= 1 } ?? false
  }

  private func matchStart(of forms: [NameForm], _ names: some WordCounts) throws -> CorrectedMatch? {
    var best: CorrectedMatch?
    for form in forms {
      guard let (index, correction) = try correction(intoStartOf: form, names) else { continue }
      best = max(best, CorrectedMatch(.nameStart, isWholeName: isWhole(form, at: index, correction), correction))
    }
    return best
  }

  /// The only word that has to be corrected for a name to begin with the text, and its correction. Every word but the last stands for a whole word.
  private func correction(intoStartOf form: NameForm, _ names: some WordCounts) throws -> (index: Int, Correction)? {
    guard form.terms.count >= words.count else { return nil }
    var only: (Int, Correction)?
    for index in words.indices {
      let word = form.key[form.terms[index]]
      if index == words.count - 1 ? text.accepts(word, at: index) : text.means(word, at: index) { continue }
      guard only == nil, let correction = try plausible(at: index, into: word, names) else { return nil }
      only = (index, correction)
    }
    return only
  }

  /// Whether a name that begins with the text is all of it, without more edits.
  ///
  /// - Parameters:
  ///   - index: The word that is corrected.
  ///   - correction: What that takes.
  private func isWhole(_ form: NameForm, at index: Int, _ correction: Correction) -> Bool {
    guard let last = form.terms.last, form.terms.count == words.count else { return false }
    let word = form.key[last]
    if index < words.count - 1 { return text.means(word, at: words.count - 1) }
    return whole.correction(to: word).map { $0.edits <= correction.edits } ?? false
  }

  /// The correction of the only word that needs one; nil when a word is missing, and when no word or more than one needs a correction.
  @inline(__always)
  private static func only(of words: Int, _ correction: (Int) -> Correction?) -> Correction? {
    var only: Correction?
    for index in 0..<words {
      guard let correction = correction(index) else { return nil }
      if correction.edits == 0 { continue }
      if only != nil { return nil }
      only = correction
    }
    return only
  }

  /// At least one word has to be found in the name, even where finding it in the address takes fewer edits.
  private static func matchContext(_ inName: [Correction?], _ elsewhere: [Correction?]) -> CorrectedMatch? {
    var best: CorrectedMatch?
    for named in inName.indices {
      guard let name = inName[named] else { continue }
      let only = only(of: inName.count) { $0 == named ? name : least(inName[$0], elsewhere[$0]) }
      best = max(best, only.map { CorrectedMatch(.context, $0) })
    }
    return best
  }

  /// The lesser correction of those that there are.
  @inline(__always)
  private static func least(_ a: Correction?, _ b: Correction?) -> Correction? {
    guard let a, let b else { return a ?? b }
    return min(a, b)
  }

  /// The least correction of a term into a word of the forms; nil when there is none.
  private func correction(at index: Int, intoWordsOf forms: ArraySlice<NameForm>, _ names: some WordCounts) throws -> Correction? {
    var best: Correction?
    for form in forms {
      for term in form.terms {
        guard let found = try correction(at: index, into: form.key[term], names) else { continue }
        if found.edits == 0 { return found }
        best = Self.least(best, found)
      }
    }
    return best
  }

  /// What it takes to turn a term into a word; nil when it is too much.
  func correction(at index: Int, into word: ArraySlice<UInt8>, _ names: some WordCounts) throws -> Correction? {
    text.accepts(word, at: index) ? Correction.none : try plausible(at: index, into: word, names)
  }

  /// The correction into a word that is common enough.
  private func plausible(at index: Int, into word: ArraySlice<UInt8>, _ names: some WordCounts) throws -> Correction? {
    guard words[index].mayBecome(word) else { return nil }
    if let known = corrections[index][word] { return known }
    let isCommon = try leastPlaces[index] == 0 || names.places(withWord: word) >= leastPlaces[index]
    let found = isCommon ? words[index].correction(to: word) : nil
    corrections[index][word] = .some(found)
    return found
  }

  // MARK: The corrected text

  /// The text with the corrected word in the place of the typed one, for a place that it matches so.
  func corrected(as match: CorrectedMatch, for place: PlaceTerms, countryTerms: [[UInt8]]) -> QueryText? {
    for index in words.indices {
      for word in candidates(at: index, as: match, for: place, countryTerms: countryTerms)
      where words[index].correction(to: word) == match.correction {
        guard let replacement = words[index].corrected(to: word) else { continue }
        let text = text.replacing(index, with: replacement)
        if fits(text, as: match, for: place, countryTerms: countryTerms) { return text }
      }
    }
    return nil
  }

  /// Words of the place that a term may have been corrected into.
  private func candidates(
    at index: Int, as match: CorrectedMatch, for place: PlaceTerms, countryTerms: [[UInt8]]
  ) -> [ArraySlice<UInt8>] {
    if match.form == .nameStart { return place.mainForms.filter { $0.terms.count > index }.map { $0.key[$0.terms[index]] } }
    let forms = place.mainForms + place.aliasForms + (match.form == .context ? place.contextForms : [])
    let words = forms.flatMap { form in form.terms.map { form.key[$0] } }
    return match.form == .context ? words + countryTerms.map { $0[...] } : words
  }

  private func fits(_ text: QueryText, as match: CorrectedMatch, for place: PlaceTerms, countryTerms: [[UInt8]]) -> Bool {
    switch match.form {
    case .nameStart: text.matchStart(of: place.mainForms) != nil
    case .nameWords: place.hasName { text.hasAllTerms(in: $0) }
    default: text.matchesContext(place) { text.termsFound(in: place.contextForms, or: countryTerms) }
    }
  }
}

/// The better match of those that there are.
private func max(_ a: CorrectedMatch?, _ b: CorrectedMatch?) -> CorrectedMatch? {
  guard let a, let b else { return a ?? b }
  return Swift.max(a, b)
}

extension [CorrectableText] {
  /// The match when typos are corrected: the best of all variants.
  ///
  /// - Parameter elsewhere: What it takes to find the words of a variant in the address or the country; nil when it does not matter.
  func match(_ place: PlaceTerms, _ names: some WordCounts, elsewhere: ((CorrectableText) throws -> [Correction?])?) throws -> TextMatch? {
    var best: (match: CorrectedMatch, text: Int)?
    for text in self {
      let match = try text.match(place, elsewhere: elsewhere.map { elsewhere in { try elsewhere(text) } }, names)
      guard let match, best.map({ $0.match < match }) ?? true else { continue }
      best = (match, text.variant)
    }
    return best.map { TextMatch($0.match).read(as: $0.text) }
  }
}
