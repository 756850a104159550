// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerText

/// A main name that a corrected text is.
struct CorrectedName {
  let key: [UInt8]
  /// The match of its places.
  let best: TextMatch

  var tree: QueryTree { .name(nameKeyHash(key)) }
}

/// Where the words of a text are found, as they stand and corrected.
extension CorrectionPlanner {
  /// What a word may be corrected into, anywhere.
  func corrections(of index: Int) throws -> [WordWay] {
    var ways = try nameCorrections(of: index)
    ways += try corrections(of: index, space: .addresses, field: TermSpace.context)
    // Where a country has the word as typed, no correction is it.
    let asTyped = Set(try builder.terms.countries(of: index))
    for term in try terms(text.words[index], space: .countries) where try isCommon(term, space: .countries, at: index) {
      let countries =
        try term.isPrefix ? builder.layer.countries(withTermPrefix: term.term) : builder.terms.countries(withWord: term.term)
      let others = try countries.filter { try !asTyped.contains($0) && has($0, term, least: text.leastPlaces[index]) }
      ways += builder.terms.ways(others, term.correction)
    }
    return ways
  }

  /// Whether a country has a word that begins with a term, and that so many places have in their names.
  private func has(_ country: Int, _ term: CorrectedTerm, least: Int) throws -> Bool {
    if !term.isPrefix || least == 0 { return true }
    return try builder.layer.termsOfCountry(country).contains { word in
      try word.starts(with: term.term) && builder.layer.words.places(ofTerm: word, space: []) >= least
    }
  }

  /// What a word may be corrected into, in names.
  func nameCorrections(of index: Int) throws -> [WordWay] { try corrections(of: index, space: .names, field: []) }

  private func corrections(of index: Int, space: VocabularySpace, field: [UInt8]) throws -> [WordWay] {
    try terms(text.words[index], space: space).flatMap { try commonTerms(of: $0, space: space, at: index) }.map { term in
      WordWay(
        term.isPrefix ? .prefix(term.term, space: field, places: term.places) : .term(term.term, space: field, places: term.places),
        isName: space == .names, term.correction, start: space == .names ? term : nil)
    }
  }

  /// What is looked for of a term, where so many places must have a word in their names: of a prefix those words, itself where they are many.
  private func commonTerms(of term: CorrectedTerm, space: VocabularySpace, at index: Int) throws -> [CorrectedTerm] {
    guard try isCommon(term, space: space, at: index) else { return [] }
    let least = text.leastPlaces[index]
    if least == 0 || !term.isPrefix || builder.layer.words.isLayered { return [term] }
    let words = try builder.reader.names(withPrefix: term.term, placesAtLeast: least, limit: QueryTree.mostAlternatives)
    return try words?.map { word, places in
      var whole = term
      (whole.term, whole.isPrefix) = (word, false)
      whole.places = try space == .names ? places : builder.layer.places(ofTerm: word, space: TermSpace.context)
      return whole
    }.filter { $0.places > 0 } ?? [term]
  }

  private func terms(_ word: TypedWord, space: VocabularySpace) throws -> [CorrectedTerm] {
    try builder.layer.corrections(of: word.limited(to: edits), space: space, check: check).filter { $0.correction.edits == edits }
  }

  /// Whether as many places may have the term in their names as a correction of the word needs; of prefixes of other words nobody knows.
  private func isCommon(_ term: CorrectedTerm, space: VocabularySpace, at index: Int) throws -> Bool {
    let least = text.leastPlaces[index]
    if least == 0 { return true }
    if space == .names { return try isCommon(term, least) }
    return try term.isPrefix || builder.layer.words.places(ofTerm: term.term, space: []) >= least
  }

  /// Whether so many places have a word of names, in all layers. What the layer alone has is known.
  private func isCommon(_ term: CorrectedTerm, _ least: Int) throws -> Bool {
    let words = builder.layer.words
    if term.places >= least || !words.isLayered { return term.places >= least }
    return try least <= (term.isPrefix ? words.places(ofTermPrefix: term.term, space: []) : words.places(ofTerm: term.term, space: []))
  }

  // MARK: Whole names

  /// The names that the text is with one of its words corrected, as below; nil when there may be too many of any.
  func wholeNames(of words: Words) throws -> [CorrectedName]? {
    try words.corrected.reduce([]) { names, index in
      try names.flatMap { names in try wholeNames(at: index).map { names + $0 } }
    }
  }

  /// The names that the text is with one word corrected, each with the match of its places; nil when there may be too many of them.
  func wholeNames(at corrected: Int) throws -> [CorrectedName]? {
    let words = text.text.terms.map { text.text.key[$0] }
    if words.contains(where: TextAnalyzer.isIdeographic) { return nil }
    let others = words.indices.map { [Array(words[$0])] + text.text.synonyms(of: $0) }
    let meant = try wholeWords(at: corrected)
    let ways = others.indices.map { $0 == corrected ? meant.count : others[$0].count }
    if ways.clampedProduct() > CostModel.mostNames { return nil }
    return meant.flatMap { word, correction in
      words.indices.reduce([[]]) { keys, index in
        keys.flatMap { key in (index == corrected ? [word] : others[index]).map { key.isEmpty ? $0 : key + [0x20] + $0 } }
      }.map { CorrectedName(key: $0, best: .correctedStart(correction, isWholeName: true)) }
    }
  }

  /// The last word of the text as a whole word of names: as it stands, its synonyms, and every word that it is with one typo at most.
  func lastWordAsWhole() throws -> QueryTree? {
    let index = text.words.count - 1
    let typed = text.text.key[text.text.terms[index]]
    let meant = try builder.layer.corrections(of: text.whole.limited(to: 1), space: .names, check: check).map(\.term)
    let words = Set(meant + [Array(typed)]).sorted { $0.lexicographicallyPrecedes($1) }
    let trees = try words.map { QueryTree.term($0, places: try builder.layer.places(ofTerm: $0[...], space: [])) }
    return QueryTree.any(try trees.filter { $0.places > 0 } + builder.terms.synonyms(of: index, space: []))
  }

  /// The words that a word of the text may be meant for, when the text ends there, each with what it takes.
  private func wholeWords(at index: Int) throws -> [(word: [UInt8], correction: Correction)] {
    let typed = index == text.words.count - 1 ? text.whole : text.words[index]
    return try builder.layer.corrections(of: typed.limited(to: edits), space: .names, check: check).compactMap { term in
      guard try isCommon(term, text.leastPlaces[index]) else { return nil }
      let correction = text.words[index].correction(to: term.term[...])
      return correction?.edits == edits ? correction.map { (term.term, $0) } : nil
    }
  }
}

extension TermExpander {
  /// Where a word is found as it stands.
  func waysAsTyped(_ index: Int) throws -> [WordWay] {
    let name = try anyForm(of: index).map { [WordWay($0, isName: true)] } ?? []
    let address = try anyForm(of: index, space: TermSpace.context).map { [WordWay($0, isName: false)] } ?? []
    return name + address + ways(try countries(of: index), .none)
  }

  /// The ways to find a word that is a name of one of some countries.
  fileprivate func ways(_ countries: [Int], _ correction: Correction) -> [WordWay] {
    wanted(countries).map { WordWay(country($0), isName: false, correction, country: $0) }
  }
}
