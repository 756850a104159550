// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// Values that are read once when an index is opened, and shared by all its readers. A class, since a search asks it for every place that it looks at.
package final class IndexOverview: Sendable {
  package let path: String
  package let placeCount: Int
  package let nestedPlaceCount: Int
  package let blockCount: Int
  /// Streets whose houses are known.
  package let streetsWithHouses: Int
  /// The greatest distance of a house from the position of its street, in metres.
  package let houseReachMeters: Int
  /// ISO codes of countries by id − 1.
  package let countries: [String]
  /// Number of places by country id − 1.
  private let placesByCountry: [Int]
  /// The words of their names.
  let countryWords: CountryWords
  /// Type sets by id − 1.
  package let typeSets: [TypeSet]
  /// Importance levels by family, most important first, each with its last place id.
  private let levels: [[Level]]
  /// The words of the index, read on demand.
  let vocabulary: Vocabulary
  /// What is read without statements.
  let tables: StoredTables
  /// The places under each umbrella, by row of `UmbrellaTypes`.
  let underUmbrellas: [Shade]

  package final class TypeSet: Sendable {
    package let primaryType: Int?
    /// The types that the source gives.
    package let types: [String]
    package let family: PlaceFamily
    package let kind: CoarseKind
    package let umbrellas: UmbrellaTypes
    /// The types of the source, and the umbrellas over them.
    package let allTypes: [String]

    package init(primaryType: Int?, types: [String], family: PlaceFamily) {
      self.primaryType = primaryType
      self.types = types
      self.family = family
      let name = primaryType.map(PlaceTypeTable.name(of:))
      kind = CoarseKind(primaryType: name)
      umbrellas = UmbrellaTypes(primaryType: name, types: types)
      allTypes = types + umbrellas.names.filter { !types.contains($0) }
    }
  }

  /// The places of an index under one umbrella.
  struct Shade: Sendable {
    /// Codes of the primary types; nil when some places have none, or when the types are so numerous that their posting lists are hardly shorter than
    /// that of all places.
    var primaryTypes: Set<Int>? = []
    var families: Set<PlaceFamily> = []

    fileprivate mutating func add(_ set: TypeSet) {
      families.insert(set.family)
      if let type = set.primaryType { primaryTypes?.insert(type) } else { primaryTypes = nil }
      if let count = primaryTypes?.count, count > QueryTree.mostAlternatives { primaryTypes = nil }
    }
  }

  struct Level: Sendable {
    let importance: Int
    let lastPlace: Int
  }

  init(_ database: Connection, _ pages: Pages, path: String) throws {
    self.path = path
    tables = try StoredTables(database, pages, path: path)
    vocabulary = Vocabulary(path: path)
    let select = try database.prepare(SQL.metaValue)
    func meta(_ key: String) throws -> Int {
      select.bind(1, key)
      defer { select.reset() }
      guard try select.step() else { throw IndexError.damaged(path: path, reason: "meta lacks \(key)") }
      let value = select.int64(0)
      // Blocks store place ids in 32 bits.
      guard value >= 0, value <= UInt32.max else { throw IndexError.damaged(path: path, reason: "\(key) is \(value)") }
      return Int(value)
    }
    placeCount = try meta("place_count")
    nestedPlaceCount = try meta("nested_place_count")
    blockCount = try meta("block_count")
    streetsWithHouses = try meta("house_street_count")
    houseReachMeters = try meta("house_reach_meters")
    (countries, placesByCountry) = try Self.countries(database)
    for (code, places) in zip(countries, placesByCountry) where !(0...placeCount).contains(places) {
      throw IndexError.damaged(path: path, reason: "\(code) has \(places) places")
    }
    countryWords = try CountryWords(database, path: path, countryCount: countries.count)
    typeSets = try Self.typeSets(database)
    underUmbrellas = Self.shades(of: typeSets)
    levels = try Self.levels(database)
    for level in levels.joined() where !(0...1000).contains(level.importance) || !(0...placeCount).contains(level.lastPlace) {
      throw IndexError.damaged(path: path, reason: "importance \(level.importance) ends at place \(level.lastPlace)")
    }
  }

  /// What several indexes have together, for all that does not read posting lists: countries each once, in the order of the indexes, and the type sets
  /// of one index after the other. It has no importance levels, words and tables of its own: each index is read by its own overview.
  ///
  /// - Parameter layers: One at least.
  init(layers: [IndexOverview]) {
    path = layers.map(\.path).joined(separator: ", ")
    placeCount = layers.map(\.placeCount).clampedSum()
    nestedPlaceCount = layers.map(\.nestedPlaceCount).clampedSum()
    blockCount = layers.map(\.blockCount).clampedSum()
    streetsWithHouses = layers.map(\.streetsWithHouses).clampedSum()
    houseReachMeters = layers.map(\.houseReachMeters).max() ?? 0
    var counts: [String: Int] = [:]
    var codes: [String] = []
    for (code, places) in layers.flatMap({ zip($0.countries, $0.placesByCountry) }) {
      if counts[code] == nil { codes.append(code) }
      counts[code] = counts[code, default: 0].addingClamped(places)
    }
    countries = codes
    placesByCountry = codes.map { counts[$0] ?? 0 }
    let ids = Dictionary(uniqueKeysWithValues: zip(codes, 1...))
    countryWords = CountryWords(
      layers: layers.map { ($0.countryWords, $0.countries.map { ids[$0] ?? 0 }) }, countryCount: codes.count)
    typeSets = layers.flatMap(\.typeSets)
    underUmbrellas = Self.shades(of: typeSets)
    levels = []
    vocabulary = layers[0].vocabulary
    tables = layers[0].tables
  }

  private static func countries(_ database: Connection) throws -> (codes: [String], places: [Int]) {
    let select = try database.prepare(SQL.countries)
    var (codes, places): ([String], [Int]) = ([], [])
    while try select.step() {
      codes.append(select.string(0))
      places.append(select.int(1))
    }
    return (codes, places)
  }

  private static func typeSets(_ database: Connection) throws -> [TypeSet] {
    let select = try database.prepare(SQL.typeSets)
    var sets: [TypeSet] = []
    while try select.step() {
      let code = select.isNull(0) ? nil : select.int(0)
      let name = code.flatMap { PlaceTypeTable.all.indices.contains($0) ? PlaceTypeTable.name(of: $0) : nil }
      let types = select.string(1).split(separator: ",").map(String.init)
      sets.append(TypeSet(primaryType: code, types: types, family: PlaceFamily(primaryType: name)))
    }
    return sets
  }

  private static func shades(of typeSets: [TypeSet]) -> [Shade] {
    var shades = [Shade](repeating: Shade(), count: UmbrellaTypes.rows.count)
    for set in typeSets { for row in set.umbrellas.rowNumbers { shades[row].add(set) } }
    return shades
  }

  private static func levels(_ database: Connection) throws -> [[Level]] {
    var levels = [[Level]](repeating: [], count: PlaceFamily.allCases.count)
    let select = try database.prepare(SQL.importanceLevels)
    while try select.step() {
      guard levels.indices.contains(select.int(0)) else { continue }
      levels[select.int(0)].append(Level(importance: select.int(1), lastPlace: select.int(2)))
    }
    return levels
  }

  /// The greatest importance, in thousandths, of a place of the family with an id greater than `place`; nil when there is none.
  package func importance(ofFamily family: PlaceFamily, after place: Int) -> Int? {
    let levels = levels[family.rawValue]
    if place == 0 { return levels.first?.importance }
    let level = levels.indices.partitioningIndex { levels[$0].lastPlace > place }
    return level < levels.count ? levels[level].importance : nil
  }

  /// The last id of the family's places whose importance is at least `importance` thousandths; 0 when there is none.
  package func lastPlace(ofFamily family: PlaceFamily, importanceAtLeast importance: Int) -> Int {
    let levels = levels[family.rawValue]
    let level = levels.indices.partitioningIndex { levels[$0].importance < importance }
    return level > 0 ? levels[level - 1].lastPlace : 0
  }

  /// The importance in thousandths of the place with this id, when it is of this family.
  package func importance(ofFamily family: PlaceFamily, place: Int) -> Int {
    importance(ofFamily: family, after: place - 1) ?? 0
  }

  package func hasPlaces(ofFamily family: PlaceFamily) -> Bool { !levels[family.rawValue].isEmpty }

  /// Codes of the primary types of places that have any of the types; nil when such a place may have no primary type.
  package func primaryTypes(ofPlacesWithAny types: Set<String>) -> [Int]? {
    let primaryTypes = typeSets.filter { !types.isDisjoint(with: $0.allTypes) }.map(\.primaryType)
    return primaryTypes.contains(nil) ? nil : Set(primaryTypes.compactMap { $0 }).sorted()
  }

  package func countryID(of code: String) -> Int? { countries.firstIndex(of: code).map { $0 + 1 } }

  /// The number of places in a country; 0 for an unknown country.
  package func places(ofCountry id: Int) -> Int { placesByCountry.indices.contains(id - 1) ? placesByCountry[id - 1] : 0 }
}
