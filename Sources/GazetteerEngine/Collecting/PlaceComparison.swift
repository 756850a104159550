// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerText

/// Compares one place with the text, reading no more of it than the question needs.
struct PlaceComparison {
  let reader: IndexReader
  let texts: Interpretations
  let names: NameMemory
  let aliases: WholeAliases
  /// Whether words of a corrected text can be in addresses at all.
  var asksAddresses = true

  init(reader: IndexReader, texts: Interpretations, names: NameMemory) throws {
    self.reader = reader
    self.texts = texts
    self.names = names
    aliases = try WholeAliases(texts.typed, reader)
  }

  /// How the place matches, and the key of its name; nil when it does not match.
  ///
  /// `proven` is what the list that gave the place says it is at least; without it the words are compared as well.
  func match(_ place: Int, _ core: PlaceCore, proven: TextMatch?, as expected: MatchClass) throws -> (TextMatch, nameKey: UInt64)? {
    let isAlias = try expected <= .nameWords && core.flags.contains(.aliases) && aliases.contains(place)
    let terms = try terms(of: place, core, isProven: proven != nil && !isAlias)
    let key = terms.nameKey
    if expected <= .nameWords, let start = texts.matchStart(of: terms.mainForms, aliases: isAlias ? terms.aliasForms : []) {
      return (start, key)
    }
    return try (proven ?? match(place, core, terms, as: expected)).map { ($0, key) }
  }

  /// The names of a place: without its aliases when a match is proven, because then only main names can make it a better one.
  private func terms(of place: Int, _ core: PlaceCore, isProven: Bool) throws -> PlaceTerms {
    if !core.flags.contains(.otherMainNames), isProven || !core.flags.contains(.aliases) {
      return try names.primary(of: place, reader)
    }
    return try isProven ? reader.names(of: place).mainTerms : names.all(of: place, reader)
  }

  private func match(_ place: Int, _ core: PlaceCore, _ terms: PlaceTerms, as expected: MatchClass) throws -> TextMatch? {
    switch expected {
    case .nameStart, .nameWords: texts.matchWords(of: terms)
    case .respelled: texts.matchRespelled(of: terms)
    case .context: texts.matchContext(of: try withAddress(terms, place, core), try reader.termsOfCountry(core.country))
    case .infix: texts.typed.matchesInside(terms) ? TextMatch(.infix) : nil
    case .corrected: try texts.matchCorrected(of: terms, [], reader) ?? matchCorrected(place, core, terms)
    }
  }

  /// The address is read only when the names are not enough, and it can be of use.
  private func matchCorrected(_ place: Int, _ core: PlaceCore, _ terms: PlaceTerms) throws -> TextMatch? {
    guard asksAddresses else { return nil }
    return try texts.matchCorrected(of: withAddress(terms, place, core), reader.termsOfCountry(core.country), reader)
  }

  private func withAddress(_ terms: PlaceTerms, _ place: Int, _ core: PlaceCore) throws -> PlaceTerms {
    var terms = terms
    terms.contextForms = try names.address(of: place, core, reader)
    return terms
  }
}
