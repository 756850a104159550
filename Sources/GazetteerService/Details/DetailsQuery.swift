// SPDX-License-Identifier: Apache-2.0
package import GazetteerEngine
import GazetteerIndex

/// A request for the details of one place that satisfies the rules of the contract.
package struct DetailsQuery: Scoped, Sendable {
  /// The current or a former id of the place.
  package let placeID: String
  /// The language of names and of the country, and the country that addresses omit.
  package var scope = Scope()
  /// The requested members.
  package let fields: FieldMask
  /// Whether to include `extra`: the members of the source that the contract does not have.
  package let showsExtra: Bool
  /// The requested parts that need searches: those that `fields` name; none without `fields`.
  package var surroundings: Surroundings = []

  /// Checks a request; nil and empty texts count as absent. Without `fields`, all members from the place's own record are returned. `places/ID` is
  /// accepted as an id.
  ///
  /// - Throws: `ContractError` with `.invalidArgument`.
  package init(
    placeID: String, fields: String? = nil, languageCode: String = "", regionCode: String = "", sessionToken: String = "",
    showsExtra: Bool = false
  ) throws(ContractError) {
    let id = placeID.hasPrefix("places/") ? String(placeID.dropFirst(7)) : placeID
    var rules = RequestRules()
    self.placeID = rules.placeID(id)
    scope.language = rules.language(languageCode)
    scope.regionCode = rules.regionCode(regionCode)
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

extension DetailsQuery {
  /// Reads and checks the contract's message for Place Details: `{"name": "places/ID", "languageCode": "en"}`.
  ///
  /// - Parameter fields: The wanted members, `*` for all.
  /// - Throws: `ContractError` with `.invalidArgument`.
  package init(json: some Sequence<UInt8>, fields: String) throws(ContractError) {
    let message = try MessageReader.message(inBody: json, Message.init)
    try self.init(
      placeID: message.name, fields: fields, languageCode: message.languageCode, regionCode: message.regionCode,
      sessionToken: message.sessionToken)
  }

  private struct Message {
    let name, languageCode, regionCode, sessionToken: String

    init(_ reader: inout MessageReader) throws(ContractError) {
      name = try reader.string("name") ?? ""
      languageCode = try reader.string("languageCode") ?? ""
      regionCode = try reader.string("regionCode") ?? ""
      sessionToken = try reader.string("sessionToken") ?? ""
    }
  }
}
