// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerPlaces

/// Reads places: the values for scoring, the names, and the whole record.
extension IndexReader {
  /// The values of a place that filters and scores need.
  package func core(of place: Int) throws -> PlaceCore {
    readCounts.cores += 1
    let (row, entry) = (place - 1).quotientAndRemainder(dividingBy: Schema.coreSize)
    let core = try checkingForm { () throws(Malformed) in
      try cores.row(row)?.bytes(StoredTables.CoreColumn.entries).flatMap { PlaceCore($0, at: entry) }
    }
    return try core ?? missing("core of place", place)
  }

  /// The names of a place.
  package func names(of place: Int) throws -> StoredNames {
    readCounts.names += 1
    return try row(place, of: tables.places, Self.names) ?? missing("place", place)
  }

  /// Passes the stored texts of the names of a place, the primary one first, until the body has seen enough. Nothing is copied.
  ///
  /// - Parameter body: Gets whether it is a main name, and the name; it returns whether to go on.
  package func forEachStoredName(of place: Int, _ body: (_ isMain: Bool, _ name: UnsafeRawBufferPointer) -> Bool) throws {
    readCounts.names += 1
    try row(place, of: tables.places) { row throws(Malformed) in
      guard let name = try row.bytes(StoredTables.PlaceColumn.name) else { throw Malformed() }
      guard body(true, name), let others = try row.bytes(StoredTables.PlaceColumn.otherNames) else { return }
      forEachPackedName(others, body)
    } ?? missing("place", place)
  }

  private static func names(in row: StoredRow) throws(Malformed) -> StoredNames {
    var names = try primaryName(in: row)
    names.others = try row.bytes(StoredTables.PlaceColumn.otherNames).map(unpackedNames) ?? []
    return names
  }

  private static func primaryName(in row: StoredRow) throws(Malformed) -> StoredNames {
    guard let name = try row.string(StoredTables.PlaceColumn.name) else { throw Malformed() }
    return StoredNames(primary: name, others: [], addressID: try row.int(StoredTables.PlaceColumn.address))
  }

  /// The primary name without the others.
  package func primaryName(of place: Int) throws -> StoredNames {
    readCounts.names += 1
    return try row(place, of: tables.places, Self.primaryName) ?? missing("place", place)
  }

  /// The place with this place id or former id.
  package func place(withID placeID: String) throws -> Int? {
    try place(withID: placeID, isFormer: false) ?? place(withID: placeID, isFormer: true)
  }

  /// The place with this place id, or the one with this former id.
  func place(withID placeID: String, isFormer: Bool) throws -> Int? {
    guard let found = try number(of: placeID, isFormer: isFormer), found != Schema.removedPlace || !isFormer else { return nil }
    guard found > 0, found <= overview.placeCount else { return try missing("place", found) }
    return found
  }

  /// Whether the index removes the place with this id from the layers below it.
  func removes(_ placeID: String) throws -> Bool { try number(of: placeID, isFormer: true) == Schema.removedPlace }

  /// Whether the index has a place with this id or former id, or removes it: each hides the place in the layers below.
  func overrides(_ placeID: String) throws -> Bool {
    try number(of: placeID, isFormer: false) ?? number(of: placeID, isFormer: true) != nil
  }

  /// The ids that the index removes from the layers below it, in order.
  package func removedIDs() throws -> [String] {
    try reading(.removedIDs) { statement in
      var ids: [String] = []
      while try statement.step() { ids.append(statement.string(0)) }
      return ids
    }
  }

  private func number(of placeID: String, isFormer: Bool) throws -> Int? {
    typealias Tables = StoredTables
    let id = placeID.utf8
    return isFormer
      ? try row(of: tables.formerIDs) { row throws(Malformed) in
        try row.order(Tables.FormerIDColumn.formerID, to: id)
      } read: { row throws(Malformed) in
        try row.int(Tables.FormerIDColumn.place)
      }
      : try row(of: tables.placeIDs) { row throws(Malformed) in
        try row.order(Tables.PlaceIDColumn.placeID, to: id)
      } read: { row throws(Malformed) in
        try row.int(Tables.PlaceIDColumn.place)
      }
  }

  /// A record with the id, the names, the position and the importance of a place alone.
  package func outline(of place: Int) throws -> PlaceRecord { try outline(of: place, core: core(of: place)).record }

  private func outline(of place: Int, core: PlaceCore) throws -> (record: PlaceRecord, addressID: Int, sourceID: Int) {
    let (names, placeID, sourceID) =
      try row(place, of: tables.places) { row throws(Malformed) in
        (try Self.names(in: row), try Self.placeID(in: row), try row.int(StoredTables.PlaceColumn.source))
      } ?? missing("place", place)
    var record = PlaceRecord(id: placeID, name: names.primary, location: core.location, importance: Double(core.importance) / 1000)
    record.names = names.others
    return (record, names.addressID, sourceID)
  }

  /// The complete record of a place as it was imported; its address also has the inherited names.
  package func record(of place: Int) throws -> PlaceRecord {
    let core = try core(of: place)
    var (record, addressID, sourceID) = try outline(of: place, core: core)
    let types = try typeSet(core.typeSet)
    record.primaryType = types.primaryType.map(PlaceTypeTable.name(of:))
    record.types = types.types
    record.address = try address(of: place, core: core, addressID: addressID)
    if core.flags.contains(.houseNumbers) { record.houseNumbers = try houseNumbers(of: place) }
    if core.flags.contains(.viewport) { record.viewport = try viewport(of: place) }
    if core.flags.contains(.details) { record.details = try details(of: place) }
    if sourceID > 0 { record.source = try source(sourceID) }
    if core.flags.contains(.formerIDs) { record.formerIDs = try formerIDs(of: place) }
    return record
  }

