// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerText

/// A mapping drafted for a source that has none, by the headers of its columns and the values in its first rows.
package struct MappingDraft: Sendable {
  /// What a draft took for what.
  package struct Choice: Equatable, Sendable {
    /// The field.
    package var field: String
    /// Its column; nil for an id that is derived.
    package var column: String?
    /// A value of the column; empty for none.
    package var example: String
  }

  /// The path of the source.
  package let path: String
  /// The mapping in its JSON form.
  package let json: String
  /// The fields with their columns.
  package let choices: [Choice]
  /// Columns that have no field.
  package let unused: [String]
  /// Encoding, delimiter and the mark of decimals, where they are not the usual ones.
  package let form: [String]
  /// The mapping.
  package let mapping: SourceMapping
  /// Whether rows have a position; else they are found by their addresses.
  package let hasPosition: Bool

  private init(_ choice: ColumnChoice, sample: TableSample?, path: String) throws(ImportError) {
    self.path = path
    hasPosition = choice.hasPosition
    var form: [JSONValue.Member] = []
    if let encoding = sample?.encoding, encoding != .utf8 { form.append(JSONValue.Member("encoding", .string(encoding.rawValue))) }
    if choice.hasDecimalComma { form.append(JSONValue.Member("decimal", .string(","))) }
    if let delimiter = sample?.delimiter, delimiter != UInt8(ascii: ",") {
      form.append(JSONValue.Member("delimiter", .string(String(UnicodeScalar(delimiter)))))
    }
    self.form = form.map { "\($0.name) \($0.value.text)" }
    if let comment = sample?.comment { form.append(JSONValue.Member("comment", .string(comment))) }
    form.append(JSONValue.Member("nulls", .array(HeaderWords.nulls.map(JSONValue.string))))
    json = indentedJSON(JSONValue.object(form + DraftFields(choice).members).text)
    mapping = try SourceMapping.parse(json, path: path)
    let order = ["name", "latitude", "longitude", "position", "geometry"] + ColumnChoice.optionalFields
    let fields = order.filter { choice.chosen[$0] != nil } + choice.chosen.keys.filter { !order.contains($0) }.sorted()
    var choices = fields.compactMap { field in
      choice.chosen[field].map { position in
        Choice(field: field, column: choice.columns[position].header, example: choice.columns[position].values.first ?? "")
      }
    }
    if choice.chosen["id"] == nil { choices.append(Choice(field: "id", column: nil, example: "")) }
    self.choices = choices
    unused = choice.columns.indices.filter { !choice.chosen.values.contains($0) }.map { choice.columns[$0].header }
  }

  /// The draft with which an import would read a source.
  ///
  /// - Throws: `ImportError` as of an import; `.unknownFormat` for a source that needs no mapping.
  package static func of(_ spec: ImportSource) throws(ImportError) -> MappingDraft {
    var spec = spec
    spec.mayLackPosition = true
    let source = try OpenedSource(spec)
    if let draft = source.draft { return draft }
    throw .unknownFormat(path: spec.path, hint: "is \(source.format.name) and is read as it is; it needs no mapping")
  }

  /// The draft for delimited text.
  ///
  /// - Parameter delimiter: that of the format; nil to find it out.
  /// - Throws: `ImportError.columnUnclear` where name or position are not sure; `.unknownFormat` for text that is no table.
  static func table(_ bytes: [UInt8], _ spec: ImportSource, delimiter: UInt8?) throws(ImportError) -> MappingDraft {
    guard let sample = TableSample(bytes, delimiter: delimiter) else {
      throw .unknownFormat(
        path: spec.path,
        hint:
          "is no table: no comma, semicolon, tab or | divides its lines alike; write a column with names beside those with positions or addresses"
      )
    }
    if !bytes.contains(0x0a), bytes.contains(0x0d) {
      throw .unknownFormat(path: spec.path, hint: "ends its lines as old Macs did; convert it with tr '\\r' '\\n'")
    }
    let isNamed = sample.header.contains(where: HeaderWords.shared.knows) || !spec.columns.isEmpty
    if !isNamed, sample.header.contains(where: { NumberText.value(of: $0, hasDecimalComma: true) != nil }) {
      throw .unknownFormat(path: spec.path, hint: "has no line that names its columns; put one first, as id,name,lat,lon")
    }
    let choice = try ColumnChoice(sample.columns, stated: spec.columns, path: spec.path, mayLackPosition: spec.mayLackPosition)
    return try MappingDraft(choice, sample: sample, path: spec.path)
  }

  /// The draft for JSON rows, or the properties of features, whose members are called otherwise than in canonical records; nil for those, and where name and position are not sure.
  ///
  /// - Parameter isFeatures: whether the rows are features, which have a geometry.
  static func rows(_ values: [JSONValue], _ spec: ImportSource, isFeatures: Bool) throws(ImportError) -> MappingDraft? {
    let known = isFeatures ? "name" : "location"
    let isCanonical = values.contains { value in
      value[known] != nil || value["deleted"] != nil || spec.mayLackPosition && value["address"]?["locality"] != nil
    }
    if values.isEmpty || (isCanonical && spec.columns.isEmpty) { return nil }
    do throws(ImportError) {
      let choice = try ColumnChoice(
        DraftColumn.members(of: values), stated: spec.columns, path: spec.path, hasGeometry: isFeatures,
        mayLackPosition: spec.mayLackPosition)
      return try MappingDraft(choice, sample: nil, path: spec.path)
    } catch {
      if !spec.columns.isEmpty { throw error }
      return nil
    }
  }
}

