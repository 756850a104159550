// SPDX-License-Identifier: Apache-2.0
import Testing

/// Names the rules of `docs/contract.md` that a test is about. `ContractTableTests` compares the names with those of the page.
struct RuleTrait: TestTrait, SuiteTrait {
  let ids: [String]
}

extension Trait where Self == RuleTrait {
  /// The test is about these rules.
  static func rule(_ ids: String...) -> RuleTrait { RuleTrait(ids: ids) }
}
