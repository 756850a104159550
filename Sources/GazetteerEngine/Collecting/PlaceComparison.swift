// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerText

/// Compares one place with the text, reading no more of it than the question needs.
struct PlaceComparison {
  let reader: IndexReader
  let query: QueryText

  /// How the place matches, and the key of its name; nil when it does not match.
  ///
  /// `proven` is what the list that gave the place says it is at least; without it the words are compared as well.
  func match(_ place: Int, _ core: PlaceCore, proven: TextMatch?, as expected: MatchClass) throws -> (TextMatch, nameKey: UInt64)? {
    let hasOthers = expected == .infix || core.flags.contains(.otherMainNames) || proven == nil && core.flags.contains(.aliases)
    let names = hasOthers ? try reader.names(of: place) : (primary: try reader.name(of: place), others: [])
    var terms = PlaceTerms(mainForms: TextAnalyzer.forms(ofName: names.primary))
    let key = terms.nameKey
    for name in names.others where name.kind.isMain { terms.mainForms += TextAnalyzer.forms(ofName: name.text) }
    if expected <= .nameWords, let start = query.matchStart(of: terms.mainForms) { return (start, key) }
    if let proven { return (proven, key) }
    for name in names.others where !name.kind.isMain { terms.aliasForms += TextAnalyzer.forms(ofName: name.text) }
    switch expected {
    case .nameStart, .nameWords:
      return query.hasAllTerms(in: terms.mainForms + terms.aliasForms) ? (TextMatch(.nameWords), key) : nil
    case .context:
      let terms = PlaceTerms(try reader.record(of: place))
      return query.matchesContext(terms, try reader.termsOfCountry(core.country)) ? (TextMatch(.context), key) : nil
    case .infix:
      return query.matchesInside(terms) ? (TextMatch(.infix), key) : nil
    }
  }
}
