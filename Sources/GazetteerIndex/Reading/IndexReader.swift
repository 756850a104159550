// SPDX-License-Identifier: Apache-2.0
package import GazetteerGeometry
import GazetteerNumbers
import GazetteerSQLite

/// One connection to an index with its prepared statements. It belongs to one thread at a time.
///
/// Methods that read lists give a `PlaceStream`, which takes a statement and gives it back at its end.
package final class IndexReader {
  package let overview: IndexOverview
  private let database: Connection
  /// Prepared statements that nobody uses at the moment, by query.
  private var idle: [[Statement]] = Query.allCases.map { _ in [] }

  // What was read lately: a few MB at most.
  private var countryTerms = RowCache<Int, [[UInt8]]>(capacity: 300)
  private var runsOfBoxes = RowCache<BoxKey, [Int]>(capacity: 64)
  private var recentBlocks = RowCache<Int, Block>(capacity: 1024)
  private var recentCores = RowCache<Int, [UInt8]>(capacity: 4096)
  private var recentAddresses = RowCache<Int, Address>(capacity: 1024)
  private var recentSources = RowCache<Int, Source?>(capacity: 64)
  var recentWalks = RowCache<Walk, [CorrectedTerm]>(capacity: 32)
  /// The words of the index, as far as this reader has needed them.
  var trees: [VocabularySpace: WordTree] = [:]

  private struct BoxKey: Hashable {
    var box: PlainBox
    var family: PlaceFamily
    var limit: Int
  }

  /// Opens a connection; `overview` is read unless another reader of the same file has it already.
  package init(path: String, sharing overview: IndexOverview? = nil) throws {
    database = try IndexFile.connect(path: path, checking: overview == nil ? .small : .outline)
    do {
      self.overview = try overview ?? IndexOverview(database, path: path)
      // One read transaction for good: the file never changes, and a statement on its own would begin and end one each time.
      try database.execute("BEGIN; SELECT count(*) FROM meta")
    } catch let error as SQLiteError {
      throw IndexFile.translated(error, path: path)
    }
    database.setProgressHandler { [watch] in watch.patience.isOver }
  }

  /// When the work that is being done has to stop. It is asked while a statement runs; loops between statements ask it themselves.
  package var patience: Patience { watch.patience }
  private let watch = Watch()

  /// What the progress handler of the connection looks at.
  private final class Watch {
    var patience = Patience()
  }

  /// Runs work on the index that stops when `patience` is over, also within a statement: with `CancellationError` or `Patience.DeadlineExceeded`.
  /// Work within work has its own patience, and afterwards that of the outer work holds again. What SQLite says of a damaged file comes out as an
  /// `IndexError` that names the file and the cure.
  package func under<Value>(_ patience: Patience, _ work: () throws -> Value) throws -> Value {
    let outer = watch.patience
    watch.patience = patience
    defer { watch.patience = outer }
    do { return try work() } catch let error as SQLiteError {
      if error.kind == .interrupted { try patience.check() }
      throw IndexFile.translated(error, path: overview.path)
    }
  }

  // MARK: Lists

  /// Which terms a list is read by.
  package enum PostingTable {
    /// Words of names and addresses.
    case words
    /// Trigrams of main names.
    case infix
  }

  /// Places that match, most important first, with ids in `after + 1 ... through`; without limits all of them.
  package func places(_ pattern: MatchPattern, _ kind: PostingTable, after: Int = 0, through: Int? = nil) throws -> PlaceStream {
    try list(kind == .words ? .placesByImportance : .placesByInfix, pattern, after + 1, through ?? overview.placeCount)
  }

  /// Geographic positions that match, from one on. A position is block × `Schema.blockSize` + offset.
  package func positions(_ pattern: MatchPattern, _ kind: PostingTable, from first: Int, through last: Int? = nil) throws -> PlaceStream {
    let end = (overview.blockCount + 1) * Schema.blockSize - 1
    return try list(kind == .words ? .positionsByArea : .positionsByInfix, pattern, first, last ?? end)
  }

  /// Geographic positions that match, within the blocks.
  package func positions(_ pattern: MatchPattern, _ kind: PostingTable, blocks: ClosedRange<Int>) throws -> PlaceStream {
    try positions(pattern, kind, from: blocks.lowerBound * Schema.blockSize, through: (blocks.upperBound + 1) * Schema.blockSize - 1)
  }

  /// Places one of whose main names has the key, or one of whose aliases when it is the key of an alias, with ids in `after + 1 ... through`. Two names may share a hash: compare the names.
  package func placesByWholeName(_ key: UInt64, after: Int, through: Int) throws -> PlaceStream {
    let statement = try take(.placesByWholeName)
    statement.bind(1, wholeNameKey(key))
    statement.bind(2, after + 1)
    statement.bind(3, through)
    return PlaceStream(statement, .placesByWholeName, self, first: after + 1, last: through)
  }

  private func list(_ query: Query, _ pattern: MatchPattern, _ first: Int, _ last: Int) throws -> PlaceStream {
    let statement = try take(query)
    statement.bind(1, text: pattern.text)
    statement.bind(2, first)
    statement.bind(3, last)
    return PlaceStream(statement, query, self, first: first, last: last)
  }

  // MARK: Places

  /// What filters and scores need of a place.
  package func core(of place: Int) throws -> PlaceCore {
    let row = (place - 1) / Schema.coreSize
    let entries = try recentCores.row(row) { try one(.placeCore, row) { Array($0.bytes(0)) } ?? missing("core of place", place) }
    return try entries.withUnsafeBytes { PlaceCore($0, at: (place - 1) % Schema.coreSize) } ?? missing("core of place", place)
  }

  /// The names of a place.
  package func names(of place: Int) throws -> PlaceNames {
    try one(.placeNames, place, Self.names) ?? missing("place", place)
  }

  private static func names(in row: Statement) -> PlaceNames {
    PlaceNames(primary: row.string(0), others: row.isNull(1) ? [] : unpackedNames(row.bytes(1)), addressID: row.int(2))
  }

  /// The primary name without the others.
  package func primaryName(of place: Int) throws -> PlaceNames {
    try one(.placeNames, place) { PlaceNames(primary: $0.string(0), others: [], addressID: $0.int(2)) } ?? missing("place", place)
  }

  /// The id of the place with this place id, or that had it before.
  package func place(withID placeID: String) throws -> Int? {
    for query in [Query.placeByPlaceID, .placeByFormerID] {
      let found: Int? = try reading(query) { statement in
        statement.bind(1, placeID)
        defer { statement.reset() }
        return try statement.step() ? statement.int(0) : nil
      }
      if let found {
        guard found > 0, found <= overview.placeCount else { return try missing("place", found) }
        return found
      }
    }
    return nil
  }

  /// Everything that the index knows of a place, as it came in; its address also has what areas lend to it.
  package func record(of place: Int) throws -> PlaceRecord {
    let core = try core(of: place)
    let (names, placeID, sourceID) = try one(.place, place) { (Self.names(in: $0), $0.string(3), $0.int(4)) } ?? missing("place", place)
    var record = PlaceRecord(id: placeID, name: names.primary, location: core.location, importance: Double(core.importance) / 1000)
    record.names = names.others
    let types = try typeSet(core.typeSet)
    record.primaryType = types.primaryType.map(PlaceTypeTable.name(of:))
    record.types = types.types
    record.address = try address(of: place, core: core, addressID: names.addressID)
    if core.flags.contains(.houseNumbers) { record.houseNumbers = try houseNumbers(of: place) }
    if core.flags.contains(.viewport) { record.viewport = try viewport(of: place) }
    if core.flags.contains(.details) { record.details = try details(of: place) }
    if sourceID > 0 { record.source = try source(sourceID) }
    if core.flags.contains(.formerIDs) { record.formerIDs = try formerIDs(of: place) }
    return record
  }

  private func houseNumbers(of place: Int) throws -> HouseNumberList {
    try one(.houseNumbers, place) { HouseNumberList(stored: Array($0.bytes(0))) } ?? missing("houses of street", place)
  }

  /// The sources of the index in their order, at most `limit`; the writer numbers them from 1 without gaps.
  package func sources(limit: Int) throws -> [Source] {
    var sources: [Source] = []
    while sources.count < limit, let source = try source(sources.count + 1) { sources.append(source) }
    return sources
  }

  private func source(_ id: Int) throws -> Source? {
    try recentSources.row(id) {
      try one(.source, id) { Source(name: $0.string(0), license: $0.optionalString(1), attribution: $0.optionalString(2)) }
    }
  }

  /// The other members of the canonical record, as the text of one JSON object; nil when there are none.
  package func details(of place: Int) throws -> String? { try one(.detail, place) { $0.string(0) } }

  package func typeSet(_ id: Int) throws -> IndexOverview.TypeSet {
    guard overview.typeSets.indices.contains(id &- 1) else { return try missing("type set", id) }
    return overview.typeSets[id - 1]
  }

  /// The code of a country, or nil for places without one.
  package func countryCode(_ id: Int) -> String? {
    overview.countries.indices.contains(id &- 1) ? overview.countries[id - 1] : nil
  }

  /// The name of a country in the language, else its default name, else its code.
  package func countryName(_ id: Int, language: String) throws -> String? {
    for language in [language, ""] {
      let name: String? = try reading(.countryName) { statement in
        statement.bind(1, id)
        statement.bind(2, language)
        defer { statement.reset() }
        return try statement.step() ? statement.string(0) : nil
      }
      if let name { return name }
    }
    return countryCode(id)
  }

  private func address(of place: Int, core: PlaceCore, addressID: Int) throws -> Address {
    var address = try sharedAddress(addressID, country: core.country)
    if core.flags.contains(.street) {
      try one(.street, place) { row in
        address.street = row.optionalString(0)
        address.houseNumber = row.optionalString(1)
      } ?? missing("street of place", place)
    }
    return address
  }

  /// What places share of their addresses, all but street and house number.
  package func sharedAddress(_ id: Int, country: Int) throws -> Address {
    var address = id <= 0 ? Address() : try recentAddresses.row(id) { try sharedAddress(id) }
    address.countryCode = countryCode(country)
    return address
  }

  private func sharedAddress(_ id: Int) throws -> Address {
    try one(.address, id) { row in
      var address = Address()
      address.sublocality = row.optionalString(0)
      address.locality = row.optionalString(1)
      address.administrativeArea2 = row.optionalString(2)
      address.administrativeArea1 = row.optionalString(3)
      address.postalCode = row.optionalString(4)
      address.inheritedNames = row.optionalString(5)?.split(separator: "\n").map(String.init) ?? []
      return address
    } ?? missing("address", id)
  }

  /// A box whose sides are no box would make distances that are no number.
  private func viewport(of place: Int) throws -> GeoBox {
    let corners = try one(.viewport, place) { row in
      func corner(_ column: Int32) -> GeoPoint? {
        GeoPoint(storedLatitude: Int32(clamping: row.int64(column)), longitude: Int32(clamping: row.int64(column + 1)))
      }
      return (corner(0), corner(2))
    }
    guard case (let low?, let high?)? = corners, low.latitudeE7 <= high.latitudeE7 else { return try missing("viewport of place", place) }
    return GeoBox(low: low, high: high)
  }

  /// Rare, and asked for only by details and export: a scan of a small table.
  private func formerIDs(of place: Int) throws -> [String] {
    try reading(.formerIDsOfPlace) { statement in
      statement.bind(1, place)
      var ids: [String] = []
      while try statement.step() { ids.append(statement.string(0)) }
      return ids
    }
  }

  // MARK: Areas and words

  /// The places of a block.
  package func block(_ id: Int) throws -> Block {
    try recentBlocks.row(id) {
      try one(.block, id) { Block(family: PlaceFamily(rawValue: $0.int(0)) ?? .poi, bytes: Array($0.bytes(1))) } ?? missing("block", id)
    }
  }

  /// Blocks of a family that touch the box, unordered, at most `limit`; a block may hold places outside.
  package func blocks(in box: PlainBox, family: PlaceFamily, limit: Int) throws -> [Int] {
    let key = BoxKey(box: box, family: family, limit: limit)
    return try runsOfBoxes.row(key) { try blocks(of: key) }
  }

  private func blocks(of key: BoxKey) throws -> [Int] {
    var blocks: [Int] = []
    try eachRun(.blocksInBox, in: key.box, family: key.family, limit: key.limit) { id, _ in blocks.append(id) }
    return blocks
  }

  /// Blocks of a family that touch the box, unordered, each with the box that holds its places.
  package func blockBoxes(in box: PlainBox, family: PlaceFamily) throws -> [(block: Int, box: PlainBox)] {
    var blocks: [(block: Int, box: PlainBox)] = []
    try eachRun(.blockBoxesInBox, in: box, family: family, limit: overview.blockCount) { id, row in
      func side(_ column: Int32) -> Int32 { Int32(clamping: row.int64(column)) }
      blocks.append((id, PlainBox(minLatitude: side(1), maxLatitude: side(2), minLongitude: side(3), maxLongitude: side(4))))
    }
    return blocks
  }

  private func eachRun(
    _ query: Query, in box: PlainBox, family: PlaceFamily, limit: Int, _ body: (_ id: Int, _ row: Statement) -> Void
  ) throws {
    try reading(query) { statement in
      statement.bind(1, Int(box.minLatitude))
      statement.bind(2, Int(box.maxLatitude))
      statement.bind(3, Int(box.minLongitude))
      statement.bind(4, Int(box.maxLongitude))
      statement.bind(5, family.rawValue)
      statement.bind(6, limit)
      while try statement.step() {
        let block = statement.int(0)
        guard block > 0, block <= overview.blockCount else { return try missing("block", block) as Void }
        body(block, statement)
      }
    }
  }

  /// Countries one of whose names, in any language, has a word with the prefix.
  package func countries(withTermPrefix prefix: some Collection<UInt8>) throws -> [Int] {
    try reading(.countriesByTermPrefix) { statement in
      statement.bind(1, text: Array(prefix))
      statement.bind(2, text: successor(of: Array(prefix)))
      var countries: [Int] = []
      while try statement.step() {
        let country = statement.int(0)
        guard overview.countries.indices.contains(country &- 1) else { return try missing("country", country) }
        countries.append(country)
      }
      return countries.sorted()
    }
  }

  /// The folded words of a country's names, in all languages.
  package func termsOfCountry(_ country: Int) throws -> [[UInt8]] {
    try countryTerms.row(country) {
      try reading(.termsOfCountry) { statement in
        statement.bind(1, country)
        var terms: [[UInt8]] = []
        // As a string: in a damaged file the bytes may end within a letter.
        while try statement.step() { terms.append(Array(statement.string(0).utf8)) }
        return terms
      }
    }
  }

  /// The words of a space as the file has them; nil when it has none.
  func vocabularyBytes(_ space: VocabularySpace) throws -> [UInt8]? {
    try one(.vocabulary, space.rawValue) { Array($0.bytes(0)) }
  }

  // MARK: Statements

  private func take(_ query: Query) throws -> Statement {
    if let statement = idle[query.rawValue].popLast() { return statement }
    return try translatingStatementFailures(path: overview.path) { try database.prepare(query.sql) }
  }

  func giveBack(_ statement: Statement, _ query: Query) {
    statement.reset()
    idle[query.rawValue].append(statement)
  }

  private func reading<Value>(_ query: Query, _ body: (Statement) throws -> Value) throws -> Value {
    let statement = try take(query)
    defer { giveBack(statement, query) }
    return try translatingStatementFailures(path: overview.path) { try body(statement) }
  }

  private func one<Value>(_ query: Query, _ key: Int, _ body: (Statement) throws -> Value) throws -> Value? {
    try reading(query) { statement in
      statement.bind(1, key)
      return try statement.step() ? try body(statement) : nil
    }
  }

  private func missing<Value>(_ what: String, _ id: Int) throws -> Value {
    throw IndexError.damaged(path: overview.path, reason: "\(what) \(id) is missing")
  }
}

