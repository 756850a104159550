// SPDX-License-Identifier: Apache-2.0

/// The layout of the index file. docs/file-format.md describes every table and its size.
package enum Schema {
  /// `PRAGMA application_id`: "GAZ1" in ASCII.
  package static let applicationID: Int64 = 0x4741_5A31
  /// `PRAGMA user_version`: raised with every change that older or newer builds cannot read. 8: `block` and `block_box`, formerly `run` and
  /// `run_box`. 9: house numbers in addresses. 10: the term for names that repeat the letters of a word. 11: attributes.
  package static let formatVersion: Int64 = 12

  /// Prefixes of up to this many characters have a posting list of their own in the full-text tables; longer ones are looked up as terms.
  package static let longestIndexedPrefix = 6
  /// Three rows of 84 × 16 bytes fill a page of 4,096.
  ///
  /// Geographic positions are `block × blockSize + offset`: this many places share one row of `block`, and one box of the R-tree.
  package static let blockSize = 84
  /// Number of places in a row of `place_core`: row `n` has the places from `n × coreSize + 1`.
  package static let coreSize = 84

  /// What `former_id` has for the place of an id that the index removes from the indexes below it.
  package static let removedPlace = 0

  static let tables = """
    CREATE TABLE meta (key TEXT PRIMARY KEY, value) WITHOUT ROWID;
    CREATE TABLE source (id INTEGER PRIMARY KEY, name TEXT NOT NULL, license TEXT, attribution TEXT);
    CREATE TABLE country (id INTEGER PRIMARY KEY, code TEXT NOT NULL, places INTEGER NOT NULL);
    CREATE TABLE country_name (country INTEGER, language TEXT, name TEXT NOT NULL, PRIMARY KEY (country, language)) WITHOUT ROWID;
    CREATE TABLE country_term (term TEXT, country INTEGER, PRIMARY KEY (term, country)) WITHOUT ROWID;
    CREATE TABLE type_set (id INTEGER PRIMARY KEY, primary_type INTEGER, types TEXT NOT NULL);
    CREATE TABLE address (
      id INTEGER PRIMARY KEY, sublocality TEXT, locality TEXT, administrative_area_2 TEXT, administrative_area_1 TEXT, postal_code TEXT,
      inherited_names TEXT);              -- a line a name
    CREATE TABLE place (
      id INTEGER PRIMARY KEY,        -- 1 is the most important place; equal importance is ordered by place_id
      place_id TEXT NOT NULL,
      name TEXT NOT NULL,
      other_names TEXT,              -- a line a name: digit of the kind, language, tab, name
      address INTEGER,
      source INTEGER);
    CREATE TABLE place_core (id INTEGER PRIMARY KEY, entries BLOB NOT NULL);
    CREATE TABLE place_street (id INTEGER PRIMARY KEY, street TEXT, house_number TEXT);
    CREATE TABLE house_number (street INTEGER PRIMARY KEY, houses BLOB NOT NULL);
    CREATE TABLE place_viewport (id INTEGER PRIMARY KEY, south INTEGER, west INTEGER, north INTEGER, east INTEGER);
    CREATE TABLE place_detail (id INTEGER PRIMARY KEY, members TEXT NOT NULL);
    CREATE TABLE former_id (former_id TEXT PRIMARY KEY, position INTEGER, place INTEGER) WITHOUT ROWID;
    CREATE TABLE attribute_name (name TEXT PRIMARY KEY) WITHOUT ROWID;
    CREATE TABLE attribute_value (id INTEGER PRIMARY KEY, name TEXT NOT NULL, value NOT NULL);
    CREATE TABLE attribute (value INTEGER, place INTEGER, PRIMARY KEY (value, place)) WITHOUT ROWID;
    CREATE TABLE importance_level (family INTEGER, importance INTEGER, last_place INTEGER, places INTEGER, PRIMARY KEY (family, importance)) WITHOUT ROWID;
    CREATE TABLE block (id INTEGER PRIMARY KEY, family INTEGER NOT NULL, entries BLOB NOT NULL);
    CREATE TABLE vocabulary (space INTEGER PRIMARY KEY, words BLOB NOT NULL);  -- a `WordTree`
    CREATE VIRTUAL TABLE block_box USING rtree_i32(id, min_latitude, max_latitude, min_longitude, max_longitude, min_family, max_family);
    \(fullText("by_importance", prefix: allPrefixes));
    \(fullText("infix_by_importance", prefix: nil));
    """

  /// Built in a separate file, then moved into the index, so that both halves are written at the same time.
  static let secondHalfTables = """
    CREATE TABLE whole_name (key INTEGER, place INTEGER, PRIMARY KEY (key, place)) WITHOUT ROWID;
    \(fullText("by_area", prefix: allPrefixes));
    \(fullText("infix_by_area", prefix: nil));
    """

  /// Full-text tables of the first half.
  static let firstHalfNames = ["by_importance", "infix_by_importance"]
  /// Full-text tables of the second half.
  static let secondHalfNames = ["by_area", "infix_by_area"]

  static let indexes = """
    CREATE UNIQUE INDEX place_by_place_id ON place (place_id);
    CREATE UNIQUE INDEX attribute_value_by_name ON attribute_value (name, value);
    CREATE INDEX country_term_by_country ON country_term (country);
    """

  private static var allPrefixes: String { (1...longestIndexedPrefix).map(String.init).joined(separator: " ") }

  /// Posting lists of rowids only: no text, positions or sizes. The `ascii` tokenizer leaves everything that is not ASCII unchanged, so terms are
  /// stored as written.
  private static func fullText(_ name: String, prefix: String?) -> String {
    let prefixOption = prefix.map { ", prefix='\($0)'" } ?? ""
    return "CREATE VIRTUAL TABLE \(name) USING fts5(terms, content='', detail=none, columnsize=0, tokenize='ascii'\(prefixOption))"
  }
}

/// Bits of the flags in `place_core`.
package struct PlaceFlags: OptionSet, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// An official name other than the primary one counts as a main name.
  package static let otherMainNames = PlaceFlags(rawValue: 1)
  /// The place has an alias.
  package static let aliases = PlaceFlags(rawValue: 2)
  /// A name other than the primary one has a language, so that it may be foreign to a request.
  package static let namesWithLanguage = PlaceFlags(rawValue: 4)
  /// `place_detail` has a row.
  package static let details = PlaceFlags(rawValue: 8)
  /// `place_street` has a row.
  package static let street = PlaceFlags(rawValue: 16)
  /// `house_number` has a row.
  package static let houseNumbers = PlaceFlags(rawValue: 128)
  /// `former_id` has rows.
  package static let formerIDs = PlaceFlags(rawValue: 64)
  /// `place_viewport` has a row.
  package static let viewport = PlaceFlags(rawValue: 32)
}
