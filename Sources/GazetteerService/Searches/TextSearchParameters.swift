// SPDX-License-Identifier: Apache-2.0
package import GazetteerIndex

/// A Text Search (New) request as it was sent: nothing is checked yet. `TextSearchQuery` is what passes the rules.
///
/// Members that were not given are nil or empty. Names and meanings are those of the web contract.
package struct TextSearchParameters: Equatable, Sendable {
  /// What is looked for, in full: `pizza in Rome`, `Sydney Opera House`.
  package var textQuery = ""
  /// A type of Table A that comes first, or alone with `strictTypeFiltering`; empty is none.
  package var includedType = ""
  /// Whether places without `includedType` are left out.
  package var strictTypeFiltering = false
  /// Whether only places that are known to be open now are wanted.
  package var openNow = false
  /// The lowest rating, 0…5, rounded up to halves; nil and 0 keep all, others only rated places.
  package var minRating: Double?
  /// The price levels to keep; empty keeps all.
  package var priceLevels: [PriceLevelName?] = []
  /// How many places at most, 1…20; nil and 0 are 20. `pageSize` has precedence.
  package var maxResultCount: Int?
  /// How many places an answer has at most, 1…20; nil and 0 are 20, and so is more.
  package var pageSize: Int?
  /// The `nextPageToken` of the answer before; empty is the first page.
  package var pageToken = ""
  /// What comes first; nil is `relevance`.
  package var rankPreference: Rank?
  /// Where nearer places are preferred.
  package var locationBias: AutocompleteParameters.Area?
  /// Where places must lie: a rectangle.
  package var locationRestriction: AutocompleteParameters.Area?
  /// BCP 47 tag of the language of the answer; empty is `en`.
  package var languageCode = ""
  /// Two-letter code of the reader's country, which answers leave out; empty is none.
  package var regionCode = ""
  /// Whether businesses without an address to visit may be answered.
  package var includePureServiceAreaBusinesses = false
  /// Whether businesses that will open later may be answered.
  package var includeFutureOpeningBusinesses = false

  /// What comes first.
  package enum Rank: String, ContractEnumeration {
    /// Nearer places.
    case distance = "DISTANCE"
    /// Places that fit better.
    case relevance = "RELEVANCE"

    static let unspecified = "RANK_PREFERENCE_UNSPECIFIED"
  }

  /// A request for what `textQuery` names, anywhere.
  package init(textQuery: String = "") { self.textQuery = textQuery }

  /// The request in a JSON body; see `AutocompleteParameters.init(json:)`.
  ///
  /// - Throws: `ContractError` with `.invalidArgument` for malformed JSON, an unknown member or a value of the wrong type.
  package init(json: some Sequence<UInt8>) throws(ContractError) {
    self = try MessageReader.message(inBody: json, TextSearchParameters.init)
  }

  /// The members that completing the text would take.
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
    locationBias = try reader.message("locationBias", AutocompleteParameters.Area.init)
    locationRestriction = try reader.message("locationRestriction", AutocompleteParameters.Area.init)
    languageCode = try reader.string("languageCode") ?? ""
    regionCode = try reader.string("regionCode") ?? ""
    includePureServiceAreaBusinesses = try reader.bool("includePureServiceAreaBusinesses") ?? false
    includeFutureOpeningBusinesses = try reader.bool("includeFutureOpeningBusinesses") ?? false
  }
}

extension PriceLevelName: ContractEnumeration {}
