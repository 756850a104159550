// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex

/// What the values of a row mean: which column, or which path of a JSON object, has which field of a place. It applies to delimited text, to NDJSON and to
/// GeoJSON. `docs/mappings.md` describes its JSON form.
///
///     let mapping = try SourceMapping(json: #"{"fields": {"id": "key", "name": "title", "latitude": "lat", "longitude": "lng"}}"#)
///
public struct SourceMapping: Equatable, Sendable {
  /// Where a value lies: a column by its name in the header or by its number from 1, or a path in a JSON row.
  package enum Column: Hashable, Sendable {
    /// Its name in the header line, or its path.
    case name(String)
    /// Its number, from 1.
    case number(Int)
  }

  /// Names other than the primary one.
  package struct Names: Equatable, Sendable {
    /// Where the names are. What stands in the place of `*` is their language.
    var column: Column
    /// Where the text is in each of them, when they are objects; nil when they are texts.
    var text: MappingPath?
    /// BCP 47 code of the names: a constant, or a value of each object.
    var language: Field?
    /// Type of the names: official, short, old, variant (the default), abbreviation.
    var kind: Field?
    /// Text between several names in one value; absent when a value is one name.
    var separator: String?
    /// Whether members are left out for which the text in the place of `*` is no language, as `name:left`.
    var onlyLanguages = false
  }

  /// A test on the text of a column.
  package struct Condition: Equatable, Sendable {
    /// The tested column.
    var column: Column
    /// True when the text is one of these. The empty text stands for an empty or null column.
    var isOneOf: [String]?
    /// True when the text is none of these.
    var isNoneOf: [String]?
    /// True when the text is a number below this one.
    var isBelow: Double?
  }

  /// A change of the importance for rows that meet a condition.
  package struct ImportanceStep: Equatable, Sendable {
    /// The rows to which the step applies.
    var when: Condition
    /// Least importance.
    var floor: Double?
    /// Added to the importance.
    var add: Double?
  }

  /// What the rows of a source are.
  package enum RowKind: String, Equatable, Sendable, CaseIterable {
    /// A place each.
    case places
    /// A house each; they become streets with their houses.
    case addresses
  }

  /// The objects in a JSON row that are the rows of the mapping.
  package struct Rows: Equatable, Sendable {
    /// Where they are.
    var path: MappingPath
    /// The rows that have some; others are left out.
    var when: Condition?
  }

  /// Name, licence and attribution of a source.
  package struct SourceTerms: Equatable, Sendable {
    /// Its name.
    var name: String
    /// Its licence.
    var license: String?
    /// The attribution to show.
    var attribution: String?
  }

  /// One character; comma when absent, tab for `--format tsv`.
  package var delimiter: String?
  /// One character; `"` when absent, the empty text for none.
  var quote: String?
  /// One character that makes the next one literal; absent for none.
  var escape: String?
  /// What the bytes of delimited text stand for.
  var encoding = TextEncoding.utf8
  /// Whether numbers have a comma before their decimals.
  var hasDecimalComma = false
  /// Texts that mean "no value", as `\N`.
  var nulls: [String] = []
  /// Whether the first line names the columns.
  var header = true
  /// Lines with this prefix are skipped.
  var comment: String?
  /// What the rows are.
  var kind = RowKind.places
  /// The objects in a JSON row that are rows; nil when the row is one.
  var rows: Rows?
  /// Prefix for every id, so that the ids of different sources do not clash.
  var idPrefix = ""
  /// The origin of the data.
  var source: SourceTerms?
  /// Maps a field name (a member of the canonical record, `latitude`, `longitude`, a part of the address) to its value.
  var fields: [String: Field] = [:]
  /// Types in addition to the primary one, the same for every row.
  var types: [String] = []
  /// Other names.
  var names: [Names] = []
  /// Members that the canonical record does not have; they go to `extra`.
  var extra: [String: Field] = [:]
  /// Members of `extra`, or fields, that requests can filter by.
  var filterable: [String] = []
  /// Members of `extra` whose texts are also names.
  var searchable: [String] = []
  /// Every step whose condition holds is applied: the greatest floor counts, additions are summed.
  var steps: [ImportanceStep] = []
  /// Rows that meet one of these conditions are left out.
  var skip: [Condition] = []

  /// A mapping in its JSON form. Tables that it names are files of the current folder.
  ///
  /// - Throws: `ImportError.mappingInvalid`, which names the wrong member.
  public init(json: String) throws(ImportError) { self = try Self.parse(json, path: "the mapping") }

  /// Reads the JSON form of a mapping from a file. Tables that it names are files beside it.
  ///
  /// - Throws: `ImportError` if a file cannot be read; `ImportError.mappingInvalid`, which names the file and the wrong member.
  public static func read(path: String) throws(ImportError) -> SourceMapping {
    try parse(String(decoding: ByteSource.bytes(path: path), as: UTF8.self), path: path)
  }

  /// Parses a mapping; `path` is for messages, and its folder for tables.
  package static func parse(_ json: String, path: String) throws(ImportError) -> SourceMapping {
    do throws(MappingProblem) {
      let value: JSONValue
      do throws(JSONReader.Failure) { value = try JSONReader.value(of: json, options: .record) } catch {
        throw MappingProblem("no JSON: \(error)")
      }
      let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
      let mapping = try SourceMapping(value, folder: folder)
      try mapping.check()
      return mapping
    } catch {
      throw .mappingInvalid(path: path, reason: error.reason)
    }
  }
}
