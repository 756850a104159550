// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// A field of a mapping whose columns are resolved: finds the field's values in a row.
indirect enum MappedField<Row: MappedRow>: Sendable {
  case value(places: [Row.Locator], parts: [MappedField], rule: SourceMapping.Field.Value)
  case firstOf([MappedField])

  /// What a field has in a row.
  struct Result {
    var values: [JSONValue] = []
    /// The first text that a table or lookup does not have, if no text is in it.
    var unlisted: String?
  }

  init(_ field: SourceMapping.Field, _ resolver: inout some ColumnResolver<Row>, isRequired: Bool = false) throws(MappingProblem) {
    switch field {
    case .firstOf(let fields):
      var alternatives: [MappedField] = []
      for field in fields { alternatives.append(try MappedField(field, &resolver, isRequired: isRequired)) }
      self = .firstOf(alternatives)
    case .value(let rule):
      var places: [Row.Locator] = []
      for column in rule.columns { places.append(try resolver.place(of: column, isRequired: isRequired)) }
      var parts: [MappedField] = []
      for part in rule.parts { parts.append(try MappedField(part, &resolver, isRequired: isRequired)) }
      self = .value(places: places, parts: parts, rule: rule)
    }
  }

  /// The values of the field; none when the row has none.
  func result(in row: Row, nulls: Set<String>) -> Result {
    switch self {
    case .firstOf(let fields):
      var unlisted: String?
      for field in fields {
        let result = field.result(in: row, nulls: nulls)
        if !result.values.isEmpty { return result }
        unlisted = unlisted ?? result.unlisted
      }
      return Result(unlisted: unlisted)
    case .value(let places, let parts, let rule):
      if let constant = rule.constant { return Result(values: [.string(constant)]) }
      var values = parts.isEmpty ? Self.values(at: places, row, nulls) : Self.joined(parts, rule.between, row, nulls)
      if !rule.split.isEmpty { values = values.flatMap { Self.parts(of: $0, rule.split) } }
      if rule.isLastFirst { values.reverse() }
      guard rule.table != nil || rule.lookup != nil else { return Result(values: values).or(rule.fallback) }
      let listed = values.compactMap { $0.plainText.flatMap(rule.replacement(of:)).map(JSONValue.string) }
      return Result(values: listed, unlisted: listed.isEmpty ? values.first?.plainText : nil).or(rule.fallback)
    }
  }

  /// The one text of the field where no list is needed to find it.
  func plainText(in row: Row, nulls: Set<String>) -> PlainText {
    guard case .value(let places, let parts, let rule) = self, parts.isEmpty, rule.split.isEmpty, rule.derived == nil else {
      return .unknown
    }
    if let constant = rule.constant { return .text(constant) }
    var found: String?
    for place in places where found == nil {
      guard case .text(let text) = row.plainText(at: place) else { return .unknown }
      if let text, !nulls.contains(text) { found = text }
    }
    if rule.table != nil || rule.lookup != nil {
      let listed = found.flatMap(rule.replacement(of:))
      if listed == nil, found != nil, rule.fallback == nil { return .unknown }
      found = listed
    }
    return .text(found ?? rule.fallback)
  }

  /// Whether the field is computed from the place.
  func isDerived(in row: Row, nulls: Set<String>) -> Bool {
    switch self {
    case .value(_, _, let rule): rule.derived != nil
    case .firstOf(let fields):
      fields.first { $0.isDerived(in: row, nulls: nulls) || !$0.result(in: row, nulls: nulls).values.isEmpty }?
        .isDerived(in: row, nulls: nulls) ?? false
    }
  }

  private static func values(at places: [Row.Locator], _ row: Row, _ nulls: Set<String>) -> [JSONValue] {
    for place in places {
      let values = row.found(at: place).map(\.value).filter { $0.isValue(nulls) }
      if !values.isEmpty { return values }
    }
    return []
  }

  private static func joined(_ parts: [MappedField], _ between: String, _ row: Row, _ nulls: Set<String>) -> [JSONValue] {
    let texts = parts.map { $0.result(in: row, nulls: nulls).values.first?.plainText }
    // What every row has says nothing alone.
    guard zip(parts, texts).contains(where: { !$0.isConstant && $1 != nil }) else { return [] }
    return [.string(texts.compactMap(\.self).joined(separator: between))]
  }

  /// Whether it has the same text for every row.
  private var isConstant: Bool {
    switch self {
    case .value(_, let parts, let rule): rule.constant != nil || !parts.isEmpty && parts.allSatisfy(\.isConstant)
    case .firstOf(let fields): fields.allSatisfy(\.isConstant)
    }
  }

  private static func parts(of value: JSONValue, _ separators: [String]) -> [JSONValue] {
    guard let text = value.plainText else { return [value] }
    let parts = separators.reduce([text]) { texts, separator in texts.flatMap { $0.parts(separatedBy: separator) } }
    return parts.map { String($0[...].trimmingSpaces) }.filter { !$0.isEmpty }.map(JSONValue.string)
  }
}

extension MappedField.Result {
  /// The same with a value where there is none.
  fileprivate func or(_ fallback: String?) -> Self {
    guard values.isEmpty, let fallback else { return self }
    return Self(values: [.string(fallback)])
  }
}

extension JSONValue {
  /// Whether there is anything: neither null, an empty text, an empty array or object, nor one of the texts for no value.
  func isValue(_ nulls: Set<String>) -> Bool {
    switch self {
    case .null: false
    case .string(let text): !text.isEmpty && !nulls.contains(text)
    case .array(let values): !values.isEmpty
    case .object(let members): !members.isEmpty
    default: true
    }
  }
}

extension SourceMapping.Field.Value {
  /// What a text is replaced by; nil when neither table nor lookup has it, and others are dropped.
  fileprivate func replacement(of text: String) -> String? {
    if let listed = table?[text] ?? lookup?.value(of: text) { return listed }
    return others == .keep ? text : nil
  }
}
