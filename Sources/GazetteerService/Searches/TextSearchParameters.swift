// SPDX-License-Identifier: Apache-2.0
package import GazetteerIndex

/// A Text Search (New) request as it was sent, not yet checked. `TextSearchQuery` is its checked form.
///
/// Absent members are nil or empty. Names and meanings are those of the web contract.
package struct TextSearchParameters: Equatable, Sendable {
  /// The finished text: `pizza in Rome`, `Sydney Opera House`.
  package var textQuery = ""
  /// A type of Table A whose places come first, or alone with `strictTypeFiltering`; empty for none.
  package var includedType = ""
  /// Whether to leave out places without `includedType`.
  package var strictTypeFiltering = false
  /// Whether to return only places that are known to be open now.
  package var openNow = false
  /// The lowest rating, 0…5, rounded up to halves; nil and 0 accept all places, other values only rated ones.
  package var minRating: Double?
  /// The accepted price levels; empty for all.
  package var priceLevels: [PriceLevelName?] = []
  /// Greatest number of places, 1…20; nil and 0 mean 20. `pageSize` takes precedence.
  package var maxResultCount: Int?
  /// Greatest number of places in one answer, 1…20; nil, 0 and greater values mean 20.
  package var pageSize: Int?
  /// The `nextPageToken` of the previous answer; empty for the first page.
  package var pageToken = ""
  /// The order of the places; nil for `relevance`.
  package var rankPreference: Rank?
  /// The region where places rank higher.
  package var locationBias: RegionDraft?
  /// The rectangle in which places must be.
  package var locationRestriction: RegionDraft?
  /// BCP 47 tag of the language of the answer; empty is `en`.
  package var languageCode = ""
  /// Two-letter code of the reader's country, which answers omit; empty for none.
  package var regionCode = ""
  /// Whether the answer may contain businesses without an address to visit.
  package var includePureServiceAreaBusinesses = false
  /// Whether the answer may contain businesses that have not opened yet.
  package var includeFutureOpeningBusinesses = false
  /// The given members of the contract that have no effect here.
  package var ignoredMembers: [String] = []

  /// What attributes of places have to be. Not part of the contract.
  package var conditions: [AttributeCondition] = []

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

  /// The parameters of the autocomplete request for the same text.
  var typing: AutocompleteParameters {
    var typing = AutocompleteParameters(input: textQuery)
    typing.locationBias = locationBias
    typing.locationRestriction = locationRestriction
    typing.languageCode = languageCode
    typing.regionCode = regionCode
    return typing
  }

  private init(_ reader: inout MessageReader) throws(ContractError) {
    textQuery = try reader.string("textQuery") ?? ""
    includedType = try reader.string("includedType") ?? ""
    strictTypeFiltering = try reader.bool("strictTypeFiltering") ?? false
    openNow = try reader.bool("openNow") ?? false
    minRating = try reader.double("minRating")
    priceLevels = try reader.enumerations("priceLevels", PriceLevelName.self) ?? []
    maxResultCount = try reader.int("maxResultCount")
    pageSize = try reader.int("pageSize")
    pageToken = try reader.string("pageToken") ?? ""
    rankPreference = try reader.enumeration("rankPreference", Rank.self)
    locationBias = try reader.message("locationBias", RegionDraft.init)
    locationRestriction = try reader.message("locationRestriction", RegionDraft.init)
    languageCode = try reader.string("languageCode") ?? ""
    regionCode = try reader.string("regionCode") ?? ""
    includePureServiceAreaBusinesses = try reader.bool("includePureServiceAreaBusinesses") ?? false
    includeFutureOpeningBusinesses = try reader.bool("includeFutureOpeningBusinesses") ?? false
    ignoredMembers = try reader.ignored([.evOptions, .routingParameters, .searchAlongRouteParameters])
    let given =
      try reader.message("gazetteer") { reader throws(ContractError) in try reader.message("where", AttributeConditions.init) } ?? nil
    if let given { (conditions, openNow) = (given.conditions, openNow || given.isOpenNow) }
  }
}

extension PriceLevelName: ContractEnumeration {}
