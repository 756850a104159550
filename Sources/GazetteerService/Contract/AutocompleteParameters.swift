// SPDX-License-Identifier: Apache-2.0
package import GazetteerIndex

/// An autocomplete request as it was sent, not yet checked. `AutocompleteQuery` is its checked form.
///
/// Absent members are nil or empty. Names and meanings are those of the web contract; `limit` is an extension.
package struct AutocompleteParameters: Equatable, Sendable {
  /// The typed text.
  package var input = ""
  /// The region where places rank higher.
  package var locationBias: RegionDraft?
  /// The region in which places must be.
  package var locationRestriction: RegionDraft?
  /// At most five types of Tables A and B, or `(regions)` or `(cities)` alone.
  package var includedPrimaryTypes: [String] = []
  /// At most fifteen two-letter codes, upper or lower case.
  package var includedRegionCodes: [String] = []
  /// BCP 47 tag of the language of the answer; empty is `en`.
  package var languageCode = ""
  /// Two-letter code of the reader's country, which answers omit; empty for none.
  package var regionCode = ""
  /// The point from which distances are measured.
  package var origin: RegionDraft.Point?
  /// The position of the cursor in `input`, in code points; nil for the end.
  package var inputOffset: Int?
  /// Whether the answer may contain query predictions.
  package var includeQueryPredictions = false
  /// Groups the requests of one search; empty for none.
  package var sessionToken = ""
  /// Whether the answer may contain businesses without an address to visit.
  package var includePureServiceAreaBusinesses = false
  /// Whether the answer may contain businesses that have not opened yet.
  package var includeFutureOpeningBusinesses = false
  /// Greatest number of suggestions, 1…50; nil for 5. Not part of the contract.
  package var limit: Int?
  /// What attributes of places have to be. Not part of the contract.
  package var conditions: [AttributeCondition] = []
  /// What the answer counts the matches by; not part of the contract.
  package var facets: [String] = []
  /// Whether only places that are open now are wanted; not part of the contract.
  package var isOpenNow = false

  /// A request for completions of `input`, without a region.
  package init(input: String = "") { self.input = input }
}
