// SPDX-License-Identifier: Apache-2.0

/// Every statement that answers a request: what `StoredTables` does not find by a key. Each is prepared once a connection, because preparing one costs as much as running it.
package enum Query: Int, CaseIterable {
  case placesByImportance, positionsByArea, placesByInfix, positionsByInfix
  case formerIDsOfPlace, removedIDs
  case attributeNames, attributeValue, attributeValues, valuesOfAttribute, placesByAttribute

  package var sql: String {
    switch self {
    // Posting lists by MATCH, the twin of what is read from leaves: matches within a range, in the order of the table.
    case .placesByImportance: Self.matches(in: "by_importance")
    case .placesByInfix: Self.matches(in: "infix_by_importance")
    case .positionsByArea: Self.matches(in: "by_area")
    case .positionsByInfix: Self.matches(in: "infix_by_area")

    // Former ids: those of a place are found by no key.
    case .formerIDsOfPlace: "SELECT former_id FROM former_id WHERE place = ?1 ORDER BY position"
    case .removedIDs: "SELECT former_id FROM former_id WHERE place = \(Schema.removedPlace) ORDER BY former_id"

    // Attributes.
    case .attributeNames: "SELECT name FROM attribute_name ORDER BY name"
    case .attributeValue: "SELECT id FROM attribute_value WHERE name = ?1 AND value = ?2"
    case .attributeValues: "SELECT id FROM attribute_value WHERE name = ?1 AND value >= ?2 AND value <= ?3 ORDER BY id"
    case .valuesOfAttribute: "SELECT id, value, typeof(value) = 'text' FROM attribute_value WHERE name = ?1 ORDER BY value"
    case .placesByAttribute: "SELECT place FROM attribute WHERE value = ?1"
    }
  }

  // MARK: Statements for a full-text table

  /// The places of a pattern by MATCH.
  static func matches(in table: FullTextTable) -> Query { placesByImportance.for(table) }

  /// The statement for a table, of four that stand in the order of the tables.
  private func `for`(_ table: FullTextTable) -> Query { Query(rawValue: rawValue + table.rawValue) ?? self }

  private static func matches(in table: String) -> String {
    "SELECT rowid FROM \(table) WHERE \(table) MATCH ?1 AND rowid >= ?2 AND rowid <= ?3 ORDER BY rowid"
  }
}

/// All other statements: those that build, describe and check an index.
enum SQL {
  static let begin = "BEGIN"
  static let commit = "COMMIT"

  // MARK: Connections

  /// A file under construction need not survive a crash. What an index of a table is sorted by goes to a temporary file without a name beyond the cache.
  static let buildSettings = """
    PRAGMA page_size = 4096; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE;
    PRAGMA cache_size = -16384; PRAGMA temp_store = FILE;
    """

  /// The file is mapped, so reading copies nothing.
  static func readSettings(mappedBytes: Int) -> String {
    "PRAGMA query_only = ON; PRAGMA mmap_size = \(mappedBytes); PRAGMA cache_size = -512;"
  }

  /// For a copy that only a check reads and writes.
  static let verificationSettings = "PRAGMA journal_mode = OFF; PRAGMA temp_store = MEMORY; PRAGMA cache_size = -65536;"

  /// One read transaction for the lifetime of the connection: the file never changes, and without it each statement would begin and end its own.
  static let beginReading = "BEGIN; SELECT count(*) FROM meta"

  // MARK: Rows

  static let insertMeta = "INSERT INTO meta VALUES (?1, ?2)"
  static let insertSource = "INSERT INTO source VALUES (?1, ?2, ?3, ?4)"
  static let insertCountry = "INSERT INTO country VALUES (?1, ?2, ?3)"
  static let insertCountryName = "INSERT OR IGNORE INTO country_name VALUES (?1, ?2, ?3)"
  static let insertCountryTerm = "INSERT OR IGNORE INTO country_term VALUES (?1, ?2)"
  static let insertTypeSet = "INSERT INTO type_set VALUES (?1, ?2, ?3)"
  static let insertAddress = "INSERT INTO address VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)"
  static let insertPlace = "INSERT INTO place VALUES (?1, ?2, ?3, ?4, ?5, ?6)"
  static let insertPlaceCore = "INSERT INTO place_core VALUES (?1, ?2)"
  static let insertPlaceStreet = "INSERT INTO place_street VALUES (?1, ?2, ?3)"
  static let insertHouseNumbers = "INSERT INTO house_number VALUES (?1, ?2)"
  static let insertPlaceViewport = "INSERT INTO place_viewport VALUES (?1, ?2, ?3, ?4, ?5)"
  static let insertPlaceDetail = "INSERT INTO place_detail VALUES (?1, ?2)"
  static let insertFormerID = "INSERT OR IGNORE INTO former_id VALUES (?1, ?2, ?3)"
  static let insertWholeName = "INSERT OR IGNORE INTO whole_name VALUES (?1, ?2)"
  static let insertImportanceLevel = "INSERT INTO importance_level VALUES (?1, ?2, ?3, ?4)"
  static let insertBlock = "INSERT INTO block VALUES (?1, ?2, ?3)"
  static let insertBlockBox = "INSERT INTO block_box VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6)"
  static let insertAttributeName = "INSERT INTO attribute_name VALUES (?1)"
  static let insertAttributeValue = "INSERT INTO attribute_value VALUES (?1, ?2, ?3)"
  static let insertAttribute = "INSERT OR IGNORE INTO attribute VALUES (?1, ?2)"
  static let insertVocabulary = "INSERT INTO vocabulary VALUES (?1, ?2)"

