// SPDX-License-Identifier: Apache-2.0

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
    locationBias = try reader.message("locationBias", RegionDraft.init)
    locationRestriction = try reader.message("locationRestriction", RegionDraft.init)
    includedPrimaryTypes = try reader.strings("includedPrimaryTypes") ?? []
    includedRegionCodes = try reader.strings("includedRegionCodes") ?? []
    languageCode = try reader.string("languageCode") ?? ""
    regionCode = try reader.string("regionCode") ?? ""
    origin = try reader.message("origin", RegionDraft.Point.init)
    inputOffset = try reader.int("inputOffset")
    includeQueryPredictions = try reader.bool("includeQueryPredictions") ?? false
    sessionToken = try reader.string("sessionToken") ?? ""
    includePureServiceAreaBusinesses = try reader.bool("includePureServiceAreaBusinesses") ?? false
    includeFutureOpeningBusinesses = try reader.bool("includeFutureOpeningBusinesses") ?? false
    limit = try reader.int("limit")
    let given = try reader.message("gazetteer") { reader throws(ContractError) in
      (where: try reader.message("where", AttributeConditions.init), facets: try reader.strings("facets") ?? [])
    }
    if let conditions = given?.where { (self.conditions, isOpenNow) = (conditions.conditions, conditions.isOpenNow) }
    facets = given?.facets ?? []
  }
}