extension DraftColumn {
  /// The members of JSON rows that hold texts and numbers, in the order in which they come up.
  fileprivate static func members(of objects: [JSONValue]) -> [DraftColumn] {
    var columns: [DraftColumn] = []
    var positions: [String: Int] = [:]
    for case .object(let members) in objects {
      for (path, value, innerName) in members.flatMap(Self.leaves) {
        guard let text = value.plainText, !text.isEmpty else { continue }
        let position = positions[path] ?? columns.count
        if position == columns.count {
          positions[path] = position
          columns.append(DraftColumn(place: .string(path), header: path, values: [], innerName: innerName))
        }
        columns[position].values.append(text)
      }
    }
    return columns
  }

  /// A member, or those of the object in it, with their paths and the names inside.
  private static func leaves(_ member: JSONValue.Member) -> [(path: String, value: JSONValue, innerName: String?)] {
    let name = escaped(member.name)
    guard case .object(let inner) = member.value else { return [(name, member.value, nil)] }
    return inner.map { (name + "." + escaped($0.name), $0.value, $0.name) }
  }

  /// The name of a member as a path has it.
  private static func escaped(_ name: String) -> String {
    String(name.flatMap { "\\.[*".contains($0) ? ["\\", $0] : [$0] })
  }
}

/// The members of a mapping for chosen columns.
private struct DraftFields {
  private let choice: ColumnChoice
  private var fields: [JSONValue.Member] = []

  init(_ choice: ColumnChoice) {
    self.choice = choice
    let derived = JSONValue.object([JSONValue.Member("derive", .string("nameAndPosition"))])
    // The id of a feature stands beside its properties.
    let id = place(of: "id") ?? (choice.hasGeometry ? .string("id") : nil)
    fields.append(JSONValue.Member("id", id.map { .array([$0, derived]) } ?? derived))
    for field in choice.chosen.keys.sorted() where field != "id" && field != "brand" { add(field) }
  }

  /// The fields, and what goes elsewhere.
  var members: [JSONValue.Member] {
    var members = [JSONValue.Member("fields", .object(fields))]
    if let brand = place(of: "brand") {
      members.append(JSONValue.Member("extra", .object([JSONValue.Member("brand", brand)])))
      members.append(JSONValue.Member("filterable", .array([.string("brand")])))
    }
    return members
  }

  private func place(of field: String) -> JSONValue? { choice.chosen[field].map { choice.columns[$0].place } }

  private mutating func add(_ field: String) {
    guard let place = place(of: field) else { return }
    func lookup(_ name: String) -> JSONValue.Member { JSONValue.Member("lookup", .string(name)) }
    switch field {
    case "countryCode": fields.append(JSONValue.Member(field, .object([JSONValue.Member("column", place), lookup("countryCode")])))
    case "primaryType":
      let table = typeTable
      let listed = table.isEmpty ? [] : [JSONValue.Member("table", .object(table))]
      fields.append(JSONValue.Member(field, .object([JSONValue.Member("column", place)] + listed + [lookup("placeType")])))
    case "openingHours":
      let keep = JSONValue.Member("else", .string("keep"))
      fields.append(JSONValue.Member(field, .object([JSONValue.Member("column", place), lookup("openingHours"), keep])))
    case "address":
      // Beside a column of towns it is the line with the street.
      let isStreet = choice.chosen["locality"] != nil && choice.chosen["street"] == nil
      if isStreet || choice.chosen["formattedAddress"] == nil {
        fields.append(JSONValue.Member(isStreet ? "street" : "formattedAddress", place))
      }
    default: fields.append(JSONValue.Member(field, place))
    }
  }

  /// What the words of the column of categories mean, of those that are no types by themselves.
  private var typeTable: [JSONValue.Member] {
    let words = Set(choice.chosen["primaryType"].map { choice.columns[$0].values } ?? []).sorted()
    return words.compactMap { word in
      let type = SourceMapping.Field.Lookup.placeType.value(of: word)
      return type.flatMap { $0 == SourceMapping.Field.Lookup.typeName(word) ? nil : JSONValue.Member(word, .string($0)) }
    }
  }
}
