// SPDX-License-Identifier: Apache-2.0

/// A request for the details of one place that has passed the rules of the contract.
package struct DetailsQuery: Sendable {
  /// The id that a place has, or had before.
  package let placeID: String
  /// The language of names and of the country.
  package let language: LanguageTag
  /// ISO code of the country that addresses leave out.
  package let regionCode: String?
  /// The wanted members.
  package let fields: FieldMask
  /// Whether `extra` is told, too: the members of the source that the contract does not know.
  package let showsExtra: Bool
  /// What is told besides the place's own record: what `fields` name, and nothing when they were not given.
  package var surroundings: Surroundings = []

  /// Checks a request; nil and empty texts are members not given, and without `fields` everything is wanted that the
  /// place's own record tells. `places/ID` is an id, too.
  ///
  /// - Throws: `ContractError` with `.invalidArgument`.
  package init(
    placeID: String, fields: String? = nil, languageCode: String = "", regionCode: String = "", sessionToken: String = "",
    showsExtra: Bool = false
  ) throws(ContractError) {
    let id = placeID.hasPrefix("places/") ? String(placeID.dropFirst(7)) : placeID
    var rules = RequestRules()
    self.placeID = rules.placeID(id)
    language = rules.language(languageCode)
    self.regionCode = rules.regionCode(regionCode)
    _ = rules.sessionToken(sessionToken)
    self.showsExtra = showsExtra
    if !rules.violations.isEmpty { throw ContractError(invalid: rules.violations) }
    guard let fields else {
      self.fields = .all
      return
    }
    self.fields = try FieldMask(fields, of: showsExtra ? .placeWithExtra : .place)
    surroundings = Surroundings(wantedBy: self.fields)
  }
}
