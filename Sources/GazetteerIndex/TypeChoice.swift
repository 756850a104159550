// SPDX-License-Identifier: Apache-2.0

/// The primary types that a request accepts. An umbrella among them accepts every place under it (`UmbrellaTypes`).
package struct TypeChoice: Equatable, Sendable {
  /// In ascending order, umbrellas included.
  private let codes: [Int]
  private let umbrellas: UmbrellaTypes

  /// The choice of types with these codes; nil for an empty list, which accepts every place.
  package init?(_ codes: [Int]) {
    if codes.isEmpty { return nil }
    self.codes = Set(codes.filter(PlaceTypeTable.all.indices.contains)).sorted()
    umbrellas = codes.reduce([]) { $0.union(UmbrellaTypes(named: PlaceTypeTable.name(of: $1)) ?? []) }
  }

  /// Whether a place passes.
  package func keeps(_ place: IndexOverview.TypeSet) -> Bool {
    !umbrellas.isDisjoint(with: place.umbrellas) || place.primaryType.map(codes.contains) ?? false
  }

  /// Whether a place with this type alone passes.
  package func keeps(_ type: String) -> Bool {
    !umbrellas.isDisjoint(with: UmbrellaTypes(primaryType: type, types: [])) || PlaceTypeTable.code(of: type).map(codes.contains) ?? false
  }

  /// Codes of the primary types that passing places of an index can have, in ascending order; nil when posting lists by type cannot find these
  /// places.
  package func primaryTypes(in overview: IndexOverview) -> [Int]? {
    if umbrellas.isEmpty { return codes }
    var types = Set(codes)
    for row in umbrellas.rowNumbers {
      guard let under = overview.underUmbrellas[row].primaryTypes else { return nil }
      types.formUnion(under)
    }
    return types.sorted()
  }

  /// The families that passing places of an index can have.
  package func families(in overview: IndexOverview) -> Set<PlaceFamily> {
    umbrellas.rowNumbers.reduce(Set(codes.map { PlaceTypeTable.all[$0].family })) { $0.union(overview.underUmbrellas[$1].families) }
  }
}
