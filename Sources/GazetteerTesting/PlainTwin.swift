// SPDX-License-Identifier: Apache-2.0
package import GazetteerEngine
package import GazetteerIndex
import GazetteerText

/// The search without an index: looks at every place, with the same scores and the same selection. Slow, and right by inspection.
package struct PlainTwin: Sendable {
  private struct Entry: Sendable {
    var record: PlaceRecord
    var terms: PlaceTerms
    var countryTerms: [[UInt8]]
    var country: Int
  }

  private let entries: [Entry]
  private let overview: IndexOverview
  private let profile: RankingProfile

  /// Takes the places of an index in any order.
  package init(_ records: [PlaceRecord], countries: [CountryNames], overview: IndexOverview, profile: RankingProfile = RankingProfile()) {
    let sorted = records.sorted { a, b in
      let (x, y) = (thousandths(a.importance), thousandths(b.importance))
      return x != y ? x > y : a.id.utf8.lexicographicallyPrecedes(b.id.utf8)
    }
    entries = sorted.map { record in
      let code = record.address.countryCode
      let names = countries.first { $0.code == code }?.names.map(\.text) ?? []
      let forms = ((code.map { [$0] } ?? []) + names).flatMap(TextAnalyzer.forms(ofName:))
      return Entry(
        record: record, terms: PlaceTerms(record), countryTerms: forms.flatMap { form in form.terms.map { Array(form.key[$0]) } },
        country: code.flatMap(overview.countryID(of:)) ?? 0)
    }
    self.overview = overview
    self.profile = profile
  }

  /// Every place that matches and passes the filter, scored.
  package func candidates(_ request: SearchRequest) -> [Candidate] {
    let setup = Setup(request, overview, profile)
    if setup.filter.excludesAll { return [] }
    return entries.enumerated().compactMap { index, entry in
      let record = entry.record
      let types = IndexOverview.TypeSet(
        primaryType: record.primaryType.flatMap(PlaceTypeTable.code(of:)), types: record.types,
        family: PlaceFamily(primaryType: record.primaryType))
      guard setup.filter.objection(country: entry.country, types: types, location: record.location) == nil,
        let match = setup.query.match(entry.terms, countryTerms: entry.countryTerms)
      else { return nil }
      return Candidate(
        place: index + 1, family: PlaceFamily(primaryType: record.primaryType), location: record.location, nameKey: entry.terms.nameKey,
        match: match, importance: thousandths(record.importance), nearness: setup.nearness, profile: profile)
    }
  }

  /// The places that pass a test, in the order of the index, with their ids.
  func places(where test: (PlaceRecord) -> Bool) -> [(place: Int, record: PlaceRecord)] {
    entries.enumerated().compactMap { index, entry in test(entry.record) ? (index + 1, entry.record) : nil }
  }

  /// The list that any search must give.
  package func search(_ request: SearchRequest) -> [Candidate] {
    Setup(request, overview, profile).selection(candidates(request))
  }
}
