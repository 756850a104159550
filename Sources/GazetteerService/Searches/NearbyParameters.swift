// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine

/// A Nearby Search (New) request as it was sent, not yet checked. `NearbyQuery` is its checked form.
///
/// Absent members are nil or empty. Names and meanings are those of the web contract.
package struct NearbyParameters: ScopeDrafting, Equatable, Sendable {
  /// The restriction is a circle; all types are of Table A, at most fifty in a list; the limit is 1…20, nil and 0 mean 20.
  package var scope = ScopeDraft()
  /// The order of the places; nil for `popularity`.
  package var rankPreference: Rank?
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
  package init(locationRestriction: RegionDraft? = nil) { scope.locationRestriction = locationRestriction }

  /// The request in a JSON body; see `AutocompleteParameters.init(json:)`.
  ///
  /// - Throws: `ContractError` with `.invalidArgument` for malformed JSON, an unknown member or a value of the wrong type.
  package init(json: some Sequence<UInt8>) throws(ContractError) {
    self = try MessageReader.message(inBody: json, NearbyParameters.init)
  }

  private init(_ reader: inout MessageReader) throws(ContractError) {
    scope.locationRestriction = try reader.message("locationRestriction", RegionDraft.init)
    scope.includedTypes = try reader.strings("includedTypes") ?? []
    scope.excludedTypes = try reader.strings("excludedTypes") ?? []
    scope.includedPrimaryTypes = try reader.strings("includedPrimaryTypes") ?? []
    scope.excludedPrimaryTypes = try reader.strings("excludedPrimaryTypes") ?? []
    scope.limit = try reader.int("maxResultCount")
    rankPreference = try reader.enumeration("rankPreference", Rank.self)
    scope.languageCode = try reader.string("languageCode") ?? ""
    scope.regionCode = try reader.string("regionCode") ?? ""
    scope.includeFutureOpeningBusinesses = try reader.bool("includeFutureOpeningBusinesses") ?? false
    ignoredMembers = try reader.ignored([.routingParameters])
  }
}
