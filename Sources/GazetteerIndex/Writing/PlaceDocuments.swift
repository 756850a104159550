// SPDX-License-Identifier: Apache-2.0
import GazetteerText

// The terms of one place as the full-text tables take them: separated by spaces, each once.

extension PlaceTerms {
  /// The document for `by_importance` and `by_area`: words of all names, first words of main names, words of the address, country and type, and
  /// whether a name repeats a word or the first letters of one.
  ///
  /// - Parameter attributes: The ids of the values that the place has.
  func document(country: Int, type: Int?, attributes: [Int] = []) -> [UInt8] {
    var terms = TermSet()
    for form in mainForms + aliasForms { for term in form.terms { terms.insert(form.key[term]) } }
    let isNested = hasNestedNames
    for form in mainForms {
      guard let first = form.terms.first else { continue }
      terms.insert(TermSpace.nameStart + form.key[first])
      if isNested { terms.insert(TermSpace.nestedNameStart + form.key[first]) }
    }
    for form in contextForms { for term in form.terms { terms.insert(TermSpace.context + form.key[term]) } }
    if hasRepeatedWord { terms.insert(TermSpace.repeatedWord) }
    if hasRepeatedLetters { terms.insert(TermSpace.repeatedLetters) }
    if country > 0 { terms.insert(TermSpace.country(country)) }
    if let type { terms.insert(TermSpace.type(type)) }
    for id in attributes where id <= TermSpace.mostAttributes { terms.insert(TermSpace.attribute(id)) }
    return terms.document
  }

  /// The document for trigrams: all trigrams of the words of the main names, country, type and attributes; empty when no word has three letters.
  func documentForInfix(country: Int, type: Int?, attributes: [Int] = []) -> [UInt8] {
    var terms = TermSet()
    for form in mainForms {
      for term in form.terms where !TextAnalyzer.isIdeographic(form.key[term]) {
        for trigram in trigrams(of: form.key[term]) { terms.insert(trigram) }
      }
    }
    if terms.isEmpty { return [] }
    if country > 0 { terms.insert(TermSpace.country(country)) }
    if let type { terms.insert(TermSpace.type(type)) }
    for id in attributes where id <= TermSpace.mostAttributes { terms.insert(TermSpace.attribute(id)) }
    return terms.document
  }
}

/// The trigrams of a folded word; none when it has fewer than three scalars.
package func trigrams(of word: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
  let starts = word.indices.filter { word[$0] & 0xC0 != 0x80 } + [word.endIndex]
  guard starts.count > 3 else { return [] }
  return (0..<starts.count - 3).map { word[starts[$0]..<starts[$0 + 3]] }
}

/// A set of terms that keeps the order of insertion. Linear search suffices: a place has a few dozen terms, seldom more.
private struct TermSet {
  private var terms: [ArraySlice<UInt8>] = []
  private var known: Set<ArraySlice<UInt8>> = []

  mutating func insert(_ term: [UInt8]) { insert(term[...]) }

  mutating func insert(_ term: ArraySlice<UInt8>) {
    if terms.count < 16 {
      if !terms.contains(term) { terms.append(term) }
      return
    }
    if known.isEmpty { known = Set(terms) }
    if known.insert(term).inserted { terms.append(term) }
  }

  var isEmpty: Bool { terms.isEmpty }

  var document: [UInt8] {
    var document: [UInt8] = []
    for term in terms {
      if !document.isEmpty { document.append(UInt8(ascii: " ")) }
      document += term
    }
    return document
  }
}
