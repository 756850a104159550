// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerPlaces
import GazetteerText

/// Checks that the tables of an index agree about its places.
struct PlaceVerification {
  let reader: IndexReader
  /// Number of places, spread over the index, whose every word is looked up in the posting lists.
  private static let sample = 500

  func verify(_ report: (String) -> Void) throws {
    try checkPlaces()
    report("places, their order and their whole names")
    try checkRuns()
    report("places by area")
    report("words of every \(stride). place")
  }

  private var overview: IndexOverview { reader.overview }
  private var stride: Int { max(1, overview.placeCount / Self.sample) }

  private func damaged(_ reason: String) -> IndexError { .damaged(path: overview.path, reason: reason) }

  // MARK: By importance

  private func checkPlaces() throws {
    var last: (importance: Int, id: String)?
    var countries: [Int: Int] = [:]
    for place in Swift.stride(from: 1, through: overview.placeCount, by: 1) {
      let record = try reader.record(of: place)
      let core = try reader.core(of: place)
      if let last, (last.importance, record.id) < (core.importance, last.id) { throw damaged("place \(place) is out of order") }
      last = (core.importance, record.id)
      countries[core.country, default: 0] += 1
      let family = try reader.typeSet(core.typeSet).family
      guard overview.importance(ofFamily: family, place: place) == core.importance else {
        throw damaged("the importance of place \(place) is not that of its level")
      }
      guard try reader.place(withID: record.id) == place else { throw damaged("place \(place) is not found by its id") }
      guard core.area == record.address.areaNumber else { throw damaged("the area of place \(place) is not that of its address") }
      try checkHouses(of: place, record, core.flags)
      _ = try reader.members(of: record.details)
      let terms = PlaceTerms(record)
      try checkWholeNames(of: place, terms)
      if place % stride == 0 { try checkWords(of: place, record, terms, country: core.country) }
    }
    for (index, code) in overview.countries.enumerated() where overview.places(ofCountry: index + 1) != countries[index + 1] ?? 0 {
      throw damaged("the number of places in \(code) is not what it should be")
    }
  }

  private func checkHouses(of place: Int, _ record: PlaceRecord, _ flags: PlaceFlags) throws {
    guard flags.contains(.houseNumbers) else { return }
    let houses = record.houseNumbers.houses
    guard !houses.isEmpty, HouseNumberList(houses) == record.houseNumbers else {
      throw damaged("the houses of street \(place) cannot be read")
    }
    let reach = houses.map { record.location.distanceMeters(to: $0.location) }.max() ?? 0
    guard reach <= Double(overview.houseReachMeters) else { throw damaged("a house of street \(place) is farther away than any can be") }
  }

  private func checkWholeNames(of place: Int, _ terms: PlaceTerms) throws {
    guard !terms.mainForms.isEmpty else { throw damaged("place \(place) has no name") }
    for form in terms.mainForms where try reader.placesByWholeName(nameKeyHash(form.key), after: place - 1, through: place).next() != place
    {
      throw damaged("place \(place) is not found by its whole name")
    }
  }

  private func checkWords(of place: Int, _ record: PlaceRecord, _ terms: PlaceTerms, country: Int) throws {
    let type = record.primaryType.flatMap(PlaceTypeTable.code(of:))
    try checkTerms(terms.document(country: country, type: type), of: place) { try isInList($0, .byImportance, place) }
    try checkTerms(terms.documentForInfix(country: country, type: type), of: place) { try isInList($0, .infixByImportance, place) }
  }

  /// Whether a list has a document, read from its leaves and by MATCH.
  private func isInList(_ pattern: QueryTree, _ table: FullTextTable, _ document: Int) throws -> Bool {
    try reader.documents(pattern, in: table).advance(to: document) == document
      && reader.matches(pattern, in: table, from: document, through: document).next() == document
  }

  private func checkTerms(_ document: [UInt8], of place: Int, isFound: (QueryTree) throws -> Bool) throws {
    for term in document.split(separator: UInt8(ascii: " ")) where try !isFound(.term(term)) {
      throw damaged("place \(place) is not in the list of each of its words")
    }
  }

  // MARK: By area

  private func checkRuns() throws {
    var seen = [Bool](repeating: false, count: overview.placeCount + 1)
    for id in Swift.stride(from: 1, through: overview.blockCount, by: 1) {
      let block = try reader.block(id)
      for offset in 0..<block.count {
        guard let entry = block.entry(at: offset), entry.place > 0, seen.element(at: entry.place) == false else {
          throw damaged("block \(id) names a place that is not there, or twice")
        }
        seen[entry.place] = true
        try check(entry, of: block, id: id, offset: offset)
      }
    }
    if let missing = seen.dropFirst().firstIndex(of: false) { throw damaged("place \(missing) is in no block") }
  }

  private func check(_ entry: BlockEntry, of block: Block, id: Int, offset: Int) throws {
    let core = try reader.core(of: entry.place)
    let family = try reader.typeSet(core.typeSet).family
    guard entry.location == core.location, entry.typeSet == core.typeSet, entry.country == core.country, family == block.family else {
      throw damaged("block \(id) does not say of place \(entry.place) what the place says")
    }
    let box = PlainBox(
      minLatitude: core.location.latitudeE7, maxLatitude: core.location.latitudeE7, minLongitude: core.location.longitudeE7,
      maxLongitude: core.location.longitudeE7)
    guard entry.place % stride == 0 else { return }
    guard try reader.blocks(in: box, family: family).contains(id) else {
      throw damaged("the box of block \(id) leaves out a place")
    }
    let terms = PlaceTerms(try reader.record(of: entry.place))
    let position = id * Schema.blockSize + offset
    // `by_area` has no types, and its trigrams no countries: filters are checked on the blocks.
    try checkTerms(terms.document(country: core.country, type: nil), of: entry.place) {
      try isInList($0, .byArea, position)
    }
    try checkTerms(terms.documentForInfix(country: 0, type: nil), of: entry.place) {
      try isInList($0, .infixByArea, position)
    }
  }
}
