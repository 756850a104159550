// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine

extension AutocompleteParameters {
  /// The request in a JSON body.
  ///
  ///     try AutocompleteParameters(json: #"{"input": "syd", "includedRegionCodes": ["au"]}"#.utf8)
  ///
  /// Follows proto3 JSON: snake_case names are accepted, null is the same as absent, an empty body is an empty request, and an absent coordinate or
  /// radius is 0.
  ///
  /// - Throws: `ContractError` with `.invalidArgument` for malformed JSON, an unknown member or a value of the wrong type.
  package init(json: some Sequence<UInt8>) throws(ContractError) {
    self = try MessageReader.message(inBody: json, AutocompleteParameters.init)
  }

  private init(_ reader: inout MessageReader) throws(ContractError) {
    input = try reader.string("input") ?? ""
    scope.locationBias = try reader.message("locationBias", RegionDraft.init)
    scope.locationRestriction = try reader.message("locationRestriction", RegionDraft.init)
    scope.includedPrimaryTypes = try reader.strings("includedPrimaryTypes") ?? []
    scope.includedRegionCodes = try reader.strings("includedRegionCodes") ?? []
    scope.languageCode = try reader.string("languageCode") ?? ""
    scope.regionCode = try reader.string("regionCode") ?? ""
    origin = try reader.message("origin", RegionDraft.Point.init)
    inputOffset = try reader.int("inputOffset")
    includeQueryPredictions = try reader.bool("includeQueryPredictions") ?? false
    sessionToken = try reader.string("sessionToken") ?? ""
    scope.includePureServiceAreaBusinesses = try reader.bool("includePureServiceAreaBusinesses") ?? false
    scope.includeFutureOpeningBusinesses = try reader.bool("includeFutureOpeningBusinesses") ?? false
    scope.limit = try reader.int("limit")
    let given = try reader.message("gazetteer") { reader throws(ContractError) in
      (where: try reader.message("where", AttributeConditions.init), facets: try reader.strings("facets") ?? [])
    }
    require(given?.where)
    facets = given?.facets ?? []
  }
}
