// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import GazetteerImport

/// `gazetteer mapping`
struct MappingCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mapping",
    abstract: "Draft the mapping of a table.",
    discussion: """
      Prints the mapping with which import would read the file, as JSON to edit and to give to import --mapping. What was taken for what is printed \
      to standard error. Tables, rows of JSON and features have one; other formats need none.

      Examples:
        gazetteer mapping stores.csv > stores.json
        gazetteer mapping --column name=Shop stores.csv
      """)

  @Option(help: ArgumentHelp("Layout of the file: csv, tsv, ndjson, geojson (default: auto).", valueName: "format"))
  var format: String?

  @OptionGroup var columns: ColumnOptions

  @Argument(help: ArgumentHelp("A file, or - for standard input.", valueName: "source"), completion: .file())
  var source: String

  func run() throws {
    var spec = ImportSource(path: source, format: try format.map { try choice($0, option: "format") } ?? .auto)
    spec.columns = try columns.columns()
    let draft = try MappingDraft.of(spec)
    StandardError.write(DraftTable(draft).text)
    try StandardOutput.print(draft.json)
  }
}
