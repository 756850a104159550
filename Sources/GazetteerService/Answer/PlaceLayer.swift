// SPDX-License-Identifier: Apache-2.0
package import GazetteerBase
package import GazetteerIndex

/// Which layer a place is from, and under which terms: rights of layers stay apart.
package struct PlaceLayer: Hashable, Sendable {
  /// The name of the layer's file without the extension.
  package var name: String
  /// The name of the source.
  package var source: String?
  /// The licence of the source, in its words.
  package var license: String?

  /// Nil for the record of a single index, and for one that no index stores.
  package init?(of place: PlaceRecord) {
    guard let layer = place.layer else { return nil }
    (name, source, license) = (layer, place.source?.name, place.source?.license)
  }

  /// As details with extras have it.
  package var json: JSONValue {
    .object(
      [("name", name), ("source", source), ("license", license)].compactMap { name, value in value.map { .init(name, .string($0)) } })
  }
}
