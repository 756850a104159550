// SPDX-License-Identifier: Apache-2.0
package import GazetteerEngine
package import GazetteerIndex
import GazetteerPlaces

/// What every request says of the places that it is about, as it was sent, not yet checked. `RequestRules` makes a `Scope` of it.
///
/// Absent members are nil or empty. Names and meanings are those of the web contract, which has not all of them in every request.
package struct ScopeDraft: Equatable, Sendable {
  /// The region where places rank higher.
  package var locationBias: RegionDraft?
  /// The region in which places must be.
  package var locationRestriction: RegionDraft?
  /// A place passes with any of these among its types.
  package var includedTypes: [String] = []
  /// A place with any of these among its types is left out.
  package var excludedTypes: [String] = []
  /// A place passes when its primary type is one of these.
  package var includedPrimaryTypes: [String] = []
  /// A place whose primary type is one of these is left out.
  package var excludedPrimaryTypes: [String] = []
  /// At most fifteen two-letter codes, upper or lower case.
  package var includedRegionCodes: [String] = []
  /// BCP 47 tag of the language of the answer; empty is `en`.
  package var languageCode = ""
  /// Two-letter code of the reader's country, which answers omit; empty for none.
  package var regionCode = ""
  /// Whether the answer may contain businesses without an address to visit.
  package var includePureServiceAreaBusinesses = false
  /// Whether the answer may contain businesses that have not opened yet.
  package var includeFutureOpeningBusinesses = false
  /// The lowest rating, 0…5, rounded up to halves; nil and 0 accept all places, other values only rated ones.
  package var minRating: Double?
  /// The accepted price levels; empty for all.
  package var priceLevels: [PriceLevelName?] = []
  /// Which places pass by their opening hours.
  package var opening = Opening.any
  /// What attributes of places have to be. Not part of the contract.
  package var conditions: [AttributeCondition] = []
  /// Greatest number of results, in the limits of the request; nil for its default.
  package var limit: Int?

  /// Which places pass by their opening hours.
  package enum Opening: Sendable {
    case any
    /// Those that are known to be open now.
    case open
    /// Those that are not known to be closed now. Not part of the contract.
    case notClosed
  }

  /// A draft that says nothing.
  package init() {}
}

/// A request as it was sent, whose common members are a `ScopeDraft`.
package protocol ScopeDrafting: Scoped where Common == ScopeDraft {}

extension ScopeDrafting {
  /// Whether only places are wanted that are known to be open now.
  package var isOpenNow: Bool {
    get { scope.opening == .open }
    set { scope.opening = newValue ? .open : .any }
  }

  /// Sets what attributes and details of places must be.
  mutating func require(_ attributes: AttributeConditions?) {
    guard let attributes else { return }
    scope.conditions = attributes.conditions
    for detail in attributes.details { scope.require(detail) }
  }
}

// MARK: Checks

extension RequestRules {
  /// Checks bias and restriction.
  mutating func regions(
    of draft: ScopeDraft, into scope: inout Scope,
    restriction: (inout RequestRules, RegionDraft?) -> Region? = { $0.area($1, "location_restriction") }
  ) {
    scope.bias = area(draft.locationBias, "location_bias")
    scope.restriction = restriction(&self, draft.locationRestriction)
    notBoth(draft.locationBias, draft.locationRestriction)
  }

  /// Checks for whom the answer is: countries, language and region.
  mutating func reader(of draft: ScopeDraft, into scope: inout Scope) {
    scope.countries = countries(draft.includedRegionCodes)
    scope.language = language(draft.languageCode)
    scope.regionCode = regionCode(draft.regionCode)
  }

  /// Checks what attributes and details of the places have to tell.
  ///
  /// - Parameter time: the time for which opening hours are evaluated, in seconds since 1970.
  mutating func details(of draft: ScopeDraft, into scope: inout Scope, at time: Int64) {
    scope.conditions = draft.conditions
    var details = DetailFilter(
      keepsFutureOpenings: draft.includeFutureOpeningBusinesses, keepsPureServiceAreas: draft.includePureServiceAreaBusinesses)
    if draft.opening != .any { details.opening = DetailFilter.Opening(time: time, keepsUnknown: draft.opening == .notClosed) }
    details.minRating = minRating(draft.minRating)
    details.priceLevels = Set(priceLevels(draft.priceLevels))
    scope.details = details
  }
}
