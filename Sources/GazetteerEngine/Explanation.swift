// SPDX-License-Identifier: Apache-2.0
package import GazetteerIndex
import GazetteerText

/// The reason for the position or the absence of a place in an answer.
package enum Standing: Sendable, Equatable {
  /// It is listed, at this position from 1.
  case listed(position: Int, Candidate)
  /// The text has no letter or digit.
  case emptyText
  /// A filter excludes it.
  case filtered(FilterObjection)
  /// It does not match. The words are those that nothing of it has; none when each is found, but not as a match asks for: at least one of them
  /// in the names.
  case noMatch(words: [String])
  /// It matches, but scores less than the last that is listed.
  case outscored(Candidate, by: Candidate)
  /// It is a duplicate of a better one: same name, a coarse kind that agrees, near it, not in another area.
  case duplicate(Candidate, of: Candidate)
  /// It is a fuzzy match, held back because places have the text as typed; `by` is the best of them.
  case heldBack(Candidate, by: Candidate)
  /// It lost its slot to a prominent place farther away, or to a place at hand.
  case gaveSlot(Candidate, to: Candidate)
  /// It belongs in the list, but the incomplete search did not reach it.
  case passedOver(Candidate)
}

extension SearchEngine {
  /// Why `place` is where it is in the answer to a request. `result` has to be what `search` gave for that request.
  ///
  /// Every score and every test is made by the functions that the search itself uses.
  package func standing(of place: Int, in result: Result, for request: SearchRequest) throws -> Standing {
    try standing(of: place, in: result, Setup(request, reader, profile: profile))
  }

  func standing(of place: Int, in result: Result, _ setup: Setup) throws -> Standing {
    let typed = setup.variants.typed
    if typed.isEmpty { return .emptyText }
    let core = try reader.core(of: place)
    if let objection = setup.filter.objection(
      place: place, country: core.country, types: try reader.typeSet(core.typeSet), location: core.location)
    {
      return .filtered(objection)
    }
    if let objection = try objection(to: place, by: setup.details) { return .filtered(objection) }
    guard let candidate = try candidate(place, setup, besides: result.candidates) else {
      let terms = PlaceTerms(try reader.record(of: place))
      return .noMatch(words: typed.words(missingFrom: terms, countryTerms: reader.termsOfCountry(core.country)))
    }
    if let best = result.candidates.bestLiteral,
      setup.selection.guessLimit(beside: best)?.admits(candidate.match, importance: candidate.importance) == false
    {
      return .heldBack(candidate, by: best)
    }
    return setup.selection.standing(of: candidate, in: result.candidates)
  }

  /// The place as a candidate, whatever the filters say; nil when it does not match.
  ///
  /// - Parameter listed: The answer: a place with only some words of the text matches when none in it has all of them as typed.
  func candidate(_ place: Int, _ setup: Setup, besides listed: [Candidate]) throws -> Candidate? {
    let core = try reader.core(of: place)
    let record = try reader.record(of: place)
    let terms = PlaceTerms(record)
    let texts = setup.variants
    let countryTerms = reader.termsOfCountry(core.country)
    let correctable = try texts.correctable(isFoundAsTyped: listed.bestLiteral != nil, reader)
    var match = try texts.match(terms, countryTerms: countryTerms, correctable: correctable, names: reader)
      .map { try texts.weighed($0, for: record, terms: terms, countryTerms: countryTerms, names: reader, correctable: correctable) }
    if match == nil, setup.weakest == .partial, listed.bestLiteral == nil {
      let partial = try PartialText(
        texts, names: reader, placeCount: reader.overview.placeCount, isFoundWithTypo: listed.haveAllWords)
      match = try partial?.match(terms, countryTerms: countryTerms, reader).map { TextMatch($0) }
    }
    let types = try reader.typeSet(core.typeSet)
    return try match.map { match in
      var candidate = Candidate(
        place: place, types: types, site: try types.kind == .street ? reader.site(ofStreet: place) : nil, location: core.location,
        area: core.administrativeArea, nameKey: terms.nameKey, match: match, importance: core.importance,
        signals: setup.signals.of(reader.layer(of: place).layer))
      candidate.placeID = reader.isLayered ? Array(record.id.utf8) : nil
      return candidate
    }
  }
}

