// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex

extension PlaceRecord {
  /// The types in suggestions: those of the source, then the umbrella types that it does not give (`restaurant` → `food`, `point_of_interest`,
  /// `establishment`; `locality` → `political`, `geocode`).
  var suggestedTypes: [String] { types(under: umbrellas) }

  /// The types in details: the same without `geocode`, which distinguishes areas from businesses in suggestions only.
  var detailedTypes: [String] { types(under: umbrellas.subtracting(.geocode)) }

  private var umbrellas: UmbrellaTypes { UmbrellaTypes(primaryType: primaryType, types: types) }

  private func types(under umbrellas: UmbrellaTypes) -> [String] { types + umbrellas.names.filter { !types.contains($0) } }
}
