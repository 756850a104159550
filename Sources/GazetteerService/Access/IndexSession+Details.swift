// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
package import GazetteerEngine
package import GazetteerIndex
import GazetteerText

extension IndexSession {
  /// The JSON of a place with the requested members, as the contract's Place Details returns it.
  ///
  /// - Parameter now: the time for which opening hours are evaluated, in seconds since 1970.
  /// - Throws: `ContractError` with `.notFound` when no place has or had the id; errors of a damaged index.
  package func details(_ query: DetailsQuery, now: Int64 = currentSeconds()) throws -> String {
    let mask = query.fields.members
    return try facts(query, now: now).json(withExtra: query.showsExtra, mask).text(mask)
  }

  /// The facts about the place that the query names.
  ///
  /// - Throws: as `details`.
  package func facts(_ query: DetailsQuery, now: Int64 = currentSeconds()) throws -> PlaceFacts {
    try adding(query.surroundings, to: ownFacts(query, now: now), language: query.language)
  }

  /// The facts about the place that the query names, unless the patience ends before.
  ///
  /// - Throws: as `details`; `CancellationError`, `Patience.DeadlineExceeded`.
  package func facts(_ query: DetailsQuery, patience: Patience) throws -> PlaceFacts {
    try patience.check()
    return try interruptible(patience) { try facts(query) }
  }

  private func ownFacts(_ query: DetailsQuery, now: Int64) throws -> PlaceFacts {
    if let typed = try TypedPlace(placeID: query.placeID) {
      return try facts(of: typed, for: query.scope)
    }
    if let place = try engine.reader.place(withID: query.placeID) {
      return try facts(of: engine.reader.record(of: place), for: query.scope, now: now)
    }
    if let house = try house(withID: query.placeID)?.house {
      return try facts(of: house, for: query.scope)
    }
    guard let crossing = try intersection(withID: query.placeID) else { throw ContractError.unknownPlace(query.placeID) }
    return try facts(of: crossing, for: query.scope)
  }

  /// The facts about a place whose record is known, or was made up from a typed address.
  ///
  /// - Parameters:
  ///   - scope: the language of the answer, and the country that addresses leave out.
  ///   - now: the time for which opening hours are evaluated, in seconds since 1970.
  /// - Throws: errors of a damaged index.
  package func facts(
    of record: PlaceRecord, for scope: Scope = Scope(), now: Int64 = currentSeconds()
  ) throws -> PlaceFacts {
    let country = try suggestions.countryName(of: record, language: scope.language, unless: nil)
    let details = try engine.reader.members(of: record.details)
    return PlaceFacts(record, details, language: scope.language, country: country, regionCode: scope.regionCode, now: now)
  }
}

extension ContractError {
  static func unknownPlace(_ id: String) -> ContractError {
    ContractError(.notFound, "The Place ID is not or no longer valid: '\(id.excerpt)'. Search for the place to get its id in this index.")
  }
}
