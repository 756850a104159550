// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerTesting
import GazetteerText
import Testing

@testable import GazetteerEngine

/// The steps of a search find every place that a look at all of them finds; where they prove a match, they find no other.
@Suite struct StepTests {
  /// The places that a step finds.
  private func places(_ step: Step, _ reader: IndexReader) throws -> Set<Int> {
    let sequence = try reader.places(step.tree)
    var places: Set<Int> = []
    while let place = try sequence.next() { places.insert(place) }
    return places
  }

  @Test("a step finds every place that matches so, and a proof nothing else", arguments: Seeds.of(60))
  func findsAll(seed: Int) throws {
    var random = RandomWorld(seed: UInt64(seed) + 400, places: 80)
    let world = try World(random.records)
    let reader = world.reader
    let terms = try (1...world.records.count).map { (place: $0, terms: PlaceTerms(try reader.record(of: $0))) }
    for _ in 0..<15 {
      let request = SearchRequest(text: random.text())
      let setup = try Setup(request, world.engine.reader, profile: RankingProfile())
      let texts = setup.variants
      if texts.typed.isEmpty || texts.typed.isAbridged { continue }
      let steps = StepBuilder(
        layer: world.layer, texts.all[0], filter: setup.filter, lookups: Lookups(patience: Patience()))
      let matching = { (matches: (PlaceTerms) throws -> Bool) in Set(try terms.filter { try matches($0.terms) }.map(\.place)) }

      let words = try matching { texts.matchWords(of: $0) != nil }
      // Words of several aliases are in the lists, too, and are told apart afterwards.
      let mixed = try matching { texts.typed.hasAllTerms(in: $0.mainForms + $0.aliasForms, literally: true) }
      let byWords = try steps.names()
      let foundByWords = try byWords.map { try places($0, reader) } ?? []
      #expect(foundByWords.isSuperset(of: words), "\(request.text)")
      if byWords?.proven != nil { #expect(foundByWords == mixed, "\(request.text)") }

      let starts = try matching { texts.typed.matchStart(of: $0.mainForms) != nil }
      let byStart = try [steps.otherStart(), steps.startBySynonyms()].compactMap(\.self)
      let foundByStart = try byStart.reduce(into: Set<Int>()) { $0.formUnion(try places($1, reader)) }
      #expect(foundByStart.isSuperset(of: starts), "\(request.text)")

      let inside = try matching { texts.typed.matchesInside($0) && !$0.mainForms.isEmpty }
      let hasLong = texts.typed.terms.contains { QueryText.isLongEnoughForInfix(texts.typed.key[$0]) }
      let byInfix = try steps.infix().map { try places($0, reader) } ?? []
      if hasLong { #expect(byInfix.isSuperset(of: inside), "\(request.text)") }
    }
  }

  @Test("a step for names with the address finds every such place", arguments: Seeds.of(60))
  func findsContext(seed: Int) throws {
    var random = RandomWorld(seed: UInt64(seed) + 700, places: 80)
    let world = try World(random.records)
    let reader = world.reader
    for _ in 0..<15 {
      let request = SearchRequest(text: random.text())
      let setup = try Setup(request, world.engine.reader, profile: RankingProfile())
      let text = setup.variants.typed
      if text.isEmpty || text.isAbridged { continue }
      let steps = StepBuilder(
        layer: world.layer, setup.variants.all[0], filter: setup.filter, lookups: Lookups(patience: Patience()))
      let found = try ([steps.context(), steps.names()].compactMap(\.self) + steps.respelled())
        .reduce(into: Set<Int>()) { $0.formUnion(try places($1, reader)) }
      for place in 1...world.records.count {
        let terms = PlaceTerms(try reader.record(of: place))
        let core = try reader.core(of: place)
        let countryTerms = reader.termsOfCountry(core.country)
        if text.matchesContext(terms, elsewhere: { text.termsFound(in: terms.contextForms, or: countryTerms) }) {
          #expect(found.contains(place), "\(request.text): \(place)")
        }
      }
    }
  }
}
