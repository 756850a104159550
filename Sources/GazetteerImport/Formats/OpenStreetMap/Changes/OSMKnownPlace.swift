// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerPlaces

/// A place of the index that a change file changes: what decides whether and how elements change it.
struct OSMKnownPlace {
  var id: String
  /// The ids of the other elements that it was made of.
  var formerIDs: [String]
  /// The key of its primary name.
  var name: UInt64
  var location: GeoPoint
  var likeness: OSMLikeness
  var address: Address

  /// Whether it was made of more than elements of its own: a street has pieces and houses, others have the name of a settlement in their address.
  var isDerived: Bool { [.street, .area].contains(likeness.kind) }
  /// Where it lies, for an element whose nodes have not changed.
  var shape: OSMShape { OSMShape(point: location, box: likeness.box) }
  /// The ids of all elements that it was made of.
  var allIDs: [String] { [id] + formerIDs }
}

extension OSMKnownPlace {
  /// The place of a record; `wikidata` is what its details say.
  init(_ record: PlaceRecord, wikidata: String?) {
    (id, formerIDs, location, address) = (record.id, record.formerIDs, record.location, record.address)
    // The index makes these of the other places: they may change.
    address.inheritedNames = []
    name = OSMStreetName.key(record.name)
    var box = OSMBox(record.location)
    if let viewport = record.viewport {
      box = OSMBox(viewport.low)
      box.join(OSMBox(viewport.high))
    }
    let kind = CoarseKind(primaryType: record.primaryType)
    likeness = OSMLikeness(kind: kind, box: box, house: record.address.houseNumber, wikidata: wikidata)
  }

  /// The place of a draft at a shape.
  init(_ draft: DraftPlace, _ shape: OSMShape, wikidata: String?) {
    (id, formerIDs, location, address) = (draft.id, draft.formerIDs, shape.point, draft.address)
    name = OSMStreetName.key(draft.name)
    likeness = OSMLikeness(
      kind: CoarseKind(primaryType: draft.primaryType), box: shape.box, house: draft.address.houseNumber, wikidata: wikidata)
  }
}
