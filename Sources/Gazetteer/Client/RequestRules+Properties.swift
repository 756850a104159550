// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerService

extension RequestRules {
  /// A search for places says what it wants of them; a request for one place may say nothing, and gets an empty one.
  mutating func properties(_ properties: [PlaceProperty]) {
    guard properties.isEmpty else { return }
    refuse(
      "place_properties", "Invalid place_properties: there are none. Name what is wanted of the places, such as .displayName, or .all.")
  }

  /// The same as the only rule.
  static func check(_ properties: [PlaceProperty]) throws(ContractError) {
    var rules = RequestRules()
    rules.properties(properties)
    if !rules.violations.isEmpty { throw ContractError(invalid: rules.violations) }
  }
}