  /// The id of a place as its source gave it.
  package func placeID(of place: Int) throws -> String {
    try row(place, of: tables.places, Self.placeID) ?? missing("place", place)
  }

  private static func placeID(in row: StoredRow) throws(Malformed) -> String {
    guard let id = try row.string(StoredTables.PlaceColumn.placeID) else { throw Malformed() }
    return id
  }

  /// What tells a street from others of its name.
  package func site(ofStreet place: Int) throws -> StreetSite {
    let (addressID, sourceID) =
      try row(place, of: tables.places) { row throws(Malformed) in
        (try row.int(StoredTables.PlaceColumn.address), try row.int(StoredTables.PlaceColumn.source))
      } ?? missing("place", place)
    let address = try sharedAddress(addressID, country: 0)
    return StreetSite(town: address.locality, part: address.sublocality, source: try sourceID > 0 ? source(sourceID)?.name : nil)
  }

  private func houseNumbers(of place: Int) throws -> HouseNumberList {
    try row(place, of: tables.houseNumbers) { row throws(Malformed) in
      HouseNumberList(stored: try row.bytes(StoredTables.HouseNumberColumn.houses).map(Array.init) ?? [])
    } ?? missing("houses of street", place)
  }

  /// The sources of the index in order, at most `limit`; the writer numbers them from 1 without gaps.
  package func sources(limit: Int) throws -> [Source] {
    var sources: [Source] = []
    while sources.count < limit, let source = try source(sources.count + 1) { sources.append(source) }
    return sources
  }

  private func source(_ id: Int) throws -> Source? {
    try recentSources.row(id) {
      try row(id, of: tables.sources) { row throws(Malformed) in
        typealias Column = StoredTables.SourceColumn
        return Source(
          name: try row.string(Column.name) ?? "", license: try row.string(Column.license), attribution: try row.string(Column.attribution))
      }
    }
  }

  /// The details of a place, not yet parsed; nil when there are none.
  package func details(of place: Int) throws -> PlaceDetails? {
    try row(place, of: tables.details) { row throws(Malformed) in
      PlaceDetails(stored: try row.string(StoredTables.DetailColumn.members) ?? "")
    }
  }

  /// Parses details that come from this index.
  ///
  /// - Throws: `IndexError.damaged` for a text that no import has written.
  package func members(of details: PlaceDetails?) throws(IndexError) -> DetailMembers {
    guard let details else { return DetailMembers() }
    do throws(JSONReader.Failure) { return try details.members() } catch {
      throw .damaged(path: overview.path, reason: "the details of a place cannot be read: \(error)")
    }
  }

  package func typeSet(_ id: Int) throws -> IndexOverview.TypeSet {
    guard overview.typeSets.indices.contains(id &- 1) else { return try missing("type set", id) }
    return overview.typeSets[id - 1]
  }

  private func address(of place: Int, core: PlaceCore, addressID: Int) throws -> Address {
    var address = try sharedAddress(addressID, country: core.country)
    if core.flags.contains(.street) {
      (address.street, address.houseNumber) =
        try row(place, of: tables.streets) { row throws(Malformed) in
          (try row.string(StoredTables.StreetColumn.street), try row.string(StoredTables.StreetColumn.houseNumber))
        } ?? missing("street of place", place)
    }
    return address
  }

  /// The shared part of an address: all except street and house number.
  package func sharedAddress(_ id: Int, country: Int) throws -> Address {
    var address = id <= 0 ? Address() : try recentAddresses.row(id) { try sharedAddress(id) }
    address.countryCode = countryCode(country)
    return address
  }

  private func sharedAddress(_ id: Int) throws -> Address {
    try row(id, of: tables.addresses) { row throws(Malformed) in
      typealias Column = StoredTables.AddressColumn
      var address = Address()
      address.sublocality = try row.string(Column.sublocality)
      address.locality = try row.string(Column.locality)
      address.administrativeArea2 = try row.string(Column.administrativeArea2)
      address.administrativeArea1 = try row.string(Column.administrativeArea1)
      address.postalCode = try row.string(Column.postalCode)
      address.inheritedNames = try row.string(Column.inheritedNames)?.split(separator: "\n").map(String.init) ?? []
      return address
    } ?? missing("address", id)
  }

  /// The viewport of a place. A box with impossible sides is refused, because its distances would not be numbers.
  private func viewport(of place: Int) throws -> GeoBox {
    typealias Column = StoredTables.ViewportColumn
    let corners = try row(place, of: tables.viewports) { row throws(Malformed) in
      func corner(_ latitude: Column, _ longitude: Column) throws(Malformed) -> GeoPoint? {
        GeoPoint(storedLatitude: Int32(clamping: try row.int(latitude)), longitude: Int32(clamping: try row.int(longitude)))
      }
      return (try corner(.south, .west), try corner(.north, .east))
    }
    guard case (let low?, let high?)? = corners, low.latitudeE7 <= high.latitudeE7 else { return try missing("viewport of place", place) }
    return GeoBox(low: low, high: high)
  }

  /// Scans a small table: only details and export ask for former ids, and few places have any.
  private func formerIDs(of place: Int) throws -> [String] {
    try reading(.formerIDsOfPlace) { statement in
      statement.bind(1, place)
      var ids: [String] = []
      while try statement.step() { ids.append(statement.string(0)) }
      return ids
    }
  }
}

/// The names of a place as the index stores them.
package struct StoredNames: Sendable {
  package var primary: String
  /// In the order of the record.
  package var others: [AlternateName]
  /// The id of the shared part of the address; 0 when there is none.
  package var addressID: Int
}
