// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerGeometry
import GazetteerIndex
import GazetteerJSON

extension IndexSession {
  /// How far away the town that tells where a code or a pair of coordinates is may be, in metres.
  private static let farthestTown = 30_000.0
  /// The types of what people would name to say where something is.
  private static let towns = ["locality", "postal_town", "administrative_area_level_3"]

  /// The town nearest to a point, at most 30 km away.
  func town(near point: GeoPoint) throws -> PlaceRecord? {
    var request = NearestRequest(point: point, maxMeters: Self.farthestTown)
    request.criteria.primaryTypes = Self.towns
    return try engine.nearest(request).places.first.map { try engine.reader.record(of: $0.place) }
  }

  /// The suggestion of a place that the text of a request says itself, when the filters let it pass, and whether it is only a guess.
  func typedSuggestion(for query: AutocompleteQuery) throws -> (suggestion: PlaceSuggestion, isGuess: Bool)? {
    guard let typed = try TypedText(query.text, near: { try reference($0, query) }),
      TypeChoice(query.primaryTypes)?.keeps(typed.place.type) ?? true,
      PlaceFilter(query.searchRequest, engine.reader.overview).isInside(typed.place.location)
    else { return nil }
    let town = try town(near: typed.place.location)
    guard query.countries.isEmpty || town?.address.countryCode.map(query.countries.contains) ?? false else { return nil }
    let record = typed.place.record(name: typed.shown.text, near: town, language: query.language)
    return (try suggestions.suggestion(for: record, typed, in: query), typed.isGuess)
  }

  /// Where a short code is to be looked for: at the place that the text behind it names, else where the reader is.
  private func reference(_ name: String, _ query: AutocompleteQuery) throws -> GeoPoint? {
    if name.isEmpty { return query.origin ?? query.bias?.center ?? query.restriction?.center }
    var request = SearchRequest(text: name)
    request.bias = query.bias
    request.countries = query.countries
    request.primaryTypes = (Self.towns + TypeCollection.regions.types).compactMap(PlaceTypeTable.code(of:))
    // In a list of one the only slot is the reserved one, which the bias does not move.
    request.limit = 2
    request.deadline = query.deadline
    return try engine.search(request).candidates.first?.location
  }

  /// The facts of a place that is in no index.
  func facts(of typed: TypedPlace, language: LanguageTag, regionCode: String?) throws -> PlaceFacts {
    let town = try town(near: typed.location)
    var record = typed.record(name: typed.name, near: town, language: language)
    let country = try suggestions.countryName(of: record, language: language, unless: regionCode)
    if case .plusCode(let code) = typed.kind, let town, let local = code.local(near: town.location) {
      let address = ComposedAddress(of: record, name: typed.name, country: country)
      record.setFormattedAddress([local.description, address.line].compactMap(\.self).joined(separator: " "))
    }
    var facts = try facts(of: record, language: language, regionCode: regionCode)
    if case .plusCode(let code) = typed.kind { facts.plusCode = PlaceFacts.PlusCode(code, in: facts.address, country: country) }
    return facts
  }
}

extension PlaceRecord {
  /// Gives the record the address in one line that its facts are to have.
  fileprivate mutating func setFormattedAddress(_ line: String) {
    details = JSONValue.object([.init("formattedAddress", .string(line))]).text
  }
}
