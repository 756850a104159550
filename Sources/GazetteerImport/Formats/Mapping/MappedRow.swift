// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// A row in which a mapping finds values: the fields of delimited text, or a JSON object.
protocol MappedRow {
  /// Where a value lies in rows of this kind.
  associatedtype Locator: Sendable

  /// The one text at a place, if that is all that can be there and it takes no list to tell; else nil, and `found` tells.
  func plainText(at place: Locator) -> PlainText
  /// The values at a place, with what stood in the place of `*`.
  func found(at place: Locator) -> [MappingPath.Found]
}

/// What a row tells of a place that can hold one text only.
enum PlainText {
  /// This text, or nothing.
  case text(String?)
  /// The place may hold something else.
  case unknown
}

/// Turns the columns of a mapping into places of a row.
protocol ColumnResolver<Row> {
  associatedtype Row: MappedRow

  /// - Parameter isRequired: whether every row has to be long enough for the column.
  mutating func place(of column: SourceMapping.Column, isRequired: Bool) throws(MappingProblem) -> Row.Locator
}

// MARK: Delimited text

/// The fields of a row of delimited text.
struct DelimitedRow: MappedRow {
  /// A column, or those that fit a name with `*`, and a path in the JSON text of a field.
  struct Locator: Sendable {
    var columns: [(position: Int, star: String?)]
    var path = MappingPath()
  }

  var fields: [String]

  func plainText(at place: Locator) -> PlainText {
    guard place.columns.count == 1, place.path.steps.isEmpty else { return .unknown }
    return .text(text(place.columns[0].position))
  }

  func found(at place: Locator) -> [MappingPath.Found] {
    place.columns.flatMap { column -> [MappingPath.Found] in
      guard let text = text(column.position) else { return [] }
      if place.path.steps.isEmpty { return [MappingPath.Found(value: .string(text), star: column.star)] }
      return place.path.found(in: Self.value(of: text))
    }
  }

  private func text(_ position: Int) -> String? {
    position < fields.count && !fields[position].isEmpty ? fields[position] : nil
  }

  /// The value of a field that holds JSON, or a list without quotes such as `[bar, cafe]`; any other text is the value.
  private static func value(of text: String) -> JSONValue {
    if let value = try? JSONReader.value(of: text, options: .record) { return value }
    guard text.first == "[" && text.last == "]" || text.first == "{" && text.last == "}" else { return .string(text) }
    let parts = String(text.dropFirst().dropLast()).parts(separatedBy: ",")
    return .array(parts.map { .string(String($0[...].trimmingSpaces.trimmingQuotes)) })
  }
}

extension Substring {
  fileprivate var trimmingQuotes: Substring {
    guard let first, first == "\"" || first == "'", last == first, utf8.count > 1 else { return self }
    return dropFirst().dropLast()
  }
}

/// Finds the columns of a table by their names in the header, or by number.
struct HeaderResolver: ColumnResolver {
  typealias Row = DelimitedRow

  var header: [String]
  /// Number of fields that every row needs.
  private(set) var leastColumns = 0

  init(header: [String]) { self.header = header }

  mutating func place(of column: SourceMapping.Column, isRequired: Bool) throws(MappingProblem) -> DelimitedRow.Locator {
    let place = try place(of: column)
    if isRequired, place.columns.count == 1 { leastColumns = max(leastColumns, place.columns[0].position + 1) }
    return place
  }

  private func place(of column: SourceMapping.Column) throws(MappingProblem) -> DelimitedRow.Locator {
    switch column {
    case .number(let number):
      if number < 1 { throw MappingProblem("column \(number): numbers begin at 1") }
      return DelimitedRow.Locator(columns: [(number - 1, nil)])
    case .name(let name):
      if let position = position(of: name) { return DelimitedRow.Locator(columns: [(position, nil)]) }
      if name.hasSuffix("?") {
        let needed = try? place(of: .name(String(name.dropLast())))
        return needed ?? DelimitedRow.Locator(columns: [])
      }
      if header.isEmpty { throw MappingProblem("column \(name) has a name, but header is false; give its number") }
      if name.contains("*") { return pattern(name) }
      return try pathInField(name)
    }
  }

  /// The column of this name, else the first that differs only by the case of letters.
  private func position(of name: String) -> Int? {
    header.firstIndex(of: name) ?? header.firstIndex { $0.lowercased() == name.lowercased() }
  }

  /// The columns that a name with `*` matches; there may be none.
  private func pattern(_ name: String) -> DelimitedRow.Locator {
    let ends = name.split(separator: "*", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let columns = header.enumerated().compactMap { position, column in
      column.betweenEnds(ends[0], ends[1]).map { (position: position, star: Optional($0)) }
    }
    return DelimitedRow.Locator(columns: columns)
  }

  /// A column whose fields are JSON, and the path in it: `categories[0]`.
  private func pathInField(_ name: String) throws(MappingProblem) -> DelimitedRow.Locator {
    let ends = name.indices.filter { name[$0] == "[" || name[$0] == "." }
    for end in ends {
      guard let position = position(of: String(name[..<end])) else { continue }
      let rest = name[end] == "." ? name[name.index(after: end)...] : name[end...]
      return DelimitedRow.Locator(columns: [(position, nil)], path: try MappingPath(String(rest)))
    }
    throw MappingProblem("there is no column \(name); the file has \(header.prefix(30).joined(separator: ", "))")
  }
}

// MARK: JSON

/// An object of a JSON source.
struct JSONRow: MappedRow {
  var value: JSONValue

  func plainText(at place: MappingPath) -> PlainText { .unknown }

  func found(at place: MappingPath) -> [MappingPath.Found] { place.found(in: value) }
}

/// Parses the paths of a mapping.
struct PathResolver: ColumnResolver {
  typealias Row = JSONRow

  func place(of column: SourceMapping.Column, isRequired: Bool) throws(MappingProblem) -> MappingPath {
    switch column {
    case .number(let number): throw MappingProblem("column \(number): a JSON row has no numbered columns; give the path of a member")
    case .name(let name): return try MappingPath(name.hasSuffix("?") ? String(name.dropLast()) : name)
    }
  }
}
