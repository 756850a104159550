// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerNumbers
import GazetteerText

/// Turns an analysed text into MATCH patterns for the lists of the index.
struct PatternBuilder {
  let layer: Layer
  /// Reads the layer's lists.
  let reader: IndexReader
  let variant: QueryVariant
  var query: QueryText { variant.text }
  let filter: PlaceFilter

  /// Expands the words of the text into terms of the index.
  let terms: TermExpander

  /// - Parameters:
  ///   - layer: The index whose lists the patterns are for.
  ///   - cache: Terms of the search that have been looked up.
  init(layer: Layer, _ variant: QueryVariant, filter: PlaceFilter, cache: TermCache) {
    (self.layer, self.variant, self.filter, reader) = (layer, variant, filter, layer.reader)
    terms = TermExpander(layer: layer, query: variant.text, filter: filter, cache: cache)
  }

  /// A pattern, and whether every place that it finds is a match; otherwise its places have to be compared with the text.
  struct Plan {
    var pattern: MatchPattern
    var isProof: Bool
    /// Estimated number of places that it finds; 0 if there is no estimate, as for names that begin with a word.
    var likelyPlaces: Int
    /// Which terms it is made of.
    var list = IndexReader.PostingTable.words
    /// Words that its places have to have besides, when it is made of trigrams.
    var words: MatchPattern?
    /// Which posting lists by area have its places.
    var area = Area.same
  }

  /// How the places of a plan are found by area.
  enum Area {
    /// By the pattern.
    case same
    /// By this pattern, among others.
    case wider(MatchPattern)
    /// Not at all.
    case none
  }

  /// Estimate: one place in this many has a name that repeats a word or its first letters; of synthetic places, one in 250 does.
  private static let placesPerRepeatedWord = 64

  /// That a place has a name of some kind, to be found by one term.
  private func names(_ term: [UInt8]) -> TermExpansion {
    TermExpansion(pattern: .term(term), places: reader.overview.placeCount / Self.placesPerRepeatedWord)
  }

  /// That a place has a name with a word twice; none when no word was typed twice.
  var wordsTypedTwice: [TermExpansion] { query.repetitions.isEmpty ? [] : [names(TermSpace.repeatedLetters)] }

  /// Places some main name of which begins with the first word, and which have the other words.
  func nameStart(space: [UInt8]) throws -> Plan? {
    if query.terms.isEmpty { return nil }
    if query.terms.count == 1 {
      return try terms.asTyped(0, space: space).map { Plan(pattern: $0.pattern, isProof: false, likelyPlaces: 0) }
    }
    var words = [try terms.first(space: space)]
    for index in query.tellingTerms(literally: true) where index > 0 {
      guard let word = try terms.asTyped(index) else { return nil }
      words.append(word)
    }
    if query.repeatsWord { words.append(names(TermSpace.repeatedWord)) }
    return MatchPattern.all(words.byPlaces.map(\.pattern)).map { Plan(pattern: $0, isProof: false, likelyPlaces: 0) }
  }

  /// Places whose names have all words as typed.
  func nameWords() throws -> Plan? {
    var words: [TermExpansion] = []
    for index in query.tellingTerms(literally: true) {
      guard let word = try terms.asTyped(index) else { return nil }
      words.append(word)
    }
    words += wordsTypedTwice
    return plan(words, isProof: query.repetitions.isEmpty)
  }

  /// Where a word of a text is looked for.
  private struct Somewhere {
    /// In the names.
    var name: TermExpansion?
    /// In names, addresses and types.
    var text: TermExpansion?
    /// In addresses and types.
    var beside: TermExpansion?
    /// Countries that have it in their names.
    var countries: [Int]
    /// Anywhere.
    var anywhere: TermExpansion
  }

