// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex

/// The named collections of types that a request may give instead of single types.
package enum TypeCollection: String, CaseIterable, Sendable {
  /// Areas that people live in or use in addresses.
  case regions = "(regions)"
  /// Towns.
  case cities = "(cities)"

  /// The types whose places belong to the collection.
  package var types: [String] {
    switch self {
    case .regions:
      ["locality", "sublocality", "postal_code", "country", "administrative_area_level_1", "administrative_area_level_2"]
    case .cities: ["locality", "administrative_area_level_3"]
    }
  }

  /// The types as codes of the index.
  var codes: [Int] { types.compactMap(PlaceTypeTable.code(of:)) }
}
