// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex

extension SourceMapping {
  /// Reads the members of a mapping.
  ///
  /// - Parameter folder: where the files of tables are; empty, or with a slash at its end.
  init(_ value: JSONValue, folder: String) throws(MappingProblem) {
    let members = try MappingMembers(
      value, at: "",
      known: [
        "description", "encoding", "decimal", "delimiter", "quote", "escape", "nulls", "header", "comment", "kind", "rows", "idPrefix",
        "source", "fields",
        "types",
        "names", "extra", "filterable", "searchable", "importance", "skip",
      ])
    let reader = MappingReader(folder: folder)
    delimiter = try members.text("delimiter")
    quote = try members.text("quote")
    escape = try members.text("escape")
    encoding = try members.word("encoding", TextEncoding.self) ?? .utf8
    hasDecimalComma = try members.word("decimal", DecimalMark.self) == .comma
    nulls = try members.texts("nulls") ?? []
    header = try members.truth("header") ?? true
    comment = try members.text("comment")
    kind = try members.word("kind", RowKind.self) ?? .places
    rows = try members["rows"].map { value throws(MappingProblem) in try reader.rows(value) }
    idPrefix = try members.text("idPrefix") ?? ""
    source = try members["source"].map { value throws(MappingProblem) in try reader.source(value) }
    _ = try members.required("fields")
    fields = try reader.fields(of: members, "fields")
    types = try members.texts("types") ?? []
    extra = try reader.fields(of: members, "extra")
    filterable = try members.texts("filterable") ?? []
    searchable = try members.texts("searchable") ?? []
    for (index, value) in try members.elements("names").enumerated() { names.append(try reader.names(value, at: "names[\(index)]")) }
    for (index, value) in try members.elements("skip").enumerated() { skip.append(try reader.condition(value, at: "skip[\(index)]")) }
    if let value = members["importance"] { steps = try reader.steps(value) }
  }
}

/// What stands before the decimals of a number.
private enum DecimalMark: String, CaseIterable {
  case point = "."
  case comma = ","
}

/// Reads the parts of a mapping.
private struct MappingReader {
  var folder: String

  func fields(of members: MappingMembers, _ name: String) throws(MappingProblem) -> [String: SourceMapping.Field] {
    var fields: [String: SourceMapping.Field] = [:]
    for member in try members.object(name) { fields[member.name] = try field(member.value, at: "\(name).\(member.name)") }
    return fields
  }

  func field(_ value: JSONValue, at place: String) throws(MappingProblem) -> SourceMapping.Field {
    switch value {
    case .string, .number:
      return .value(SourceMapping.Field.Value(columns: [try column(value, at: place)]))
    case .array(let elements):
      if elements.isEmpty { throw MappingProblem("\(place) is empty; name a column or path") }
      var fields: [SourceMapping.Field] = []
      for (index, element) in elements.enumerated() { fields.append(try field(element, at: "\(place)[\(index)]")) }
      return .firstOf(fields)
    default: return .value(try fieldValue(value, at: place))
    }
  }

  private func fieldValue(_ value: JSONValue, at place: String) throws(MappingProblem) -> SourceMapping.Field.Value {
    let members = try MappingMembers(
      value, at: place,
      known: [
        "column", "path", "otherwise", "parts", "between", "constant", "derive", "split", "lastFirst", "table", "lookup", "else", "default",
      ])
    var field = SourceMapping.Field.Value()
    if let first = try columnOrPath(members) { field.columns = [first] }
    for other in try members.elements("otherwise") { field.columns.append(try column(other, at: members.name("otherwise"))) }
    for (index, part) in try members.elements("parts").enumerated() {
      field.parts.append(try self.field(part, at: "\(place).parts[\(index)]"))
    }
    field.between = try members.text("between") ?? " "
    field.constant = try members.text("constant")
    field.derived = try members.word("derive", SourceMapping.Field.Derivation.self)
    field.split = try split(members)
    field.isLastFirst = try members.truth("lastFirst") ?? false
    field.table = try table(members)
    field.lookup = try members.word("lookup", SourceMapping.Field.Lookup.self)
    let others = try members.word("else", SourceMapping.Field.Others.self)
    if others != nil, field.table == nil, field.lookup == nil {
      throw MappingProblem("\(members.name("else")) needs a table or a lookup beside it")
    }
    field.others = others ?? .drop
    field.fallback = try members.text("default")
    try checkParts(of: field, members)
    let isFound = !field.columns.isEmpty || !field.parts.isEmpty || field.constant != nil || field.derived != nil
    if !isFound { throw MappingProblem("\(place) needs a column, a path or a constant") }
    return field
  }

  /// Parts have to make a text of the row.
  private func checkParts(of field: SourceMapping.Field.Value, _ members: MappingMembers) throws(MappingProblem) {
    guard members["parts"] != nil else {
      if members["between"] != nil { throw MappingProblem("\(members.name("between")) stands between parts, and there are none") }
      return
    }
    let parts = members.name("parts")
    if field.parts.isEmpty { throw MappingProblem("\(parts) is empty; name the columns or paths to join") }
    for other in ["column", "path", "constant", "derive"] where members[other] != nil {
      throw MappingProblem("\(members.place) has both parts and \(other); leave one out")
    }
    if field.parts.allSatisfy(\.isConstant) {
      throw MappingProblem("\(parts) has no column or path, so every row would have the same text")
    }
    if field.parts.contains(where: { $0.values.contains { $0.derived != nil } }) {
      throw MappingProblem("\(parts): a derived value is no part of a text")
    }
  }

