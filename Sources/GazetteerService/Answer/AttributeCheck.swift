// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex

extension IndexSession {
  /// Every condition of a request has to be on an attribute that places of the index can be filtered by.
  ///
  /// - Throws: `ContractError` with `.invalidArgument`, which names the attributes that there are.
  func checkAttributes(of conditions: [AttributeCondition]) throws {
    if conditions.isEmpty { return }
    let names = try engine.reader.attributeNames()
    guard let stranger = conditions.first(where: { !names.contains($0.name) })?.name else { return }
    var rules = RequestRules()
    let field = "gazetteer.where"
    if names.isEmpty {
      let cure = "make an index with attributes to filter by: `gazetteer import --filterable NAME`, or filterable in the mapping."
      rules.refuse(field, "Invalid \(field: field) \(value: stranger). This index has no attribute to filter by; \(cure)")
    } else {
      rules.refuse(field, "Invalid \(field: field) \(value: stranger). Give one of \(DetailCondition.names(after: names)).")
    }
    throw ContractError(invalid: rules.violations)
  }
}
