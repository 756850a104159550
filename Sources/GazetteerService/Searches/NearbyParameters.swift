// SPDX-License-Identifier: Apache-2.0

/// A Nearby Search (New) request as it was sent, not yet checked. `NearbyQuery` is its checked form.
///
/// Absent members are nil or empty. Names and meanings are those of the web contract.
package struct NearbyParameters: Equatable, Sendable {
  /// The circle in which places must be.
  package var locationRestriction: RegionDraft?
  /// Types of Table A, at most fifty; a place passes with any of them among its types.
  package var includedTypes: [String] = []
  /// Types of Table A, at most fifty; a place with any of them among its types is left out.
  package var excludedTypes: [String] = []
  /// Types of Table A, at most fifty; a place passes when its primary type is one of them.
  package var includedPrimaryTypes: [String] = []
  /// Types of Table A, at most fifty; a place whose primary type is one of them is left out.
  package var excludedPrimaryTypes: [String] = []
  /// Greatest number of places, 1…20; nil and 0 mean 20.
  package var maxResultCount: Int?
  /// The order of the places; nil for `popularity`.
  package var rankPreference: Rank?
  /// BCP 47 tag of the language of the answer; empty is `en`.
  package var languageCode = ""
  /// Two-letter code of the reader's country, which answers omit; empty for none.
  package var regionCode = ""
  /// Whether the answer may contain businesses that have not opened yet.
  package var includeFutureOpeningBusinesses = false
  /// The given members of the contract that have no effect here.
  package var ignoredMembers: [String] = []

  /// The order of the places.
  package enum Rank: String, ContractEnumeration {
    /// Nearer places first.
    case distance = "DISTANCE"
    /// More important places first.
    case popularity = "POPULARITY"

    static let unspecified = "RANK_PREFERENCE_UNSPECIFIED"
  }

  /// A request for the most important places of an area.
  package init(locationRestriction: RegionDraft? = nil) { self.locationRestriction = locationRestriction }

  /// The request in a JSON body; see `AutocompleteParameters.init(json:)`.
  ///
  /// - Throws: `ContractError` with `.invalidArgument` for malformed JSON, an unknown member or a value of the wrong type.
  package init(json: some Sequence<UInt8>) throws(ContractError) {
    self = try MessageReader.message(inBody: json, NearbyParameters.init)
  }

  private init(_ reader: inout MessageReader) throws(ContractError) {
    locationRestriction = try reader.message("locationRestriction", RegionDraft.init)
    includedTypes = try reader.strings("includedTypes") ?? []
    excludedTypes = try reader.strings("excludedTypes") ?? []
    includedPrimaryTypes = try reader.strings("includedPrimaryTypes") ?? []
    excludedPrimaryTypes = try reader.strings("excludedPrimaryTypes") ?? []
    maxResultCount = try reader.int("maxResultCount")
    rankPreference = try reader.enumeration("rankPreference", Rank.self)
    languageCode = try reader.string("languageCode") ?? ""
    regionCode = try reader.string("regionCode") ?? ""
    includeFutureOpeningBusinesses = try reader.bool("includeFutureOpeningBusinesses") ?? false
    ignoredMembers = try reader.ignored([.routingParameters])
  }
}
