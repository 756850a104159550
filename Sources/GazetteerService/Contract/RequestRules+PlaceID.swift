// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex

extension RequestRules {
  /// Checks a single id.
  ///
  /// - Throws: `ContractError` with `.invalidArgument` when no place can have this id.
  static func checkedPlaceID(_ id: String) throws(ContractError) -> String {
    var rules = RequestRules()
    let checked = rules.placeID(id)
    if !rules.violations.isEmpty { throw ContractError(invalid: rules.violations) }
    return checked
  }
}