extension Selection {
  /// Where a candidate stands beside the list that was answered.
  package func standing(of candidate: Candidate, in list: [Candidate]) -> Standing {
    if let position = list.firstIndex(where: { $0.place == candidate.place }) { return .listed(position: position + 1, list[position]) }
    if removesDuplicates, let better = list.first(where: { $0.isDuplicate(of: candidate) }) { return .duplicate(candidate, of: better) }
    if candidate.isMinor, let last = list.last, !last.isMinor { return .outscored(candidate, by: last) }
    if let holder = list.last, let taken = holder.rowTakenFrom, let next = list.dropLast().last, next.precedes(candidate) {
      return candidate.place == taken ? .gaveSlot(candidate, to: holder) : .outscored(candidate, by: next)
    }
    guard list.count >= limit, let last = list.last else { return .passedOver(candidate) }
    if last.precedes(candidate) {
      return .outscored(candidate, by: last)
    }
    if let guest = list.last(where: { candidate.precedes($0) && isProminent($0) }) {
      return .gaveSlot(candidate, to: guest)
    }
    return .passedOver(candidate)
  }
}

extension QueryText {
  /// The words that are found nowhere in a place: not as the prefix of a word of its names, address or country, nor inside its main names.
  package func words(missingFrom place: PlaceTerms, countryTerms: [[UInt8]]) -> [String] {
    let forms = place.mainForms + place.aliasForms + place.contextForms
    let categories = place.primaryType.flatMap { CategoryWords(self)?.found($0) }
    return terms.indices.filter { index in
      !forms.contains { form in form.terms.contains { accepts(form.key[$0], at: index) } }
        && !countryTerms.contains { accepts($0[...], at: index) }
        && !isInside(key[terms[index]], place.mainForms) && categories?[index] != true
    }.map { String(decoding: key[terms[$0]], as: UTF8.self) }
  }

  private func isInside(_ term: ArraySlice<UInt8>, _ forms: [NameForm]) -> Bool {
    QueryText.isLongEnoughForInfix(term)
      && TextAnalyzer.query(String(decoding: term, as: UTF8.self)).matchesInside(PlaceTerms(mainForms: forms))
  }
}

// MARK: What was found and is not listed

/// A place that a search found and did not list.
package struct DroppedCandidate: Sendable {
  /// Its id in the index.
  package var place: Int
  /// Why it is not listed.
  package var standing: Standing
}

extension SearchEngine {
  /// Number of outscored candidates that are reported; the others score less.
  private static let mostOutscored = 3
  /// Number of candidates that are reported in all.
  private static let mostDropped = 20

  /// The places that a search found and did not list, each with the reason: duplicates, candidates that lost a slot, the best
  /// of the outscored ones, and matches that a filter excluded. There may be more of each.
  ///
  /// - Parameters:
  ///   - result: What the search gave.
  ///   - request: What it was asked.
  ///   - trace: What it recorded.
  /// - Throws: What a damaged index causes.
  package func dropped(from result: Result, for request: SearchRequest, _ trace: SearchTrace) throws -> [DroppedCandidate] {
    let setup = try Setup(request, reader, profile: profile)
    let listed = Set(result.candidates.map(\.place))
    let candidates = trace.candidates.filter { !listed.contains($0.place) }.sorted { $0.precedes($1) }
    var outscored = 0
    var dropped: [DroppedCandidate] = []
    for candidate in candidates where dropped.count < Self.mostDropped && outscored < Self.mostOutscored {
      let objection = try objection(to: candidate.place, by: request.details)
      let standing = objection.map(Standing.filtered) ?? setup.selection.standing(of: candidate, in: result.candidates)
      if case .outscored = standing { outscored += 1 }
      dropped.append(DroppedCandidate(place: candidate.place, standing: standing))
    }
    let matching = try trace.filtered.filter { try candidate($0, setup, besides: result.candidates) != nil }
    return try dropped + matching.map { DroppedCandidate(place: $0, standing: try standing(of: $0, in: result, setup)) }
  }
}