  /// Places that have all words in names, address or country, or by their type, at least one of them in the names; nil when these add nothing to names.
  func context() throws -> Plan? {
    guard query.terms.count > 1 else { return nil }
    var words: [Somewhere] = []
    for index in query.terms.indices {
      guard let word = try somewhere(index) else { return nil }
      words.append(word)
    }
    let named = words.compactMap { $0.name?.pattern }
    let onlyInNames = { (word: Somewhere) in word.name != nil && word.anywhere.pattern == word.name?.pattern }
    if words.allSatisfy(onlyInNames) || named.isEmpty { return nil }
    return Self.any(byCountry(query.tellingTerms().map { words[$0] } + query.repetitions.map { twice(words[$0.index]) }, named: named))
  }

  /// Whether a word that names a category begins with another word, which is then not looked for: a place that has the one by its type need not have the other.
  private var impliesByType: Bool {
    guard let categories = variant.categories else { return false }
    let telling = query.tellingTerms()
    return telling.count < query.terms.count && telling.contains { !categories.types(at: $0).isEmpty }
  }

  /// Which words of the text some place has in its address or country, or by its type.
  func termsElsewhere() throws -> [Bool] {
    try query.terms.indices.map { index in try somewhere(index).map { $0.anywhere.pattern != $0.name?.pattern } ?? false }
  }

  /// Where a word of the text can be found; nil when that is nowhere.
  private func somewhere(_ index: Int) throws -> Somewhere? {
    let name = try terms.anyForm(of: index)
    if let parting = variant.parting, index == parting || index == parting + 1 {
      return name.map { Somewhere(name: $0, text: $0, beside: nil, countries: [], anywhere: $0) }
    }
    let category = (variant.categories?.types(at: index) ?? []).compactMap(terms.type)
    let beside = TermExpansion.any([try terms.anyForm(of: index, space: TermSpace.context)].compactMap(\.self) + category)
    return try somewhere(name: name, beside: beside, countries: terms.countries(of: index))
  }

  private func somewhere(name: TermExpansion?, beside: TermExpansion?, countries: [Int]) -> Somewhere? {
    let text = TermExpansion.any([name, beside].compactMap(\.self))
    guard let anywhere = TermExpansion.any([text].compactMap(\.self) + countries.map(terms.country)) else { return nil }
    return Somewhere(name: name, text: text, beside: beside, countries: countries, anywhere: anywhere)
  }

  /// Where a word is found that was typed twice: in one of the names twice, or elsewhere once.
  private func twice(_ word: Somewhere) -> Somewhere {
    somewhere(name: names(TermSpace.repeatedLetters), beside: word.beside, countries: word.countries) ?? word
  }

  /// More countries than this are looked for as one of the ways to find a word.
  private static let mostCountries = 3

  /// Plans for places that have all words somewhere. When the rarest word is a country, or a few, the others are looked for in each of these:
  /// the lists of countries are long, and a place that lies in one lies in no other.
  private func byCountry(_ words: [Somewhere], named: [MatchPattern]) -> [Plan] {
    if let countries = CountryChoice.common(words.filter { $0.text == nil }.map { Set($0.countries) }) {
      return inCountries(countries.sorted(), words.filter { $0.text != nil }, named: named)
    }
    let rarest = words.indices.min { words[$0].anywhere.places < words[$1].anywhere.places }
    guard words.count > 1, let rarest, (1...Self.mostCountries).contains(words[rarest].countries.count) else {
      return [contextPlan(words.map(\.anywhere), named: named)].compactMap(\.self)
    }
    let others = words.indices.filter { $0 != rarest }.map { words[$0] }
    let inText = words[rarest].text.flatMap { text in contextPlan([text] + others.map(\.anywhere), named: named) }
    return [inText].compactMap(\.self) + inCountries(words[rarest].countries, others, named: named)
  }

  /// Plans for places that lie in one of some countries, and have all words that these countries have not.
  private func inCountries(_ countries: [Int], _ words: [Somewhere], named: [MatchPattern]) -> [Plan] {
    if countries.count > Self.mostCountries {
      return [TermExpansion.any(countries.map(terms.country)).flatMap { contextPlan([$0] + words.map(\.anywhere), named: named) }]
        .compactMap(
          \.self)
    }
    return countries.compactMap { country in
      let texts = words.filter { !$0.countries.contains(country) }.map(\.text)
      return texts.contains { $0 == nil } ? nil : contextPlan([terms.country(country)] + texts.compactMap(\.self), named: named)
    }
  }

