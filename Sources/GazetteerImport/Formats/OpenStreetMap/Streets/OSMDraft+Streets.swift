// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerPlaces

extension OSMDraft {
  /// The name of a street: that of most of its pieces.
  func name(of street: OSMStreet) -> String? {
    street.pieces.compactMap { OSMStreets.name(of: extract.tags(of: extract.features[$0])) }.mostFrequent
  }

  /// The draft of a street; nil without a name.
  ///
  /// It is called as most of its pieces are, and lies at the node that is nearest to the middle of its nodes.
  func street(_ street: OSMStreet) -> DraftPlace? {
    let tags = extract.tags(ofAll: street.pieces)
    let pieces = street.pieces.map { extract.tags(of: extract.features[$0]) }
    guard let name = name(of: street), let first = street.pieces.first else { return nil }
    var names = OSMNames(tags, types: ["route"])
    for piece in pieces { names.join(OSMNames(piece, types: ["route"])) }
    var draft = DraftPlace()
    draft.id = extract.features[first].identity.placeID
    (draft.name, draft.names) = (name, names.others.filter { $0.text != name || $0.language != nil })
    if let short = OSMStreetText.withoutDirection(name, country: street.address.countryCode) {
      draft.names.append(AlternateName(text: short, kind: .official))
    }
    let middle = street.middle
    (draft.latitude, draft.longitude) = (middle.latitude, middle.longitude)
    draft.viewport = street.box.draft
    let isBridge = street.houses.isEmpty && OSMNameKind.isBridge(name) && pieces.contains { ($0["bridge"] ?? "no") != "no" }
    let type = isBridge ? "bridge" : "route"
    (draft.primaryType, draft.types) = (type, [type])
    let houses = street.houses.flatMap { OSMHouse.all(of: $0, in: extract, country: street.address.countryCode) }.ofEachNumber
    draft.houseNumbers = houses.map(\.number)
    draft.address = street.address
    draft.address.locality = street.address.locality ?? houses.compactMap(\.town).mostFrequent.flatMap { locator.town($0, at: middle) }
    draft.address.postalCode = houses.compactMap(\.number.postalCode).mostFrequent ?? street.address.postalCode ?? tags["postal_code"]
    draft.importance = OSMImportance.facts(of: tags, types: draft.types, names: names, box: street.box)
    draft.source = OpenStreetMapReader.source
    return draft
  }

  /// The houses whose streets the file does not have as ways, and those of settlements, made to streets as those of a list of addresses.
  ///
  /// - Parameter features: Positions of features.
  func streets(of features: [Int]) -> [SourceRow] {
    var gathering = StreetGathering(source: OpenStreetMapReader.source, idPrefix: "osm:")
    var rows: [SourceRow] = []
    // A shop in a house that the list has by itself says nothing new.
    var known: Set<UInt64> = []
    let isOnlyHouse = { extract.features[$0].role == .house }
    for feature in features.filter(isOnlyHouse) + features.filter({ !isOnlyHouse($0) }) {
      let found = OSMHouse.all(of: feature, in: extract, country: nil).compactMap(row)
      for row in found where known.insert(row.key).inserted || isOnlyHouse(feature) { gathering.add(row, line: line(of: feature)) }
      if found.isEmpty, isOnlyHouse(feature) { rows.append(lost(feature, .noStreet)) }
    }
    let names = OSMSettlementNames(extract)
    return rows + gathering.rows().map(names.completed)
  }

  /// A row that says why the address of a feature is lost.
  func lost(_ feature: Int, _ reason: RejectReason) -> SourceRow {
    let (tags, id) = (extract.tags(of: extract.features[feature]), extract.features[feature].identity.placeID)
    let text = [tags["addr:street"], OSMNumbering(tags).number].compactMap(\.self).joined(separator: " ")
    return SourceRow(line: line(of: feature), content: .lost(RecordFault(reason, "\(id): \(text)")))
  }

  private func line(of feature: Int) -> Int { Int(clamping: extract.features[feature].identity.number) }

  /// A house as a row of a list of addresses; nil when nothing is known that its number counts in.
  private func row(_ house: OSMHouse) -> AddressRow? {
    var (number, address) = (house.number, locator.address(of: house.number.location))
    let (around, town) = (address, house.town.flatMap { locator.town($0, at: house.number.location) })
    address.locality = town ?? address.locality
    let named = house.street == house.town ? town : house.street.flatMap { OSMStreetText.street($0, town: around.locality) }
    guard let text = house.street == nil ? around.sublocality ?? around.locality : named, let name = CleanText.of(text),
      CleanText.isSearchable(name)
    else { return nil }
    let ward = house.ward.flatMap(CleanText.of)
    if house.isInSettlement { address.sublocality = ward ?? (name == address.locality ? nil : name) }
    number.postalCode = number.postalCode.map { OSMPostalCode.text($0, in: address.countryCode) }
    address.postalCode = number.postalCode ?? address.postalCode
    return AddressRow(house: number, street: name, address: address, ward: ward)
  }
}

extension AddressRow {
  /// Equal for one house that two elements tell.
  fileprivate var key: UInt64 {
    let cell = [house.location.latitudeE7, house.location.longitudeE7].map { String($0 / 1_000_000) }
    return nameKeyHash(Array(([street, address.locality ?? "", house.number, house.unit ?? ""] + cell).joined(separator: "\0").utf8))
  }
}

extension OSMStreet {
  /// The node nearest to the mean of all nodes.
  fileprivate var middle: GeoPoint {
    let north = points.reduce(0) { $0 + Int64($1.latitudeE7) } / Int64(max(1, points.count))
    let east = points.reduce(0) { $0 + Int64($1.longitudeE7) } / Int64(max(1, points.count))
    let mean = GeoPoint(latitudeE7: Int32(clamping: north), longitudeE7: Int32(clamping: east))
    return points.min { mean.planeMeters(to: $0) < mean.planeMeters(to: $1) } ?? mean
  }
}
