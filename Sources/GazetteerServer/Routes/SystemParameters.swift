// SPDX-License-Identifier: Apache-2.0
import GazetteerJSON
import GazetteerService
import HTTPTypes

/// What any request of today's contract may say besides its own members: by query, and for the mask also by header.
struct SystemParameters: Sendable {
  /// The wanted members; nil when the request names none.
  let mask: String?
  /// Whether enums are answered as numbers, as Google's generated clients wish it.
  let hasEnumsAsNumbers: Bool
  let isPretty: Bool

  /// - Parameter own: the query parameters of the endpoint itself.
  /// - Throws: `ContractError` with `.invalidArgument` for a parameter that nobody knows, or a form that cannot be answered in.
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

  private static let enumNumbers = "enum-encoding=int"

  /// Parameters of every Google service; those that are not read above have no effect.
  private static let names: Set<String> = [
    "$alt", "alt", "$fields", "fields", "$prettyPrint", "prettyPrint", "$.xgafv", "access_token", "key", "oauth_token", "quotaUser",
    "uploadType", "upload_protocol",
  ]

  private static func invalid(_ field: String, _ description: String) -> ContractError {
    ContractError(invalid: [.init(field: field, description: description)])
  }

  /// The text of an answer that has been cut to the mask.
  func text(_ json: JSONValue) -> String { written((hasEnumsAsNumbers ? EnumNumbers.inAnswer(json) : json).text) }

  /// The same for an answer that is text already and has no enums.
  func written(_ json: String) -> String { isPretty ? indentedJSON(json) : json }
}
