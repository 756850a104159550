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

  /// Checks a request; nil and empty texts are members not given, and without `fields` everything is wanted. `places/ID` is an id, too.
  ///
  /// - Throws: `ContractError` with `.invalidArgument`.
  package init(
    placeID: String, fields: String? = nil, languageCode: String = "", regionCode: String = "", sessionToken: String = ""
  ) throws(ContractError) {
    let id = placeID.hasPrefix("places/") ? String(placeID.dropFirst(7)) : placeID
    var rules = RequestRules()
    self.placeID = rules.placeID(id)
    language = rules.language(languageCode)
    self.regionCode = rules.regionCode(regionCode)
    _ = rules.sessionToken(sessionToken)
    if !rules.violations.isEmpty { throw ContractError(invalid: rules.violations) }
    if let fields { self.fields = try FieldMask(fields, of: .place) } else { self.fields = .all }
  }
}
