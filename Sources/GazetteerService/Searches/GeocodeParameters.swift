// SPDX-License-Identifier: Apache-2.0

/// A request for where an address is, what is at a position, or where a place is, as it was sent: nothing is checked yet.
///
/// Members that were not given are nil or empty. Names and meanings are those of the legacy Geocoding web service.
package struct GeocodeParameters: Equatable, Sendable {
  /// An address or a name; together with `components` or alone.
  package var address = ""
  /// A position.
  package var latlng: AutocompleteParameters.Point?
  /// The id of a place.
  package var placeID = ""
  /// What the address has to have: `country`, `postal_code`, `locality`, `administrative_area` or `route`, each with its value.
  package var components: [Component] = []
  /// Where places are preferred.
  package var bounds: AutocompleteParameters.Rectangle?
  /// Types one of which every result of a position has to have; empty keeps all.
  package var resultTypes: [String] = []
  /// BCP 47 tag of the language of the answer; empty is `en`.
  package var languageCode = ""
  /// Two-letter code of the reader's country, which answers leave out; empty is none.
  package var regionCode = ""

  /// A part of an address with its value.
  package struct Component: Equatable, Sendable {
    package var name: String
    package var value: String

    /// A part; nothing is checked.
    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// A request for nothing yet.
  package init() {}

  /// The components in `country:AU|postal_code:2000`; spaces around the parts do not count.
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