  /// - Parameter named: A word of the text in names, each of them: places have to have one. The pattern demands it unless one of the words can only be in
  ///   names, or comparing the few places costs less.
  private func contextPlan(_ words: [TermExpansion], named: [MatchPattern]) -> Plan? {
    let isNamed = words.contains { named.contains($0.pattern) }
    let isShort = !isNamed && likelyPlaces(words.map(\.places)) <= CostModel.few
    let someName = isNamed || isShort ? nil : MatchPattern.any(named)
    var plan = plan(words, and: someName, isProof: !isShort && query.isProvenByWords && !impliesByType)
    if words.contains(where: \.isByType) {
      plan?.area = MatchPattern.all(words.filter { !$0.isByType }.byPlaces.map(\.pattern)).map { .wider($0) } ?? .none
    }
    return plan
  }

  /// Places whose main names have the rarest trigrams of the longer words, and that have the shorter words; these alone when they are rare. Nil when no
  /// word is long enough, or one of them does not occur.
  func infix() throws -> Plan? {
    if query.hasFinishedWords { return nil }
    guard let inside = try insideWords() else { return nil }
    var short: [TermExpansion] = []
    for index in query.tellingTerms(literally: true, where: { !QueryText.isLongEnoughForInfix(query.key[query.terms[$0]]) }) {
      guard let word = try terms.anyForm(of: index) else { return nil }
      short.append(word)
    }
    guard let beside = plan(short) else { return inside.plan }
    if beside.likelyPlaces <= CostModel.few, beside.likelyPlaces < inside.mostPlaces { return beside }
    let merging = inside.mostPlaces.addingClamped(beside.likelyPlaces).multipliedClamped(by: CostModel.merge)
    if merging > inside.mostPlaces.multipliedClamped(by: CostModel.missingWord) { return inside.plan }
    var both = inside.plan
    both.words = beside.pattern
    return both
  }

  /// Places that have the rarest trigrams, and how many they are at most: trigrams of one word have much to do with each other.
  private func insideWords() throws -> (plan: Plan, mostPlaces: Int)? {
    let long = Set(query.terms.map { query.key[$0] }.filter(QueryText.isLongEnoughForInfix)).sorted { $0.lexicographicallyPrecedes($1) }
    var byWord: [[TermExpansion]] = []
    for word in long {
      let trigrams = try Set(trigrams(of: word)).sorted { $0.lexicographicallyPrecedes($1) }.map { trigram in
        TermExpansion(pattern: .term(trigram), places: try reader.places(ofTerm: trigram, space: TermSpace.trigram))
      }
      byWord.append(trigrams.sorted { $0.places < $1.places })
    }
    if byWord.joined().contains(where: { $0.places == 0 }) { return nil }
    // The rarest of each word first: those of one word say much the same.
    let most = byWord.map(\.count).max() ?? 0
    var words = (0..<most).flatMap { rank in byWord.compactMap { $0.element(at: rank) }.sorted { $0.places < $1.places } }
    let rarest = words.map(\.places).min() ?? 0
    words = Array(words.prefix(Self.mostTrigrams))
    var plan = plan(words)
    plan?.list = .infix
    return plan.map { ($0, rarest) }
  }

  /// More trigrams than this cost more to intersect than the comparison that they save.
  private static let mostTrigrams = 4

  /// The terms of the wanted countries, types and attributes: every place that passes the filter matches all of these.
  var filters: [MatchPattern] {
    let countries = filter.countries.flatMap { MatchPattern.any($0.map { .term(TermSpace.country($0)) }) }
    let types = filter.listedTypes.flatMap { MatchPattern.any($0.map { .term(TermSpace.type($0)) }) }
    return [countries, types].compactMap(\.self)
      + filter.listedAttributes.compactMap { MatchPattern.any($0.map { .term(TermSpace.attribute($0)) }) }
  }
}
