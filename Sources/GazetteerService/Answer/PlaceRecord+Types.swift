// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex

extension PlaceRecord {
  /// The types that suggestions tell: those of the source, then the umbrellas that it does not say (`restaurant` → `food`, `point_of_interest`,
  /// `establishment`; `locality` → `political`, `geocode`).
  var suggestedTypes: [String] { types(under: umbrellas) }

  /// The types that details tell: the same without `geocode`, which tells areas from businesses in suggestions only.
  var detailedTypes: [String] { types(under: umbrellas.subtracting(.geocode)) }

  private var umbrellas: UmbrellaTypes { UmbrellaTypes(primaryType: primaryType, types: types) }

  private func types(under umbrellas: UmbrellaTypes) -> [String] { types + umbrellas.names.filter { !types.contains($0) } }
}
