// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerPlaces

/// Makes the drafts of places from their elements.
struct OSMDraft {
  let extract: OSMExtract
  let locator: OSMLocator
  /// The hospitals and universities that have several buildings.
  let complexes: OSMComplexes
  let streets: OSMStreets

  /// The draft of a place of interest from its elements, the one that it is named after first; nil without a position or a name.
  func place(_ group: [Int]) -> DraftPlace? {
    var tags = extract.tags(ofAll: group)
    if group.contains(where: { extract.tags(of: extract.features[$0])["railway"] == "subway_entrance" }) { tags.append("subway", "yes") }
    var types = OSMTypes.standard.types(of: tags)
    if complexes.hasPart(tags, types, at: extract.shape(of: extract.features[group[0]])?.point) { types = ["premise"] }
    guard var draft = draft(group, tags: tags, types: types, own: Address(tags)) else { return nil }
    correctStreet(of: &draft)
    if let unnamed = OSMUnnamed(tags), OSMNames(tags, types: types).primary == nil,
      let names = unnamed.names(types: types, in: draft.address.countryCode)
    {
      (draft.name, draft.names) = (names.primary, names.others)
      draft.importance.given = OSMUnnamed.importance
    }
    return draft
  }

  /// Gives the own address of a place the number alone, and the street as the map calls it.
  private func correctStreet(of draft: inout DraftPlace) {
    let address = draft.address
    if let text = address.houseNumber {
      let read = OSMHouseNumbers(text, street: address.street, country: address.countryCode)
      draft.address.houseNumber = read.unit == nil && read.numbers.count > 1 ? text : read.numbers.first
    }
    guard let text = address.street, let point = GeoPoint(latitude: draft.latitude ?? 0, longitude: draft.longitude ?? 0) else { return }
    let street = streets.street(text, near: point, locator).flatMap { name(of: streets.streets[$0]) }
    draft.address.street = street ?? OSMStreetText.street(text, town: address.locality)
  }

  /// The draft of a settlement or an area from its place node and its boundaries.
  func area(_ group: [Int]) -> DraftPlace? {
    let tags = extract.tags(ofAll: group)
    guard let shape = shapes(group).first else { return nil }
    let around = locator.address(of: shape.point)
    let country = OSMLocator.country(of: tags) ?? around.countryCode
    let levels = group.compactMap { extract.level(of: extract.features[$0]) }
    let types = Self.types(tags, levels: levels, in: country)
    guard var draft = draft(group, tags: tags, types: types) else { return nil }
    draft.address.countryCode = country
    draft.address.keepAreas(around: types.first ?? "", named: draft.name)
    if types.first == "postal_code", let code = tags.first(of: "postal_code", "ref", "name") { (draft.name, draft.names) = (code, []) }
    return draft
  }

  private func draft(_ group: [Int], tags: OSMTags, types: [String], own: Address = Address()) -> DraftPlace? {
    var names = OSMNames(tags, types: types)
    for other in group.dropFirst() { names.join(OSMNames(extract.tags(of: extract.features[other]), types: types).withoutNumbers) }
    let shapes = shapes(group)
    guard let name = names.primary ?? OSMUnnamed(tags)?.kind ?? tags["postal_code"], let shape = shapes.first, let identity = group.first
    else { return nil }
    var draft = DraftPlace()
    draft.id = extract.features[identity].identity.placeID
    let identities = group.map { extract.features[$0].identity }
    draft.formerIDs = (identities.dropFirst() + identities.compactMap { extract.needs.buildings[$0]?.identity }).map(\.placeID)
    (draft.name, draft.names) = (name, names.others)
    (draft.latitude, draft.longitude) = (shape.point.latitude, shape.point.longitude)
    let box = shapes.dropFirst().reduce(into: shape.box) { $0.join($1.box) }
    draft.viewport = box.draft
    (draft.primaryType, draft.types) = (types.first, types)
    draft.address = locator.address(of: shape.point, own: own)
    draft.importance = OSMImportance.facts(of: tags, types: types, names: names, box: box)
    let details = OSMDetails(tags)
    (draft.details, draft.hours) = (details.details, details.hours)
    draft.source = OpenStreetMapReader.source
    return draft
  }

  private func shapes(_ group: [Int]) -> [OSMShape] { group.compactMap { extract.shape(of: extract.features[$0]) } }

  /// The types of a settlement or an area: those of its place node, then those of its boundary's level.
  private static func types(_ tags: OSMTags, levels: [Int], in country: String?) -> [String] {
    var types = tags["boundary"] == "postal_code" ? ["postal_code"] : OSMTypes.standard.types(of: tags)
    for type in levels.map(OSMLevels.of(country).type) where !types.contains(type) { types.append(type) }
    return types.isEmpty ? ["colloquial_area"] : types.first == "postal_code" ? types : types + ["political"]
  }
}

extension OSMExtract {
  /// The tags of elements that are one place; of two with one key the earlier element's counts.
  func tags(ofAll group: [Int]) -> OSMTags {
    group.dropFirst().reduce(into: group.first.map { tags(of: features[$0]) } ?? OSMTags()) { $0.complete(by: tags(of: features[$1])) }
  }
}

extension OSMExtract {
  /// The level of an administrative boundary; nil for other elements. On a node, the same tag tells of which level it is the seat.
  func level(of feature: Feature) -> Int? {
    let tags = tags(of: feature)
    guard feature.role == .boundary, tags["boundary"] == "administrative" else { return nil }
    return tags["admin_level"].flatMap { Int($0) }
  }
}

extension OSMTags {
  /// Adds the tags of another element of the same place that this one lacks.
  fileprivate mutating func complete(by other: OSMTags) {
    for tag in other.all where self[tag.key] == nil { append(tag.key, tag.value) }
  }
}

extension Address {
  /// Drops the parts that lie within an area of a type, and the area itself.
  fileprivate mutating func keepAreas(around type: String, named name: String) {
    switch type {
    case "country", "continent": (administrativeArea1, administrativeArea2, locality, sublocality) = (nil, nil, nil, nil)
    case "administrative_area_level_1": (administrativeArea1, administrativeArea2, locality, sublocality) = (nil, nil, nil, nil)
    case "administrative_area_level_2": (administrativeArea2, locality, sublocality) = (nil, nil, nil)
    case "postal_code": sublocality = nil
    case "locality", "administrative_area_level_3", "administrative_area_level_4", "colloquial_area": (locality, sublocality) = (nil, nil)
    default: sublocality = nil
    }
    if type != "postal_code" { postalCode = nil }
    for part in [\Address.administrativeArea1, \.administrativeArea2, \.locality] where self[keyPath: part] == name {
      if type != "locality" || part != \.administrativeArea1 { self[keyPath: part] = nil }
    }
  }
}