/// A list being read: ids in ascending order, none outside what was asked for, even in a damaged file.
package final class PlaceStream: PlaceSequence {
  private let statement: Statement
  private let query: Query
  private let reader: IndexReader
  private let first: Int
  private let last: Int
  private var isOpen = true

  init(_ statement: Statement, _ query: Query, _ reader: IndexReader, first: Int, last: Int) {
    self.statement = statement
    self.query = query
    self.reader = reader
    self.first = first
    self.last = last
  }

  deinit { close() }

  /// The next id, or nil at the end.
  package func next() throws -> Int? {
    guard isOpen else { return nil }
    if try translatingStatementFailures(path: reader.overview.path, statement.step) {
      let id = statement.int(0)
      guard id >= first, id <= last else { throw IndexError.damaged(path: reader.overview.path, reason: "a list leaves its range") }
      return id
    }
    close()
    return nil
  }

  private func close() {
    guard isOpen else { return }
    isOpen = false
    reader.giveBack(statement, query)
  }
}

/// A byte string greater than every UTF-8 text that begins with `prefix`: UTF-8 never has the byte 0xFF.
func successor(of prefix: [UInt8]) -> [UInt8] {
  var bytes = prefix
  bytes.append((bytes.popLast() ?? 0xFE).addingClamped(1))
  return bytes
}
