// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerPlaces

/// Writes the rows of a place: into `place` what every place has, into separate tables what only some have, and into tables of distinct values what
/// many share.
final class PlaceInserts {
  private let database: Connection
  private let place, core, street, houses, viewport, detail, formerID: Statement
  private var typeSets = DistinctValues<[String]>()
  private var addresses = DistinctValues<Address>()
  private var sources = DistinctValues<Source>()
  private var areaNumbers: [Area: UInt8] = [:]
  private var coreBytes: [UInt8] = []
  private var lastPlace = 0
  /// The type set of every place so far.
  private(set) var typeSetOfPlace: [UInt16] = []
  /// Streets whose houses are known.
  private(set) var streetsWithHouses = 0
  /// The greatest distance of a house from the position of its street, in metres.
  private(set) var houseReach = 0
  private var formerIDs: [(id: String, position: Int, place: Int)] = []

  private struct Area: Hashable {
    var country: String?
    var name: String?
  }

  init(_ database: Connection) throws {
    self.database = database
    place = try database.prepare(SQL.insertPlace)
    core = try database.prepare(SQL.insertPlaceCore)
    street = try database.prepare(SQL.insertPlaceStreet)
    houses = try database.prepare(SQL.insertHouseNumbers)
    viewport = try database.prepare(SQL.insertPlaceViewport)
    detail = try database.prepare(SQL.insertPlaceDetail)
    formerID = try database.prepare(SQL.insertFormerID)
  }

  func insert(_ record: PlaceRecord, id: Int, country: Int) throws {
    var flags: PlaceFlags = record.names.contains { $0.language != nil } ? .namesWithLanguage : []
    if record.names.contains(where: { $0.kind.isMain }) { flags.insert(.otherMainNames) }
    if record.names.contains(where: { !$0.kind.isMain }) { flags.insert(.aliases) }
    if !record.formerIDs.isEmpty { flags.insert(.formerIDs) }
    try insertExtras(record, id: id, flags: &flags)
    place.bind(1, id)
    place.bind(2, record.id)
    place.bind(3, record.name)
    place.bind(4, packed(record.names))
    let shared = record.address.sharedPart
    bind(5, shared == Address() ? nil : addresses.id(of: shared))
    bind(6, record.source.map { sources.id(of: $0) })
    try place.run()
    let typeSet = typeSets.id(of: [record.primaryType ?? ""] + record.types)
    guard let shortTypeSet = UInt16(exactly: typeSet) else {
      throw IndexError.invalidRecord(
        id: record.id, reason: "an index holds at most 65,535 different lists of types; give fewer types a place")
    }
    typeSetOfPlace.append(shortTypeSet)
    let entry = PlaceCore(
      location: record.location, importance: thousandths(record.importance), typeSet: typeSet,
      country: country, flags: flags, area: areaNumber(of: record.address))
    entry.append(to: &coreBytes)
    if id % Schema.coreSize == 0 { try writeCore(through: id) }
    lastPlace = id
    for (position, former) in record.formerIDs.enumerated() { formerIDs.append((former, position, id)) }
  }

  private func areaNumber(of address: Address) -> UInt8 {
    let area = Area(country: address.countryCode, name: address.administrativeArea1)
    if let known = areaNumbers[area] { return known }
    let number = address.areaNumber
    areaNumbers[area] = number
    return number
  }

  private func insertExtras(_ record: PlaceRecord, id: Int, flags: inout PlaceFlags) throws {
    if record.address.street != nil || record.address.houseNumber != nil {
      flags.insert(.street)
      street.bind(1, id)
      street.bind(2, record.address.street)
      street.bind(3, record.address.houseNumber)
      try street.run()
    }
    if !record.houseNumbers.isEmpty {
      flags.insert(.houseNumbers)
      try insertHouses(of: record, id: id)
    }
    if let box = record.viewport {
      flags.insert(.viewport)
      viewport.bind(1, id)
      for (index, value) in [box.low.latitudeE7, box.low.longitudeE7, box.high.latitudeE7, box.high.longitudeE7].enumerated() {
        viewport.bind(Int32(index + 2), Int(value))
      }
      try viewport.run()
    }
    if let details = record.details {
      flags.insert(.details)
      detail.bind(1, id)
      detail.bind(2, details.text)
      try detail.run()
    }
  }

  private func insertHouses(of record: PlaceRecord, id: Int) throws {
    houses.bind(1, id)
    houses.bind(2, blob: record.houseNumbers.bytes)
    try houses.run()
    streetsWithHouses += 1
    for house in record.houseNumbers.houses {
      houseReach = max(houseReach, Int(clamping: record.location.distanceMeters(to: house.location).rounded(.up)))
    }
  }

  private func bind(_ index: Int32, _ value: Int?) {
    if let value { place.bind(index, value) } else { place.bindNull(index) }
  }

  private func writeCore(through id: Int) throws {
    if coreBytes.isEmpty { return }
    core.bind(1, (id - 1) / Schema.coreSize)
    core.bind(2, blob: coreBytes)
    try core.run()
    coreBytes.removeAll(keepingCapacity: true)
  }

  /// Writes the last row of `place_core`, the tables of distinct values, and the former ids sorted by key.
  ///
  /// - Parameter hidden: Ids that the index removes from the indexes below it.
  func finish(hiding hidden: Set<String>) throws {
    try writeCore(through: lastPlace)
    let typeSet = try database.prepare(SQL.insertTypeSet)
    for (index, types) in typeSets.values.enumerated() {
      typeSet.bind(1, index + 1)
      if let code = PlaceTypeTable.code(of: types[0]) { typeSet.bind(2, code) } else { typeSet.bindNull(2) }
      typeSet.bind(3, types.dropFirst().joined(separator: ","))
      try typeSet.run()
    }
    let address = try database.prepare(SQL.insertAddress)
    for (index, parts) in addresses.values.enumerated() {
      address.bind(1, index + 1)
      address.bind(2, parts.sublocality)
      address.bind(3, parts.locality)
      address.bind(4, parts.administrativeArea2)
      address.bind(5, parts.administrativeArea1)
      address.bind(6, parts.postalCode)
      address.bind(7, parts.inheritedNames.isEmpty ? nil : parts.inheritedNames.joined(separator: "\n"))
      try address.run()
    }
    let source = try database.prepare(SQL.insertSource)
    for (index, value) in sources.values.enumerated() {
      source.bind(1, index + 1)
      source.bind(2, value.name)
      source.bind(3, value.license)
      source.bind(4, value.attribution)
      try source.run()
    }
    // A former id of a place hides as well, and leads to it.
    let known = Set(formerIDs.map(\.id))
    formerIDs += hidden.filter { !known.contains($0) }.map { ($0, 0, Schema.removedPlace) }
    for former in formerIDs.sorted(by: { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }) {
      formerID.bind(1, former.id)
      formerID.bind(2, former.position)
      formerID.bind(3, former.place)
      try formerID.run()
    }
  }
}

extension Address {
  /// The part of the address that neighbouring places share.
  var sharedPart: Address {
    var address = self
    address.street = nil
    address.houseNumber = nil
    address.countryCode = nil
    return address
  }
}
