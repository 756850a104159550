// SPDX-License-Identifier: Apache-2.0
import GazetteerGeometry
import GazetteerIndex

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

  /// The streets of houses whose streets the file does not have as ways, made as those of a list of addresses.
  ///
  /// - Parameter houses: Positions of features.
  func streets(of houses: [Int]) -> [SourceRow] {
    var gathering = StreetGathering(source: OpenStreetMapReader.source, idPrefix: "osm:")
    for var house in houses.flatMap({ OSMHouse.all(of: $0, in: extract, country: nil) }).ofEachPlace {
      var address = locator.address(of: house.number.location)
      guard let clean = OSMStreetText.street(house.street, town: address.locality), let street = CleanText.of(clean),
        CleanText.isSearchable(street)
      else { continue }
      address.locality = house.town.flatMap { locator.town($0, at: house.number.location) } ?? address.locality
      house.number.postalCode = house.number.postalCode.map { OSMPostalCode.text($0, in: address.countryCode) }
      address.postalCode = house.number.postalCode ?? address.postalCode
      let line = Int(clamping: extract.features[house.feature].identity.number)
      gathering.add(AddressRow(house: house.number, street: street, address: address), line: line)
    }
    return gathering.places()
  }
}

extension [OSMHouse] {
  /// Without shops in houses that the list has by themselves, or has by another shop.
  fileprivate var ofEachPlace: [OSMHouse] {
    Dictionary(grouping: self) { [$0.street, $0.town ?? ""] }.sorted { $0.key.lexicographicallyPrecedes($1.key) }.flatMap(
      \.value.ofEachNumber)
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
