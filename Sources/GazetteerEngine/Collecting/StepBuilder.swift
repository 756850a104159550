// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerText

/// Turns a variant of the text into the trees and steps by which its places are found.
struct StepBuilder {
  let layer: Layer
  /// Reads the layer's lists.
  let reader: IndexReader
  let variant: QueryVariant
  var query: QueryText { variant.text }
  /// Turns the words of the text into trees.
  let terms: TermExpander

  /// - Parameters:
  ///   - layer: The index whose lists are meant.
  ///   - lookups: What the search has looked up.
  init(layer: Layer, _ variant: QueryVariant, filter: PlaceFilter, lookups: Lookups) {
    (self.layer, self.variant, reader) = (layer, variant, layer.reader)
    terms = TermExpander(layer: layer, query: variant.text, filter: filter, lookups: lookups)
  }

  // MARK: Names

  /// Places whose names have all words as typed, with lists of their own for those that score more: reading that far for mere words would be in vain.
  func names() throws -> Step? {
    guard let words = try nameWords() else { return nil }
    var step = Step(words, best: .wholeName(query), proven: proof(TextMatch(.nameWords), if: query.repetitions.isEmpty))
    step.groups = { [step] in [try starts(), self.words(step)] }
    return step
  }

  /// Prefixes, in the order in which equal bounds are read: the whole name; names that begin with a shorter one, which the text may be, and whose places
  /// keep what the shorter one earned; all.
  private func starts() throws -> Step.Group {
    let start = try nameStart(space: TermSpace.nameStart)
    let nested = reader.overview.nestedPlaceCount == 0 ? nil : try nameStart(space: TermSpace.nestedNameStart)
    return Step.Group(
      area: start,
      lists: [
        Step.List(tree: .name(nameKeyHash(query.key)), best: .wholeName(query)),
        nested.map { Step.List(tree: $0, best: .almostWholeName(query)) },
        start.map { Step.List(tree: $0, best: TextMatch(.nameStart), comparesPrefixOnly: true) },
      ].compactMap(\.self))
  }

  /// Words. Aliases come first, behind the prefixes, which make the threshold that most of them miss; by area their words stand among those of all names.
  private func words(_ step: Step) -> Step.Group {
    Step.Group(
      area: step.tree, best: TextMatch(.nameWords), proven: step.proven,
      lists: [
        Step.List(tree: .name(aliasKeyHash(query.key)), best: .wholeAlias(query)),
        Step.List(tree: step.tree, best: TextMatch(.nameWords)),
      ])
  }

  /// Places some main name of which begins with a variant other than the text as typed.
  func otherStart() throws -> Step? { try nameStart(space: TermSpace.nameStart).map { prefixStep($0, best: .wholeName(query)) } }

  /// Places some main name of which may begin with the text through synonyms.
  func startBySynonyms() throws -> Step? {
    // That a name begins with the first word and that the others are there does not prove that it goes on so.
    try bySynonyms(and: othersThanFirst()) { index in index == 0 ? TermSpace.nameStart : [] }.map {
      prefixStep($0, best: variant.reading == .asTyped ? .almostWholeName(query) : .wholeName(query))
    }
  }

  /// Where the first word may stand for another one as well: that the name goes on with the other. Else all names that begin with *Street* would be compared with
  /// `str street`.
  private func othersThanFirst() throws -> [QueryTree] {
    let first = query.terms.isEmpty ? [] : [Array(query.key[query.terms[0]])] + query.synonyms(of: 0)
    return try query.terms.indices.dropFirst().compactMap { index in
      let word = query.key[query.terms[index]]
      guard QueryText.lettersToRepeat(of: word) != nil, first.contains(where: { $0.starts(with: word) }) else { return nil }
      let begun = try first.filter { !$0.starts(with: word) }.map {
        QueryTree.term($0, space: TermSpace.nameStart, places: try layer.places(ofTerm: $0[...], space: []))
      }
      return QueryTree.any(try [names(TermSpace.repeatedLetters)] + begun + terms.synonyms(of: index, space: []))
    }
  }

  private func prefixStep(_ tree: QueryTree, best: TextMatch) -> Step {
    var step = Step(tree, best: best)
    step.groups = {
      [Step.Group(area: tree, lists: [Step.List(tree: tree, best: best, comparesPrefixOnly: true)])]
    }
    return step
  }

  /// Places whose names have all words of a variant other than what was typed letter by letter.
  func respelled() throws -> [Step] {
    let match = TextMatch(.respelled)
    let literal = variant.reading == .asTyped ? nil : try nameWords()
    let exchanged = try bySynonyms(and: wordsTypedTwice) { _ in [] }
    return [
      literal.map { step($0, best: match, isProof: query.repetitions.isEmpty) },
      exchanged.map { step($0, best: match, isProof: query.isProvenByWords) },
    ].compactMap(\.self)
  }

  /// - Parameter isProof: Whether the places of the tree are such matches.
  func step(_ tree: QueryTree, best: TextMatch, isProof: Bool) -> Step {
    var step = Step(tree, best: best, proven: proof(best, if: isProof))
    if variant.parting != nil { step.limit = .comparisons }
    return step
  }

  /// A later variant proves nothing: an earlier one may fit as well, and comes first.
  private func proof(_ match: TextMatch, if isProof: Bool) -> TextMatch? { isProof && variant.reading == .asTyped ? match : nil }

  // MARK: Trees of names

  /// That a place has a name of some kind, to be found by one term.
  func names(_ term: [UInt8]) -> QueryTree { .term(term, places: reader.overview.placeCount / CostModel.placesPerRepeatedWord) }

