// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import GazetteerBase
import GazetteerImport
import GazetteerIndex

/// `gazetteer diff`
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Print what changed between two indexes.",
    discussion: """
      Prints a line of NDJSON for each place that is not the same in both, most important first. It is the whole new record, with what \
      is new about it in _change (added, moved, renamed, changed). Then comes {"id": …, "deleted": true} for each place that is gone. \
      `import --no-link --base OLD` makes NEW of these lines, byte by byte.

      Examples:
        gazetteer diff old.gaz new.gaz > changes.ndjson
        gazetteer import --no-link --base old.gaz --output new.gaz changes.ndjson
      """)

  @Argument(help: ArgumentHelp("The earlier index.", valueName: "old"))
  var old: String

  @Argument(help: ArgumentHelp("The later index.", valueName: "new"))
  var new: String

  func run() throws {
    var output = StandardOutput()
    try IndexComparison(old: IndexName.path(of: old), new: IndexName.path(of: new)).forEachChange { try output.write(line(for: $0) + "\n") }
    try output.flush()
  }

  private func line(for change: PlaceChange) throws(IndexError) -> String {
    do throws(JSONReader.Failure) { return try change.line() } catch {
      throw .damaged(path: new, reason: "the details of a place cannot be read: \(error)")
    }
  }
}
