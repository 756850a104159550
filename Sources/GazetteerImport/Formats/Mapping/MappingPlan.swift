// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex

/// A mapping resolved for the rows of a source: turns a row into a draft.
struct MappingPlan<Row: MappedRow>: Sendable {
  private let nulls: Set<String>
  private let hasDecimalComma: Bool
  private let idPrefix: String
  private let source: Source?
  private let types: [String]
  private let kind: SourceMapping.RowKind
  private var values: [(name: String, field: MappedField<Row>)] = []
  private var id: MappedField<Row>?
  private var latitude: MappedField<Row>?
  private var longitude: MappedField<Row>?
  private var pair: MappedField<Row>?
  private var geometry: MappedField<Row>?
  private var extra: [(name: String, field: MappedField<Row>)] = []
  private var names: [MappedNames<Row>] = []
  private var skip: [MappedCondition<Row>] = []
  private var steps: [(condition: MappedCondition<Row>, step: SourceMapping.ImportanceStep)] = []

  init(_ mapping: SourceMapping, _ resolver: inout some ColumnResolver<Row>) throws(MappingProblem) {
    (nulls, hasDecimalComma) = (Set(mapping.nulls), mapping.hasDecimalComma)
    (idPrefix, types, kind) = (mapping.idPrefix, mapping.types, mapping.kind)
    source = mapping.source.map { Source(name: $0.name, license: $0.license, attribution: $0.attribution) }
    for (name, rule) in mapping.fields.sorted(by: { $0.key < $1.key }) {
      let field: MappedField<Row>
      do throws(MappingProblem) { field = try MappedField(rule, &resolver, isRequired: true) } catch {
        throw MappingProblem("fields.\(name): \(error.reason)")
      }
      switch name {
      case "id": id = field
      case "latitude": latitude = field
      case "longitude": longitude = field
      case "position": pair = field
      case "geometry": geometry = field
      default: values.append((name, field))
      }
    }
    for (name, rule) in mapping.extra.sorted(by: { $0.key < $1.key }) { extra.append((name, try MappedField(rule, &resolver))) }
    for rule in mapping.names { names.append(try MappedNames(rule, &resolver)) }
    for test in mapping.skip { skip.append(try MappedCondition(test, &resolver, isRequired: true)) }
    for step in mapping.steps { steps.append((try MappedCondition(step.when, &resolver), step)) }
  }

  /// The content of a row.
  func content(of row: Row) -> SourceRow.Content {
    if skip.contains(where: { $0.holds(for: row, nulls: nulls) }) { return .skipped(1) }
    do throws(RecordFault) { return .place(try draft(of: row)) } catch { return .fault(error) }
  }

  private func draft(of row: Row) throws(RecordFault) -> DraftPlace {
    var record = CanonicalMembers()
    var unlisted: [String] = []
    for (name, field) in values {
      do throws(RecordFault) { try take(field, as: name, of: row, into: &record, &unlisted) } catch {
        // What a place does not need is left out, and counted.
        if error.reason != .wrongValue || required.contains(name) { throw error }
        record.drop(DroppedValue(name, error.text))
      }
    }
    for (name, field) in extra {
      let result = field.result(in: row, nulls: nulls)
      if let text = result.unlisted { record.drop(DroppedValue("extra." + name, text)) }
      let value = result.values.count > 1 ? .array(result.values) : result.values.first
      if let value { record.takeUnknown(JSONValue.Member(name, value)) }
    }
    for name in names.flatMap({ $0.names(in: row, nulls: nulls) }) { record.addName(name) }
    if let source { record.setDefaultSource(source) }
    return try finished(record, row, unlisted)
  }

  private func take(
    _ field: MappedField<Row>, as name: String, of row: Row, into record: inout CanonicalMembers, _ unlisted: inout [String]
  ) throws(RecordFault) {
    if case .text(let text) = field.plainText(in: row, nulls: nulls) {
      if let text { try record.take(mappedText: spelled(text, name), as: name) }
      return
    }
    let result = field.result(in: row, nulls: nulls)
    if let text = result.unlisted {
      if name == "primaryType" || name == "types" { unlisted.append(text) } else { record.drop(DroppedValue(name, text)) }
    }
    if result.values.count == 1, case .string(let text) = result.values[0] {
      try record.take(mapped: [.string(spelled(text, name))], as: name)
    } else if !result.values.isEmpty {
      try record.take(mapped: result.values, as: name)
    }
  }

