// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex

/// A geocoding request as it was sent, not yet checked: for an address, a position, or a place id.
///
/// Absent members are nil or empty. Names and meanings are those of the legacy Geocoding web service.
package struct GeocodeParameters: ScopeDrafting, Equatable, Sendable {
  /// An address or a name; alone or together with `components`.
  package var address = ""
  /// A position.
  package var latlng: RegionDraft.Point?
  /// The id of a place.
  package var placeID = ""
  /// Required parts of the address: `country`, `postal_code`, `locality`, `administrative_area` or `route`, each with its value.
  package var components: [Component] = []
  /// The bias is a box, which the contract calls bounds.
  package var scope = ScopeDraft()
  /// Every result for a position must have one of these types; empty for all.
  package var resultTypes: [String] = []

  /// A part of an address with its value.
  package struct Component: Equatable, Sendable {
    package var name: String
    package var value: String

    /// A part, not yet checked.
    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// An empty request.
  package init() {}

  /// Parses components as in `country:AU|postal_code:2000`, ignoring spaces around the parts.
  ///
  /// - Throws: `ContractError` with `.invalidArgument` for a part without a colon.
  package static func components(text: String) throws(ContractError) -> [Component] {
    var components: [Component] = []
    for part in text.split(separator: "|") {
      let sides = part.split(separator: ":", maxSplits: 1).map { side in
        String(side.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      }
      guard sides.count == 2 else {
        throw ContractError(invalid: [
          .init(
            field: "components",
            description: "Invalid components '\(text.excerpt)'. Give name:value pairs, such as country:AU|locality:Sydney.")
        ])
      }
      components.append(Component(name: sides[0], value: sides[1]))
    }
    return components
  }
}
