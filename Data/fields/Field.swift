// SPDX-License-Identifier: Apache-2.0

/// A field of a place: a row of `FieldTable`, with what is read of it while the program runs.
package struct Field: Sendable {
  /// Where its value comes from.
  package enum Source: String, Sendable {
    /// A reader takes it from the record.
    case record
    /// A reader takes it from what searches found, which only a request that names it starts.
    case search
    /// The source of the index has it in the form of the answer.
    case passed
    /// No index has data.
    case none
  }

  /// The name of a member of the older service.
  package struct Older: Sendable {
    package let name: String
    /// Its type where its form differs; nil where only the name does.
    package let type: String?
    /// Whether lists of results have it.
    package let isInResults: Bool
  }

  /// The name in answers; nil for a member of the older service only.
  package let name: String?
  /// `string`, `boolean`, `number`, `integer` or the name of a schema; `[x]` is an array of x.
  package let type: String
  package let source: Source
  package let older: Older?
  /// The name in pages that use Google's JavaScript names.
  package let page: String?
  /// The member of the Swift struct `Place`.
  package let placeMember: String?

  init(row: Substring) {
    let cells = row.split(separator: " | ").map(String.init)
    precondition(cells.count == 10, "A row of Data/fields has ten cells; this one has \(cells.count): \(row)")
    let name = cells[0]
    func cell(_ index: Int) -> String? { cells[index] == "-" ? nil : cells[index] == "=" ? name : cells[index] }
    guard let source = Source(rawValue: cells[2]) else { preconditionFailure("'\(cells[2])' is no source of a field: \(row)") }
    self.name = cell(0)
    type = cells[1]
    self.source = source
    older = cell(3).map(Older.init)
    page = cell(4)
    placeMember = cell(5).map { String($0.prefix { $0 != ":" && $0 != "*" }) }
  }
}

extension Field.Older {
  /// `+name:type`
  fileprivate init(_ cell: String) {
    let parts = cell.split(separator: ":", maxSplits: 1).map(String.init)
    isInResults = parts[0].hasPrefix("+")
    name = isInResults ? String(parts[0].dropFirst()) : parts[0]
    type = parts.count == 2 ? parts[1] : nil
  }
}

extension FieldTable {
  /// All fields, in the order of an answer.
  package static let fields: [Field] = text.description.split(separator: "\n").map(Field.init)
}
