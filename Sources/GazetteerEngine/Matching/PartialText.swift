// SPDX-License-Identifier: Apache-2.0
package import GazetteerIndex
import GazetteerLibC
package import GazetteerText

/// A text of which a place may have only some words, each as typed or with one typo: the most lenient way to match.
///
/// A word weighs the logarithm of its rarity in the names of the index (inverse document frequency); function words weigh nothing. The share of a place is the
/// weight of the words that it has, less the cost of their typos, divided by the weight of all words. At least one word has to be in the names of the
/// place, the others there, in its address or in the name of its country.
package final class PartialText {
  /// The text as typed.
  package let text: QueryText
  /// The same text with its corrections; nil when no word may be corrected.
  package let correctable: CorrectableText?
  /// The keys of names that the text may hold: see `runs(of:)`.
  let runs: [ArraySlice<UInt8>]
  /// The terms that are looked for, each word once: words of the index before unknown ones, then the weightiest first.
  let telling: [Int]
  /// By term, how much it weighs; 0 for terms that do not count.
  let weights: [Int]
  /// By term, how many places have it in their names, in all layers; 0 for terms that do not count.
  let places: [Int]

  /// Whether a name that is the text with typos in several words counts as a name in full.
  let countsNamesWithTypos: Bool

  /// Words that are looked for at most: of more the lightest hardly tell.
  static let mostWords = 7
  /// Steps of weight for each halving of the number of places: fine enough to tell words apart whose numbers differ by a tenth.
  private static let weightPerBit = 8.0

  /// Nil for a text of one word: there is nothing that a place could lack.
  ///
  /// - Parameters:
  ///   - texts: The variants of the text. Only the text as typed is looked for in parts.
  ///   - names: The words of the index.
  ///   - placeCount: How many places the index has.
  ///   - isFoundWithTypo: Whether some place has all of the text with a typo in one word: then a name with typos in several words is not what was meant.
  package init?(_ texts: QueryVariants, names: some WordCounts, placeCount: Int, isFoundWithTypo: Bool) throws {
    let text = texts.typed
    if text.terms.count < 2 { return nil }
    let key = text.key
    let distinct = text.terms.indices.filter { index in
      !text.terms.indices[..<index].contains { key[text.terms[$0]] == key[text.terms[index]] }
    }
    let content = distinct.filter { !FunctionWords.contains(key[text.terms[$0]]) }
    var weights = [Int](repeating: 0, count: text.terms.count)
    var places = weights
    for index in content.isEmpty ? distinct : content {
      let isFinished = index < text.terms.count - 1 || text.hasFinishedWords
      let word = key[text.terms[index]]
      places[index] = try isFinished ? names.places(withWord: word) : names.places(withWordPrefix: word)
      weights[index] = 1 + max(0, Int(Self.weightPerBit * log2(Double(placeCount + 1) / Double(places[index] + 1))))
    }
    (self.weights, self.places) = (weights, places)
    telling = Array(
      weights.indices.filter { weights[$0] > 0 }.sorted { a, b in
        (places[a] == 0) != (places[b] == 0) ? places[b] == 0 : (weights[b], a) < (weights[a], b)
      }.prefix(Self.mostWords))
    self.text = text
    runs = try Self.runs(of: text, names)
    // A place may lack words here, so that an unfinished last one need not be wrong.
    correctable = try CorrectableText(text, variant: 0, isFoundAsTyped: true, names: names)
    countsNamesWithTypos = !isFoundWithTypo
  }

  /// How much of the text a place has; nil when its names have none of its words.
  ///
  /// - Parameters:
  ///   - elsewhere: For each term what it takes to find it in the address or the country.
  package func match(
    _ place: PlaceTerms, elsewhere: () throws -> [Correction?], _ names: some WordCounts
  ) throws -> PartialMatch? {
    let inNames = try corrections(intoWordsOf: place.mainForms + place.aliasForms, or: [], names)
    guard telling.contains(where: { Self.isLikely(inNames[$0]) }) else { return nil }
    let elsewhere = try elsewhere()
    let isInText = place.mainForms.contains { form in runs.contains { $0.elementsEqual(form.key) } }
    let isNameWithTypos = try !isInText && countsNamesWithTypos && (correctable?.isName(among: place.mainForms, names) ?? false)
    return match(isWholeName: isInText || isNameWithTypos) { index in
      [inNames[index], elsewhere[index]].compactMap(\.self).min()
    }
  }

  /// Names with a word in them count as whole names in a text when at most so many places have the word: all of these can be compared.
  static let mostNamesakes = 512

  /// The keys of the names that may stand in a text as typed: its runs of neighbouring words, one of which is rare.
  private static func runs(of text: QueryText, _ names: some WordCounts) throws -> [ArraySlice<UInt8>] {
    if text.isAbridged { return [] }
    let isRare = try text.terms.map { try (1...mostNamesakes).contains(names.places(withWord: text.key[$0])) }
    return text.terms.indices.flatMap { first in
      text.terms.indices[first...].prefix(mostWords).filter { isRare[first...$0].contains(true) }.map {
        text.key[text.terms[first].lowerBound..<text.terms[$0].upperBound]
      }
    }
  }

  /// The same for a place whose address and country names are at hand.
  package func match(_ place: PlaceTerms, countryTerms: [[UInt8]], _ names: some WordCounts) throws -> PartialMatch? {
    try match(place, elsewhere: { try corrections(intoWordsOf: place.contextForms, or: countryTerms, names) }, names)
  }

  /// What it takes to find each term among the words of forms, or among others; nil for one that is not there.
  func corrections(intoWordsOf forms: [NameForm], or others: [[UInt8]], _ names: some WordCounts) throws -> [Correction?] {
    if let correctable { return try correctable.corrections(intoWordsOf: forms, or: others, names) }
    return text.termsFound(in: forms, or: others).map { $0 ? Correction.none : nil }
  }

  /// The match of a place that has some terms.
  ///
  /// - Parameters:
  ///   - isWholeName: Whether a main name stands in the text, or is the text with a typo in several words.
  ///   - correction: What it takes to find a term; nil when the place lacks it.
  func match(isWholeName: Bool, _ correction: (Int) -> Correction?) -> PartialMatch {
    var found = 0
    for index in telling {
      guard let correction = correction(index), Self.isLikely(correction) else { continue }
      found += weight(of: index, correction)
    }
    return PartialMatch(share: share(ofWeight: found), isWholeName: isWholeName)
  }

  /// What a term weighs that is found with a correction, in hundredths of its weight.
  func weight(of index: Int, _ correction: Correction) -> Int { weights[index] * (100 - correction.hundredths) }

  /// What all terms weigh, in hundredths.
  private var wholeWeight: Int { weights.reduce(0, +) * 100 }

  /// The share of the text that terms of a weight are.
  func share(ofWeight weight: Int) -> Int { weight * PartialMatch.whole / wholeWeight }

  /// The least weight that is such a share.
  func weight(ofShare share: Int) -> Int { (share * wholeWeight + PartialMatch.whole - 1) / PartialMatch.whole }

  /// Whether a word that needs a correction counts as found: with one typo at most.
  static func isLikely(_ correction: Correction?) -> Bool { correction.map { $0.edits <= 1 } ?? false }
}

