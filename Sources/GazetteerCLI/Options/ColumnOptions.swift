// SPDX-License-Identifier: Apache-2.0
import ArgumentParser

/// What people say of the columns of a table that has no mapping.
struct ColumnOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The column of a field in tables without a mapping, where its header does not tell: name=Shop; may be given more than once.",
      valueName: "field=column"))
  var column: [String] = []

  /// The columns by field.
  ///
  /// - Throws: `CommandError.invalidOption`.
  func columns() throws -> [String: String] {
    var columns: [String: String] = [:]
    for text in column {
      let sides = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard sides.count == 2 else {
        throw CommandError.invalidOption(name: "column", value: text, cure: "Give a field and its column, as name=Shop.")
      }
      columns[sides[0]] = sides[1]
    }
    return columns
  }
}
