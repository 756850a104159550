// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerEngine
import GazetteerIndex
import GazetteerPlaces
import GazetteerText

extension IndexSession {
  /// How many places are asked for the address that is typed.
  private enum Limits {
    /// Places that have the words of the address, the most important ones.
    static let lookedAt = 5_000
    /// Those of them that are compared with the text, the nearest ones.
    static let compared = 600
  }

  /// The places whose own address is the text, best first; empty for a text without a number. Those with exactly the number come alone, if there are any. As
  /// for houses, nearness orders them and importance only settles ties.
  ///
  /// - Throws: the errors of the engine's search.
  func places(ofAddress request: SearchRequest) throws -> [FoundPlace] {
    guard TypedAddress.hasDigit(request.text) else { return [] }
    return try until(request.deadline) {
      let found = try places(ofAddress: request.text, request)
      guard found.isEmpty, let typed = TypedAddress.variants(of: request.text).first, typed.unit != nil else { return found }
      return try places(ofAddress: "\(typed.street) \(typed.number) ", request)
    }
  }

  private func places(ofAddress text: String, _ request: SearchRequest) throws -> [FoundPlace] {
    guard TextAnalyzer.query(text).key.contains(where: \.isASCIIDigit) else { return [] }
    var request = request
    request.text = text
    let setup = try Setup(request, engine.reader, profile: engine.profile)
    for variant in setup.variants.all.map(\.text) {
      guard let address = try AddressText(variant, in: engine.reader) else { continue }
      for pattern in address.patterns {
        let found = try places(of: address, pattern, setup)
        if !found.isEmpty { return found }
      }
    }
    return []
  }

  private func places(of address: AddressText, _ pattern: QueryTree, _ setup: Setup) throws -> [FoundPlace] {
    let reader = engine.reader
    var found: [(place: FoundPlace, fit: HouseFit)] = []
    for (count, place) in try nearest(of: pattern, setup).enumerated() {
      if count % 64 == 0 { try reader.patience.check() }
      let (core, record) = (try reader.core(of: place), try reader.record(of: place))
      guard let fit = address.fit(of: record, country: reader.termsOfCountry(core.country)),
        try engine.objection(to: place, by: setup.details) == nil
      else { continue }
      var candidate = Candidate(
        place: place, types: try reader.typeSet(core.typeSet), site: StreetSite(record), location: core.location,
        area: core.administrativeArea,
        nameKey: PlaceTerms(record).nameKey, match: TextMatch(.context), importance: 0,
        signals: setup.signals.of(reader.layer(of: place).layer))
      candidate.placeID = reader.isLayered ? Array(record.id.utf8) : nil
      found.append((FoundPlace(candidate: candidate, record: record, text: address.text), fit))
    }
    guard let best = found.map(\.fit).min() else { return [] }
    let fitting = found.filter { $0.fit == best }.map(\.place)
    return setup.selection.list(of: fitting.map(\.candidate)).compactMap { candidate in
      fitting.first { $0.candidate.place == candidate.place }
    }
  }

  /// The places of a pattern that the request keeps, as many as are compared. They are the nearest or, without a position, the most important ones.
  private func nearest(of pattern: QueryTree, _ setup: Setup) throws -> [Int] {
    let reader = engine.reader
    let stream = try reader.places(pattern)
    var (kept, lookedAt): ([NearbyPlace], Int) = ([], 0)
    while lookedAt < Limits.lookedAt, let place = try stream.next() {
      lookedAt += 1
      if lookedAt % 64 == 0 { try reader.patience.check() }
      let core = try reader.core(of: place)
      let types = try reader.typeSet(core.typeSet)
      if setup.filter.objection(place: place, country: core.country, types: types, location: core.location) != nil { continue }
      kept.append(NearbyPlace(place: place, meters: setup.signals.nearness.map { $0.center.distanceMeters(to: core.location) } ?? 0))
    }
    return kept.enumerated().sorted { ($0.element.meters, $0.offset) < ($1.element.meters, $1.offset) }.prefix(Limits.compared).map(
      \.element.place)
  }

  /// The places whose own address the text is, as suggestions.
  func suggestionsOfAddress(for query: AutocompleteQuery) throws -> [PlaceSuggestion] {
    guard TypedAddress.hasDigit(query.text) else { return [] }
    return try places(ofAddress: query.searchRequest.forFullMatches).map { found in
      var suggestion = try suggestions.suggestion(for: found, in: query)
      suggestion.matchLabel = .address
      suggestion.origin = .ownAddress(found.candidate)
      suggestion.importance = Int((found.record.importance * 1000).rounded())
      return suggestion
    }
  }
}
