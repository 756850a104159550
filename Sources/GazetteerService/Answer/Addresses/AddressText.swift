// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerEngine
import GazetteerIndex
import GazetteerText

/// A text read as the address of places: every word of it is of the number, the street, or another part of an address.
///
/// It is looked up like a house, by the words of addresses, and a place has to have the whole number and the whole street: words that many addresses have,
/// as those of a town, find nothing alone.
struct AddressText {
  /// The text, in one of its variants.
  let text: QueryText

  /// The ways to look it up, the strictest first; each is tried when those before it find nothing. All words; those that name no country; those that are
  /// no postal code, which places may lack.
  let patterns: [QueryTree]

  /// Nil when no place can have this address: without a number, with a word that no address has, or with nothing beside the number.
  init?(_ text: QueryText, in reader: LayeredReader) throws {
    self.text = text
    let words = text.terms.map { text.key[$0] }
    guard words.count > 1, words.contains(where: Self.hasDigit) else { return nil }
    var (numbers, others): ([Lookup], [Lookup]) = ([], [])
    for index in words.indices where !text.isNumberWord(index) {
      let word = words[index]
      if Self.hasDigit(word) {
        let next = index + 1 < words.count ? words[index + 1] : nil
        if let lookup = try Self.number(word, followedBy: next, reader) { numbers.append(lookup) }
      } else if let lookup = try Self.word(at: index, of: text, reader) {
        others.append(lookup)
      } else if QueryText.scalarCount(word) > 1, !Self.mayNameCountry(word, isWhole: text.isFinished(index), reader) {
        // A letter alone may belong to the number before it.
        return nil
      }
    }
    if numbers.isEmpty || others.isEmpty { return nil }
    let named = others.filter { !$0.mayBeOmitted }
    let short = numbers.filter { !$0.mayBeOmitted }
    var patterns: [QueryTree] = []
    for (numbers, others) in [(numbers, others), (numbers, named), (short, others), (short, named)]
    where !numbers.isEmpty && !others.isEmpty {
      let rarest = others.sorted { $0.places < $1.places }.prefix(Self.mostWords)
      guard let pattern = QueryTree.all((numbers + rarest).sorted { $0.places < $1.places }.map(\.pattern)) else {
        continue
      }
      if !patterns.contains(pattern) { patterns.append(pattern) }
    }
    self.patterns = patterns
  }

  /// Words beside the numbers that are looked up: the rarest.
  private static let mostWords = 3

  // MARK: Looking up

  /// A word of the text as a term of addresses.
  private struct Lookup {
    var pattern: QueryTree
    var places: Int
    /// Whether it may be something that the terms of an address do not have: the name of a country, or a postal code that a place lacks.
    var mayBeOmitted: Bool
  }

  /// A number; `12a` is looked up as `12 a`, too, and `12 a` as `12a`. Nil when no address has it.
  private static func number(_ word: ArraySlice<UInt8>, followedBy next: ArraySlice<UInt8>?, _ reader: LayeredReader) throws -> Lookup? {
    let digits = word.prefix(while: \.isASCIIDigit)
    let letters = word.dropFirst(digits.count)
    var ways: [[[UInt8]]] = [[Array(word)]]
    if !digits.isEmpty, !letters.isEmpty { ways.append([Array(digits), Array(letters)]) }
    if letters.isEmpty, let next, next.count <= longestLetters, !hasDigit(next) { ways.append([Array(word + next)]) }
    var (patterns, places): ([QueryTree], Int) = ([], 0)
    for way in ways {
      let counts = try way.map { try reader.places(ofTerm: $0, space: TermSpace.context) }
      guard let rarest = counts.min(), rarest > 0 else { continue }
      patterns += [QueryTree.all(way.map { .term($0, space: TermSpace.context) })].compactMap(\.self)
      places += rarest
    }
    return QueryTree.any(patterns).map { Lookup(pattern: $0, places: places, mayBeOmitted: digits.count >= leastCodeDigits) }
  }

  /// Letters of a word that may belong to the number before it.
  private static let longestLetters = 3
  /// Digits of a word that may be a postal code.
  private static let leastCodeDigits = 4

  /// Another word, or one of its synonyms; the last one may be unfinished. Nil when no address has it.
  private static func word(at index: Int, of text: QueryText, _ reader: LayeredReader) throws -> Lookup? {
    let (word, isWhole) = (text.key[text.terms[index]], text.isFinished(index))
    if !isWhole, QueryText.scalarCount(word) < leastUnfinished { return nil }
    var (patterns, places): ([QueryTree], Int) = ([], 0)
    func add(_ pattern: QueryTree, _ count: Int) {
      if count > 0 { patterns.append(pattern) }
      places += count
    }
    if isWhole {
      add(.term(word, space: TermSpace.context), try reader.places(ofTerm: word, space: TermSpace.context))
    } else {
      add(.prefix(word, space: TermSpace.context), try reader.places(ofTermPrefix: word, space: TermSpace.context))
    }
    for synonym in text.synonyms(of: index) {
      add(.term(synonym, space: TermSpace.context), try reader.places(ofTerm: synonym, space: TermSpace.context))
    }
    let mayBeCountry = mayNameCountry(word, isWhole: isWhole, reader)
    return QueryTree.any(patterns).map { Lookup(pattern: $0, places: places, mayBeOmitted: mayBeCountry) }
  }