  /// That a place has a name with a word twice; none when no word was typed twice.
  private var wordsTypedTwice: [QueryTree] { query.repetitions.isEmpty ? [] : [names(TermSpace.repeatedLetters)] }

  /// Places some main name of which begins with the first word, and which have the other words.
  func nameStart(space: [UInt8]) throws -> QueryTree? {
    if query.terms.isEmpty { return nil }
    if query.terms.count == 1 { return try terms.asTyped(0, space: space) }
    guard let others = try words(query.independentTerms(literally: true).filter { $0 > 0 }) else { return nil }
    return .all([try terms.first(space: space)] + others + (query.repeatsWord ? [names(TermSpace.repeatedWord)] : []))
  }

  /// Places whose names have all words as typed.
  func nameWords() throws -> QueryTree? { try words(query.independentTerms(literally: true)).flatMap { .all($0 + wordsTypedTwice) } }

  /// Words as typed; nil when the index lacks one of them.
  private func words(_ indices: [Int]) throws -> [QueryTree]? {
    var words: [QueryTree] = []
    for index in indices {
      guard let word = try terms.asTyped(index) else { return nil }
      words.append(word)
    }
    return words
  }

  /// Places that have all words, at least one of them through a synonym: what the text finds as typed has lists of its own, so else the long list of what
  /// begins with a word would be read once more, for the sake of the few places that say it in another way.
  ///
  /// - Parameter others: What the places have to have besides.
  private func bySynonyms(and others: [QueryTree] = [], _ space: (Int) -> [UInt8]) throws -> QueryTree? {
    // Also a word that another one begins with: a name that has a synonym of it need not have it.
    let exchangeable = query.terms.indices.filter { !query.synonyms(of: $0).isEmpty }
    let exchanged = try exchangeable.compactMap { index in
      QueryTree.any(try terms.synonyms(of: index, space: space(index))).map { (index: index, word: $0) }
    }
    guard let one = exchanged.first else { return nil }
    var words = others
    let telling = query.independentTerms()
    for index in query.terms.indices where telling.contains(index) || exchanged.count == 1 && index == one.index {
      // The only word that can be exchanged has to be.
      let word = try exchanged.count == 1 && index == one.index ? one.word : terms.anyForm(of: index, space: space(index))
      guard let word else { return nil }
      words.append(word)
    }
    if exchanged.count > 1, let any = QueryTree.any(exchanged.map(\.word)) { words.append(any) }
    return .all(words)
  }

  // MARK: Inside words

  /// Places whose main names have the rarest trigrams of the longer words, and that have the shorter words; these alone when they are rare. Nil when no
  /// word is long enough, or one of them does not occur.
  func infix() throws -> Step? {
    guard !query.hasFinishedWords, let inside = try insideWords() else { return nil }
    let tree: (QueryTree) -> Step = { step($0, best: TextMatch(.infix), isProof: false) }
    var short: [QueryTree] = []
    for index in query.independentTerms(literally: true, where: { !QueryText.isLongEnoughForInfix(query.key[query.terms[$0]]) }) {
      guard let word = try terms.anyForm(of: index) else { return nil }
      short.append(word)
    }
    guard let beside = QueryTree.all(short), let trigrams = QueryTree.all(inside) else { return QueryTree.all(inside).map(tree) }
    let likely = likelyPlaces(beside)
    if likely <= CostModel.few, likely < trigrams.places { return tree(beside) }
    // The rarest trigram bounds the places: those of one word have much to do with each other.
    let merging = trigrams.places.addingClamped(likely).multipliedClamped(by: CostModel.merge)
    if merging > trigrams.places.multipliedClamped(by: CostModel.missingWord) { return tree(trigrams) }
    return QueryTree.all(inside + short).map(tree)
  }

  /// The rarest trigrams of the longer words; nil when one does not occur, or no word is long enough.
  private func insideWords() throws -> [QueryTree]? {
    let long = Set(query.terms.map { query.key[$0] }.filter(QueryText.isLongEnoughForInfix)).sorted { $0.lexicographicallyPrecedes($1) }
    let byWord = try long.map { word in
      try Set(trigrams(of: word)).sorted { $0.lexicographicallyPrecedes($1) }.map {
        QueryTree.trigram($0, places: try layer.places(ofTerm: $0, space: TermSpace.trigram))
      }.byPlaces
    }
    if byWord.isEmpty || byWord.joined().contains(where: { $0.places == 0 }) { return nil }
    // The rarest of each word first: those of one word say much the same.
    let most = byWord.map(\.count).max() ?? 0
    let rarest = (0..<most).flatMap { rank in byWord.compactMap { $0.element(at: rank) }.byPlaces }
    return Array(rarest.prefix(CostModel.mostTrigrams))
  }

  // MARK: Estimates

  /// How many places a tree likely finds.
  func likelyPlaces(_ tree: QueryTree) -> Int { tree.likelyPlaces(of: reader.overview.placeCount) }
}

extension [QueryTree] {
  /// Those with the fewest places first.
  var byPlaces: [QueryTree] { sorted { $0.places < $1.places } }
}

extension TextMatch {
  /// The match of a place that has the text for an alias, and no main name that begins with it.
  static func wholeAlias(_ text: QueryText) -> TextMatch {
    var match = TextMatch(.nameStart)
    match.aliasLetters = text.letters
    return match
  }

  /// The match of a place that has the text for a main name.
  static func wholeName(_ text: QueryText) -> TextMatch { TextMatch(.nameStart, wholeNameLetters: text.letters) }

  /// The best match of a name that begins with the text and is not the text, as far as the letters go: another main name of the place may be all of
  /// the text but its last letter.
  fileprivate static func almostWholeName(_ text: QueryText) -> TextMatch { TextMatch(.nameStart, wholeNameLetters: text.letters - 1) }
}
