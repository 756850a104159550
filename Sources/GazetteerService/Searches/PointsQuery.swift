// SPDX-License-Identifier: Apache-2.0
package import GazetteerEngine
import GazetteerIndex
import GazetteerPlaces

/// A request for the points of a dot map: the most important places of a rectangle. Not part of the contract.
package struct PointsQuery: Scoped, Sendable {
  /// Its restriction is the rectangle.
  package var scope = Scope()

  static let limits = 1...2_000
  static let defaultLimit = 500

  /// Checks a request.
  ///
  /// - Parameters:
  ///   - rectangle: `SOUTH,WEST,NORTH,EAST` in degrees; west is greater than east where the rectangle crosses ±180°.
  ///   - limit: a number from 1 to 2,000; nil is 500.
  /// - Throws: `ContractError` with `.invalidArgument` and a violation for every field that breaks a rule.
  package init(rectangle: String, limit: String? = nil, languageCode: String = "") throws(ContractError) {
    let corners = try RegionDraft.Rectangle(text: rectangle, field: "rectangle")
    var rules = RequestRules()
    scope.restriction = rules.box(corners, "rectangle")
    scope.limit = Self.limit(limit, &rules)
    scope.language = rules.language(languageCode)
    if !rules.violations.isEmpty { throw ContractError(invalid: rules.violations) }
  }

  private static func limit(_ text: String?, _ rules: inout RequestRules) -> Int {
    guard let text else { return defaultLimit }
    if let limit = Int(text), limits.contains(limit) { return limit }
    rules.refuse("limit", "Invalid limit '\(text.excerpt)'. Give a number from \(limits.lowerBound) to \(limits.upperBound).")
    return defaultLimit
  }
}
