// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex

/// The places that the `types` of a legacy request accept.
///
/// Legacy values are the coarser ones of tables 1 to 3; current primary types are finer. So `restaurant` also accepts a `pizza_restaurant`.
/// `LegacyTypeMembers` lists the types that each value includes.
package enum LegacyTypes: Equatable, Sendable {
  /// Every place.
  case all
  /// Places with one of these primary types or under one of these umbrellas, by their codes in ascending order; an empty list accepts no place.
  case primaryTypes([Int])

  /// Parses the values of `types`: none, at most five of tables 1 and 2, or one of table 3.
  ///
  /// - `[]` → all; `["bank", "atm"]` → these two; `["(cities)"]` → localities and such
  /// - `["geocode", "establishment"]` → all: together they include every place, and old programs send both
  ///
  /// - Throws: `ContractError` with `.invalidArgument` for more than five values, an unknown one, and one of table 3 combined with others.
  package static func parse(_ names: [String]) throws(ContractError) -> LegacyTypes {
    if names.isEmpty || Set(names) == Set(["geocode", "establishment"]) { return .all }
    if names.count > most { throw refused("\(names.count) values. Give at most \(most), joined by '|'.") }
    if names.count == 1, let codes = collection(names[0]) { return .primaryTypes(codes) }
    if let collection = names.first(where: { collection($0) != nil }) {
      throw refused("'\(collection)' has to be the only value. Give it alone, or single types.")
    }
    var codes: Set<Int> = []
    for name in names {
      guard let members = LegacyTypeMembers.codes(of: name) else {
        throw refused("'\(name.excerpt)' is no type of tables 1 to 3. See \(typesPage).")
      }
      codes.formUnion(members)
    }
    return .primaryTypes(codes.sorted())
  }

  private static let most = 5
  private static let typesPage = "https://developers.google.com/maps/documentation/places/web-service/legacy/supported_types"

  private static func refused(_ description: String) -> ContractError {
    ContractError(invalid: [.init(field: "types", description: "Invalid types: \(description)")])
  }

  /// The members of a collection of table 3; nil for other values.
  private static func collection(_ name: String) -> [Int]? {
    switch name {
    case "geocode", "establishment": PlaceTypeTable.code(of: name).map { [$0] }
    case "address": LegacyTypeMembers.addresses.compactMap(PlaceTypeTable.code(of:)).sorted()
    default: TypeCollection(rawValue: name)?.codes.sorted()
    }
  }
}
