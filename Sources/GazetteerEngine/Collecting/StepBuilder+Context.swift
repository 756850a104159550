// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerText

/// Words in names, addresses and countries, and words for the type of a place.
extension StepBuilder {
  /// Where a word of a text is looked for.
  private struct WordPlaces {
    /// In the names.
    var name: QueryTree?
    /// In addresses and types.
    var beside: QueryTree?
    /// Countries that have it in their names.
    var countries: [Int]
    /// In names, addresses and types.
    var text: QueryTree?
    /// Anywhere.
    var anywhere: QueryTree
  }

  /// What the places of a tree are when it alone proves a match.
  private typealias Found = (tree: QueryTree, isProof: Bool)

  /// Places that have all words in names, address or country, or by their type, at least one of them in the names; nil when these add nothing to names.
  func context() throws -> Step? {
    guard query.terms.count > 1 else { return nil }
    var words: [WordPlaces] = []
    for index in query.terms.indices {
      guard let word = try wordPlaces(index) else { return nil }
      words.append(word)
    }
    let outside = words.indices.filter { words[$0].anywhere != words[$0].name }
    // Where one word alone can be elsewhere, it is: places that have all words in a name match by that.
    if let only = outside.first, outside.count == 1, let word = elsewhere(words[only]) { words[only] = word }
    let named = words.compactMap(\.name)
    if outside.isEmpty || named.isEmpty { return nil }
    let found = byCountry(query.independentTerms().map { words[$0] } + query.repetitions.map { twice(words[$0.index]) }, named: named)
    return QueryTree.any(found.map(\.tree)).map { step($0, best: TextMatch(.context), isProof: found.allSatisfy(\.isProof)) }
  }

  /// A step for each main name that the text may hold beside words of the address: such places score more.
  func namesBesideAddress() throws -> [Step] {
    // Most packs have no such name, and its list costs less than to look up the words beside it.
    let names = try query.namesBesideAddress.filter { try !layer.isLayered || layer.hasName(Array($0.key)) }
    if names.isEmpty { return [] }
    let words = try query.terms.indices.map(wordPlaces)
    func isElsewhere(_ words: [WordPlaces?]) -> Bool {
      if words.contains(where: { $0 == nil || $0?.anywhere == $0?.name }) { return false }
      let inCountries = words.compactMap(\.self).filter { $0.beside == nil }
      return CountryChoice.common(inCountries.map { Set($0.countries) })?.isEmpty != true
    }
    return names.compactMap { name in
      let others = words.indices.filter { !name.terms.contains($0) }.map { words[$0] }
      return isElsewhere(others) ? step(name, beside: others.compactMap(\.self)) : nil
    }
  }

  /// Places with a main name, and with words of the address beside it. Mostly few have the name; of *Hotel* or of a chain only those with the other words are
  /// looked at.
  private func step(_ name: (terms: Range<Int>, key: ArraySlice<UInt8>), beside others: [WordPlaces]) -> Step {
    let whole = QueryTree.name(nameKeyHash(Array(name.key)))
    var step = Step(whole, best: .nameBesideAddress)
    step.groups = {
      let others = others.compactMap { elsewhere($0)?.anywhere }
      let list = QueryTree.all([whole] + others).map { Step.List(tree: $0, best: .nameBesideAddress) }
      return [Step.Group(area: .all(try name.terms.compactMap { try terms.asTyped($0) } + others), lists: [list].compactMap(\.self))]
    }
    return step
  }

  /// Whether a word that names a category begins with another word, which is then not looked for: a place that has the one by its type need not have the other.
  private var impliesByType: Bool {
    guard let categories = variant.categories else { return false }
    let telling = query.independentTerms()
    return telling.count < query.terms.count && telling.contains { !categories.types(at: $0).isEmpty }
  }

