// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerText

/// Compares one place with the text, reading no more of it than the question needs.
struct PlaceComparison {
  let reader: IndexReader
  let texts: Interpretations
  let names: NameMemory
  let aliases: WholeAliases

  /// How the place matches, and the key of its name; nil when it does not match.
  ///
  /// `proven` is what the list that gave the place says it is at least; without it the words are compared as well.
  func match(_ place: Int, _ core: PlaceCore, proven: TextMatch?, as expected: MatchClass) throws -> (TextMatch, nameKey: UInt64)? {
    let isAlias = try expected <= .nameWords && core.flags.contains(.aliases) && aliases.contains(place)
    let hasOthers = isAlias || expected == .infix || core.flags.contains(.otherMainNames) || proven == nil && core.flags.contains(.aliases)
    if !hasOthers {
      let (forms, key) = try names.forms(of: place, reader)
      if expected <= .nameWords, let start = texts.matchStart(of: forms) { return (start, key) }
      if let proven { return (proven, key) }
      if expected <= .nameWords { return texts.matchWords(of: PlaceTerms(mainForms: forms)).map { ($0, key) } }
    }
    let names = try reader.names(of: place)
    var terms = PlaceTerms(mainForms: TextAnalyzer.forms(ofPrimaryName: names.primary))
    let key = terms.nameKey
    for name in names.others where name.kind.isMain { terms.mainForms += TextAnalyzer.forms(ofName: name.text) }
    if !isAlias {
      if expected <= .nameWords, let start = texts.matchStart(of: terms.mainForms) { return (start, key) }
      if let proven { return (proven, key) }
    }
    for name in names.others where !name.kind.isMain { terms.aliasForms += TextAnalyzer.forms(ofName: name.text) }
    if isAlias, let start = texts.matchStart(of: terms.mainForms, aliases: terms.aliasForms) { return (start, key) }
    if let proven { return (proven, key) }
    switch expected {
    case .nameStart, .nameWords:
      return texts.matchWords(of: terms).map { ($0, key) }
    case .respelled:
      return texts.matchRespelled(of: terms).map { ($0, key) }
    case .context:
      let terms = PlaceTerms(try reader.record(of: place))
      return texts.matchContext(of: terms, try reader.termsOfCountry(core.country)).map { ($0, key) }
    case .infix:
      return texts.typed.matchesInside(terms) ? (TextMatch(.infix), key) : nil
    }
  }
}

/// The analysed primary names of places compared lately, kept from search to search.
package final class NameMemory {
  private var recent = RecentRows<Int, (forms: [NameForm], key: UInt64)>(capacity: 8192)

  func forms(of place: Int, _ reader: IndexReader) throws -> (forms: [NameForm], key: UInt64) {
    try recent.row(place) {
      let forms = TextAnalyzer.forms(ofPrimaryName: try reader.name(of: place))
      return (forms, forms.first.map { nameKeyHash($0.key) } ?? 0)
    }
  }
}