  private func split(_ members: MappingMembers) throws(MappingProblem) -> [String] {
    let texts: [String]
    if let text = members["split"]?.string { texts = [text] } else { texts = try members.texts("split") ?? [] }
    if texts.contains("") { throw MappingProblem("\(members.name("split")) is empty; give the text between the values") }
    return texts
  }

  /// The table in the mapping, or in a file beside it.
  private func table(_ members: MappingMembers) throws(MappingProblem) -> [String: String]? {
    guard let value = members["table"] else { return nil }
    guard let file = value.string else { return try texts(of: value, at: members.name("table")) }
    let path = file.hasPrefix("/") ? file : folder + file
    let bytes: [UInt8]
    do throws(ImportError) { bytes = try ByteSource.bytes(path: path) } catch {
      throw MappingProblem("\(members.name("table")): \(error)")
    }
    let table: JSONValue
    do throws(JSONReader.Failure) { table = try JSONReader.value(of: bytes, options: .record) } catch {
      throw MappingProblem("\(members.name("table")): \(path) is no JSON: \(error)")
    }
    return try texts(of: table, at: "\(members.name("table")) in \(path)")
  }

  private func texts(of value: JSONValue, at place: String) throws(MappingProblem) -> [String: String] {
    guard case .object(let rows) = value else { throw MappingProblem("\(place) has the wrong kind of value; give an object of texts") }
    var table: [String: String] = [:]
    for row in rows {
      guard let text = row.value.string else { throw MappingProblem("\(place).\(row.name) has the wrong kind of value; give a text") }
      table[row.name] = text
    }
    return table
  }

  /// The column or path of an object: two words for one thing.
  private func columnOrPath(_ members: MappingMembers) throws(MappingProblem) -> SourceMapping.Column? {
    if members["column"] != nil, members["path"] != nil {
      throw MappingProblem("\(members.place) has both column and path; leave one out")
    }
    for name in ["column", "path"] {
      if let value = members[name] { return try column(value, at: members.name(name)) }
    }
    return nil
  }

  private func requiredPlace(_ members: MappingMembers) throws(MappingProblem) -> SourceMapping.Column {
    guard let column = try columnOrPath(members) else { throw MappingProblem("\(members.place) needs a column or a path") }
    return column
  }

  private func column(_ value: JSONValue, at place: String) throws(MappingProblem) -> SourceMapping.Column {
    if let text = value.string { return .name(text) }
    if case .number(let text) = value, let number = Int(text) { return .number(number) }
    throw MappingProblem("\(place) has the wrong kind of value; give a name, a path or the number of a column")
  }

  func path(_ text: String, at place: String) throws(MappingProblem) -> MappingPath {
    do throws(MappingProblem) { return try MappingPath(text) } catch { throw MappingProblem("\(place): \(error.reason)") }
  }

  func rows(_ value: JSONValue) throws(MappingProblem) -> SourceMapping.Rows {
    let members = try MappingMembers(value, at: "rows", known: ["path", "when"])
    let when = try members["when"].map { value throws(MappingProblem) in try condition(value, at: "rows.when") }
    return SourceMapping.Rows(path: try path(members.requiredText("path"), at: "rows.path"), when: when)
  }

  func source(_ value: JSONValue) throws(MappingProblem) -> SourceMapping.SourceTerms {
    let members = try MappingMembers(value, at: "source", known: ["name", "license", "attribution"])
    return SourceMapping.SourceTerms(
      name: try members.requiredText("name"), license: try members.text("license"), attribution: try members.text("attribution"))
  }

  func names(_ value: JSONValue, at place: String) throws(MappingProblem) -> SourceMapping.Names {
    let members = try MappingMembers(value, at: place, known: ["column", "path", "text", "language", "kind", "separator", "onlyLanguages"])
    let text = try members.text("text")
    return SourceMapping.Names(
      column: try requiredPlace(members),
      text: try text.map { text throws(MappingProblem) in try path(text, at: members.name("text")) },
      language: try constantOrField(members, "language"), kind: try constantOrField(members, "kind"),
      separator: try members.text("separator"), onlyLanguages: try members.truth("onlyLanguages") ?? false)
  }

  /// A text is a constant here, an object the value of each name.
  private func constantOrField(_ members: MappingMembers, _ name: String) throws(MappingProblem) -> SourceMapping.Field? {
    guard let value = members[name] else { return nil }
    if let constant = value.string { return .value(SourceMapping.Field.Value(constant: constant)) }
    return try field(value, at: members.name(name))
  }

  func condition(_ value: JSONValue, at place: String) throws(MappingProblem) -> SourceMapping.Condition {
    let members = try MappingMembers(value, at: place, known: ["column", "path", "isOneOf", "isNoneOf", "isBelow"])
    return SourceMapping.Condition(
      column: try requiredPlace(members), isOneOf: try members.texts("isOneOf"), isNoneOf: try members.texts("isNoneOf"),
      isBelow: try members.number("isBelow"))
  }

  func steps(_ value: JSONValue) throws(MappingProblem) -> [SourceMapping.ImportanceStep] {
    let members = try MappingMembers(value, at: "importance", known: ["steps"])
    var steps: [SourceMapping.ImportanceStep] = []
    for (index, value) in try members.elements("steps").enumerated() {
      let place = "importance.steps[\(index)]"
      let step = try MappingMembers(value, at: place, known: ["when", "floor", "add"])
      steps.append(
        SourceMapping.ImportanceStep(
          when: try condition(try step.required("when"), at: place + ".when"), floor: try step.number("floor"), add: try step.number("add"))
      )
    }
    return steps
  }
}