  /// Letters of an unfinished word that is looked up.
  private static let leastUnfinished = 2

  private static func mayNameCountry(_ word: ArraySlice<UInt8>, isWhole: Bool, _ reader: LayeredReader) -> Bool {
    let countries = reader.countries(withTermPrefix: word)
    return isWhole ? countries.contains { reader.termsOfCountry($0).contains(Array(word)) } : !countries.isEmpty
  }

  private static func hasDigit(_ word: ArraySlice<UInt8>) -> Bool { word.contains(where: \.isASCIIDigit) }

  // MARK: Comparing

  /// How the number of a place fits the text; nil when the text is not its address.
  ///
  /// - Parameter country: The folded words of the names of its country.
  func fit(of place: PlaceRecord, country: [[UInt8]]) -> HouseFit? {
    let address = place.address
    // In a village without streets the number stands behind its name.
    guard let number = address.houseNumber, let street = address.street ?? address.sublocality ?? address.locality else { return nil }
    let streets = TextAnalyzer.forms(ofName: street)
    var areas = address
    (areas.houseNumber, areas.street) = (nil, nil)
    let others = areas.contextParts.flatMap(TextAnalyzer.forms(ofName:))
    let code = address.postalCode.map { TextAnalyzer.query($0) }
    return numbers(fitting: HouseNumberKey(number)).lazy.filter { found in
      let rest = text.terms.indices.filter { !found.terms.contains($0) }
      guard let form = streets.first(where: { has(all: $0, among: rest) }) else { return false }
      var left = rest.filter { index in
        !has(index, in: form) && !others.contains { has(index, in: $0) } && !country.contains { has(index, word: $0[...]) }
      }
      if let code { left = without(code, left) } else { left.removeAll(where: mayBeCode) }
      return left.isEmpty
    }.map(\.fit).min()
  }

  /// The words that are the number, or one of its two: 17 of 3191/17.
  private func numbers(fitting number: HouseNumberKey) -> [(terms: Range<Int>, fit: HouseFit)] {
    text.terms.indices.flatMap { first in
      (first + 1...min(text.terms.count, first + Self.mostNumberWords)).compactMap { end -> (terms: Range<Int>, fit: HouseFit)? in
        let key = HouseNumberKey(self.words(first..<end))
        let terms = (first > 0 && text.isNumberWord(first - 1) ? first - 1 : first)..<end
        if key == number { return (terms, .exact) }
        guard key.hasDigit, key.parts.count == 1, number.parts.count == 2, number.parts.contains(key.parts[0]) else { return nil }
        return (terms, .part)
      }
    }
  }

  /// Words of a house number: `2-12-1`, `12 bis`.
  private static let mostNumberWords = 4

  private func words(_ range: Range<Int>) -> String {
    range.map { String(decoding: text.key[text.terms[$0]], as: UTF8.self) }.joined(separator: " ")
  }

  private func has(all form: NameForm, among indices: [Int]) -> Bool {
    form.terms.allSatisfy { term in indices.contains { has($0, word: form.key[term]) } }
  }

  private func has(_ index: Int, in form: NameForm) -> Bool { form.terms.contains { has(index, word: form.key[$0]) } }

  /// Whether a word of the text is this one; the last one may be its prefix.
  private func has(_ index: Int, word: ArraySlice<UInt8>) -> Bool {
    text.isFinished(index) ? text.means(word, at: index) : text.accepts(word, at: index)
  }

  /// The words that are not the postal code, whose parts some people join.
  private func without(_ code: QueryText, _ left: [Int]) -> [Int] {
    let joined = Array(code.terms.map { code.key[$0] }.joined())
    return left.filter { text.key[text.terms[$0]] != joined[...] }
  }

  /// Whether a word may be the postal code of a place that has none: four digits or more, not where a number stands.
  private func mayBeCode(_ index: Int) -> Bool {
    let word = text.key[text.terms[index]]
    return index > 0 && word.count >= Self.leastCodeDigits && word.allSatisfy(\.isASCIIDigit)
  }
}

extension QueryText {
  /// Whether nothing of a word is missing.
  fileprivate func isFinished(_ index: Int) -> Bool { index < terms.count - 1 || endsWithSeparator || hasFinishedWords }

  /// Whether a word only says that the next one is a number: `No:11`, `nº 11`.
  fileprivate func isNumberWord(_ index: Int) -> Bool {
    guard index + 1 < terms.count, key[terms[index + 1]].contains(where: \.isASCIIDigit) else { return false }
    return NumberWords.contains(key[terms[index]])
  }
}
