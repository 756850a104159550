// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerPlaces
import GazetteerText

/// The main half of an index: the complete places, and the posting lists by importance.
struct ImportanceHalf {
  let path: String
  let order: PlaceOrder
  let records: OrderedRecords
  let inherited: InheritedNames
  /// The attributes that places can be filtered by.
  let filterable: Set<String>
  let isCancelled: @Sendable () -> Bool

  /// Writes the half, and returns how many places have each attribute.
  func write(countries: [CountryNames], hidden: Set<String>, progress: (Int, Int) -> Void) throws -> [String: Int] {
    try translatingFailures(path: path) {
      let database = try Connection(path: path, mode: .readWrite)
      try database.execute(SQL.buildSettings)
      try database.execute(Schema.tables)
      for table in Schema.firstHalfNames { try database.execute(SQL.configureFullText(table)) }
      try database.execute(SQL.begin)
      let (typeSets, carriers) = try writePlaces(database, hidden, progress)
      try writeBlocks(database, typeSets)
      try writeCountries(database, countries)
      try writeLevels(database)
      try database.execute(Schema.indexes)
      try database.execute(SQL.commit)
      for table in Schema.firstHalfNames { try database.execute(SQL.optimizeFullText(table)) }
      return carriers
    }
  }

  /// Writes the places, and returns the type set of each in their order, and how many have each attribute.
  private func writePlaces(_ database: Connection, _ hidden: Set<String>, _ progress: (Int, Int) -> Void) throws -> (
    [UInt16], [String: Int]
  ) {
    let place = try PlaceInserts(database)
    let insertTerms = try database.prepare(SQL.insertTerms(into: "by_importance"))
    let insertInfix = try database.prepare(SQL.insertTerms(into: "infix_by_importance"))
    var attributes = AttributeInserts(names: filterable)
    var (nestedPlaces, reader) = (0, records.reader())
    for (index, ordered) in order.places.enumerated() {
      if index & 0xFFF == 0 {
        if isCancelled() { throw CancellationError() }
        progress(index, order.count)
      }
      var record = try reader.record(stagedAt: ordered.offset)
      inherited.add(to: &record)
      let text = PlaceTerms(record)
      guard !text.mainForms.isEmpty else { throw IndexError.invalidRecord(id: record.id, reason: "its name holds no letter or digit") }
      if text.hasNestedNames { nestedPlaces += 1 }
      let country = ordered.country
      try place.insert(record, id: index + 1, country: country)
      let type = record.primaryType.flatMap(PlaceTypeTable.code(of:))
      let values = filterable.isEmpty ? [] : attributes.add(record, place: index + 1)
      try add(text.document(country: country, type: type, attributes: values), at: index + 1, insertTerms)
      try add(text.documentForInfix(country: country, type: type, attributes: values), at: index + 1, insertInfix)
    }
    progress(order.count, order.count)
    try place.finish(hiding: hidden)
    try attributes.write(database)
    try writeMeta(database, nestedPlaces: nestedPlaces, place)
    return (place.typeSetOfPlace, attributes.carriers)
  }

  private func writeMeta(_ database: Connection, nestedPlaces: Int, _ places: PlaceInserts) throws {
    let insert = try database.prepare(SQL.insertMeta)
    for (key, value) in [
      ("place_count", order.count), ("nested_place_count", nestedPlaces), ("block_count", order.blockCount),
      ("house_street_count", places.streetsWithHouses), ("house_reach_meters", places.houseReach),
    ] {
      insert.bind(1, key)
      insert.bind(2, value)
      try insert.run()
    }
  }

  private func writeBlocks(_ database: Connection, _ typeSets: [UInt16]) throws {
    let insertBlock = try database.prepare(SQL.insertBlock)
    let insertBox = try database.prepare(SQL.insertBlockBox)
    for (index, block) in order.blocks.enumerated() {
      var bytes: [UInt8] = []
      var box = PlainBox(minLatitude: .max, maxLatitude: .min, minLongitude: .max, maxLongitude: .min)
      for place in block.places {
        let location = place.location
        let entry = BlockEntry(
          place: Int(place.id), location: location, typeSet: Int(typeSets[Int(place.id) - 1]), country: place.country)
        entry.append(to: &bytes)
        box.minLatitude = min(box.minLatitude, location.latitudeE7)
        box.maxLatitude = max(box.maxLatitude, location.latitudeE7)
        box.minLongitude = min(box.minLongitude, location.longitudeE7)
        box.maxLongitude = max(box.maxLongitude, location.longitudeE7)
      }
      insertBlock.bind(1, index + 1)
      insertBlock.bind(2, block.family.rawValue)
      insertBlock.bind(3, blob: bytes)
      try insertBlock.run()
      insertBox.bind(1, index + 1)
      insertBox.bind(2, Int(box.minLatitude))
      insertBox.bind(3, Int(box.maxLatitude))
      insertBox.bind(4, Int(box.minLongitude))
      insertBox.bind(5, Int(box.maxLongitude))
      insertBox.bind(6, block.family.rawValue)
      try insertBox.run()
    }
  }

  private func writeCountries(_ database: Connection, _ countries: [CountryNames]) throws {
    let insert = try database.prepare(SQL.insertCountry)
    let insertName = try database.prepare(SQL.insertCountryName)
    let insertTerm = try database.prepare(SQL.insertCountryTerm)
    for (index, code) in order.countries.enumerated() {
      let id = index + 1
      insert.bind(1, id)
      insert.bind(2, code)
      insert.bind(3, order.placesOfCountries[id])
      try insert.run()
      let known = countries.first { $0.code == code } ?? CountryNames(code: code, names: [("", code)])
      var terms = Set<ArraySlice<UInt8>>()
      for name in known.names {
        insertName.bind(1, id)
        insertName.bind(2, name.language)
        insertName.bind(3, name.text)
        try insertName.run()
        for form in TextAnalyzer.forms(ofName: name.text) { for term in form.terms { terms.insert(form.key[term]) } }
      }
      for form in TextAnalyzer.forms(ofName: code) { terms.insert(form.key[...]) }
      for term in terms.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
        insertTerm.bind(1, text: Array(term))
        insertTerm.bind(2, id)
        try insertTerm.run()
      }
    }
  }

  private func writeLevels(_ database: Connection) throws {
    let insert = try database.prepare(SQL.insertImportanceLevel)
    let levels = order.levels.sorted { ($0.key.family.rawValue, $0.key.importance) < ($1.key.family.rawValue, $1.key.importance) }
    for (level, places) in levels {
      insert.bind(1, level.family.rawValue)
      insert.bind(2, level.importance)
      insert.bind(3, places.last)
      insert.bind(4, places.count)
      try insert.run()
    }
  }
}
