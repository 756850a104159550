// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex

/// One entry of a mapping's `names`, resolved: finds other names in a row.
struct MappedNames<Row: MappedRow>: Sendable {
  private let place: Row.Locator
  private let text: MappingPath?
  private let language: MappedField<JSONRow>?
  private let kind: MappedField<JSONRow>?
  private let separator: String?
  private let onlyLanguages: Bool

  init(_ names: SourceMapping.Names, _ resolver: inout some ColumnResolver<Row>) throws(MappingProblem) {
    var paths = PathResolver()
    place = try resolver.place(of: names.column, isRequired: false)
    text = names.text
    language = try names.language.map { field throws(MappingProblem) in try MappedField(field, &paths) }
    kind = try names.kind.map { field throws(MappingProblem) in try MappedField(field, &paths) }
    separator = names.separator
    onlyLanguages = names.onlyLanguages
  }

  /// The names in a row; every element of an array is one. Values that are no texts are left out.
  func names(in row: Row, nulls: Set<String>) -> [AlternateName] {
    row.found(at: place).flatMap { found -> [AlternateName] in
      if onlyLanguages, found.star.map(SourceLanguage.isLanguage) == false { return [] }
      return found.value.elements.flatMap { names(of: $0, star: found.star, nulls) }
    }
  }

  private func names(of element: JSONValue, star: String?, _ nulls: Set<String>) -> [AlternateName] {
    let value = text.map { $0.first(in: element) ?? .null } ?? element
    guard value.isValue(nulls), let text = value.plainText else { return [] }
    let row = JSONRow(value: element)
    let tag = language?.result(in: row, nulls: nulls).values.first?.plainText ?? star
    let kind = self.kind?.result(in: row, nulls: nulls).values.first?.plainText.flatMap(AlternateName.Kind.init(rawValue:)) ?? .variant
    let parts = separator.map(text.parts(separatedBy:)) ?? [text]
    return parts.map { AlternateName(text: $0, language: tag.flatMap(SourceLanguage.init)?.text, kind: kind) }
  }
}
