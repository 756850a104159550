// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerIndex

/// The meaning of the columns of delimited text: which column has which field of a place. `docs/mappings.md` describes its JSON form.
///
///     let mapping = try CSVMapping(json: #"{"fields": {"id": "key", "name": "title", "latitude": "lat", "longitude": "lng"}}"#)
///
public struct CSVMapping: Codable, Equatable, Sendable {
  /// A column by its name in the header, or by its number from 1.
  package enum Column: Codable, Hashable, Sendable {
    /// Its name in the header line.
    case name(String)
    /// Its number, from 1.
    case number(Int)

    package init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Int.self) { self = .number(number) } else { self = .name(try container.decode(String.self)) }
    }

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .name(let name): try container.encode(name)
      case .number(let number): try container.encode(number)
      }
    }
  }

  /// The source of a field's value: a column, a constant, or the first of several columns that is not empty.
  package struct Field: Codable, Equatable, Sendable {
    /// The column.
    package var column: Column?
    /// Columns to try in turn when the column is empty.
    package var otherwise: [Column]?
    /// The same text for every row.
    package var constant: String?
    /// Replaces the column's texts; a text that is not in the table becomes `default`.
    package var table: [String: String]?
    /// The value for empty texts and those not in the table. Without it such a value is missing.
    package var `default`: String?
    /// `countryName` replaces English country names by codes; an unknown name counts as missing.
    package var lookup: Lookup?

    /// Built-in tables.
    package enum Lookup: String, Codable, Sendable {
      /// English country name → alpha-2 code.
      case countryName
    }

    package init(from decoder: any Decoder) throws {
      if let column = try? Column(from: decoder) {
        self.column = column
        return
      }
      let container = try decoder.container(keyedBy: CodingKeys.self)
      column = try container.decodeIfPresent(Column.self, forKey: .column)
      otherwise = try container.decodeIfPresent([Column].self, forKey: .otherwise)
      constant = try container.decodeIfPresent(String.self, forKey: .constant)
      table = try container.decodeIfPresent([String: String].self, forKey: .table)
      `default` = try container.decodeIfPresent(String.self, forKey: .default)
      lookup = try container.decodeIfPresent(Lookup.self, forKey: .lookup)
    }
  }

  /// A column of names other than the primary one.
  package struct Names: Codable, Equatable, Sendable {
    /// The column. A name that ends in `*` matches every column with that prefix, and the text in the place of `*` is the language.
    package var column: Column
    /// BCP 47 code of all names in the column.
    package var language: String?
    /// Type of the names: official, short, old, variant (the default), abbreviation.
    package var kind: String?
    /// Text between several names in one column; absent when a column has one name.
    package var separator: String?
  }

  /// A test on the text of a column.
  package struct Condition: Codable, Equatable, Sendable {
    /// The tested column.
    package var column: Column
    /// True when the text is one of these. The empty text stands for an empty or null column.
    package var isOneOf: [String]?
    /// True when the text is none of these.
    package var isNoneOf: [String]?
  }

  /// Rules for the importance; see `Importance`.
  package struct ImportanceRule: Codable, Equatable, Sendable {
    /// A change of the importance for rows that meet a condition.
    package struct Step: Codable, Equatable, Sendable {
      /// The rows to which the step applies.
      package var when: Condition
      /// Least importance.
      package var floor: Double?
      /// Added to the importance.
      package var add: Double?
    }

    /// Every step whose condition holds is applied: the greatest floor counts, additions are summed.
    package var steps: [Step]
  }

  /// A description of the file, for people.
  package var description: String?
  /// One character; comma when absent, tab for `--format tsv`.
  package var delimiter: String?
  /// One character; `"` when absent, the empty text for none.
  package var quote: String?
  /// One character that makes the next one literal; absent for none.
  package var escape: String?
  /// Texts that mean "no value", as `\N`.
  package var nulls: [String]?
  /// Whether the first line names the columns; true when absent.
  package var header: Bool?
  /// Lines with this prefix are skipped.
  package var comment: String?
  /// Prefix for every id, so that the ids of different sources do not clash.
  package var idPrefix: String?
  /// The origin of the data.
  package var source: SourceTerms?
  /// Maps a field name (a member of the canonical record, `latitude`, `longitude`, a part of the address) to its value.
  package var fields: [String: Field]
  /// Types in addition to the primary one, the same for every row.
  package var types: [String]?
  /// Other names.
  package var names: [Names]?
  /// Members that the canonical record does not have; they go to `extra`.
  package var extra: [String: Field]?
  /// Rules for the importance, in addition to the fields `importance`, `population` and `ratingCount`.
  package var importance: ImportanceRule?
  /// Rows that meet one of these conditions are left out.
  package var skip: [Condition]?

  /// Name, licence and attribution of a source.
  package struct SourceTerms: Codable, Equatable, Sendable {
    /// Its name.
    package var name: String
    /// Its licence.
    package var license: String?
    /// The attribution to show.
    package var attribution: String?
  }

  /// A mapping in its JSON form.
  ///
  /// - Throws: `ImportError.mappingInvalid`, which names the wrong member.
  public init(json: String) throws(ImportError) { self = try Self.parse(json, path: "the mapping") }

  /// Reads the JSON form of a mapping from a file.
  ///
  /// - Throws: `ImportError` if the file cannot be read; `ImportError.mappingInvalid`, which names the file and the wrong member.
  public static func read(path: String) throws(ImportError) -> CSVMapping {
    try parse(String(decoding: ByteSource.bytes(path: path), as: UTF8.self), path: path)
  }

  /// Parses a mapping; `path` is for messages.
  package static func parse(_ json: String, path: String) throws(ImportError) -> CSVMapping {
    let mapping: CSVMapping
    do {
      mapping = try JSONDecoder().decode(CSVMapping.self, from: Data(json.utf8))
    } catch let error as DecodingError {
      throw .mappingInvalid(path: path, reason: reason(error))
    } catch {
      throw .mappingInvalid(path: path, reason: "no JSON")
    }
    if let reason = mapping.problem { throw .mappingInvalid(path: path, reason: reason) }
    return mapping
  }

  private static func reason(_ error: DecodingError) -> String {
    let place = { (path: [any CodingKey]) in path.map(\.stringValue).joined(separator: ".") }
    switch error {
    case .keyNotFound(let key, let context): return "\(place(context.codingPath + [key])) is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return context.codingPath.isEmpty ? "no JSON object" : "\(place(context.codingPath)) has the wrong kind of value"
    case .dataCorrupted(let context):
      return context.codingPath.isEmpty ? "no JSON" : "\(place(context.codingPath)): \(context.debugDescription)"
    @unknown default: return "no JSON"
    }
  }

  /// What is wrong with the mapping; nil when it is valid.
  private var problem: String? {
    let singles = [("delimiter", delimiter), ("quote", quote), ("escape", escape)]
    for (name, text) in singles {
      guard let text, !(text.isEmpty && name != "delimiter") else { continue }
      if text.utf8.count != 1 { return "\(name) has to be one ASCII character" }
    }
    for name in ["id", "name", "latitude", "longitude"] where fields[name] == nil { return "fields.\(name) is missing" }
    for (name, field) in fields.sorted(by: { $0.key < $1.key }) {
      if !CSVMapping.knownFields.contains(name) { return "fields.\(name) is no field; put it under extra" }
      if field.column == nil && field.constant == nil { return "fields.\(name) needs a column or a constant" }
    }
    for type in types ?? [] where PlaceTypeTable.code(of: type) == nil { return "types: \(type) is no place type" }
    for name in names ?? [] where name.kind.map(AlternateName.Kind.init(rawValue:)) == .some(nil) {
      return "names: \(name.kind ?? "") is no kind of name"
    }
    return nil
  }

  static let knownFields: Set<String> = Set(
    [
      "id", "name", "latitude", "longitude", "primaryType", "types", "importance", "source", "license", "attribution", "formerIds", "names",
      "houseNumbers",
      "viewport", "details",
    ] + CanonicalMembers.addressParts.keys + DetailMembers.Name.allCases.map(\.rawValue))
}