  // MARK: Full-text tables

  static func insertTerms(into table: String) -> String { "INSERT INTO \(table)(rowid, terms) VALUES (?1, ?2)" }

  /// Pages are small, so that a range can be reached without reading the whole posting list. Terms are buffered up to `hashsize` bytes, then written as a segment;
  /// no segments are merged before `optimizeFullText` merges all at once, which reads each once whatever their number.
  static func configureFullText(_ table: String) -> String {
    [("pgsz", 1000), ("hashsize", 16 << 20), ("automerge", 0), ("crisismerge", 1999)]
      .map { "INSERT INTO \(table)(\(table), rank) VALUES ('\($0)', \($1));" }.joined(separator: " ")
  }

  /// Merges all segments into one.
  static func optimizeFullText(_ table: String) -> String { "INSERT INTO \(table)(\(table)) VALUES ('optimize')" }

  static func checkFullText(_ table: String) -> String { "INSERT INTO \(table)(\(table)) VALUES ('integrity-check')" }

  // MARK: The second half

  static let attachHalf = "ATTACH ?1 AS half"
  static let commitAndDetachHalf = "COMMIT; DETACH half;"

  static let moveWholeNamesFromHalf = "INSERT INTO main.whole_name SELECT * FROM half.whole_name"

  /// The content of a full-text table is in its shadow tables.
  static func moveFullTextFromHalf(_ table: String) -> String {
    """
    DELETE FROM main.\(table)_data; INSERT INTO main.\(table)_data SELECT * FROM half.\(table)_data ORDER BY id;
    DELETE FROM main.\(table)_idx; INSERT INTO main.\(table)_idx SELECT * FROM half.\(table)_idx ORDER BY segid, term;
    DELETE FROM main.\(table)_config; INSERT INTO main.\(table)_config SELECT * FROM half.\(table)_config ORDER BY k;
    """
  }

  static let stampFormat = "PRAGMA application_id = \(Schema.applicationID); PRAGMA user_version = \(Schema.formatVersion);"

  // MARK: Vocabulary

  /// Words of the names of countries, and how many countries have them, in ascending order.
  static let countryTerms = "SELECT term, count(*) FROM country_term GROUP BY term ORDER BY term"

  /// The rows of a range in which FTS5 keeps a table.
  static func leaves(of table: FullTextTable) -> String {
    "SELECT block FROM \(table.name)_data WHERE id BETWEEN ?1 AND ?2 ORDER BY id"
  }

  static let importanceOfLastPlaces =
    "SELECT importance, max(last_place) FROM importance_level GROUP BY importance ORDER BY importance DESC"

  // MARK: What an index holds

  static let metaValue = "SELECT value FROM meta WHERE key = ?1"
  static let countries = "SELECT code, places FROM country ORDER BY id"
  static let countryWords = "SELECT term, country FROM country_term"
  static let typeSets = "SELECT primary_type, types FROM type_set ORDER BY id"
  static let importanceLevels = "SELECT family, importance, last_place FROM importance_level ORDER BY importance DESC"
  static let pageSize = "PRAGMA page_size"
  static func count(of table: String) -> String { "SELECT count(*) FROM \(table)" }

  /// Sources with the number of their places; places without a source come last.
  static let placesBySource = """
    SELECT coalesce(source.name, ''), license, attribution, n
    FROM (SELECT source AS id, count(*) AS n FROM place GROUP BY source) LEFT JOIN source USING (id)
    ORDER BY id IS NULL, id
    """
  static let boundingBox = "SELECT min(min_latitude), min(min_longitude), max(max_latitude), max(max_longitude) FROM block_box"
  static let virtualTables = "SELECT name FROM sqlite_schema WHERE sql LIKE 'CREATE VIRTUAL TABLE%'"
  static let tableSizes = "SELECT name, sum(pgsize) FROM dbstat GROUP BY name"

  // MARK: Checks

  static let rootPages = "SELECT name, rootpage FROM sqlite_schema WHERE rootpage > 1"
  static let schemaObjects = "SELECT type || ' ' || name FROM sqlite_schema"
  static let quickCheck = "PRAGMA quick_check(1)"
  static let integrityCheck = "PRAGMA integrity_check(1)"
  static let checkBlockBoxes = "SELECT rtreecheck('block_box')"
  /// Tables and indexes with a page after ?1 up to ?2.
  static let tablesOnPages = "SELECT DISTINCT name FROM dbstat WHERE pageno > ?1 AND pageno <= ?2 LIMIT 8"
}
