// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerText

/// Compares one place with the text, reading no more of it than the question needs. A class, for a copy of all this would be made for each place.
final class PlaceComparison {
  let layer: Layer
  let reader: IndexReader
  let texts: QueryVariants
  let rows: PlaceRows
  let aliases: WholeAliases
  /// What the stored names are tested for before they are analysed; nil while most places match, because then it only costs.
  private var letters: NameLetters?
  private let lookups: Lookups

  init(layer: Layer, texts: QueryVariants, rows: PlaceRows, lookups: Lookups) {
    self.layer = layer
    reader = layer.reader
    self.texts = texts
    (self.rows, self.lookups) = (rows, lookups)
    aliases = WholeAliases(texts.typed, layer.reader)
  }

  /// How the place matches, and the key of its name; nil when it does not match.
  ///
  /// - Parameters:
  ///   - proven: What the list that gave the place says it is at least; without it the words are compared as well.
  ///   - tier: What is looked for.
  func match(_ place: Int, core: PlaceCore, proven: TextMatch?, in tier: Tier) throws -> (TextMatch, nameKey: UInt64)? {
    try plainMatch(place, core: core, proven: proven, in: tier).map { try weighed($0, for: place, core: core, in: tier) }
  }

  /// How a main name begins with the text, or that an alias is the text, and the key of the name; nil when nothing of that is so.
  func matchStart(_ place: Int, core: PlaceCore, in tier: Tier) throws -> (TextMatch, nameKey: UInt64)? {
    if try core.flags.contains(.aliases) && aliases.contains(place) {
      return try match(place, core: core, proven: nil, in: tier)
    }
    if try letters?.mayStart(place, reader) == false { return nil }
    let main = try names(of: place, core: core, isProven: true).terms
    return try texts.matchStart(of: main.mainForms).map { try weighed(($0, main.nameKey), for: place, core: core, in: tier) }
  }

  /// The match as the languages of the names, and the marks that were typed, make it.
  private func weighed(
    _ found: (match: TextMatch, nameKey: UInt64), for place: Int, core: PlaceCore, in tier: Tier
  ) throws -> (TextMatch, nameKey: UInt64) {
    let match = try texts.weighingMarks(weighingLanguages(found.match, for: place, core: core, in: tier)) {
      let names = try reader.names(of: place)
      return [names.primary] + names.others.map(\.text)
    }
    return (match, found.nameKey)
  }

  private func weighingLanguages(_ match: TextMatch, for place: Int, core: PlaceCore, in tier: Tier) throws -> TextMatch {
    guard let native = texts.nativeNames, core.flags.contains(.namesWithLanguage) else { return match }
    return try texts.weighingLanguages(
      match, primary: { try rows.primary(of: place).terms },
      native: { try rows.native(of: place, by: native, core: core) },
      corrected: { terms in
        let addressID = try rows.primary(of: place).addressID
        return try self.match(terms, in: tier, around: place, addressID: addressID, core: core)
      })
  }

  /// The match once typos are corrected. The address is read only when the names are not enough, and it can be of use.
  private func match(_ terms: PlaceTerms, in tier: Tier, around place: Int, addressID: Int, core: PlaceCore) throws -> TextMatch? {
    try tier.correctable.match(
      terms, layer.words,
      elsewhere: tier.readsAddresses ? { try self.corrections(of: $0, around: place, addressID: addressID, core: core) } : nil)
  }

  private func plainMatch(
    _ place: Int, core: PlaceCore, proven: TextMatch?, in tier: Tier
  ) throws -> (TextMatch, nameKey: UInt64)? {
    let expected = tier.level.matchClass
    let isAlias = try expected <= .nameWords && core.flags.contains(.aliases) && aliases.contains(place)
    // Several words that the names of a place have may be of several aliases.
    let mayBeMixed = core.flags.contains(.aliases) && texts.typed.terms.count > 1
    if !isAlias, mayBeMixed || proven == nil, try !mayMatch(place, as: expected) { return nil }
    // What only the main names can still make better, or what they alone prove.
    if let proven, !isAlias {
      let main = try names(of: place, core: core, isProven: true).terms
      let start = expected <= .nameWords ? texts.matchStart(of: main.mainForms) : nil
      if let match = start ?? (mayBeMixed ? texts.matchMainWords(of: main, as: expected) : proven) { return (match, main.nameKey) }
    }
    let names = try names(of: place, core: core, isProven: false)
    if expected <= .nameWords,
      let start = texts.matchStart(of: names.terms.mainForms, isWholeAlias: isAlias && names.terms.hasWholeAlias(texts.typed.key))
    {
      return (start, names.terms.nameKey)
    }
    let compared = { try self.match(place, core: core, names: names, in: tier) }
    return try (mayBeMixed ? compared() : proven ?? compared()).map { ($0, names.terms.nameKey) }
  }

