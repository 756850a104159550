// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
package import GazetteerText

/// A reading of the text one of whose words may hold typing errors.
///
/// All words but one are found as they stand, at the beginning of words. One is corrected within its allowed edits: into a whole word, or, as the
/// last and unless it is finished, into the beginning of one. Errors in two words are rare, and looking for them would intersect long lists. A word
/// that names have as it stands may hold one error at most: two that make another word of a name are rarer still.
package struct CorrectableText: Sendable {
  package let text: QueryText
  /// Which reading it is: an index of `Interpretations.texts`.
  package let interpretation: Int
  /// For each term the word as it may be corrected.
  package let words: [TypedWord]
  /// For each term how many places have to have a word in their names that it is corrected into.
  let leastPlaces: [Int]
  /// The last word as a whole one.
  private let whole: TypedWord?

  /// A word that more places have than this is meant as it stands, …
  private static let commonPlaces = 16
  /// … unless it is an error of one that so many times as many have.
  private static let plausible = 8

  /// Nil when no word may be corrected.
  init?(_ text: QueryText, interpretation: Int, names: some WordCounts) throws {
    self.text = text
    self.interpretation = interpretation
    let known = try text.terms.indices.map { index in
      let (word, isFinished) = (text.key[text.terms[index]], index < text.terms.count - 1 || text.hasFinishedWords)
      return try isFinished ? names.places(withWord: word) : names.places(withWordsBeginningWith: word)
    }
    words = text.terms.indices.map { index in
      let isFinished = index < text.terms.count - 1 || text.hasFinishedWords
      return TypedWord(text.key[text.terms[index]], isFinished: isFinished, mostEdits: known[index] > 0 ? 1 : 2)
    }
    leastPlaces = known.map { $0 > Self.commonPlaces ? $0 * Self.plausible : 0 }
    guard words.contains(where: { $0.allowedEdits > 0 }), let last = words.last else { return nil }
    whole = last.isFinished ? last : TypedWord(last.bytes[...], isFinished: true, mostEdits: last.allowedEdits)
  }

  /// How the corrected text matches the names of a place, and, if it takes those, its address and country; nil also when nothing is to correct.
  ///
  /// A beginning of a main name comes before words in any order, and these before words of the address, whatever the edits; then the fewest and
  /// likeliest edits count.
  func match(_ place: PlaceTerms, countryTerms: [[UInt8]], _ names: some WordCounts) throws -> CorrectedMatch? {
    if let start = try matchStart(of: place.mainForms, names) { return start }
    return try matchWords(of: place, names) ?? matchContext(of: place, countryTerms, names)
  }

  private func matchStart(of forms: [NameForm], _ names: some WordCounts) throws -> CorrectedMatch? {
    var best: CorrectedMatch?
    for form in forms {
      guard let correction = try correction(intoStartOf: form, names) else { continue }
      let match = CorrectedMatch(.nameStart, isWholeName: isWhole(form), correction)
      best = best.map { max($0, match) } ?? match
    }
    return best
  }

  /// Word by word, each but the last into a whole word.
  private func correction(intoStartOf form: NameForm, _ names: some WordCounts) throws -> Correction? {
    guard form.terms.count >= words.count else { return nil }
    var only: Correction?
    for index in words.indices {
      let word = form.key[form.terms[index]]
      if index == words.count - 1 ? text.accepts(word, at: index) : text.means(word, at: index) { continue }
      guard only == nil, let correction = try plausible(at: index, into: word, names) else { return nil }
      only = correction
    }
    return only
  }

  private func isWhole(_ form: NameForm) -> Bool {
    guard let last = form.terms.last, form.terms.count == words.count else { return false }
    return text.means(form.key[last], at: words.count - 1) || whole?.correction(to: form.key[last]) != nil
  }

  private func matchWords(of place: PlaceTerms, _ names: some WordCounts) throws -> CorrectedMatch? {
    var only: Correction?
    for index in words.indices {
      guard let correction = try correction(at: index, intoWordsOf: place.mainForms + place.aliasForms, names) else { return nil }
      if correction == .none { continue }
      if only != nil { return nil }
      only = correction
    }
    return only.map { CorrectedMatch(.nameWords, $0) }
  }

  private func matchContext(of place: PlaceTerms, _ countryTerms: [[UInt8]], _ names: some WordCounts) throws -> CorrectedMatch? {
    guard words.count > 1 else { return nil }
    let inNames = try words.indices.map { try correction(at: $0, intoWordsOf: place.mainForms + place.aliasForms, names) }
    let elsewhere = try words.indices.map { try correction(at: $0, intoWordsOf: place.contextForms, or: countryTerms, names) }
    let least = zip(inNames, elsewhere).compactMap { [$0, $1].compactMap { $0 }.min() }
    guard least.count == words.count else { return nil }
    // Some word has to be found in the names, even if another place for it would take less.
    return words.indices.compactMap { named in
      inNames[named].flatMap { name in
        let needed = words.indices.map { $0 == named ? name : least[$0] }.filter { $0 != .none }
        return needed.count == 1 ? CorrectedMatch(.context, needed[0]) : nil
      }
    }.max()
  }

  /// The least correction of a term into a word of the forms, or into one of other words; nil when there is none.
  private func correction(
    at index: Int, intoWordsOf forms: [NameForm], or others: [[UInt8]] = [], _ names: some WordCounts
  ) throws -> Correction? {
    var best: Correction?
    for word in others.lazy.map({ $0[...] }) {
      guard let found = try correction(at: index, into: word, names) else { continue }
      best = best.map { min($0, found) } ?? found
    }
    for form in forms {
      for term in form.terms {
        guard let found = try correction(at: index, into: form.key[term], names) else { continue }
        if found == .none { return found }
        best = best.map { min($0, found) } ?? found
      }
    }
    return best
  }

  private func correction(at index: Int, into word: ArraySlice<UInt8>, _ names: some WordCounts) throws -> Correction? {
    text.accepts(word, at: index) ? Correction.none : try plausible(at: index, into: word, names)
  }

  /// The correction into a word that is common enough.
  private func plausible(at index: Int, into word: ArraySlice<UInt8>, _ names: some WordCounts) throws -> Correction? {
    guard let correction = words[index].correction(to: word) else { return nil }
    return try leastPlaces[index] == 0 || names.places(withWord: word) >= leastPlaces[index] ? correction : nil
  }

  // MARK: What it was corrected into

  /// The text with the corrected word in the place of the typed one, for a place that it matches so.
  func corrected(as match: CorrectedMatch, for place: PlaceTerms, countryTerms: [[UInt8]]) -> QueryText? {
    for index in words.indices {
      for word in candidates(at: index, match, place, countryTerms) where words[index].correction(to: word) == match.correction {
        guard let replacement = words[index].corrected(to: word) else { continue }
        let text = text.replacing(index, with: replacement)
        if fits(text, match, place, countryTerms) { return text }
      }
    }
    return nil
  }

  /// Words of the place that a term may have been corrected into.
  private func candidates(
    at index: Int, _ match: CorrectedMatch, _ place: PlaceTerms, _ countryTerms: [[UInt8]]
  ) -> [ArraySlice<UInt8>] {
    if match.form == .nameStart { return place.mainForms.filter { $0.terms.count > index }.map { $0.key[$0.terms[index]] } }
    let forms = place.mainForms + place.aliasForms + (match.form == .context ? place.contextForms : [])
    let words = forms.flatMap { form in form.terms.map { form.key[$0] } }
    return match.form == .context ? words + countryTerms.map { $0[...] } : words
  }

  private func fits(_ text: QueryText, _ match: CorrectedMatch, _ place: PlaceTerms, _ countryTerms: [[UInt8]]) -> Bool {
    switch match.form {
    case .nameStart: text.matchStart(of: place.mainForms) != nil
    case .nameWords: text.hasAllTerms(in: place.mainForms + place.aliasForms)
    default: text.matchesContext(place, countryTerms)
    }
  }
}
