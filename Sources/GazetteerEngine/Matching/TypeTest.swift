// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex

/// The conditions of a scope on the types of a place.
struct TypeTest: Sendable {
  /// The accepted primary types; nil keeps all.
  let primaryTypes: TypeChoice?
  /// Types at least one of which a place has to have; nil keeps all.
  let types: Set<String>?
  /// The conditions that few requests have; nil for none.
  private let rare: Rare?

  private struct Rare {
    let requiredType: String?
    let excludedTypes: Set<String>
    /// Codes.
    let excludedPrimaryTypes: Set<Int>
    /// Empty keeps all.
    let families: Set<PlaceFamily>

    /// Nil when there is no condition.
    init?(_ scope: Scope) {
      requiredType = scope.requiredType
      excludedTypes = Set(scope.excludedTypes)
      excludedPrimaryTypes = Set(scope.excludedPrimaryTypes.compactMap(PlaceTypeTable.code(of:)))
      families = scope.families
      if requiredType == nil, excludedTypes.isEmpty, excludedPrimaryTypes.isEmpty, families.isEmpty { return nil }
    }

    func keeps(_ family: PlaceFamily) -> Bool { families.isEmpty || families.contains(family) }
  }

  init(_ scope: Scope) {
    primaryTypes = TypeChoice(scope.primaryTypes)
    types = scope.types.isEmpty ? nil : Set(scope.types)
    rare = Rare(scope)
  }

  /// Whether every place passes.
  var keepsAll: Bool { primaryTypes == nil && types == nil && rare == nil }

  /// The reason why places with these types are left out, or nil when they pass.
  func objection(to set: IndexOverview.TypeSet) -> FilterObjection? {
    if let primaryTypes, !primaryTypes.keeps(set) { return .primaryType }
    if let types, types.isDisjoint(with: set.allTypes) { return .types }
    guard let rare else { return nil }
    if !rare.keeps(set.family) || set.primaryType.map(rare.excludedPrimaryTypes.contains) ?? false { return .primaryType }
    if let required = rare.requiredType, !set.allTypes.contains(required) { return .types }
    return rare.excludedTypes.isDisjoint(with: set.allTypes) ? nil : .types
  }

  /// Codes of the primary types that passing places can have, for lists by type; nil when the lists do not know all of those places.
  func listedTypes(in overview: IndexOverview) -> [Int]? {
    primaryTypes.map { $0.primaryTypes(in: overview) }
      ?? types.flatMap(overview.primaryTypes(ofPlacesWithAny:)).flatMap { $0.count > QueryTree.mostAlternatives ? nil : $0 }
  }

  /// By family: whether passing places can be of it.
  func isPossible(in overview: IndexOverview) -> [Bool] {
    let families = primaryTypes?.families(in: overview)
    return PlaceFamily.allCases.map { (families?.contains($0) ?? true) && (rare?.keeps($0) ?? true) }
  }
}
