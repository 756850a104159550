// SPDX-License-Identifier: Apache-2.0
package import Testing

/// Names the rules of `docs/contract.md` that a test is about. `ContractTableTests` compares the names with those of the page.
package struct RuleTrait: TestTrait, SuiteTrait {
  package let ids: [String]
}

extension Trait where Self == RuleTrait {
  /// The test is about these rules.
  package static func rule(_ ids: String...) -> RuleTrait { RuleTrait(ids: ids) }
}