extension PartialText {
  /// The text in two parts.
  struct Parts {
    /// What the place has, with the words that it has in the place of mistyped ones; nil when it has nothing.
    var found: QueryText?
    /// The words that it lacks, as typed but folded.
    var missing: [String]
  }

  /// What a place has of the text, and what it lacks.
  func parts(in place: PlaceTerms, countryTerms: [[UInt8]], _ names: some WordCounts) throws -> Parts {
    let forms = place.mainForms + place.aliasForms + place.contextForms
    let corrections = try corrections(intoWordsOf: forms, or: countryTerms, names)
    let (found, missing) = (
      text.terms.indices.filter { Self.isLikely(corrections[$0]) }, text.terms.indices.filter { !Self.isLikely(corrections[$0]) }
    )
    var part = text.only(found)
    let words = forms.flatMap { form in form.terms.map { form.key[$0] } } + countryTerms.map { $0[...] }
    for (position, index) in found.enumerated() where part.terms.count == found.count {
      guard let correction = corrections[index], correction != .none, let typed = correctable?.words[index],
        let word = words.first(where: { typed.correction(to: $0) == correction }), let replacement = typed.corrected(to: word)
      else { continue }
      part = part.replacing(position, with: replacement)
    }
    return Parts(found: found.isEmpty ? nil : part, missing: missing.map { String(decoding: text.key[text.terms[$0]], as: UTF8.self) })
  }
}