  /// The text as JSON spells it, when it is a number with a decimal comma.
  private func spelled(_ text: String, _ name: String) -> String {
    guard hasDecimalComma, SourceMapping.numbers.contains(name) else { return text }
    return NumberText.spelled(text, hasDecimalComma: true)
  }

  /// The fields that have to be right.
  private var required: Set<String> { kind == .places ? ["name"] : ["houseNumber", "street"] }

  private func finished(_ record: CanonicalMembers, _ row: Row, _ unlisted: [String]) throws(RecordFault) -> DraftPlace {
    var draft = try record.finished()
    let position = position(in: row)
    (draft.latitude, draft.longitude, draft.coordinateText) = (position.latitude, position.longitude, position.text)
    draft.viewport = draft.viewport ?? position.box
    draft.unlistedTypes = unlisted
    draft.dropsWrongValues = kind == .places
    draft.types += types
    for (condition, step) in steps where condition.holds(for: row, nulls: nulls) {
      draft.importance.floor = max(draft.importance.floor, step.floor ?? 0)
      draft.importance.bonus += step.add ?? 0
    }
    if let id { draft.id = try self.id(id, of: draft, row) }
    return draft
  }

  private func id(_ field: MappedField<Row>, of draft: DraftPlace, _ row: Row) throws(RecordFault) -> String {
    if case .text(let text) = field.plainText(in: row, nulls: nulls) { return text.map { idPrefix + $0 } ?? "" }
    if let value = field.result(in: row, nulls: nulls).values.first {
      guard let text = value.plainText else { throw RecordFault(.wrongValue, "id: " + value.text) }
      return idPrefix + text
    }
    return field.isDerived(in: row, nulls: nulls) ? idPrefix + DerivedID.text(of: draft) : ""
  }

  /// Latitude and longitude where the mapping names them and the row has both; else their pair, else the geometry.
  private func position(in row: Row) -> MappedPosition {
    let (north, east) = (latitude.flatMap { text($0, row) }, longitude.flatMap { text($0, row) })
    if let text = pair.flatMap({ text($0, row) }), north == nil || east == nil {
      return MappedPosition(pair: text, hasDecimalComma: hasDecimalComma)
    }
    if geometry == nil || (north != nil && east != nil) {
      return MappedPosition(latitude: north, longitude: east, hasDecimalComma: hasDecimalComma)
    }
    return MappedPosition(geometry: geometry?.result(in: row, nulls: nulls).values.first)
  }

  private func text(_ field: MappedField<Row>, _ row: Row) -> String? {
    if case .text(let text) = field.plainText(in: row, nulls: nulls) { return text }
    return field.result(in: row, nulls: nulls).values.first?.plainText
  }
}

/// A condition of a mapping, resolved.
struct MappedCondition<Row: MappedRow>: Sendable {
  private let place: Row.Locator
  private let test: SourceMapping.Condition

  init(_ test: SourceMapping.Condition, _ resolver: inout some ColumnResolver<Row>, isRequired: Bool = false) throws(MappingProblem) {
    self.test = test
    place = try resolver.place(of: test.column, isRequired: isRequired)
  }

  func holds(for row: Row, nulls: Set<String>) -> Bool {
    let text = text(in: row, nulls: nulls)
    if let texts = test.isOneOf, !texts.contains(text) { return false }
    if let texts = test.isNoneOf, texts.contains(text) { return false }
    if let limit = test.isBelow { return Double(text).map { $0 < limit } ?? false }
    return true
  }

  /// The text; empty for none, and for a value that is no text.
  private func text(in row: Row, nulls: Set<String>) -> String {
    let text: String? =
      if case .text(let plain) = row.plainText(at: place) { plain } else { row.found(at: place).first?.value.plainText }
    return text.flatMap { nulls.contains($0) ? nil : $0 } ?? ""
  }
}
