// SPDX-License-Identifier: Apache-2.0
package import GazetteerText

extension QueryText {
  /// Whether a folded word is an article, a preposition or a conjunction, which says nothing of a place.
  package static func isFunctionWord(_ word: ArraySlice<UInt8>) -> Bool { FunctionWords.contains(word) }

  /// The terms that have to be looked for. What begins with `san` begins with `s`, too, so in `s san` the first term says nothing; of a term that
  /// was typed twice the first says it.
  ///
  /// - Parameters:
  ///   - literally: Whether synonyms do not count. Where they do, a term that has some may be there in other letters, and
  ///     says nothing of other terms.
  ///   - isAsked: Which terms are words of names; what stands inside words says nothing of how words begin.
  func independentTerms(literally: Bool = false, where isAsked: (Int) -> Bool = { _ in true }) -> [Int] {
    if terms.count < 2 { return terms.indices.filter(isAsked) }
    return terms.indices.filter { index in
      isAsked(index) && !terms.indices.contains { isAsked($0) && implies($0, other: index, literally: literally) }
    }
  }

  /// Whether a name that begins with the text has a word that begins another of its words, or a word twice: a term other than the last one, which is
  /// a whole word of such a name, begins another term.
  var repeatsWord: Bool {
    terms.indices.dropLast().contains { one in
      terms.indices.contains { $0 != one && key[terms[$0]].hasPrefix(key[terms[one]]) }
    }
  }

  /// Whether what has one term has another one.
  private func implies(_ one: Int, other: Int, literally: Bool) -> Bool {
    let (term, implied) = (key[terms[one]], key[terms[other]])
    guard one != other, term.hasPrefix(implied) else { return false }
    if term.count == implied.count { return one < other && (literally || synonyms(of: one) == synonyms(of: other)) }
    let isPrefix = !hasFinishedWords || TextAnalyzer.isIdeographic(implied)
    return isPrefix && (literally || synonyms(of: one).isEmpty)
  }
}
