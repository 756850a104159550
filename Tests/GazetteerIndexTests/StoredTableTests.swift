// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerPlaces
import GazetteerTesting
import Testing

@testable import GazetteerIndex

/// Rows read from the pages of the file are those that SQLite reads.
@Suite struct StoredTableTests {
  /// Three thousand places, so that every tree has several levels; some have so many names that they do not fit on a page.
  ///
  /// `nonisolated(unsafe)`: tests take its path alone, each for a reader of its own.
  private nonisolated(unsafe) static let world = Result {
    try World(
      (0..<3000).map { number in
        let name = number % 4 == 1 ? "Central Station" : "Place \(number)"
        var record = PlaceRecord.place(name, id: "p\(number)", at: (Double(number % 80) - 40, Double(number % 170)))
        if number % 300 == 7 {
          record.names = (0..<number / 3).map { AlternateName(text: "Name \($0) of \(number)", language: "en", kind: .variant) }
        }
        record.address.locality = "Town \(number % 200)"
        // Ids of several lengths, some of which begin others: the order of texts is that of their bytes.
        if number % 5 == 0 { record.formerIDs = ["old\(number)", "øld\(number)"] }
        if number % 3 == 0 { record.address.street = "Street \(number)" }
        if number % 6 == 0 { record.address.houseNumber = "\(number)" }
        if number % 7 == 0 {
          record.houseNumbers = HouseNumberList([HouseNumber(number: "1", postalCode: "\(10_000 + number)", location: record.location)])
        }
        if number % 2 == 0 { record.viewport = GeoBox(low: record.location, high: record.location) }
        record.details = PlaceDetails(stored: #"{"rating":\#(number % 5)}"#)
        record.source = Source(name: "Source \(number % 40)", license: number % 2 == 0 ? "CC0" : nil)
        record.address.countryCode = number % 2 == 0 ? "FR" : "US"
        return record
      })
  }

  private func path() throws -> String { try Self.world.get().path }

  /// The rows of a query, each as the texts of its columns.
  private func rows(_ sql: String, columns: Int32) throws -> [[[UInt8]]] {
    let select = try Connection(path: path(), mode: .immutable).prepare(sql)
    var rows: [[[UInt8]]] = []
    while try select.step() { rows.append((0..<columns).map { Array(select.bytes($0)) }) }
    return rows
  }

  private static func number(_ bytes: [UInt8]) -> Int { Int(String(decoding: bytes, as: UTF8.self)) ?? .min }

  /// A table with row numbers: its columns, and which of them are integers.
  struct Table {
    let tree: Tree
    let name: String
    let columns: [String]
    var integers: Set<Int> = []
  }

  private func tables(_ reader: IndexReader) -> [Table] {
    let stored = reader.tables
    return [
      Table(tree: stored.places, name: "place", columns: StoredTables.PlaceColumn.allCases.map(Self.name), integers: [4, 5]),
      Table(tree: stored.cores, name: "place_core", columns: StoredTables.CoreColumn.allCases.map(Self.name)),
      Table(tree: stored.addresses, name: "address", columns: StoredTables.AddressColumn.allCases.map(Self.name)),
      Table(
        tree: stored.streets, name: "place_street", columns: StoredTables.StreetColumn.allCases.map(Self.name)),
      Table(tree: stored.houseNumbers, name: "house_number", columns: StoredTables.HouseNumberColumn.allCases.map(Self.name)),
      Table(
        tree: stored.viewports, name: "place_viewport", columns: StoredTables.ViewportColumn.allCases.map(Self.name),
        integers: [1, 2, 3, 4]),
      Table(tree: stored.details, name: "place_detail", columns: StoredTables.DetailColumn.allCases.map(Self.name)),
      Table(tree: stored.sources, name: "source", columns: StoredTables.SourceColumn.allCases.map(Self.name)),
      Table(tree: stored.vocabulary, name: "vocabulary", columns: StoredTables.VocabularyColumn.allCases.map(Self.name)),
      Table(tree: stored.blocks, name: "block", columns: StoredTables.BlockColumn.allCases.map(Self.name), integers: [1]),
    ]
      + FullTextTable.allCases.map { table in
        Table(tree: stored.leaves[table.rawValue], name: "\(table.name)_data", columns: StoredTables.LeafColumn.allCases.map(Self.name))
      }
  }

  /// `administrativeArea2` → `administrative_area_2`, `placeID` → `place_id`.
  private static func name<Column>(_ column: Column) -> String {
    var (text, previous) = ("", Character("_"))
    for character in "\(column)" {
      if character.isUppercase && !previous.isUppercase || character.isNumber { text += "_" }
      text += character.lowercased()
      previous = character
    }
    return text
  }

  @Test("every row of a table with row numbers is read, column by column", arguments: 0..<14)
  func numbered(_ index: Int) throws {
    let reader = try IndexReader(path: path())
    let table = tables(reader)[index]
    let (name, columns, integers) = (table.name, table.columns, table.integers)
    let expected = try rows("SELECT \(columns.joined(separator: ", ")) FROM \(name) ORDER BY \(columns[0])", columns: Int32(columns.count))
    #expect(!expected.isEmpty)
    for row in expected {
      let found = try reader.row(Self.number(row[0]), of: table.tree) { stored throws(Malformed) in
        var found: [[UInt8]] = []
        for column in columns.indices.dropFirst() {
          found.append(
            integers.contains(column) ? Array("\(try stored.int(column))".utf8) : try stored.bytes(column).map { Array($0) } ?? [])
        }
        return found
      }
      // SQLite gives NULL as an empty text, and we as 0.
      let wanted = row.indices.dropFirst().map { integers.contains($0) && row[$0].isEmpty ? Array("0".utf8) : row[$0] }
      #expect(found == wanted, "\(name) \(Self.number(row[0]))")
    }
    let numbers = expected.map { Self.number($0[0]) }
    for absent in [numbers[0] - 1, numbers[numbers.count - 1] + 1, Int(Int32.max)] where absent > 0 || name == "place" {
      #expect(try reader.row(absent, of: table.tree) { _ throws(Malformed) in true } == nil)
    }
  }

  @Test("ids, former ids and names of countries are found by their texts, and by no other")
  func texts() throws {
    let reader = try IndexReader(path: path())
    func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
    for row in try rows("SELECT place_id, id FROM place", columns: 2) {
      let (id, place) = (text(row[0]), Self.number(row[1]))
      #expect(try reader.place(withID: id, isFormer: false) == place)
      for other in [id + "0x", String(id.dropLast()) + "!", ""] { #expect(try reader.place(withID: other, isFormer: false) == nil) }
    }
    let former = try rows("SELECT former_id, place FROM former_id", columns: 2)
    #expect(former.count == 1200)
    for row in former {
      #expect(try reader.place(withID: text(row[0]), isFormer: true) == Self.number(row[1]))
      #expect(try reader.place(withID: text(row[0]) + " ", isFormer: true) == nil)
    }
    let names = try rows("SELECT country, language, name FROM country_name", columns: 3)
    #expect(names.count >= 5)
    for row in names {
      let country = Self.number(row[0])
      #expect(try reader.countryName(country, exactly: text(row[1])) == text(row[2]))
      for language in ["a", text(row[1]) + "x", "zz"] { #expect(try reader.countryName(country, exactly: language) == nil) }
      #expect(try reader.countryName(country + 40, exactly: text(row[1])) == nil)
    }
  }

  @Test("a row too long for its page is put together, and is none that lasts")
  func spilled() throws {
    let reader = try IndexReader(path: path())
    let counts = try (1...reader.overview.placeCount).map { try (place: $0, count: reader.names(of: $0).others.count) }
    let place = try #require(counts.max { $0.count < $1.count }).place
    #expect(try reader.names(of: place).others.map(\.text).joined().utf8.count > 3 * 4096)
    #expect(throws: Malformed.self) { try reader.tables.places.lastingBytes(ofRow: place) }
  }

  @Test("rows by address are those of the table, when they are first read and again, also those whose numbers were not foreseen")
  func addressed() throws {
    let reader = try IndexReader(path: path())
    let tree = reader.tables.cores
    let entries = try rows("SELECT id, entries FROM place_core ORDER BY id", columns: 2)
    #expect(entries.count > 3)
    let some = AddressedRows(tree, numbers: 1..<entries.count - 1)
    for _ in 0..<2 {
      for row in entries {
        let found = try some.row(Self.number(row[0]))?.bytes(StoredTables.CoreColumn.entries)
        #expect(found.map(Array.init) == row[1])
      }
      for missing in [-1, entries.count + 1, 1 << 40] { #expect(try some.row(missing) == nil) }
    }
  }

  @Test("names in full are found in the order of their places, by steps and by leaps")
  func wholeNames() throws {
    let reader = try IndexReader(path: path())
    let stored = try rows("SELECT key, place FROM whole_name ORDER BY key, place", columns: 2).map {
      (Self.number($0[0]), Self.number($0[1]))
    }
    let byKey = Dictionary(grouping: stored, by: \.0).mapValues { $0.map(\.1) }
    for (key, places) in byKey {
      let steps = NamedPlaces(key: key, reader)
      var found: [Int] = []
      while try steps.advance() != .max { found.append(steps.current) }
      #expect(found == places)
      for target in [places[0], places[places.count / 2] + 1, places[places.count - 1] + 1] {
        #expect(try NamedPlaces(key: key, reader).advance(to: target) == places.first { $0 >= target } ?? .max)
      }
    }
    #expect(byKey.values.contains { $0.count > 1 })
    for absent in [-1, Int(Int32.max) + 1] { #expect(try NamedPlaces(key: absent, reader).advance() == .max) }
  }

  @Test("the pages on which terms begin are those that SQLite finds", arguments: FullTextTable.allCases)
  func pagesOfTerms(_ table: FullTextTable) throws {
    let reader = try IndexReader(path: path())
    let segment = try #require(try reader.segment(of: table))
    let stored = try rows("SELECT term, pgno >> 1 FROM \(table.name)_idx ORDER BY term", columns: 2).map {
      (term: $0[0], page: Self.number($0[1]))
    }
    let terms = stored.map(\.term)
    let near = terms.map { $0 + [0x41] } + terms.map { Array($0.dropLast()) }
    for term in terms + near + [[], [0xFF]] {
      let behind = stored.first { term.lexicographicallyPrecedes($0.term) }
      let upTo = stored.last { !term.lexicographicallyPrecedes($0.term) }
      #expect(try reader.page(of: term, in: table, segment) == max(upTo?.page ?? 1, segment.firstPage))
      #expect(try reader.pageBehind(term, in: table, segment) == behind.map { max($0.page, segment.firstPage) })
    }
  }

  @Test("boxes are those of SQLite's R-tree", arguments: Seeds.of(40 as UInt64))
  func boxes(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let reader = try IndexReader(path: path())
    let (latitude, longitude) = (random.pick(-500_000_000...500_000_000), random.pick(-100_000_000...1_800_000_000))
    let size = random.pick([0, 10_000_000, 300_000_000])
    let box = PlainBox(
      minLatitude: Int32(latitude), maxLatitude: Int32(latitude + size), minLongitude: Int32(longitude),
      maxLongitude: Int32(min(longitude + size, 1_800_000_000)))
    for family in PlaceFamily.allCases {
      let expected = try rows(
        """
        SELECT id, min_latitude, max_latitude, min_longitude, max_longitude FROM block_box
        WHERE min_latitude <= \(box.maxLatitude) AND max_latitude >= \(box.minLatitude) AND min_longitude <= \(box.maxLongitude)
        AND max_longitude >= \(box.minLongitude) AND min_family <= \(family.rawValue) AND max_family >= \(family.rawValue) ORDER BY id
        """, columns: 5
      ).map { $0.map(Self.number) }
      let found = try reader.blockBoxes(in: box, family: family).sorted { $0.block < $1.block }
      let numbers = found.map { entry in
        [entry.block] + [entry.box.minLatitude, entry.box.maxLatitude, entry.box.minLongitude, entry.box.maxLongitude].map { Int($0) }
      }
      #expect(numbers == expected)
      let all = Set(expected.map { $0[0] })
      for most in [0, 1, expected.count - 1, expected.count, 100_000] where most >= 0 {
        let few = try reader.fewBlocks(in: box, family: family, most: most).map(Set.init)
        if few != nil || most == 100_000 { #expect(few == all && all.count <= most) }
      }
    }
  }

  @Test("of an R-tree with more leaves than asked for, none is read")
  func leavesOfBoxes() throws {
    let world = try World((0..<24_000).map { .place("Ort \($0)", id: "\($0)", at: (Double($0 % 120) - 60, Double($0 / 120) * 0.8)) })
    let reader = world.reader
    let all = Set(try reader.blocks(in: .earth, family: .settlement))
    #expect(all.count == (24_000 + Schema.blockSize - 1) / Schema.blockSize)
    let (before, family) = (reader.counts.boxNodes, PlaceFamily.settlement)
    #expect(try reader.fewBlocks(in: .earth, family: family, most: 10) == nil)
    // The root, and what it leads to.
    #expect((3...10).contains(reader.counts.boxNodes - before), "\(reader.counts.boxNodes - before)")
    var passed = 0
    let isRead = try reader.tables.boxes.blocks(in: .earth, family: family.rawValue, mostLeaves: 1, checking: {}) { _ in
      passed += 1
      return true
    }
    #expect(!isRead && passed == 0)
    #expect(try reader.fewBlocks(in: .earth, family: family, most: all.count).map(Set.init) == all)
    #expect(try reader.fewBlocks(in: .earth, family: family, most: all.count - 1) == nil)
  }

  @Test(
    "the nearest blocks come in the order of their boxes' distances, each once, and none is left out", arguments: Seeds.of(40 as UInt64))
  func nearestBlocks(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let reader = try IndexReader(path: path())
    func point() -> GeoPoint {
      random.chance(0.1)
        ? GeoPoint(latitudeE7: random.pick([900_000_000, -900_000_000]), longitudeE7: random.pick([1_800_000_000, -1_800_000_000]))
        : GeoPoint(
          latitudeE7: .random(in: -900_000_000...900_000_000, using: &random),
          longitudeE7: .random(in: -1_800_000_000...1_800_000_000, using: &random))
    }
    let center = point()
    let cover = random.chance(0.5) ? nil : PlainBox.around(point(), radiusMeters: random.pick([1_000, 800_000, 9_000_000]))
    for family in PlaceFamily.allCases {
      let boxes = try reader.blockBoxes(in: .earth, family: family).filter { entry in
        cover.map { $0.contains { $0.intersection(entry.box) != nil } } ?? true
      }
      let blocks = try NearestBlocks(to: center, family: family, within: cover, reader: reader)
      var found: [Int] = []
      while let block = try blocks.block(ofRank: found.count) { found.append(block) }
      #expect(found.sorted() == boxes.map(\.block).sorted())
      let meters = try (0...found.count).map(blocks.leastMeters)
      #expect(meters.last == .infinity && zip(meters, meters.dropFirst()).allSatisfy { $0 <= $1 })
      let exact = Dictionary(uniqueKeysWithValues: boxes.map { ($0.block, $0.box.leastDistanceMeters(to: center)) })
      for (block, least) in zip(found, meters) { #expect(try least <= #require(exact[block]) + 1e-6) }
    }
  }

  @Test("pages of any bytes are refused or read to an end", arguments: Seeds.of(40 as UInt64))
  func damage(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let path = try path()
    let reader = try IndexReader(path: path)
    let sound = try contents(path)
    var bytes = Array(sound.prefix(sound.count / 4096 * 4096))
    for _ in 0..<random.pick([20, 500, 20_000]) {
      let page = random.pick(1..<bytes.count / 4096)
      let offset = random.chance(0.7) ? random.pick(0..<64) : random.pick(0..<4096)
      bytes[page * 4096 + offset] = UInt8.random(in: 0...255, using: &random)
    }
    bytes.withUnsafeBytes { bytes in
      guard let pages = try? Pages(bytes, pageSize: 4096) else { return }
      func again(_ tree: Tree) -> Tree { Tree(pages: pages, root: tree.root) }
      for table in tables(reader) {
        let tree = again(table.tree)
        for number in [1, 2, 10, 500, 2999, 1 << 37 | 7, 1 << 37 | 90] {
          try? tree.row(number) { row throws(Malformed) in
            for column in table.columns.indices { _ = (try? row.bytes(column), try? row.int(column)) }
          }
        }
      }
      let names = again(reader.tables.wholeNames)
      for key in stride(from: 0, to: Int(Int32.max), by: 50_000_000) {
        for side in [Tree.Side.upTo, .behind] {
          try? names.position(side) { row throws(Malformed) in try row.int(0) > key }.map { position throws(Malformed) in
            try names.row(at: position) { row throws(Malformed) in _ = try row.int(1) }
          }
        }
      }
      var visits = 0
      _ = try? BoxTree(nodes: again(reader.tables.boxes.nodes)).blocks(in: .earth, family: 2) {
        visits += 1
        if visits > 10_000 { throw Malformed() }
      } _: { _ in
        true
      }
    }
  }
}
