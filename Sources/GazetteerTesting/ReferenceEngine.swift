// SPDX-License-Identifier: Apache-2.0
package import GazetteerEngine
package import GazetteerIndex
import GazetteerText

/// The search without an index: looks at every place, with the same scores and the same selection. Slow, and right by inspection.
package struct ReferenceEngine: Sendable {
  private struct Entry: Sendable {
    var record: PlaceRecord
    var terms: PlaceTerms
    var countryTerms: [[UInt8]]
    var country: Int
    /// The name of its layer.
    var layer: String
  }

  private let entries: [Entry]
  /// Every word of the names with the number of places that have it, in ascending order of bytes.
  private let words: [IndexReader.Term]
  private let overview: IndexOverview
  private let profile: RankingProfile

  /// Takes the places of an index in any order.
  package init(_ records: [PlaceRecord], countries: [CountryNames], overview: IndexOverview, profile: RankingProfile = RankingProfile()) {
    self.init(layers: [ReferenceLayer(records)], countries: countries, overview: overview, profile: profile)
  }

  /// Takes the places of several layers, from the bottom to the top.
  package init(
    layers: [ReferenceLayer], countries: [CountryNames], overview: IndexOverview, profile: RankingProfile = RankingProfile()
  ) {
    let all = layers.map { Self.entries($0, countries, overview) }
    words = Self.words(all.joined().map(\.terms))
    entries = all.enumerated().flatMap { position, entries in
      entries.filter { entry in !layers[(position + 1)...].contains { $0.hides(entry.record.id) } }
    }.sorted { Self.precedes($0.record, $1.record) }
    self.overview = overview
    self.profile = profile
  }

  private static func precedes(_ a: PlaceRecord, _ b: PlaceRecord) -> Bool {
    let (x, y) = (thousandths(a.importance), thousandths(b.importance))
    return x != y ? x > y : a.id.utf8.lexicographicallyPrecedes(b.id.utf8)
  }

  /// The places of one index; addresses inherit the names of its towns.
  private static func entries(_ layer: ReferenceLayer, _ countries: [CountryNames], _ overview: IndexOverview) -> [Entry] {
    let sorted = layer.records.sorted(by: precedes)
    let inherited = InheritedNames(sorted)
    return sorted.map { record in
      var record = record
      inherited.add(to: &record)
      let code = record.address.countryCode
      let names = countries.first { $0.code == code }?.names.map(\.text) ?? []
      let forms = ((code.map { [$0] } ?? []) + names).flatMap(TextAnalyzer.forms(ofName:))
      return Entry(
        record: record, terms: PlaceTerms(record), countryTerms: forms.flatMap { form in form.terms.map { Array(form.key[$0]) } },
        country: code.flatMap(overview.countryID(of:)) ?? 0, layer: layer.name)
    }
  }

  private static func words(_ places: [PlaceTerms]) -> [IndexReader.Term] {
    var counts: [[UInt8]: Int] = [:]
    for place in places {
      let words = (place.mainForms + place.aliasForms).flatMap { form in form.terms.map { Array(form.key[$0]) } }
      for word in Set(words) { counts[word, default: 0] += 1 }
    }
    return counts.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { (word: $0.key, places: $0.value) }
  }

  private func setup(_ request: SearchRequest) throws -> Setup {
    try Setup(request, overview: overview, profile: profile, words: self, attributes: places(meeting: request.conditions))
  }

  private func places(meeting conditions: [AttributeCondition]) throws -> AttributePlaces? {
    if conditions.isEmpty { return nil }
    var found = AttributePlaces(of: entries.count)
    for (index, entry) in entries.enumerated() {
      let members = try entry.record.details?.members()
      if conditions.allSatisfy({ $0.holds(for: members?.attributes($0.name) ?? []) }) { found.insert(index + 1) }
    }
    return found
  }

  /// Every place that matches and passes the filter, scored.
  package func candidates(_ request: SearchRequest) -> [Candidate] {
    guard let setup = try? setup(request) else { return [] }
    let texts = setup.variants
    if setup.filter.excludesAll { return [] }
    func candidates(_ correctable: [CorrectableText], besides known: Set<Int> = []) -> [Candidate] {
      self.candidates(setup, besides: known) { entry in
        try texts.match(entry.terms, countryTerms: entry.countryTerms, correctable: correctable, names: self).map {
          try texts.weighed(
            $0, for: entry.record, terms: entry.terms, countryTerms: entry.countryTerms, names: self, correctable: correctable)
        }
      }
    }
    let literal = candidates([])
    if setup.weakest.isLiteral { return literal }
    let isFoundAsTyped = !literal.isEmpty
    guard let correctable = try? texts.correctable(isFoundAsTyped: isFoundAsTyped, self) else { return [] }
    let matches = literal + candidates(correctable, besides: Set(literal.map(\.place)))
    let limit = setup.selection.guessLimit(beside: matches.bestLiteral)
    let all = matches.filter { limit?.admits($0.match, importance: $0.importance) ?? true }
    guard setup.weakest == .partial, !isFoundAsTyped,
      let partial = try? PartialText(
        texts, names: self, placeCount: overview.placeCount, isFoundWithTypo: !all.isEmpty)
    else { return all }
    return all
      + self.candidates(setup, besides: Set(all.map(\.place))) {
        try partial.match($0.terms, countryTerms: $0.countryTerms, self).map { TextMatch($0) }
      }
  }

  /// The places that pass the filter and match in some way, but for those that are known already.
  private func candidates(_ setup: Setup, besides known: Set<Int>, _ match: (Entry) throws -> TextMatch?) -> [Candidate] {
    entries.enumerated().compactMap { index, entry in
      if known.contains(index + 1) { return nil }
      let record = entry.record
      let types = IndexOverview.TypeSet(
        primaryType: record.primaryType.flatMap(PlaceTypeTable.code(of:)), types: record.types,
        family: PlaceFamily(primaryType: record.primaryType))
      guard setup.filter.objection(place: index + 1, country: entry.country, types: types, location: record.location) == nil,
        record.passes(setup.details), let match = try? match(entry)
      else { return nil }
      return Candidate(
        place: index + 1, types: types, site: StreetSite(record), location: record.location,
        area: AdministrativeArea(country: entry.country, number: record.address.areaNumber), nameKey: entry.terms.nameKey, match: match,
        importance: thousandths(record.importance), signals: setup.signals.ofLayer(named: entry.layer))
    }
  }

  /// The places that pass a test, in the order of the index, with their ids.
  func places(where test: (PlaceRecord) -> Bool) -> [(place: Int, record: PlaceRecord)] {
    entries.enumerated().compactMap { index, entry in test(entry.record) ? (index + 1, entry.record) : nil }
  }

  /// The id of the place of a candidate.
  package func id(of candidate: Candidate) -> String { id(of: candidate.place) }

  package func id(of place: Int) -> String { entries[place - 1].record.id }

  /// The list that any search must give.
  package func search(_ request: SearchRequest) -> [Candidate] {
    (try? setup(request).selection.list(of: candidates(request))) ?? []
  }
}

extension PlaceRecord {
  /// Whether the place passes a test of its details; any place does without a test.
  func passes(_ test: (any DetailTest)?) -> Bool {
    let place = JudgedPlace(
      location: location, countryCode: address.countryCode, details: details, members: { try details?.members() ?? DetailMembers() })
    return (try? test?.objection(to: place)) == nil
  }
}

extension ReferenceEngine: WordCounts {
  package func places(withWord word: ArraySlice<UInt8>) -> Int { words.first { $0.word[...] == word }?.places ?? 0 }

  package func places(withWordPrefix prefix: ArraySlice<UInt8>) -> Int {
    words.reduce(0) { $1.word.starts(with: prefix) ? $0 + $1.places : $0 }
  }
}