  /// From now on tests the stored names: most places of this text do not match.
  func testLetters() { if letters == nil { letters = NameLetters(texts) } }

  /// Whether the stored names may be such a match; true when that is not tested.
  private func mayMatch(_ place: Int, as expected: MatchClass) throws -> Bool {
    switch expected {
    case .nameStart, .nameWords: try letters?.mayMatch(place, reader) ?? true
    case .infix: try letters?.mayHaveInside(place, reader) ?? true
    default: true
    }
  }

  /// The site of a street.
  func site(of place: Int) throws -> StreetSite? { try rows.site(of: place) }

  /// The names of a place: without its aliases when a match is proven, because then only main names can make it a better one.
  private func names(of place: Int, core: PlaceCore, isProven: Bool) throws -> PlaceRows.Row {
    if !core.flags.contains(.otherMainNames), isProven || !core.flags.contains(.aliases) {
      return try rows.primary(of: place)
    }
    return try isProven ? reader.names(of: place).analysed(withAliases: false) : rows.all(of: place)
  }

  private func match(
    _ place: Int, core: PlaceCore, names: PlaceRows.Row, in tier: Tier
  ) throws -> TextMatch? {
    let addressID = names.addressID
    return switch tier.level {
    case .names: texts.matchWords(of: names.terms)
    case .variants: texts.matchRespelled(of: names.terms)
    case .context:
      try texts.matchContext(of: names.terms, type: try reader.typeSet(core.typeSet).primaryType) { index, find in
        try elsewhere(.words(variant: index), around: place, addressID: addressID, core: core) { forms, others in
          try find(forms, others).map { $0 ? Correction.none : nil }
        }.map { $0 != nil }
      }
    case .infix: texts.matchInside(of: names.terms)
    case .corrected: try match(names.terms, in: tier, around: place, addressID: addressID, core: core)
    case .partial: try tier.partial.flatMap { try match($0, names.terms, around: place, addressID: addressID, core: core) }
    }
  }

  private func match(_ partial: PartialText, _ terms: PlaceTerms, around place: Int, addressID: Int, core: PlaceCore) throws
    -> TextMatch?
  {
    try partial.match(
      terms,
      elsewhere: {
        try self.elsewhere(.parts, around: place, addressID: addressID, core: core) {
          try partial.corrections(intoWordsOf: $0, or: $1, layer.words)
        }
      }, layer.words
    ).map { TextMatch($0) }
  }

  private func corrections(of text: CorrectableText, around place: Int, addressID: Int, core: PlaceCore) throws -> [Correction?] {
    try elsewhere(.typos(variant: text.variant), around: place, addressID: addressID, core: core) {
      try text.corrections(intoWordsOf: $0, or: $1, layer.words)
    }
  }

  /// What it takes to find each word of a text in the address and the country of a place; nil for one that is not there.
  ///
  /// - Parameters:
  ///   - addressID: The id of what the place shares of its address with others.
  ///   - find: Looks for the words among those of an address, or among others.
  private func elsewhere(
    _ question: Lookups.Question, around place: Int, addressID: Int, core: PlaceCore,
    _ find: (_ forms: [NameForm], _ others: [[UInt8]]) throws -> [Correction?]
  ) throws -> [Correction?] {
    // Streets and houses nobody shares: they are a part of the address.
    let id = core.flags.isDisjoint(with: [.street, .houseNumbers]) ? addressID : nil
    func inBoth() throws -> [Correction?] {
      let inCountry = try lookups.corrections(.init(question: question, country: core.country)) {
        try find([], layer.termsOfCountry(core.country))
      }
      let inAddress = try find(rows.address(of: place, sharing: id, core: core), [])
      return zip(inAddress, inCountry).map { [$0, $1].compactMap { $0 }.min() }
    }
    guard let id else { return try inBoth() }
    return try lookups.corrections(.init(question: question, address: id, country: core.country), orFind: inBoth)
  }
}
