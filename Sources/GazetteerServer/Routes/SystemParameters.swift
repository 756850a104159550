// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerService
import HTTPTypes

/// Parameters that every request of the current contract accepts in the query; the field mask also as a header.
struct SystemParameters: Sendable {
  /// The requested members; nil when the request names none.
  let mask: String?
  /// Whether enums are written as numbers, as Google's generated clients request it.
  let hasEnumsAsNumbers: Bool
  let isPretty: Bool

  /// - Parameter own: the endpoint's own query parameters.
  /// - Throws: `ContractError` with `.invalidArgument` for an unknown parameter or an unsupported format.
  init(_ request: ServerRequest, own: Set<String> = []) throws(ContractError) {
    let query = request.query
    if let stranger = query.stranger(to: Self.names.union(own)) {
      throw Self.invalid(
        stranger.excerpt, "Invalid JSON payload received. Unknown name \"\(stranger.excerpt)\": Cannot bind query parameter. Leave it out.")
    }
    mask = request.headers[.googFieldMask] ?? query["$fields"] ?? query["fields"]
    let form = (query["$alt"] ?? query["alt"] ?? "json").split(separator: ";").map(String.init)
    guard form.first ?? "json" == "json", form.dropFirst().allSatisfy({ $0 == Self.enumNumbers }) else {
      throw Self.invalid("alt", "Invalid alt '\(form.joined(separator: ";").excerpt)'. Give json, or json;\(Self.enumNumbers).")
    }
    hasEnumsAsNumbers = form.contains(Self.enumNumbers)
    isPretty = ["true", "1", ""].contains(query["$prettyPrint"] ?? query["prettyPrint"] ?? "false")
  }

  /// Whether the mask names a member by itself, or a part of it: everything (`*`) names nothing.
  func names(_ member: String) -> Bool {
    (mask ?? "").split(separator: ",").contains { path in path.drop { $0 == " " }.prefix { $0 != "." && $0 != " " } == member }
  }

  private static let enumNumbers = "enum-encoding=int"

  /// Parameters of every Google service; those not read above are ignored.
  private static let names: Set<String> = [
    "$alt", "alt", "$fields", "fields", "$prettyPrint", "prettyPrint", "$.xgafv", "access_token", "key", "oauth_token", "quotaUser",
    "uploadType", "upload_protocol",
  ]

  private static func invalid(_ field: String, _ description: String) -> ContractError {
    ContractError(invalid: [.init(field: field, description: description)])
  }

  /// The text of what is wanted of an answer.
  func text(_ json: JSONValue, _ mask: MemberMask = .all) -> String {
    written((hasEnumsAsNumbers ? EnumNumbers.inAnswer(json) : json).text(mask))
  }

  /// The same for an answer that is already text and has no enums.
  func written(_ json: String) -> String { isPretty ? indentedJSON(json) : json }
}
