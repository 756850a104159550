// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerText

// The terms of one place as the full-text tables take them: separated by spaces, each once.

extension PlaceTerms {
  /// The document for `by_importance` and `by_area`: words of all names, first words of main names, words of the address, country and type, and
  /// whether a name repeats a word or the first letters of one.
  ///
  /// - Parameter attributes: The ids of the values that the place has.
  func document(country: Int, type: Int?, attributes: [Int] = []) -> [UInt8] {
    var terms = TermSet()
    for forms in [mainForms, aliasForms] { for form in forms { for term in form.terms { terms.insert(form.key[term]) } } }
    let isNested = hasNestedNames
    for form in mainForms {
      guard let first = form.terms.first else { continue }
      terms.insert(form.key[first], in: TermSpace.nameStart)
      if isNested { terms.insert(form.key[first], in: TermSpace.nestedNameStart) }
    }
    for form in contextForms { for term in form.terms { terms.insert(form.key[term], in: TermSpace.context) } }
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
        forEachTrigram(of: form.key[term]) { terms.insert($0) }
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
  var found: [ArraySlice<UInt8>] = []
  forEachTrigram(of: word) { found.append($0) }
  return found
}

private func forEachTrigram(of word: ArraySlice<UInt8>, _ body: (ArraySlice<UInt8>) -> Void) {
  // Where the last three scalars begin; below 0 before there are as many.
  var starts = (-1, -1, -1)
  for index in word.startIndex...word.endIndex where index == word.endIndex || word[index] & 0xC0 != 0x80 {
    if starts.0 >= 0 { body(word[starts.0..<index]) }
    starts = (starts.1, starts.2, index)
  }
}

/// A set of terms that keeps the order of insertion: the document itself, and a table of what is in it.
private struct TermSet {
  /// The terms with spaces between them.
  private(set) var document: [UInt8] = []
  private var terms: [Term] = []
  /// The numbers of the terms, from 1 on, each at its hash or behind it; 0 where there is none. At least half of them are 0.
  private var slots = [Int32](repeating: 0, count: 128)

  /// A term, by its bytes in the document.
  private struct Term {
    var hash: Int
    var bytes: Range<Int>
  }

  init() { document.reserveCapacity(512) }

  mutating func insert(_ term: [UInt8]) { insert(term[...]) }

  /// - Parameter space: What stands in front of the term, see `TermSpace`.
  mutating func insert(_ term: ArraySlice<UInt8>, in space: [UInt8] = []) {
    let end = document.count
    if !terms.isEmpty { document.append(UInt8(ascii: " ")) }
    let start = document.count
    document += space
    document += term
    if !take(start..<document.count) { document.removeLast(document.count - end) }
  }

  /// Notes a term that stands at the end of the document; false when it is known.
  private mutating func take(_ bytes: Range<Int>) -> Bool {
    let hash = document.withUnsafeBufferPointer { Int(truncatingIfNeeded: FNV1a.hash(UnsafeBufferPointer(rebasing: $0[bytes])) >> 1) }
    var slot = hash & (slots.count - 1)
    while slots[slot] > 0 {
      let known = terms[Int(slots[slot]) - 1]
      if known.hash == hash, document[known.bytes] == document[bytes] { return false }
      slot = (slot + 1) & (slots.count - 1)
    }
    terms.append(Term(hash: hash, bytes: bytes))
    slots[slot] = Int32(terms.count)
    if terms.count * 2 > slots.count { grow() }
    return true
  }

  private mutating func grow() {
    slots = [Int32](repeating: 0, count: slots.count * 2)
    for (index, term) in terms.enumerated() {
      var slot = term.hash & (slots.count - 1)
      while slots[slot] > 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(index + 1)
    }
  }

  var isEmpty: Bool { terms.isEmpty }
}
