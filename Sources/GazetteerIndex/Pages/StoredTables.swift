// SPDX-License-Identifier: Apache-2.0

/// The tables that requests read without statements.
struct StoredTables: Sendable {
  let places: Tree
  /// Place ids, each with the number of its place.
  let placeIDs: Tree
  let formerIDs: Tree
  let cores: Tree
  let addresses: Tree
  let streets: Tree
  let houseNumbers: Tree
  let viewports: Tree
  let details: Tree
  let sources: Tree
  let countryNames: Tree
  let vocabulary: Tree
  let blocks: Tree
  let boxes: BoxTree
  let wholeNames: Tree
  /// By `FullTextTable`: the leaves, and the pages on which terms begin.
  let leaves: [Tree]
  let pagesOfTerms: [Tree]

  /// - Throws: `IndexError.damaged` when a table is missing.
  init(_ database: Connection, _ pages: Pages, path: String) throws {
    var roots: [String: Int] = [:]
    let select = try database.prepare(SQL.rootPages)
    while try select.step() { roots[select.string(0)] = select.int(1) }
    func tree(_ name: String) throws(IndexError) -> Tree {
      guard let root = roots[name] else { throw .damaged(path: path, reason: "the table \(name) is missing") }
      return Tree(pages: pages, root: root)
    }
    places = try tree("place")
    placeIDs = try tree("place_by_place_id")
    formerIDs = try tree("former_id")
    cores = try tree("place_core")
    addresses = try tree("address")
    streets = try tree("place_street")
    houseNumbers = try tree("house_number")
    viewports = try tree("place_viewport")
    details = try tree("place_detail")
    sources = try tree("source")
    countryNames = try tree("country_name")
    vocabulary = try tree("vocabulary")
    blocks = try tree("block")
    boxes = BoxTree(nodes: try tree("block_box_node"))
    wholeNames = try tree("whole_name")
    leaves = try FullTextTable.allCases.map { table throws(IndexError) in try tree("\(table.name)_data") }
    pagesOfTerms = try FullTextTable.allCases.map { table throws(IndexError) in try tree("\(table.name)_idx") }
  }
}

// MARK: Columns, in the order of `Schema.tables` and `Schema.indexes`

extension StoredTables {
  enum PlaceColumn: Int, CaseIterable { case id, placeID, name, otherNames, address, source }
  enum PlaceIDColumn: Int, CaseIterable { case placeID, place }
  enum FormerIDColumn: Int, CaseIterable { case formerID, position, place }
  enum CoreColumn: Int, CaseIterable { case id, entries }
  enum AddressColumn: Int, CaseIterable {
    case id, sublocality, locality, administrativeArea2, administrativeArea1, postalCode, inheritedNames
  }
  enum StreetColumn: Int, CaseIterable { case id, street, houseNumber }
  enum HouseNumberColumn: Int, CaseIterable { case street, houses }
  enum ViewportColumn: Int, CaseIterable { case id, south, west, north, east }
  enum DetailColumn: Int, CaseIterable { case id, members }
  enum SourceColumn: Int, CaseIterable { case id, name, license, attribution }
  enum CountryNameColumn: Int, CaseIterable { case country, language, name }
  enum VocabularyColumn: Int, CaseIterable { case space, words }
  enum BlockColumn: Int, CaseIterable { case id, family, entries }
  enum WholeNameColumn: Int, CaseIterable { case key, place }
  /// Of FTS5's own tables.
  enum LeafColumn: Int, CaseIterable { case id, block }
  enum TermPageColumn: Int, CaseIterable { case segid, term, pgno }
}

extension StoredRow {
  @inline(__always)
  func bytes(_ column: some RawRepresentable<Int>) throws(Malformed) -> UnsafeRawBufferPointer? { try bytes(column.rawValue) }
  @inline(__always)
  func int(_ column: some RawRepresentable<Int>) throws(Malformed) -> Int { try int(column.rawValue) }
  func string(_ column: some RawRepresentable<Int>) throws(Malformed) -> String? { try string(column.rawValue) }

  /// How the text of a column stands to another one, by bytes, as SQLite orders texts: below 0, 0 or above.
  func order(_ column: some RawRepresentable<Int>, to text: some Collection<UInt8>) throws(Malformed) -> Int {
    guard let bytes = try bytes(column.rawValue) else { throw Malformed() }
    if bytes.elementsEqual(text) { return 0 }
    return bytes.lexicographicallyPrecedes(text) ? -1 : 1
  }
}
