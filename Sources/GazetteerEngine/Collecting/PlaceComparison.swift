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
  func match(_ place: Int, _ core: IndexReader.PlaceCore, proven: TextMatch?, as expected: MatchClass) throws -> (TextMatch, nameKey: UInt64)? {
    let primary = TextAnalyzer.forms(ofName: core.name)
    let key = primary.first.map { nameKeyHash($0.key) } ?? 0
    var terms = PlaceTerms(mainForms: primary)
    switch expected {
    case .nameStart, .nameWords:
      var others: [AlternateName]?
      if core.flags.contains(.otherMainNames) { others = try add(.main, of: place, to: &terms, others) }
      if let start = query.matchStart(of: terms.mainForms) { return (start, key) }
      if let proven, proven.matchClass == .nameWords { return (proven, key) }
      if query.hasAllTerms(in: terms.mainForms) { return (TextMatch(.nameWords), key) }
      if core.flags.contains(.aliases) { _ = try add(.aliases, of: place, to: &terms, others) }
      return query.hasAllTerms(in: terms.mainForms + terms.aliasForms) ? (TextMatch(.nameWords), key) : nil
    case .context:
      if let proven { return (proven, key) }
      return query.matchesContext(PlaceTerms(try reader.record(of: place)), try countryTerms(core.country)) ? (TextMatch(.context), key) : nil
    case .infix:
      let others = try add(.main, of: place, to: &terms, nil)
      _ = try add(.aliases, of: place, to: &terms, others)
      return query.matchesInside(terms) ? (TextMatch(.infix), key) : nil
    }
  }

  private enum Role { case main, aliases }

  /// Adds the forms of some names; gives all other names back, so that they are read once.
  private func add(_ role: Role, of place: Int, to terms: inout PlaceTerms, _ known: [AlternateName]?) throws -> [AlternateName] {
    let names = try known ?? reader.names(of: place)
    for name in names where name.kind.isMain == (role == .main) {
      let forms = TextAnalyzer.forms(ofName: name.text)
      if role == .main { terms.mainForms += forms } else { terms.aliasForms += forms }
    }
    return names
  }

  private func countryTerms(_ country: Int) throws -> [[UInt8]] { try reader.termsOfCountry(country) }
}
