// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerJSON

/// A mapping resolved against the columns of a file: turns the fields of a row into a draft.
struct CSVPlan {
  private struct Value {
    var columns: [Int]
    var rule: CSVMapping.Field
  }

  private struct NameColumn {
    var column: Int
    var language: String?
    var kind: AlternateName.Kind
    var separator: String?
  }

  private let mapping: CSVMapping
  private var nulls: Set<String>
  private var values: [(name: String, value: Value)] = []
  private var extra: [(name: String, value: Value)] = []
  private var names: [NameColumn] = []
  private var skip: [(column: Int, test: CSVMapping.Condition)] = []
  private var steps: [(column: Int, step: CSVMapping.ImportanceRule.Step)] = []
  private var leastColumns = 0

  init(_ mapping: CSVMapping, header: [String], path: String) throws(ImportError) {
    self.mapping = mapping
    nulls = Set(mapping.nulls ?? [])
    let finder = ColumnFinder(header: header, path: path)
    for (name, rule) in mapping.fields.sorted(by: { $0.key < $1.key }) {
      values.append((name, Value(columns: try finder.columns(of: rule), rule: rule)))
    }
    for (name, rule) in (mapping.extra ?? [:]).sorted(by: { $0.key < $1.key }) {
      extra.append((name, Value(columns: try finder.columns(of: rule), rule: rule)))
    }
    for rule in mapping.names ?? [] {
      let kind = rule.kind.flatMap(AlternateName.Kind.init(rawValue:)) ?? .variant
      for (column, language) in try finder.columns(matching: rule.column) {
        names.append(NameColumn(column: column, language: rule.language ?? language, kind: kind, separator: rule.separator))
      }
    }
    for test in mapping.skip ?? [] { skip.append((try finder.column(test.column), test)) }
    for step in mapping.importance?.steps ?? [] { steps.append((try finder.column(step.when.column), step)) }
    leastColumns = 1 + (values.flatMap(\.value.columns) + skip.map(\.column)).reduce(-1, max)
  }

  /// The content of a row.
  func content(of fields: [String]) -> SourceRow.Content {
    guard fields.count >= leastColumns else {
      let counts = "\(fields.count) columns, at least \(leastColumns) expected: "
      return .fault(RecordFault(.malformed, counts + fields.joined(separator: " | ")))
    }
    if skip.contains(where: { holds($0.test, text(fields, $0.column)) }) { return .skipped }
    do throws(RecordFault) { return .place(try draft(of: fields)) } catch { return .fault(error) }
  }

  private func draft(of fields: [String]) throws(RecordFault) -> DraftPlace {
    var record = CanonicalMembers()
    var coordinates: [String: String] = [:]
    for (name, value) in values {
      guard let text = text(fields, value) else { continue }
      switch name {
      case "latitude", "longitude": coordinates[name] = text
      case "id": try record.take(JSONValue.Member(name, .string((mapping.idPrefix ?? "") + text)))
      default: try CSVPlan.take(name, text, into: &record)
      }
    }
    for (name, value) in extra {
      if let text = text(fields, value) { record.takeUnknown(JSONValue.Member(name, .string(text))) }
    }
    for name in alternateNames(fields) { record.addName(name) }
    takeSourceTerms(into: &record)
    var draft = try record.finished()
    draft.latitude = number(coordinates["latitude"])
    draft.longitude = number(coordinates["longitude"])
    draft.coordinateText = [coordinates["latitude"] ?? "missing", coordinates["longitude"] ?? "missing"].joined(separator: ", ")
    draft.types += mapping.types ?? []
    addSteps(fields, to: &draft.importance)
    return draft
  }

  /// Takes one field by its canonical name. Several values are separated by `;`; structured members are JSON.
  private static func take(_ name: String, _ text: String, into record: inout CanonicalMembers) throws(RecordFault) {
    switch name {
    case "types", "formerIds":
      let parts = text.parts(separatedBy: ";").map(JSONValue.string)
      try record.take(JSONValue.Member(name, .array(parts)))
    case "importance": try record.take(JSONValue.Member(name, JSONValue.number(spelledBy: text) ?? .string(text)))
    case "viewport": record.setViewport(try box(text))
    case "names", "houseNumbers": try record.take(JSONValue.Member(name, try json(name, text)))
    case "details":
      guard case .object(let members) = try json(name, text) else { throw RecordFault(.wrongValue, "details: " + text) }
      for member in members { try record.take(member) }
    default:
      let member = JSONValue.Member(name, .string(text))
      if try !record.takeAddressPart(member) { try record.take(member) }
    }
  }

