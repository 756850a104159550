// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex

/// Reads a place from a GeoJSON feature.
///
/// Properties have the names of the canonical record; parts of the address may be properties as well. Names of OpenStreetMap are also known:
/// `name:de`, `alt_name`, `old_name`, `short_name`, `official_name` (also with a language), `addr:street` and the like. A feature without an id gets one of its name and position.
enum FeatureMembers {
  static func draft(of feature: JSONValue) throws(RecordFault) -> DraftPlace {
    guard case .object(let members)? = feature["properties"] else {
      throw RecordFault(.malformed, "no properties: " + feature.text)
    }
    var record = CanonicalMembers()
    let extent = try extent(of: feature)
    record.setLocation(latitude: extent.centre.latitude, longitude: extent.centre.longitude)
    record.setViewport(box(feature["bbox"]) ?? extent.box)
    for member in members where member.name != "location" { try take(member, into: &record) }
    if let id = feature["id"], id != .null { try record.take(JSONValue.Member("id", id)) }
    var draft = try record.finished()
    if draft.id.isEmpty, !draft.isDeleted { draft.id = DerivedID.text(of: draft) }
    return draft
  }

  private static func take(_ member: JSONValue.Member, into record: inout CanonicalMembers) throws(RecordFault) {
    if try record.takeAddressPart(member) { return }
    if let part = openStreetMapParts[member.name] {
      _ = try record.takeAddressPart(JSONValue.Member(part, member.value))
      return
    }
    if let text = member.value.string, let (kind, language) = nameKind(member.name) {
      for part in text.parts(separatedBy: ";") { record.addName(AlternateName(text: part, language: language, kind: kind)) }
      return
    }
    try takeOrKeep(member, into: &record)
  }

  /// A property with a canonical name and an unfitting value is kept in `extra`, as unknown ones are.
  private static func takeOrKeep(_ member: JSONValue.Member, into record: inout CanonicalMembers) throws(RecordFault) {
    do throws(RecordFault) {
      try record.take(member)
    } catch {
      if error.reason != .wrongValue || member.name == "id" || member.name == "name" { throw error }
      record.takeUnknown(member)
    }
  }

  private static let openStreetMapParts = [
    "addr:housenumber": "houseNumber", "addr:street": "street", "addr:suburb": "sublocality", "addr:city": "locality",
    "addr:county": "administrativeArea2", "addr:state": "administrativeArea1", "addr:postcode": "postalCode",
    "addr:country": "countryCode",
  ]

  private static let nameKinds: [Substring: AlternateName.Kind] = [
    "name": .official, "official_name": .official, "int_name": .official, "short_name": .short, "old_name": .old, "alt_name": .variant,
    "loc_name": .variant, "nat_name": .official,
  ]

  /// Type and language of a property that holds a name other than the primary one: `old_name:de` is an old German name.
  private static func nameKind(_ property: String) -> (AlternateName.Kind, String?)? {
    let parts = property.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let kind = nameKinds[parts[0]] else { return nil }
    if parts.count == 2 { return (kind, String(parts[1])) }
    return parts[0] == "name" ? nil : (kind, nil)
  }

  private static func extent(of feature: JSONValue) throws(RecordFault) -> GeometryExtent {
    guard let geometry = feature["geometry"], let extent = GeometryExtent(of: geometry) else {
      throw RecordFault(.badCoordinates, feature["geometry"]?.text ?? "no geometry")
    }
    return extent
  }

  private static func box(_ value: JSONValue?) -> DraftBox? {
    guard case .array(let values)? = value else { return nil }
    let numbers = values.compactMap(\.double)
    guard numbers.count == values.count, numbers.count == 4 || numbers.count == 6 else { return nil }
    let half = numbers.count / 2
    return DraftBox(south: numbers[1], west: numbers[0], north: numbers[half + 1], east: numbers[half])
  }
}