  /// Where a word of the text can be found; nil when that is nowhere.
  private func wordPlaces(_ index: Int) throws -> WordPlaces? {
    let name = try terms.anyForm(of: index)
    if let parting = variant.parting, index == parting || index == parting + 1 { return wordPlaces(name: name, beside: nil, countries: []) }
    let category = (variant.categories?.types(at: index) ?? []).compactMap(terms.type)
    let beside = QueryTree.any([try terms.anyForm(of: index, space: TermSpace.context)].compactMap(\.self) + category)
    return try wordPlaces(name: name, beside: beside, countries: terms.countries(of: index))
  }

  private func wordPlaces(name: QueryTree?, beside: QueryTree?, countries: [Int]) -> WordPlaces? {
    let text = QueryTree.any([name, beside].compactMap(\.self))
    return QueryTree.any([text].compactMap(\.self) + countries.map(terms.country)).map {
      WordPlaces(name: name, beside: beside, countries: countries, text: text, anywhere: $0)
    }
  }

  /// Where a word is found but in names; nil when that is nowhere.
  private func elsewhere(_ word: WordPlaces) -> WordPlaces? { wordPlaces(name: nil, beside: word.beside, countries: word.countries) }

  /// Where a word is found that was typed twice: in one of the names twice, or elsewhere once.
  private func twice(_ word: WordPlaces) -> WordPlaces {
    wordPlaces(name: names(TermSpace.repeatedLetters), beside: word.beside, countries: word.countries) ?? word
  }

  /// Trees of places that have all words somewhere. When the rarest word is a country, or a few, the others are looked for in each of these:
  /// the lists of countries are long, and a place that lies in one lies in no other.
  private func byCountry(_ words: [WordPlaces], named: [QueryTree]) -> [Found] {
    if let countries = CountryChoice.common(words.filter { $0.text == nil }.map { Set($0.countries) }) {
      return inCountries(countries.sorted(), words.filter { $0.text != nil }, named: named)
    }
    let rarest = words.indices.min { words[$0].anywhere.places < words[$1].anywhere.places }
    guard words.count > 1, let rarest, (1...CostModel.mostCountries).contains(words[rarest].countries.count) else {
      return [all(words.map(\.anywhere), named: named)].compactMap(\.self)
    }
    let others = words.indices.filter { $0 != rarest }.map { words[$0] }
    let inText = words[rarest].text.flatMap { text in all([text] + others.map(\.anywhere), named: named) }
    return [inText].compactMap(\.self) + inCountries(words[rarest].countries, others, named: named)
  }

  /// Trees of places that lie in one of some countries, and have all words that these countries have not.
  private func inCountries(_ countries: [Int], _ words: [WordPlaces], named: [QueryTree]) -> [Found] {
    if countries.count > CostModel.mostCountries {
      let any = QueryTree.any(countries.map(terms.country))
      return [any.flatMap { all([$0] + words.map(\.anywhere), named: named) }].compactMap(\.self)
    }
    return countries.compactMap { country in
      let texts = words.filter { !$0.countries.contains(country) }.map(\.text)
      return texts.contains { $0 == nil } ? nil : all([terms.country(country)] + texts.compactMap(\.self), named: named)
    }
  }

  /// - Parameter named: A word of the text in names, each of them: places have to have one. The tree demands it unless one of the words can only be in
  ///   names, or comparing the few places costs less.
  private func all(_ words: [QueryTree], named: [QueryTree]) -> Found? {
    let isNamed = words.contains(where: named.contains)
    let isShort = !isNamed && QueryTree.all(words).map(likelyPlaces) ?? 0 <= CostModel.few
    let someName = isNamed || isShort ? nil : QueryTree.any(named)?.implied
    return QueryTree.all(words + [someName].compactMap(\.self)).map {
      ($0, isProof: !isShort && query.isProvenByWords && !impliesByType)
    }
  }
}

extension TextMatch {
  /// A main name in full, and words of the address.
  static var nameBesideAddress: TextMatch { TextMatch(.context, wholeNameLetters: 1) }
}
