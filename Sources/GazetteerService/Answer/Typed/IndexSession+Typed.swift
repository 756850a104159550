// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerEngine
import GazetteerIndex
import GazetteerPlaces
import GazetteerText

extension IndexSession {
  /// Greatest distance, in metres, of the town that describes where a plus code or coordinates are.
  private static let farthestTown = 30_000.0
  /// The types of places by which people describe where something is.
  private static let towns = ["locality", "postal_town", "administrative_area_level_3"]

  /// The town nearest to a point, at most 30 km away.
  func town(near point: GeoPoint) throws -> PlaceRecord? {
    var request = NearestRequest(point: point, maxMeters: Self.farthestTown)
    request.primaryTypes = Self.towns.compactMap(PlaceTypeTable.code(of:))
    return try engine.nearest(request).places.first.map { try engine.reader.record(of: $0.place) }
  }

  /// The suggestion for a place that the text of a request itself specifies, if the filters allow it, and whether it is only a guess.
  func typedSuggestion(for query: AutocompleteQuery) throws -> (suggestion: PlaceSuggestion, isGuess: Bool)? {
    if query.scope.needsData { return nil }
    guard let (typed, town) = try typedText(query.text, query.scope, origin: query.origin) else { return nil }
    let record = typed.place.record(name: typed.shown.text, near: town, language: query.language)
    return (try suggestions.suggestion(for: record, typed, in: query), typed.isGuess)
  }

  /// The place that a text itself specifies, if the filters by type and region allow it, with the town near it.
  ///
  /// - Parameter origin: where the person who typed the text is, as far as known.
  func typedText(_ text: String, _ scope: Scope, origin: GeoPoint?) throws -> (text: TypedText, town: PlaceRecord?)? {
    guard let typed = try TypedText(text, near: { try reference($0, scope, origin) }),
      TypeChoice(scope.primaryTypes)?.keeps(typed.place.type) ?? true,
      PlaceFilter(scope, engine.reader.overview, attributes: nil).isInside(typed.place.location)
    else { return nil }
    let town = try town(near: typed.place.location)
    guard scope.countries.isEmpty || town?.address.countryCode.map(scope.countries.contains) ?? false else { return nil }
    return (typed, town)
  }

  /// The reference position of a short code: the place that the text after it names, else the position in the request.
  private func reference(_ name: String, _ scope: Scope, _ origin: GeoPoint?) throws -> GeoPoint? {
    if name.isEmpty { return origin ?? scope.bias?.center ?? scope.restriction?.center }
    var request = SearchRequest(text: name, scope: scope.forNamedPlace)
    request.countries = scope.countries
    request.primaryTypes = (Self.towns + TypeCollection.regions.types).compactMap(PlaceTypeTable.code(of:))
    // With a limit of one, the only slot is the reserved one, which the bias does not affect.
    request.limit = 2
    return try engine.search(request).candidates.first?.location
  }

  /// The facts about a place that no index contains.
  func facts(of typed: TypedPlace, for scope: Scope) throws -> PlaceFacts {
    let town = try town(near: typed.location)
    var record = typed.record(name: typed.name, near: town, language: scope.language)
    let country = try suggestions.countryName(of: record, language: scope.language, unless: scope.regionCode)
    if case .plusCode(let code) = typed.notation, let town, let local = code.local(near: town.location) {
      let address = ComposedAddress(of: record, name: typed.name, country: country)
      record.setFormattedAddress([local.description, address.line].compactMap(\.self).joined(separator: " "))
    }
    var facts = try facts(of: record, for: scope)
    if case .plusCode(let code) = typed.notation { facts.plusCode = PlaceFacts.PlusCode(code, in: facts.address, country: country) }
    return facts
  }
}

extension PlaceRecord {
  /// Sets the one-line address that the facts will have.
  fileprivate mutating func setFormattedAddress(_ line: String) {
    var members = DetailMembers()
    members[.formattedAddress] = .string(line)
    details = PlaceDetails(members)
  }
}
