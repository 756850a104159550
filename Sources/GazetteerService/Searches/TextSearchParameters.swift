// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex

/// A Text Search (New) request as it was sent, not yet checked. `TextSearchQuery` is its checked form.
///
/// Absent members are nil or empty. Names and meanings are those of the web contract.
package struct TextSearchParameters: ScopeDrafting, Equatable, Sendable {
  /// The finished text: `pizza in Rome`, `Sydney Opera House`.
  package var textQuery = ""
  /// The rectangle in which places must be is the restriction; the limit is that of all places, 1…20, nil and 0 mean 20.
  package var scope = ScopeDraft()
  /// A type of Table A whose places come first, or alone with `strictTypeFiltering`; empty for none.
  package var includedType = ""
  /// Whether to leave out places without `includedType`.
  package var strictTypeFiltering = false
  /// Greatest number of places in one answer, 1…20; nil, 0 and greater values mean 20. It takes precedence over the limit.
  package var pageSize: Int?
  /// The `nextPageToken` of the previous answer; empty for the first page.
  package var pageToken = ""
  /// The order of the places; nil for `relevance`.
  package var rankPreference: Rank?
  /// The given members of the contract that have no effect here.
  package var ignoredMembers: [String] = []

  /// The order of the places.
  package enum Rank: String, ContractEnumeration {
    /// Nearer places first.
    case distance = "DISTANCE"
    /// Better matches first.
    case relevance = "RELEVANCE"

    static let unspecified = "RANK_PREFERENCE_UNSPECIFIED"
  }

  /// A request for a text, without a region.
  package init(textQuery: String = "") { self.textQuery = textQuery }

  /// The request in a JSON body; see `AutocompleteParameters.init(json:)`.
  ///
  /// - Throws: `ContractError` with `.invalidArgument` for malformed JSON, an unknown member or a value of the wrong type.
  package init(json: some Sequence<UInt8>) throws(ContractError) {
    self = try MessageReader.message(inBody: json, TextSearchParameters.init)
  }

  private init(_ reader: inout MessageReader) throws(ContractError) {
    textQuery = try reader.string("textQuery") ?? ""
    includedType = try reader.string("includedType") ?? ""
    strictTypeFiltering = try reader.bool("strictTypeFiltering") ?? false
    if try reader.bool("openNow") ?? false { isOpenNow = true }
    scope.minRating = try reader.double("minRating")
    scope.priceLevels = try reader.enumerations("priceLevels", PriceLevelName.self) ?? []
    scope.limit = try reader.int("maxResultCount")
    pageSize = try reader.int("pageSize")
    pageToken = try reader.string("pageToken") ?? ""
    rankPreference = try reader.enumeration("rankPreference", Rank.self)
    scope.locationBias = try reader.message("locationBias", RegionDraft.init)
    scope.locationRestriction = try reader.message("locationRestriction", RegionDraft.init)
    scope.languageCode = try reader.string("languageCode") ?? ""
    scope.regionCode = try reader.string("regionCode") ?? ""
    scope.includePureServiceAreaBusinesses = try reader.bool("includePureServiceAreaBusinesses") ?? false
    scope.includeFutureOpeningBusinesses = try reader.bool("includeFutureOpeningBusinesses") ?? false
    ignoredMembers = try reader.ignored([.evOptions, .routingParameters, .searchAlongRouteParameters])
    require(
      try reader.message("gazetteer") { reader throws(ContractError) in try reader.message("where", AttributeConditions.init) } ?? nil)
  }
}

extension PriceLevelName: ContractEnumeration {}