  private static func json(_ name: String, _ text: String) throws(RecordFault) -> JSONValue {
    do throws(JSONReader.Failure) { return try JSONReader.value(of: text, options: .record) } catch {
      throw RecordFault(.wrongValue, name + ": " + text)
    }
  }

  /// `south,west,north,east`
  private static func box(_ text: String) throws(RecordFault) -> DraftBox {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).compactMap { Double($0) }
    guard numbers.count == 4 else { throw RecordFault(.wrongValue, "viewport: " + text) }
    return DraftBox(south: numbers[0], west: numbers[1], north: numbers[2], east: numbers[3])
  }

  private func alternateNames(_ fields: [String]) -> [AlternateName] {
    var found: [AlternateName] = []
    for name in names {
      guard let text = text(fields, name.column) else { continue }
      let parts = name.separator.map(text.parts(separatedBy:)) ?? [text]
      for part in parts { found.append(AlternateName(text: part, language: name.language, kind: name.kind)) }
    }
    return found
  }

  private func takeSourceTerms(into record: inout CanonicalMembers) {
    guard let terms = mapping.source else { return }
    record.setDefaultSource(Source(name: terms.name, license: terms.license, attribution: terms.attribution))
  }

  private func addSteps(_ fields: [String], to facts: inout ImportanceFacts) {
    for (column, step) in steps where holds(step.when, text(fields, column)) {
      facts.floor = max(facts.floor, step.floor ?? 0)
      facts.bonus += step.add ?? 0
    }
  }

  private func holds(_ test: CSVMapping.Condition, _ text: String?) -> Bool {
    let text = text ?? ""
    if let texts = test.isOneOf, !texts.contains(text) { return false }
    if let texts = test.isNoneOf, texts.contains(text) { return false }
    return true
  }

  /// The text of a column; nil when the row is too short, or the text empty or a null value.
  private func text(_ fields: [String], _ column: Int) -> String? {
    guard column < fields.count, !fields[column].isEmpty, !nulls.contains(fields[column]) else { return nil }
    return fields[column]
  }

  private func text(_ fields: [String], _ value: Value) -> String? {
    if let constant = value.rule.constant { return constant }
    var found: String?
    for column in value.columns where found == nil { found = text(fields, column) }
    if let table = value.rule.table { found = found.flatMap { table[$0] } }
    if value.rule.lookup == .countryName { found = found.flatMap(CountryCodes.code(ofName:)) }
    return found ?? value.rule.default
  }

  private func number(_ text: String?) -> Double? {
    guard var text else { return nil }
    return text.withUTF8 { $0.decimal }
  }
}

/// Resolves columns by name or number.
private struct ColumnFinder {
  var header: [String]
  var path: String

  func column(_ column: CSVMapping.Column) throws(ImportError) -> Int {
    switch column {
    case .number(let number):
      if number < 1 { throw .mappingInvalid(path: path, reason: "column \(number): numbers begin at 1") }
      return number - 1
    case .name(let name):
      if let position = header.firstIndex(of: name) { return position }
      if header.isEmpty { throw .mappingInvalid(path: path, reason: "column \(name) has a name, but header is false; give its number") }
      throw .mappingInvalid(path: path, reason: "there is no column \(name); the file has \(header.prefix(30).joined(separator: ", "))")
    }
  }

  func columns(of field: CSVMapping.Field) throws(ImportError) -> [Int] {
    var found: [Int] = []
    for column in (field.column.map { [$0] } ?? []) + (field.otherwise ?? []) { found.append(try self.column(column)) }
    return found
  }

  /// The columns that a name ending in `*` matches, each with the text in the place of `*`; otherwise the column alone.
  func columns(matching column: CSVMapping.Column) throws(ImportError) -> [(Int, String?)] {
    guard case .name(let pattern) = column, pattern.hasSuffix("*") else { return [(try self.column(column), nil)] }
    let prefix = pattern.dropLast()
    return header.enumerated().compactMap { position, name in
      name.hasPrefix(prefix) ? (position, String(name.dropFirst(prefix.count))) : nil
    }
  }
}
