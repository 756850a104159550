// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex

extension IndexSession {
  /// The JSON of a place with the wanted members, as the contract's Place Details answers.
  ///
  /// - Throws: `ContractError` with `.notFound` when no place has the id or had it; what a damaged index causes.
  package func details(_ query: DetailsQuery) throws -> String {
    var writer = JSONWriter(capacity: 2048)
    writer.value(query.fields(try facts(query).json))
    return writer.text
  }

  func facts(_ query: DetailsQuery) throws -> PlaceFacts {
    guard let place = try engine.reader.place(withID: query.placeID) else { throw ContractError.unknownPlace(query.placeID) }
    let record = try engine.reader.record(of: place)
    let country = try suggestions.countryName(of: record, language: query.language, unless: nil)
    return PlaceFacts(record, language: query.language, country: country, regionCode: query.regionCode)
  }
}

extension ContractError {
  static func unknownPlace(_ id: String) -> ContractError {
    ContractError(.notFound, "The Place ID is not or no longer valid: '\(id.excerpt)'. Search for the place to get its id in this index.")
  }
}
